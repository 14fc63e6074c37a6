"""A bibliography is a section, whose name is its code; each of its paragraphs is an entry."""

import difflib
import re

from .fields import code_of, new_name
from .layout import (BIBLIOGRAPHY_STYLE, PARAGRAPH_BREAK, base_looks, formatted_pieces, looks_at,
                     write_pieces)
from .rtf import read_runs

NUMBER = re.compile(r"\W*\d+\W*|")  # with which an entry begins in many styles


def number_of(entry):
    return NUMBER.match(entry).group()


def body_of(entry):
    return entry[len(number_of(entry)):]


def string_of(pieces):
    return "".join(string for string, _ in pieces)


def split_paragraphs(pieces):
    paragraphs = [[]]
    for string, looks in pieces:
        for index, part in enumerate(string.split("\r")):
            if index:
                paragraphs.append([])
            if part:
                paragraphs[-1].append((part, looks))
    return paragraphs


def write_entry(text, place, pieces):
    """Writes over the paragraph of a place, which is then at its end."""
    content = text.createTextCursorByRange(place)
    content.gotoStartOfParagraph(False)
    content.gotoEndOfParagraph(True)
    write_pieces(text, content, pieces)
    place.gotoRange(content.getEnd(), False)
    place.setPropertyValue("ParaStyleName", BIBLIOGRAPHY_STYLE)


def renumber(text, place, old, new):
    """Gives the paragraph that begins at a place another number in the look of the old one."""
    old_number, new_number = number_of(old), number_of(new)
    if old_number != new_number:
        number = text.createTextCursorByRange(place)
        number.goRight(len(old_number), True)
        write_pieces(text, number, [(new_number, looks_at(text, number))])
        place.gotoRange(number.getEnd(), False)


def insert_entry(text, place, pieces, is_behind_last):
    """Writes a new paragraph before the one at whose start a place is, or behind the last."""
    if is_behind_last:
        place.gotoEndOfParagraph(False)
        text.insertControlCharacter(place, PARAGRAPH_BREAK, False)
        write_entry(text, place, pieces)
    else:
        entry = text.createTextCursorByRange(place)
        text.insertControlCharacter(entry, PARAGRAPH_BREAK, False)
        place.gotoRange(entry, False)
        entry.goLeft(1, False)
        write_entry(text, entry, pieces)


def remove_paragraph(text, place, is_last):
    """Removes the paragraph that begins at a place."""
    content = text.createTextCursorByRange(place)
    content.gotoStartOfParagraph(False)
    if is_last:
        content.goLeft(1, False)
        content.goRight(1, True)
    content.gotoEndOfParagraph(True)
    if not is_last:
        content.goRight(1, True)
    content.setString("")


class SectionField:
    """A section with paragraphs."""

    def __init__(self, model, section, keeps_formats=False):
        self.model = model
        self.section = section
        self.keeps_formats = keeps_formats  # the present entries are in the style of the new ones

    @staticmethod
    def replace(model, field, code):
        """A section in a paragraph of its own, where a new mark was."""
        anchor = field.anchor()
        text = anchor.getText()
        place = text.createTextCursorByRange(anchor.getStart())
        field.delete()
        if not place.isStartOfParagraph():
            text.insertControlCharacter(place, PARAGRAPH_BREAK, False)
        text.insertControlCharacter(place, PARAGRAPH_BREAK, False)
        place.goLeft(1, False)
        section = model.createInstance("com.sun.star.text.TextSection")
        section.setName(new_name(code))
        text.insertTextContent(place, section, True)
        return SectionField(model, section)

    def anchor(self):
        return self.section.getAnchor()

    def wants_section(self, code):
        return False

    def getCode(self):
        return code_of(self.section.getName())

    def setCode(self, code):
        self.section.setName(new_name(code))

    def typed_text(self, present):
        return ""

    def known_name(self):
        return self.section.getName()

    def write_changes(self):
        pass

    def getText(self):
        return self.anchor().getString()

    def setText(self, string, is_rich):
        anchor = self.anchor()
        text = anchor.getText()
        runs = read_runs(string) if is_rich else [(string, frozenset())]
        entries = split_paragraphs(formatted_pieces(runs, base_looks(text, anchor)))
        present = self.present_entries(text) if self.keeps_formats else None
        if present:
            self.write_differences(text, present, entries)
        else:
            self.write_all(text, entries)

    def present_entries(self, text):
        """The paragraphs as they are; none if there is anything else among them."""
        entries = []
        paragraphs = text.createTextCursorByRange(self.anchor()).createEnumeration()
        while paragraphs.hasMoreElements():
            paragraph = paragraphs.nextElement()
            if not paragraph.supportsService("com.sun.star.text.Paragraph"):
                return []
            entries.append(paragraph.getString())
        return entries

    def write_all(self, text, entries):
        """Writes paragraph over paragraph: Writer cannot undo the removal of all of them."""
        place = text.createTextCursorByRange(self.anchor().getStart())
        for index, pieces in enumerate(entries):
            if index and not self.goto_next_paragraph(text, place):
                place.gotoEndOfParagraph(False)
                text.insertControlCharacter(place, PARAGRAPH_BREAK, False)
            write_entry(text, place, pieces)
        rest = text.createTextCursorByRange(place)
        rest.gotoRange(self.anchor().getEnd(), True)
        if not rest.isCollapsed():
            rest.setString("")

    def write_differences(self, text, present, entries):
        """Leaves entries that stay, but for their numbers."""
        before = [body_of(entry) for entry in present]
        after = [body_of(string_of(pieces)) for pieces in entries]
        steps = difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
        place = text.createTextCursorByRange(self.anchor().getStart())
        left = len(present)
        for kind, start, end, new_start, new_end in steps:
            shared = min(end - start, new_end - new_start)
            for old, pieces in zip(present[start:end], entries[new_start:new_end]):
                if kind == "equal":
                    renumber(text, place, old, string_of(pieces))
                else:
                    write_entry(text, place, pieces)
                left -= 1
                if left:
                    place.gotoNextParagraph(False)
            for _ in range(start + shared, end):
                left -= 1
                remove_paragraph(text, place, left == 0)
            for pieces in entries[new_start + shared:new_end]:
                insert_entry(text, place, pieces, left == 0)

    def goto_next_paragraph(self, text, place):
        """Moves a cursor on, unless it is in the section's last paragraph."""
        end = text.createTextCursorByRange(place)
        end.gotoEndOfParagraph(False)
        if text.compareRegionStarts(end, self.anchor().getEnd()) <= 0:
            return False
        return place.gotoNextParagraph(False)

    def removeCode(self):
        self.section.dispose()

    def delete(self):
        anchor = self.anchor()
        content = anchor.getText().createTextCursorByRange(anchor)
        self.section.dispose()
        content.setString("")

    def select(self):
        self.model.getCurrentController().getViewCursor().gotoRange(self.anchor().getStart(), False)
