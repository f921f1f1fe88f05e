#!/usr/bin/env python3
"""Generates shell completions from the help of the program: make-completions.py ASTRAGAL bash|zsh|fish FILE
`astragal help` lists the commands, `astragal help COMMAND` their options, so completions are always current."""
import os
import re
import subprocess
import sys
from collections import namedtuple

# kind: "flag" takes no value; "words" one of `words`; "map" the id of a map or a file; "file"; "folder"; "other" anything else.
Option = namedtuple("Option", "name kind words")
# operand: the argument that is not an option: "file", "map", "command", or None.
Command = namedtuple("Command", "name about options operand")

MAPS = "astragal maps 2>/dev/null | cut -d ' ' -f 1"


def help_of(astragal, *words):
    environment = {**os.environ, "LC_ALL": "C"}
    done = subprocess.run([astragal, "help", *words, "--lang", "en"], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        sys.exit(f"astragal help {' '.join(words)}: {done.stderr}")
    return done.stdout


def kind_of(name, value):
    if name in ("--map", "--maps"):
        return "map"
    return {"": "flag", "FILE": "file", "DIR": "folder"}.get(value, "other")


def read_command(astragal, name, about):
    text = help_of(astragal, name)
    # The usage may span lines: brackets, bars, WORDS and --options up to the first sentence.
    usage = re.match(rf"usage: astragal {name}((?:\s+(?:\[[^\]]*\]|\||--[\w-]+(?: [\w:]*[A-Z]{{2,}})?|[A-Z]{{2,}}))*)", text)
    if not usage:
        sys.exit(f"astragal help {name}: no usage")
    usage = " ".join(usage[1].split())
    options = {}
    for option, value in re.findall(r"(--[\w-]+)(?: ([^\s\[\]|]+))?", usage):
        options[option] = Option(option, kind_of(option, value), ())
    for option, words in re.findall(r"^  (--[\w-]+) +(.*)$", text, re.M):
        listed = re.match(r"([\w-]+(?:, [\w-]+)*) \(", words)
        kind = kind_of(option, "VALUE")
        words = tuple(listed[1].split(", ")) if listed and kind == "other" else ()
        # Two games may give the same option different values.
        words = tuple(dict.fromkeys((*options[option].words, *words))) if option in options else words
        if option not in options or options[option].words:
            options[option] = Option(option, "words" if words else kind, words)
    operand = re.sub(r"--[\w-]+(?: [^\s\[\]|]+)?", "", usage)
    operand = ("command" if "COMMAND" in operand else "map" if "ID" in operand else "file" if "RECORD" in operand
               else None)
    return Command(name, about, sorted(options.values()), operand)


def read_commands(astragal):
    found = re.findall(r"^  (\w+) +(.+)$", help_of(astragal), re.M)
    if not found:
        sys.exit("astragal help lists no commands")
    return [read_command(astragal, name, about) for name, about in found]


GENERAL = [Option("--lang", "words", ("en", "fr"))]
ALONE = ["--help", "--version"]


def names(items):
    return " ".join(item.name for item in items)


def bash(commands):
    yield "# bash completion for astragal, made by tools/make-completions.py."
    yield "_astragal() {"
    yield "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words="
    yield "    COMPREPLY=()"
    yield "    if [ \"$COMP_CWORD\" -eq 1 ]; then"
    yield f"        words='{names(commands)} {' '.join(ALONE)} {names(GENERAL)}'"
    yield "    else"
    yield "        # What matches nothing is completed as a file name, unless +o default says no."
    yield "        case ${COMP_WORDS[1]},$before in"
    for option in GENERAL:
        yield f"        *,{option.name}) words='{' '.join(option.words)}' ;;"
    for command in commands:
        patterns = {}
        for option in command.options:
            action = {"words": f"words='{' '.join(option.words)}'", "map": f"words=$({MAPS})",
                      "file": "return", "folder": "compopt -o dirnames +o default 2>/dev/null; return",
                      "other": "compopt +o default 2>/dev/null; return"}.get(option.kind)
            if action:
                patterns.setdefault(action, []).append(f"{command.name},{option.name}")
        for action, options in patterns.items():
            yield f"        {' | '.join(options)}) {action} ;;"
        words = f"words='{names(command.options + GENERAL)}'"
        if command.operand == "command":
            words = f"words='{names(commands)} {names(GENERAL)}'"
        elif command.operand == "map":
            words += f"; [[ $word == -* ]] || words=$({MAPS})"
        elif command.operand == "file":
            words += "; [[ $word == -* ]] || return"
        yield f"        {command.name},*) {words} ;;"
    yield "        esac"
    yield "    fi"
    yield "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")"
    yield "}"
    yield "complete -o default -F _astragal astragal"


def zsh_quote(text):
    return text.replace("'", "'\\''").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:")


def zsh_action(option):
    return {"flag": "", "words": f":value:({' '.join(option.words)})", "map": ":map:_astragal_maps", "file": ":file:_files",
            "folder": ":folder:_files -/", "other": ":value: "}[option.kind]


def zsh(commands):
    yield "#compdef astragal"
    yield "# zsh completion for astragal, made by tools/make-completions.py."
    yield "_astragal_maps() {"
    yield f"    compadd -- $({MAPS})"
    yield "    _files"
    yield "}"
    yield "_astragal() {"
    yield "    local -a commands"
    yield "    commands=("
    for command in commands:
        yield f"        '{command.name}:{zsh_quote(command.about)}'"
    yield "    )"
    yield "    if (( CURRENT == 2 )); then"
    yield "        _describe command commands"
    yield f"        compadd -- {' '.join(ALONE)} {names(GENERAL)}"
    yield "        return"
    yield "    fi"
    yield "    local command=$words[2]"
    yield "    shift words"
    yield "    (( CURRENT-- ))"
    yield "    case $command in"
    for command in commands:
        specs = [f"'{option.name}{zsh_action(option)}'" for option in command.options + GENERAL]
        operand = {"file": "'*:file:_files'", "map": "'*:map:_astragal_maps'",
                   "command": f"'*:command:({names(commands)})'"}.get(command.operand)
        yield f"    {command.name}) _arguments {' '.join(specs + ([operand] if operand else []))} ;;"
    yield "    esac"
    yield "}"
    yield "_astragal \"$@\""


def fish_quote(text):
    return text.replace("\\", "\\\\").replace("'", "\\'")


def fish(commands):
    yield "# fish completion for astragal, made by tools/make-completions.py."
    yield "complete -c astragal -f"
    for word in ALONE:
        yield f"complete -c astragal -n __fish_use_subcommand -l {word[2:]}"
    for option in GENERAL:
        yield f"complete -c astragal -l {option.name[2:]} -x -a '{' '.join(option.words)}'"
    for command in commands:
        yield f"complete -c astragal -n __fish_use_subcommand -a {command.name} -d '{fish_quote(command.about)}'"
    for command in commands:
        seen = f"complete -c astragal -n '__fish_seen_subcommand_from {command.name}'"
        for option in command.options:
            value = {"flag": "", "words": f" -x -a '{' '.join(option.words)}'", "map": f" -r -F -a \"({MAPS})\"",
                     "file": " -r -F", "folder": " -x -a '(__fish_complete_directories)'", "other": " -x"}[option.kind]
            yield f"{seen} -l {option.name[2:]}{value}"
        operand = {"file": " -F", "map": f" -F -a \"({MAPS})\"", "command": f" -a '{names(commands)}'"}.get(command.operand)
        if operand:
            yield seen + operand


def main():
    astragal, shell, target = sys.argv[1:]
    lines = {"bash": bash, "zsh": zsh, "fish": fish}[shell](read_commands(astragal))
    with open(target, "w", encoding="utf-8") as out:
        out.writelines(line + "\n" for line in lines)


main()
