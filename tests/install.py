#!/usr/bin/env python3
"""Checks what `meson install` installs, and that it works from there: install.py SOURCE BUILD [--no-example]"""
import glob
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

source, build = sys.argv[1:3]
with_example = "--no-example" not in sys.argv

# Relative to the prefix; LIB is the library directory, which differs between systems.
FILES = """
LIB/libastragal.a
LIB/pkgconfig/astragal.pc
bin/astragal
include/astragal.h
share/applications/astragal.desktop
share/bash-completion/completions/astragal
share/doc/astragal/CHANGELOG.md
share/doc/astragal/CONTRIBUTING.md
share/doc/astragal/LICENSE
share/doc/astragal/LISEZMOI.md
share/doc/astragal/README.md
share/doc/astragal/THIRD-PARTY.md
share/doc/astragal/data/Containerfile
share/doc/astragal/data/astragal.service
share/doc/astragal/data/andromeda.txt
share/doc/astragal/data/nebuleuse.txt
share/doc/astragal/examples/bot.py
share/doc/astragal/examples/play.c
share/fish/vendor_completions.d/astragal.fish
share/icons/hicolor/192x192/apps/astragal.png
share/icons/hicolor/scalable/apps/astragal.svg
share/man/man1/astragal.1
share/zsh/site-functions/_astragal
""".split()


def output(*command, **environment):
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C", **environment})
    if done.returncode != 0:
        print(f"# {' '.join(command)}: {done.stdout}{done.stderr}".replace("\n", "\n# "))
    return done.stdout


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def files_below(root):
    return {os.path.relpath(os.path.join(folder, name), root) for folder, _, names in os.walk(root) for name in names}


def every_expected_file_is_installed_and_no_other():
    documents = {f"share/doc/astragal/docs/{name}" for name in files_below(f"{source}/docs")} - {"share/doc/astragal/docs/astragal.1"}
    there = {re.sub(r"^lib[^/]*(/[^/]*-linux-[^/]*)?/", "LIB/", name) for name in files_below(prefix)}
    expected = set(FILES) | documents
    print(f"# missing: {sorted(expected - there)}; not expected: {sorted(there - expected)}")
    return there == expected


def the_installed_program_runs():
    return output(f"{prefix}/bin/astragal", "--version") == f"astragal {version}\n"


def the_version_is_the_same_everywhere():
    said = {
        "include/astragal.h": re.search(r'ASTRAGAL_VERSION +"(.*)"', read(source, "include/astragal.h"))[1],
        "web/package.json": re.search(r'"version": "(.*)"', read(source, "web/package.json"))[1],
        "docs/astragal.1": re.search(r'"Astragal (.*?)"', read(source, "docs/astragal.1"))[1],
        "CHANGELOG.md": re.search(r"^## \[?(\d[\d.]*)", read(source, "CHANGELOG.md"), re.M)[1],
    }
    print(f"# meson.build: {version}; {said}")
    return set(said.values()) == {version}


def pkg_config(*words):
    folder, = glob.glob(f"{prefix}/lib*/**/pkgconfig", recursive=True)
    return output("pkg-config", f"--define-variable=prefix={prefix}", *words, "astragal", PKG_CONFIG_PATH=folder).strip()


def pkg_config_knows_the_library():
    return pkg_config("--modversion") == version


def the_example_builds_against_what_is_installed():
    flags = shlex.split(pkg_config("--cflags", "--libs"))
    program = f"{destination}/play"
    example = f"{prefix}/share/doc/astragal/examples/play.c"
    output("cc", "-std=c17", "-Wall", "-Wextra", "-Werror", example, *flags, "-o", program)
    return ": won" in output(program)


def commands():
    return re.findall(r"^  (\w+) ", output(f"{prefix}/bin/astragal", "help"), re.M)


def options_of(command):
    """The options that the help of a command mentions anywhere, and those in its usage and lists."""
    text = output(f"{prefix}/bin/astragal", "help", command)
    return set(re.findall(r"--[a-z][a-z-]*", text)), set(re.findall(r"(?:\[|^  |\| )(--[a-z][a-z-]*)", text, re.M))


def completed(*words):
    script = 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _astragal; printf "%s\\n" "${COMPREPLY[@]}"'
    completion = f"{prefix}/share/bash-completion/completions/astragal"
    return set(output("bash", "-c", script, "-", completion, "astragal", *words, PATH=f"{prefix}/bin:{os.environ['PATH']}").split())


def bash_completes_every_command_and_option():
    good = completed("") == set(commands()) | {"--help", "--version", "--lang"}
    for name in commands():
        mentioned, certain = options_of(name)
        found = completed(name, "--") - {"--lang"}
        if not certain <= found <= mentioned:
            print(f"# {name}: completes {sorted(found)}, help says {sorted(certain)}")
            good = False
    return good


def bash_completes_values():
    return (completed("term", "--rules", "") == {"sheet", "basic", "full"} and "base-2" in completed("term", "--map", "base")
            and completed("match", "--lang", "") == {"en", "fr"} and "train" in completed("help", "tr"))


def zsh_and_fish_complete_the_same_words():
    zsh, fish = read(prefix, "share/zsh/site-functions/_astragal"), read(prefix, "share/fish/vendor_completions.d/astragal.fish")
    good = True
    for name in set(commands()) - {"help"}:
        expected = completed(name, "--") - {"--lang"}
        line = re.search(rf"^    {name}\) _arguments (.*) ;;$", zsh, re.M)[1]
        in_zsh = set(re.findall(r"'(--[\w-]+)", line)) - {"--lang"}
        in_fish = {"--" + option for option in re.findall(rf"_from {name}' -l ([\w-]+)", fish)}
        if not in_zsh == in_fish == expected:
            print(f"# {name}: {sorted(expected)}, zsh {sorted(in_zsh)}, fish {sorted(in_fish)}")
            good = False
    return good


tests = [every_expected_file_is_installed_and_no_other, the_installed_program_runs, the_version_is_the_same_everywhere,
         pkg_config_knows_the_library, bash_completes_every_command_and_option, bash_completes_values,
         zsh_and_fish_complete_the_same_words]
if with_example:
    tests.append(the_example_builds_against_what_is_installed)
print(f"1..{len(tests)}")
failed = 0
with tempfile.TemporaryDirectory() as destination:
    output("meson", "install", "-C", build, "--destdir", destination, "--no-rebuild", "--quiet")
    options = json.loads(output("meson", "introspect", build, "--buildoptions"))
    prefix = destination + next(option["value"] for option in options if option["name"] == "prefix")
    version = re.search(r"version: '(.*?)'", read(source, "meson.build"))[1]
    for number, test in enumerate(tests, 1):
        good = test()
        failed += not good
        print(f"{'ok' if good else 'not ok'} {number} - {test.__name__.replace('_', ' ')}")
sys.exit(failed > 0)
