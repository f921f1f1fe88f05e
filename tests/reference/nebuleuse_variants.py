"""The cards and numbers of Nébuleuse Rouge with other values, to show that no number of the file is hard-coded in the program."""

import pathlib

from nebuleuse import EQUIPMENT, FIELDS


def text_of(rows):
    return "".join("|".join(row) + "\n" for row in rows)


def fields_text(values):
    return " ".join(f"{key}={value}" for key, value in values.items()) or "-"


def vary(path, dice):
    """The text of the file with some lines changed; what its head says must hold does."""
    rows = [line.split("|") for line in pathlib.Path(path).read_text(encoding="utf-8").split("\n")
            if line.strip() and not line.startswith("#")]
    most_experience = dice.randint(5, 9)
    pick = {"number": number, "mission": mission, "border": border, "fight": fight, "expert": expert,
            "explore": explore}
    for row in rows:
        values = dict(pair.split("=", 1) for pair in row[5].split() if "=" in pair)
        if row[0] in pick and dice.random() < 0.6:
            pick[row[0]](row, values, dice)
        if row[:2] == ["number", "experience_max"]:
            row[2] = str(most_experience)
        if row[0] == "species":
            species(values, most_experience, dice)
        row[5] = fields_text(values)
    ships(rows, dice)
    bands(rows, dice)
    copies(rows, dice)
    jokers(rows, dice)
    planets(rows, dice)
    missions = [row for row in rows if row[0] == "mission"]
    if dice.random() < 0.3:
        rows.remove(missions[-1])
    for row in rows:
        if row[1] in ("gamma", "delta") and dice.random() < 0.3:
            row[5] = f"players={dice.randint(2, 4)}"
    if dice.random() < 0.3:
        move_base(rows, dice)
    return text_of(rows)


def number(row, _values, dice):
    choices = {"end_pv": (8, 45), "round_limit": (5, 80), "promotion_pv": (1, 20), "free_picks": (1, 4),
               "discovery_pv": (0, 3), "x_enter": (1, 7), "x_leave": (1, 5), "x_sure_lasers": (1, 4),
               "x_try_die": (2, 10), "x_open_pv": (0, 4), "pile_a": (8, 14), "pile_b": (7, 14), "pile_x": (1, 5)}
    if row[1] in choices:
        row[2] = str(dice.randint(*choices[row[1]]))


def mission(_row, values, dice):
    values["pv"] = dice.randint(0, 4)


def border(_row, values, dice):
    values["cost"] = dice.randint(1, 4)


def fight(_row, values, dice):
    values["damage"], values["trophy"] = dice.randint(0, 4), dice.choice(["yes", "no"])


def expert(row, _values, dice):
    row[2] = str(dice.randint(1, 6))


def explore(_row, values, dice):
    kind = values["type"]
    if kind != "reset" and dice.random() < 0.15:
        values["risk"] = "no" if values.get("risk") == "yes" else "yes"
    if kind == "planet":
        values["zone"] = dice.choice(["A", "B", "AB"])
    elif kind == "gain":
        values["field"] = dice.choice([*FIELDS, "?"])
    elif kind == "ship":
        values["force"] = dice.randint(1, 3)
        values["trophy"] = dice.choice([f"pv:{dice.randint(1, 3)}", f"gain:{dice.choice([*FIELDS, '?'])}"])
    elif kind == "damage":
        values["rolls"] = dice.randint(1, 3)
    elif kind == "discard":
        values["cards"] = dice.randint(1, 4)
    elif kind == "lose":
        values["piece"] = dice.choice(EQUIPMENT + ["squad"])


def species(values, most, dice):
    if dice.random() < 0.4:
        values["kind"] = dice.choice(["sapiens", "other"])
    if dice.random() < 0.4:
        values["squads"] = dice.randint(1, 4)
    if dice.random() < 0.4:
        values["observe"] = dice.randint(1, 2)
    steps, points, sums = [], 0, dict.fromkeys(FIELDS, 0)
    for _ in range(dice.randint(1, 3)):
        points += dice.randint(1, 6)
        needs = ""
        for letter in dice.sample(FIELDS, dice.randint(1, 3)):
            more = min(dice.randint(1, 3), most - sums[letter])
            if more > 0:
                sums[letter] += more
                needs += f"{letter}{more}"
        if needs:
            steps.append(f"{points}:{needs}")
    values["steps"] = ";".join(steps)


def ships(rows, dice):
    """Places, costs and the table of cards."""
    enter = next(int(row[2]) for row in rows if row[:2] == ["number", "x_enter"])
    places = dict(zip(["frombola", "spatha"], sorted(dice.randint(1, 2) for _ in range(2))))
    for row in rows:
        if row[0] == "hold":
            least, most = (int(pair.split("=")[1]) for pair in row[5].split())
            most = max(least, min(6, most + dice.choice([-1, 0, 0, 1])))
            if not row[1].endswith("expert") and dice.random() < 0.3:
                least = dice.randint(0, most)
            row[5] = f"min={least} max={most}"
    for row in rows:
        if row[0] == "ship":
            thrusters = next(hold for hold in rows if hold[1] == row[1] + ".thruster")
            cards = sorted(dice.randint(0, 8) for _ in range(int(thrusters[5].split("max=")[1]) + 1))
            cards[-1] = max(cards[-1], enter)
            row[5] = (f"exo={places[row[1]]} equipment_cost={dice.randint(1, 4)} first_thruster_cost={dice.randint(1, 3)} "
                      f"person_cost={dice.randint(1, 4)} cards={','.join(map(str, cards))}")


def bands(rows, dice):
    """The faces of the damage die."""
    damages = [row for row in rows if row[0] == "damage"]
    cuts = [0] + sorted(dice.sample(range(1, 10), len(damages) - 1)) + [10]
    for row, first, last in zip(damages, cuts, cuts[1:]):
        row[5] = f"die={first + 1}-{last}"


def copies(rows, dice):
    """As many cards as before, but of other kinds."""
    cards = [row for row in rows if row[0] == "explore" and "type=reset" not in row[5]]
    for _ in range(15):
        giver, taker = dice.sample(cards, 2)
        if int(giver[2]) > 1:
            giver[2], taker[2] = str(int(giver[2]) - 1), str(int(taker[2]) + 1)


def jokers(rows, dice):
    exo = [row for row in rows if row[0] == "exo"]
    if dice.random() < 0.5:
        exo[0][5], exo[1][5] = exo[1][5], exo[0][5]


def move_base(rows, dice):
    sectors = [row for row in rows if row[0] == "sector"]
    for row in sectors:
        row[5] = row[5].replace(" base=yes", "")
    dice.choice(sectors)[5] += " base=yes"


def planets(rows, dice):
    """Not falling from 2 to 4 commanders, and in a zone not more than its pile."""
    piles = {row[1][-1].upper(): int(row[2]) for row in rows if row[0] == "number" and row[1].startswith("pile_")}
    for row in rows:
        if row[0] == "sector" and dice.random() < 0.6:
            zone = row[5].split()[0][-1]
            numbers = sorted(dice.randint(0, 4) for _ in range(3))
            others = sum(int(other[5].split("planets=")[1].split()[0].split(",")[2])
                         for other in rows if other[0] == "sector" and other is not row and f"zone={zone}" in other[5])
            numbers = [min(number, max(0, piles[zone] - others)) for number in numbers]
            head, rest = row[5].split("planets=")
            row[5] = head + "planets=" + ",".join(map(str, numbers)) + " ".join([""] + rest.split()[1:])
