"""A PostgreSQL for tests: started on loopback in a folder of its own, and stopped at the end."""

import glob
import os
import pwd
import socket
import subprocess
import time
from pathlib import Path

PATIENCE = 300  # seconds; only spent on what never happens


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Postgres:
    """A cluster of its own. PostgreSQL refuses to run as root: then it runs as the user that the package has made."""

    def __init__(self, folder):
        tools = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
        assert tools, "PostgreSQL is not installed"
        self.bin, self.data = Path(tools[-1]), Path(folder) / "data"
        self.user = None
        if os.getuid() == 0:
            self.user = pwd.getpwnam("postgres")
            os.chmod(folder, 0o755)
            self.data.mkdir()
            os.chown(self.data, self.user.pw_uid, self.user.pw_gid)
        self.run("initdb", "-D", str(self.data), "-U", "astragal", "--auth=trust", "-E", "UTF8", "--no-sync")
        if not any(self.starts() for _ in range(5)):
            raise RuntimeError(f"PostgreSQL ended with {self.process.returncode}")

    def starts(self):
        """False if it ends at once: another program has taken the port meanwhile."""
        self.port = free_port()
        self.address = f"postgres://astragal@127.0.0.1:{self.port}/postgres"
        self.process = self.begin("postgres", "-D", str(self.data), "-h", "127.0.0.1", "-p", str(self.port), "-k", "",
                                  "-c", "logging_collector=off")
        end = time.time() + PATIENCE
        while self.process.poll() is None:
            if self.run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port), check=False) == 0:
                return True
            if time.time() > end:
                raise TimeoutError("PostgreSQL does not start")
            time.sleep(0.05)
        return False

    def drop_rights(self):
        if self.user:
            os.setgroups([])
            os.setgid(self.user.pw_gid)
            os.setuid(self.user.pw_uid)

    def begin(self, tool, *words):
        return subprocess.Popen([str(self.bin / tool), *words], preexec_fn=self.drop_rights, cwd="/",
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def run(self, tool, *words, check=True):
        answer = self.begin(tool, *words).wait(PATIENCE)
        assert not check or answer == 0, f"{tool} ended with {answer}"
        return answer

    def stop(self):
        self.process.send_signal(2)
        self.process.wait(PATIENCE)
