"""Plays a match at a server's table over its socket, at random: python3 docs/socket-bot.py http://127.0.0.1:7878 [BOT]"""
import base64, json, os, random, socket, struct, sys, urllib.parse, urllib.request

server, opponent = urllib.parse.urlparse(sys.argv[1]), (sys.argv[2:] or ["greedy"])[0]
table = {"game": "shards", "seats": [{"who": "here", "name": "Ada"}, {"who": "bot", "bot": opponent}]}
request = urllib.request.Request(f"{server.geturl()}/api/tables", json.dumps(table).encode(), {"content-type": "application/json"})
with urllib.request.urlopen(request) as answer:
    made, cookie = json.load(answer), answer.headers["set-cookie"].split(";")[0]  # the cookie is who we are

wire = socket.create_connection((server.hostname, server.port or 80))
key = base64.b64encode(os.urandom(16)).decode()
wire.sendall((f"GET /api/tables/{made['table']['id']}/socket HTTP/1.1\r\nHost: {server.netloc}\r\nCookie: {cookie}\r\n"
              f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
stream = wire.makefile("rb")
while stream.readline().strip():  # the rest are messages
    pass

def send(message, kind=1):  # RFC 6455: what a client sends is masked
    data, mask = message.encode(), os.urandom(4)
    head = struct.pack("!BB", 128 | kind, 128 | len(data)) if len(data) < 126 else struct.pack("!BBH", 128 | kind, 254, len(data))
    wire.sendall(head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)))

def receive():
    kind, length = stream.read(2)
    length = {126: lambda: int.from_bytes(stream.read(2), "big"), 127: lambda: int.from_bytes(stream.read(8), "big")}.get(length, lambda: length)()
    return kind & 15, stream.read(length).decode()

send(json.dumps({"type": "hello", "version": 1, "language": "en"}))
while True:
    kind, text = receive()
    message = json.loads(text) if kind == 1 else {"type": "ping" if kind == 9 else "other"}
    if message["type"] == "ping":
        send(text, 10)
    elif message["type"] in ("refused", "closing"):
        sys.exit(text)
    elif message["type"] == "scene" and message["scene"]["result"]:
        sys.exit(print(message["scene"]["result"]["text"]))
    elif message["type"] == "scene" and (question := message["scene"]["question"]):
        send(json.dumps({"type": "answer", "question": question["id"], "text": random.choice(question["options"])["text"]}))
