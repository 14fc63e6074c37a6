"""Citations are reference marks, whose names are their codes."""

import json
import random
import string

from .layout import LOOKS, base_looks, formatted_pieces, looks_of, read_pieces, write_pieces
from .places import marks_of_paragraph
from .rtf import read_runs

PREFIX = "ZOTERO_"
PREFIXES = (PREFIX, "CSL_")
PLACEHOLDER = "{Citation}"


def is_citation_name(name):
    return name.startswith(PREFIXES)


def new_name(code):
    """No two names may be the same, although codes may."""
    return PREFIX + code + " RND" + "".join(random.choices(string.ascii_letters + string.digits, k=10))


def code_of(name):
    code = name[len(PREFIX):] if name.startswith(PREFIX) else name
    return code.rsplit(" RND", 1)[0] if " RND" in code[-16:] else code


def take_neighbours(model, text, place):
    """Takes away the citations that end or begin at a place: Writer lets them grow over what is
    written there. Gives the place, and what was on its left and on its right."""
    lefts, rights = [], []
    while True:
        mark = neighbour(model, text, place)
        if mark is None:
            return place, lefts, rights
        field = MarkField(model, mark.getName())
        is_left = text.compareRegionStarts(mark.getAnchor().getEnd(), place) == 0
        taken = (field.name, field.content()[1])
        place = field.remove()
        if is_left:
            lefts.insert(0, taken)
        else:
            rights.append(taken)


def neighbour(model, text, place):
    for mark in marks_of_paragraph(text, place, is_citation_name):
        anchor = mark.getAnchor()
        if (text.compareRegionStarts(anchor.getEnd(), place) == 0
                or text.compareRegionStarts(anchor, place) == 0):
            return mark
    return None


def write_marks(model, text, place, marks):
    """Writes texts with marks around them, one after the other: new marks do not grow."""
    for index, (name, pieces) in enumerate(marks):
        if index:
            place = text.createTextCursorByRange(mark.getAnchor().getEnd())
        write_pieces(text, place, pieces)
        mark = model.createInstance("com.sun.star.text.ReferenceMark")
        mark.setName(name)
        text.insertTextContent(place, mark, True)


def insert_note(model, text, place, note):
    """Inserts a note. At the start of a paragraph it is inserted after a character that is taken
    away again: else Writer's undo takes a formatted note that follows away too."""
    place, lefts, rights = take_neighbours(model, text, place)
    place = text.createTextCursorByRange(place)
    is_start = place.isStartOfParagraph()
    if is_start:
        text.insertString(place, " ", False)
    text.insertTextContent(place, note, False)
    anchor = note.getAnchor()
    if is_start:
        blank = text.createTextCursorByRange(anchor.getStart())
        blank.goLeft(1, True)
        blank.setString("")
    write_marks(model, text, text.createTextCursorByRange(anchor.getEnd()), rights)
    write_marks(model, text, text.createTextCursorByRange(anchor.getStart()), lefts)


class MarkField:
    """A reference mark around a text, known by its name. A mark takes its text with it when it is
    removed, and has one name for ever: both are written anew for another."""

    def __init__(self, model, name):
        self.model = model
        self.name = name
        self.new_code = None
        self.new_runs = None
        self.shown = None  # its text, where that of the fields around it is known too
        self.previous = self.next = None
        self.listed_mark = None  # finding one by name takes long; until it, or one that touches it, is written

    @staticmethod
    def insert(model, text, place, code):
        """A mark around a placeholder."""
        place.collapseToEnd()
        return MarkField.written(model, text, place, [(PLACEHOLDER, {})], new_name(code))

    @staticmethod
    def written(model, text, place, pieces, name):
        """A mark around pieces at a place."""
        place, lefts, rights = take_neighbours(model, text, place)
        write_marks(model, text, place, lefts + [(name, pieces)] + rights)
        return MarkField(model, name)

    def known_name(self):
        return self.name

    def mark(self):
        return self.model.getReferenceMarks().getByName(self.name)

    def anchor(self):
        return self.mark().getAnchor()

    def wants_section(self, code):
        return code.startswith("BIBL")

    def getCode(self):
        return code_of(self.name)

    def setCode(self, code):
        self.new_code = code

    def getText(self):
        return self.anchor().getString()

    def setText(self, string, is_rich):
        self.new_runs = read_runs(string) if is_rich else [(string, frozenset())]

    def write_changes(self):
        """Writes a new text and a new code, both at once."""
        if self.new_code is None and self.new_runs is None:
            return
        mark, anchor = self.listed_mark or (self.mark(), self.anchor())
        text = anchor.getText()
        name = self.name if self.new_code is None else new_name(self.new_code)
        before = text.createTextCursorByRange(anchor.getStart())
        is_first = before.isStartOfParagraph() or not before.goLeft(1, True)
        if self.new_runs is None:
            pieces = read_pieces(text, anchor)
        else:
            looks = base_looks(text, anchor) if is_first else looks_of(before, LOOKS)
            pieces = formatted_pieces(self.new_runs, looks)
        self.new_code = self.new_runs = None
        if self.touches_no_other("" if is_first else before.getString(), text, anchor):
            place = text.createTextCursorByRange(anchor.getStart())
            text.removeTextContent(mark)
            write_marks(self.model, text, place, [(name, pieces)])
            self.name = name
            self.listed_mark = None
        else:
            self.forget_listed_marks()
            self.write(text, pieces, name)
        if self.shown is not None:
            self.shown = "".join(string for string, _ in pieces)

    def touches_no_other(self, before, text, anchor):
        """Whether the characters around it are not those of the citations before and after it. To find the marks of
        a paragraph takes long, and most citations stand between words."""
        if not self.shown:
            return False
        if self.previous is not None and (not self.previous.shown or before == self.previous.shown[-1]):
            return False
        if self.next is None:
            return True
        after = text.createTextCursorByRange(anchor.getEnd())
        return bool(self.next.shown) and not (after.goRight(1, True) and after.getString() == self.next.shown[0])

    def forget_listed_marks(self):
        """Those that touch one that is written are written anew themselves."""
        field = self
        while field.previous is not None:
            field = field.previous
        while field is not None:
            field.listed_mark = None
            field = field.next

    def typed_text(self, present):
        """What somebody typed right behind the citation in a document that was loaded: Writer then
        takes it into the mark."""
        try:
            start = self.name.index("{")
            written = json.JSONDecoder().raw_decode(self.name, start)[0]["properties"]["plainCitation"]
        except (ValueError, KeyError, TypeError):
            return ""
        return present[len(written):] if written and present.startswith(written) else ""

    def put_typed_text_out(self):
        shown = self.anchor().getString()
        length = len(shown) - len(self.typed_text(shown))
        text, pieces = self.content()
        inside, outside = split_pieces(pieces, length)
        self.write(text, inside, self.name)
        write_pieces(text, text.createTextCursorByRange(self.anchor().getEnd()), outside)

    def content(self):
        anchor = self.anchor()
        text = anchor.getText()
        return text, read_pieces(text, anchor)

    def write(self, text, pieces, name):
        self.name = MarkField.written(self.model, text, self.remove(), pieces, name).name

    def remove(self):
        """Removes the mark and its text, and gives the place where they were."""
        anchor = self.anchor()
        text = anchor.getText()
        place = text.createTextCursorByRange(anchor.getStart())
        text.removeTextContent(self.mark())
        return place

    def removeCode(self):
        text, pieces = self.content()
        write_pieces(text, self.remove(), pieces)

    def delete(self):
        self.remove()

    def select(self):
        self.model.getCurrentController().getViewCursor().gotoRange(self.anchor(), False)


def split_pieces(pieces, length):
    """The pieces before and after so many characters."""
    before, after = [], []
    for string, looks in pieces:
        kept = min(len(string), max(0, length))
        length -= len(string)
        if kept:
            before.append((string[:kept], looks))
        if kept < len(string):
            after.append((string[kept:], looks))
    return before, after
