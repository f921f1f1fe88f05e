"""A small client for online tables, using only Python's standard library: for tests, and as an example.

    table = create("127.0.0.1:7742", "pig", ["person", "person"])
    ann = Client("127.0.0.1:7742")
    ann.hello(table["table"], table["seats"][0]["secret"])
    ann.send(type="ready", ready=True, word="any word")
    ann.wait("start")
"""

import base64
import http.client
import json
import os
import socket
import struct
import time

PROTOCOL = 1


class Closed(Exception):
    """The server has ended the connection; args[0] is its code, or None."""


def create(address, game, seats, tls=None, **more):
    """Creates a table by POST and returns its secrets. `tls` is a context for HTTPS."""
    connection = (http.client.HTTPSConnection(address, timeout=300, context=tls) if tls
                  else http.client.HTTPConnection(address, timeout=300))
    body = json.dumps({"type": "create", "protocol": PROTOCOL, "game": game, "seats": seats, **more})
    connection.request("POST", "/api/tables", body)
    response = connection.getresponse()
    answer = json.loads(response.read())
    connection.close()
    if response.status != 200:
        raise ValueError(answer)
    return answer


class Client:
    def __init__(self, address, path="/api/socket", headers=(), timeout=300, tls=None):
        host, port = address.rsplit(":", 1)
        self.bytes = b""
        self.events = {}  # entries by their number
        self.welcome = None
        self.moment = 0
        self.seen = []  # every message, in order
        self.socket = socket.create_connection((host, int(port)), timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if tls:
            self.socket = tls.wrap_socket(self.socket, server_hostname=host)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {address}", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Protocol: astragal",
                 *headers, "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        while b"\r\n\r\n" not in self.bytes:
            self.read()
        head, self.bytes = self.bytes.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        if self.status != 101:
            raise Closed(self.status)

    def read(self):
        try:
            part = self.socket.recv(65536)
        except ConnectionError:
            part = b""
        if not part:
            raise Closed(None)
        self.bytes += part

    def take(self, count):
        while len(self.bytes) < count:
            self.read()
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def send_frame(self, opcode, payload):
        mask = os.urandom(4)
        head = bytes([0x80 | opcode])
        if len(payload) < 126:
            head += bytes([0x80 | len(payload)])
        elif len(payload) < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(payload))
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", len(payload))
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def send(self, **message):
        self.send_frame(1, json.dumps(message).encode())

    def receive(self):
        """The next message; pings are answered on the way."""
        while True:
            opcode, length = self.take(2)
            length &= 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.take(8))
            payload = self.take(length)
            if opcode & 0x0F == 8:
                raise Closed(struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None)
            if opcode & 0x0F == 9:
                self.send_frame(10, payload)
            if opcode & 0x0F == 1:
                message = json.loads(payload)
                self.note(message)
                return message

    def note(self, message):
        self.seen.append(message)
        if message["type"] == "welcome":
            self.welcome, self.moment = message, message["n"]
        for event in message["events"] if message["type"] == "log" else [message]:
            if "seq" in event and event["type"] not in ("welcome", "done"):
                self.events[event["seq"]] = event
                self.moment = event.get("n", self.moment)

    def wait(self, *types):
        """The next message of one of these types, also within a log."""
        while True:
            message = self.receive()
            for event in message["events"] if message["type"] == "log" else [message]:
                if event["type"] in types:
                    return event

    def hello(self, table, secret, start=0):
        self.send(type="hello", protocol=PROTOCOL, table=table, secret=secret, **{"from": start})
        return self.wait("welcome", "refused")

    def next(self):
        """The number of the entry that comes next: what to say hello with after a lost connection."""
        return max(self.events, default=0) + 1

    def close(self):
        self.socket.close()


def wait_for(port, seconds=300):
    end = time.time() + seconds
    while time.time() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(port)
