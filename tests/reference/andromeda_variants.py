"""Other cards and numbers for Andromeda's Edge: the data file with new effects and costs, for the comparison."""

import pathlib

from andromeda_data import BASIC, RESOURCES, SHIPS, TRACKS, TYPES

COUNTS = (["mod", "type", "dev", "win", "raider", "moon", "leader", "ship", "upgrade", "tactic", "credit", "discovery",
           "relic", "adjdev", "track.low", "track.high"] + ["mod." + kind for kind in TYPES])
PLACES = ["planet", "base", "field", "nebula", "void"]
COMMON = ["resource", "resource", "any", "tactic", "vp", "per", "track", "repair", "leader"]
RARE = ["module", "buy", "build", "develop", "upgrade", "discovery", "moon", "nebmoon", "steal", "waive", "activate",
        "hurt", "drop"]


def step(dice, words):
    word, few = dice.choice(words), dice.choice([1, 1, 2])
    if word == "resource":
        return f"{dice.choice(RESOURCES)} {dice.randint(1, 4)}"
    if word == "vp":
        return f"vp {dice.randint(1, 4)}"
    if word == "per":
        most = dice.choice(["", f" max {dice.randint(1, 4)}"])
        return f"vp {few} per {dice.choice(COUNTS)}{most}"
    if word == "track":
        return f"track {dice.choice(TRACKS + ['any', 'low'])} {few}"
    if word in ("module", "activate"):
        return f"{word} {dice.choice(TYPES + ['any'])}"
    if word == "buy":
        return f"buy {dice.choice(TYPES + ['any'])} {dice.randint(0, 3)}"
    if word == "build":
        return f"build {dice.choice(SHIPS + ['any'])} {dice.randint(0, 3)}"
    if word == "drop":
        return f"drop {dice.choice(RESOURCES + ['tactic'])} {few}"
    return word if word == "retreat" else f"{word} {few}"


def steps(dice, words):
    return ", ".join(step(dice, words) for _ in range(dice.choice([1, 1, 2])))


def cost(dice):
    names = dice.sample(RESOURCES + ["tactic"], dice.choice([1, 1, 2]))
    return ", ".join(f"{name} {dice.choice([1, 1, 2])}" for name in names) + " -> "


def option(dice, words, paid):
    return (cost(dice) if dice.random() < paid else "") + steps(dice, words)


def clause(dice, words, paid=0.4):
    return " | ".join(option(dice, words, paid) for _ in range(dice.choice([1, 1, 2])))


def lasting(dice):
    """Of factions, upgrades and ability cards: one or two clauses, with different triggers."""
    whens = dice.sample(["turn", "launch", "battle", "win", "lose", "module", "develop", "return", "always", "always"],
                        dice.choice([1, 1, 2]))
    return " ; ".join(lasting_clause(when, dice) for when in whens)


def lasting_clause(when, dice):
    ship = dice.choice(SHIPS)
    if when == "always":
        return "always: " + dice.choice([
            f"dice {ship} 1", f"aim {ship} {dice.randint(1, 3)}", f"shield {ship} 1", f"range {ship} 1",
            f"attack {ship}", f"attack {ship} planet", f"voyage {ship}", f"reach {dice.randint(1, 2)}",
            f"discount {dice.choice(['build', 'module', 'develop'])} 1", "fieldany"])
    if when == "battle":
        return "battle: " + option(dice, ["die", "aim", "guard", "die", "aim", "prize", "loot"], 0.5)
    if when == "launch":
        when += dice.choice(["", "." + dice.choice(PLACES)]) + dice.choice(["", "@" + ship])
    elif when in ("win", "lose"):
        when += dice.choice(["", "@" + ship])
    words = COMMON * 2 + ([word for word in RARE if word not in ("module", "buy")] if when == "module" else RARE)
    if when == "develop":
        words = [word for word in words if word != "develop"]
    return f"{when}: {clause(dice, words)}"


def tactic(dice):
    fight = "diplomacy: " + steps(dice, "die aim guard foedie foeaim foedrop prize loot retreat".split())
    calm = "free: " + option(dice, COMMON * 2 + RARE + ["reach"], 0.3)
    return dice.choice([fight, calm, f"{fight} | {calm}", f"{calm} | free: {option(dice, COMMON, 0.3)}"])


def effect(kind, dice):
    """A new effect for a line of this kind; None: as it was."""
    if kind == "module":
        return clause(dice, COMMON * 2 + RARE)
    if kind in ("moon", "nebmoon"):
        return steps(dice, COMMON + ["upgrade", "waive", "discovery", "module"])
    if kind in ("upgrade", "faction", "fup", "devcard"):
        return lasting(dice)
    if kind == "tactic":
        return tactic(dice)
    if kind in ("discovery", "supremacy"):
        return steps(dice, COMMON + RARE)
    if kind in ("voidface", "special", "row"):
        return steps(dice, COMMON + ["moon", "upgrade"])
    if kind == "conflict":
        return steps(dice, ["die", "aim", "foedie", "foedrop", "prize", "guard", "foeaim"])
    if kind == "raider":
        reward = "win: " + steps(dice, COMMON + ["upgrade", "module", "discovery", "nebmoon"])
        return reward + dice.choice(["", f" ; hit: {steps(dice, ['hurt', 'drop', 'hurt'])}"])
    if kind == "commander":
        return dice.choice(["battle: die 1", "win: " + steps(dice, COMMON), "return: " + steps(dice, COMMON),
                            "launch: " + steps(dice, COMMON), "develop: " + steps(dice, COMMON),
                            "module: " + steps(dice, ["resource", "vp", "tactic"])])
    if kind == "event":
        return event(dice)
    return None


def event(dice):
    first = dice.choice(["planet 1", "special 1", "bonus 1", "raider next", "raider S", "collapse 1"])
    who = dice.choice(["each", "each", "near", "least.vp", "most.vp"] + ["most." + track for track in TRACKS])
    words = COMMON + ["hurt", "drop", "scrap", "warp", "activate", "build", "module", "discovery", "hurt"]
    text = f"{first} ; {who}: {steps(dice, words)}" + dice.choice(["", f" | {steps(dice, COMMON)}"])
    if who in ("each", "near") and dice.random() < 0.4:
        text += " ; unity: " + steps(dice, ["module", "resource", "track", "repair"])
    return text


def vary(path, dice):
    """The text of the file, some lines with another effect or cost."""
    share = dice.choice([0.05, 0.2, 0.5])
    lines = []
    for line in pathlib.Path(path).read_text(encoding="utf-8").split("\n"):
        if not line.strip() or line.startswith("#"):
            continue
        kind, *middle, fields, old = line.split("|", 6)
        if dice.random() < share:
            old = effect(kind, dice) or old
        if "cost=" in fields and dice.random() < share:
            names = dice.sample(RESOURCES if kind != "ship" else BASIC, dice.randint(1, 3))
            paid = ",".join(f"{name}:{dice.choice([1, 1, 2])}" for name in names)
            fields = " ".join(f"cost={paid}" if pair.startswith("cost=") else pair for pair in fields.split(" "))
        lines.append("|".join([kind, *middle, fields, old]))
    return "\n".join(lines) + "\n"
