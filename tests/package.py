#!/usr/bin/env python3
"""Checks the Debian package and the archive of the page: package.py SOURCE BUILD"""
import os
import re
import subprocess
import sys
import tarfile
import tempfile

source, build = sys.argv[1:3]


def output(*command, **environment):
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C", **environment})
    if done.returncode != 0:
        print(f"# {' '.join(command)}: {done.stdout}{done.stderr}".replace("\n", "\n# "))
    return done.stdout


def make(folder):
    """Paths of the package and the archive."""
    return output(f"{source}/tools/package", "--build", build, folder, SOURCE_DATE_EPOCH="1700000000").split()


def field(name):
    return output("dpkg-deb", "-f", package, name).strip()


def both_are_made():
    return (os.path.basename(package) == f"astragal_{version}_{field('Architecture')}.deb"
            and os.path.basename(archive) == f"astragal-page-{version}.tar.gz")


def the_package_says_what_it_is_and_needs():
    depends = field("Depends")
    print(f"# Depends: {depends}")
    return (field("Package") == "astragal" and field("Version") == version and int(field("Installed-Size")) > 1000
            and all(re.search(rf"(^|, ){name}", depends) for name in ("libc6 ", "libncursesw6 ", "libwebsockets")))


def the_package_holds_everything_below_usr_owned_by_root():
    lines = [line.split(None, 5) for line in output("dpkg-deb", "-c", package).splitlines()]
    names = {line[5] for line in lines}
    expected = {f"./usr/{name}" for name in (
        "bin/astragal", "include/astragal.h", "share/applications/astragal.desktop", "share/man/man1/astragal.1.gz",
        "share/doc/astragal/copyright", "share/doc/astragal/README.md", "share/doc/astragal/THIRD-PARTY.md",
        "lib/systemd/system/astragal.service", "share/bash-completion/completions/astragal", "share/icons/hicolor/scalable/apps/astragal.svg")}
    print(f"# missing: {sorted(expected - names)}")
    return (expected <= names and all(line[1] == "root/root" for line in lines)
            and all(name in ("./", "./usr/") or name.startswith("./usr/") and not name.startswith("./usr/local") for name in names))


def the_packed_program_runs_and_its_library_is_found():
    with tempfile.TemporaryDirectory() as folder:
        output("dpkg-deb", "-x", package, folder)
        libraries = [os.path.join(where, name) for where, _, names in os.walk(folder) for name in names if name == "astragal.pc"]
        with open(libraries[0], encoding="utf-8") as file:
            return file.read().startswith("prefix=/usr\n") and output(f"{folder}/usr/bin/astragal", "--version") == f"astragal {version}\n"


def the_archive_holds_the_page_and_its_licences():
    top = f"astragal-page-{version}"
    with tarfile.open(archive) as tar:
        names = {name.removeprefix(top + "/") for name in tar.getnames()} - {top}
        index = tar.extractfile(f"{top}/index.html").read().decode()
    expected = set(os.listdir(f"{build}/web/dist")) | {"LICENSE", "THIRD-PARTY.md"}
    used = set(re.findall(r'(?:src|href)="(?:\./)?([\w.-]+)"', index))
    print(f"# missing: {sorted((expected | used) - names)}; not expected: {sorted(names - expected)}")
    return names == expected and used and used <= names


def the_same_build_makes_the_same_bytes():
    with tempfile.TemporaryDirectory() as folder:
        for again, first in zip(make(folder), (package, archive)):
            with open(again, "rb") as one, open(first, "rb") as other:
                if one.read() != other.read():
                    print(f"# {os.path.basename(first)} differs")
                    return False
    return True


tests = [both_are_made, the_package_says_what_it_is_and_needs, the_package_holds_everything_below_usr_owned_by_root,
         the_packed_program_runs_and_its_library_is_found, the_archive_holds_the_page_and_its_licences,
         the_same_build_makes_the_same_bytes]
print(f"1..{len(tests)}")
failed = 0
with tempfile.TemporaryDirectory() as target:
    package, archive = make(target)
    with open(f"{source}/meson.build", encoding="utf-8") as build_file:
        version = re.search(r"version: '(.*?)'", build_file.read())[1]
    for number, test in enumerate(tests, 1):
        good = test()
        failed += not good
        print(f"{'ok' if good else 'not ok'} {number} - {test.__name__.replace('_', ' ')}")
sys.exit(failed > 0)
