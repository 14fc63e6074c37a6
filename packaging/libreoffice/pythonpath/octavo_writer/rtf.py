"""Reads the simple RTF in which citations and bibliographies are sent."""

import re

TOKEN = re.compile(r"\\([a-z]+)(-?\d+)? ?|\\'([0-9a-fA-F]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]")

SWITCHES = {
    "i": "italic",
    "b": "bold",
    "scaps": "capitals",
    "ul": "underline",
    "super": "raised",
    "sub": "lowered",
}
ENDINGS = {"ulnone": ("underline",), "nosupersub": ("raised", "lowered"), "plain": SWITCHES.values()}
CHARACTERS = {
    "tab": "\t",
    "line": "\n",
    "par": "\r",
    "emdash": "—",
    "endash": "–",
    "lquote": "‘",
    "rquote": "’",
    "ldblquote": "“",
    "rdblquote": "”",
}
HIDDEN = ("fldinst", "fonttbl", "stylesheet", "colortbl", "info")


def read_runs(rtf):
    """The runs of a text: each a string and the set of its formats. A `\\r` ends a paragraph, a
    `\\n` a line."""
    runs = []
    formats, hidden, skipped, fallback = frozenset(), False, 0, 1
    groups = []
    units = []

    def add(text):
        if hidden or not text:
            return
        if runs and runs[-1][1] == formats:
            runs[-1] = (runs[-1][0] + text, formats)
        else:
            runs.append((text, formats))

    for match in TOKEN.finditer(rtf):
        word, number, hexadecimal, symbol, brace, text = match.groups()
        if word == "u":
            units.append(int(number) & 0xFFFF)
            skipped = fallback
            continue
        if units and not (word == "uc" or brace or skipped and (text or hexadecimal)):
            add(characters_of(units))
            units = []
        elif units and brace:
            add(characters_of(units))
            units = []
        if brace == "{":
            groups.append((formats, hidden, fallback))
        elif brace == "}":
            formats, hidden, fallback = groups.pop() if groups else (frozenset(), False, 1)
        elif word == "uc":
            fallback = int(number or 1)
        elif word in SWITCHES:
            name = SWITCHES[word]
            formats = formats - {name} if number == "0" else formats | {name}
        elif word in ENDINGS:
            formats = formats - set(ENDINGS[word])
        elif word in CHARACTERS:
            add(CHARACTERS[word])
        elif word in HIDDEN or symbol == "*":
            hidden = True
        elif symbol is not None:
            add({"~": "\u00a0", "_": "\u2011", "-": "\u00ad"}.get(symbol, symbol))
        elif hexadecimal:
            if skipped:
                skipped -= 1
            else:
                add(bytes.fromhex(hexadecimal).decode("cp1252", "replace"))
        elif text:
            if units:
                add(characters_of(units))
                units = []
            add(text[skipped:])
            skipped = 0
    add(characters_of(units))
    return runs


def characters_of(units):
    """The text of UTF-16 units."""
    return b"".join(unit.to_bytes(2, "big") for unit in units).decode("utf-16-be", "replace")
