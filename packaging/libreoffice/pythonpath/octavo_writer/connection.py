"""The connection to Octavo: frames of a number, a length and JSON, in both directions."""

import json
import os
import socket
import struct
import traceback

from .document import WriterDocument
from .messages import show_message, text_of

PORT = int(os.environ.get("OCTAVO_WRITER_PORT", "23116"))
LONGEST_FRAME = 16 << 20
WRITES_MANY_FIELDS = True  # Zotero's extension says nothing there


def run_command(context, frame, command):
    """Sends a command, and does what Octavo asks for until the command is complete."""
    try:
        connection = socket.create_connection(("127.0.0.1", PORT), timeout=5)
    except OSError:
        show_message(context, frame, text_of("unreachable"))
        return
    document = WriterDocument(context, frame, command)
    with connection:
        connection.settimeout(None)
        try:
            send(connection, 0, {"command": command, "templateVersion": 1})
            while answer_next(connection, document):
                pass
        except OSError:
            show_message(context, frame, text_of("ended"))
        finally:
            document.complete()


def answer_next(connection, document):
    """Answers one question; false when there are no more."""
    number, question = receive(connection)
    name, arguments = question
    if name == "Application_getActiveDocument":
        answer = [3, 1, WRITES_MANY_FIELDS]
    else:
        try:
            answer = document.perform(name, arguments[1:])
        except Exception as error:  # whatever the document says is Octavo's to report
            traceback.print_exc()
            send_text(connection, number, "ERR:" + (str(error) or type(error).__name__))
            return True
    send(connection, number, answer)
    return name != "Document_complete"


def send(connection, number, message):
    send_text(connection, number, json.dumps(message))


def send_text(connection, number, text):
    payload = text.encode("utf-8")
    connection.sendall(struct.pack(">II", number, len(payload)) + payload)


def receive(connection):
    number, length = struct.unpack(">II", receive_bytes(connection, 8))
    if length > LONGEST_FRAME:
        raise OSError("a frame is too long")
    return number, json.loads(receive_bytes(connection, length).decode("utf-8"))


def receive_bytes(connection, count):
    received = bytearray()
    while len(received) < count:
        part = connection.recv(min(count - len(received), 1 << 16))
        if not part:
            raise OSError("Octavo has ended the connection")
        received += part
    return bytes(received)
