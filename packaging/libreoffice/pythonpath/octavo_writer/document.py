"""A Writer document as Octavo sees it: preferences, and fields in the order of the text."""

import functools

from .fields import MarkField, insert_note, is_citation_name
from .layout import set_bibliography_style
from .messages import show_message, text_of
from .places import (body_range, compare_places, is_inside, marks_of_paragraph, note_number,
                     note_numbers)
from .sections import SectionField

PREFERENCES = "ZOTERO_PREF_"
LONGEST_PROPERTY = 255
known_orders = {}  # of the fields of each document, by name
INSERTIONS = ("addEditCitation", "addCitation", "editCitation")  # commands that leave the style
NOTE_SERVICES = {1: "com.sun.star.text.Footnote", 2: "com.sun.star.text.Endnote"}


class WriterDocument:
    """Answers Octavo's questions. Everything that one command changes is undone in one step."""

    def __init__(self, context, frame, command):
        self.context = context
        self.frame = frame
        self.model = frame.getController().getModel()
        self.fields = {}
        self.is_changing = False
        self.keeps_style = command in INSERTIONS

    def perform(self, name, arguments):
        """Answers `Document_getFields`, `Field_setText` and so on."""
        kind, method = name.split("_", 1)
        if kind == "Field":
            number, arguments = arguments[0], arguments[1:]
            return self.field_action(method, number, arguments)
        return getattr(self, "do_" + method)(*arguments)

    def field_action(self, method, number, arguments):
        if method in ("setText", "setCode", "removeCode", "delete"):
            self.begin_changes()
        field = self.fields[number]
        if method in ("getText", "removeCode", "delete", "select"):
            field.write_changes()
        if method == "setCode" and field.wants_section(arguments[0]):
            self.fields[number] = SectionField.replace(self.model, field, arguments[0])
            return None
        return getattr(field, method)(*arguments)

    # Undo

    def begin_changes(self):
        if not self.is_changing:
            self.model.getUndoManager().enterUndoContext("Octavo")
            self.model.lockControllers()
            self.is_changing = True

    def write_changes(self):
        for field in self.fields.values():
            field.write_changes()

    def complete(self):
        if self.is_changing:
            self.is_changing = False
            self.model.unlockControllers()
            self.model.getUndoManager().leaveUndoContext()

    def do_complete(self):
        self.write_changes()
        self.keep_order()
        self.complete()

    def do_cleanup(self):
        self.complete()

    def do_activate(self):
        self.frame.activate()
        self.frame.getContainerWindow().setFocus()

    # Preferences

    def properties(self):
        return self.model.getDocumentProperties().getUserDefinedProperties()

    def preference_names(self):
        known = {each.Name for each in self.properties().getPropertySetInfo().getProperties()}
        names = []
        while PREFERENCES + str(len(names) + 1) in known:
            names.append(PREFERENCES + str(len(names) + 1))
        return names

    def do_getDocumentData(self):
        properties = self.properties()
        return "".join(str(properties.getPropertyValue(name)) for name in self.preference_names())

    def do_setDocumentData(self, data):
        self.keeps_style = False
        properties = self.properties()
        for name in self.preference_names():
            properties.removeProperty(name)
        for start in range(0, len(data), LONGEST_PROPERTY):
            name = PREFERENCES + str(start // LONGEST_PROPERTY + 1)
            properties.addProperty(name, 128, data[start:start + LONGEST_PROPERTY])  # removable

    # Fields

    def citation_fields(self):
        """The fields in the order of the text, each with its mark or section and where that is."""
        marks = self.model.getReferenceMarks()
        found = [
            (MarkField(self.model, name), marks.getByName(name))
            for name in marks.getElementNames()
            if is_citation_name(name)
        ]
        sections = self.model.getTextSections()
        for name in sections.getElementNames():
            if is_citation_name(name):
                section = sections.getByName(name)
                found.append((SectionField(self.model, section, self.keeps_style), section))
        known = known_orders.get(self.model.RuntimeUID, {})
        found.sort(key=lambda pair: known.get(pair[0].known_name(), len(known)))
        places = [(field, content, content.getAnchor()) for field, content in found]
        compared = [(body_range(self.model, place[2]), place) for place in places]
        order = functools.cmp_to_key(
            lambda one, other: compare_places(self.model, one[0], other[0]))
        return [place for _, place in sorted(compared, key=order)]

    def keep_order(self):
        """Keeps the order of the fields for the next command: comparing places takes long, and a
        list that is nearly in order takes few comparisons."""
        names = [field.known_name() for field in self.fields.values()]
        known_orders[self.model.RuntimeUID] = {name: index for index, name in enumerate(names)}

    def number_of(self, field):
        number = len(self.fields)
        self.fields[number] = field
        return number

    def do_getFields(self, field_type):
        """Numbers, codes, numbers of notes, and texts, for which Octavo would ask one by one."""
        self.write_changes()
        self.fields.clear()
        places, shown = self.citation_fields(), []
        has_typed_text = False
        for index, (field, content, anchor) in enumerate(places):
            shown.append(anchor.getString())
            if field.typed_text(shown[index]):
                self.begin_changes()
                field.put_typed_text_out()
                has_typed_text = True
                places[index] = (field, content, field.anchor())
                shown[index] = places[index][2].getString()
        self.link_marks(places, shown, not has_typed_text)
        numbers = note_numbers(self.model)
        return [
            [self.number_of(field) for field, _, _ in places],
            [field.getCode() for field, _, _ in places],
            [note_number(anchor, numbers) for _, _, anchor in places],
            shown,
        ]

    def link_marks(self, places, shown, are_all_present):
        """Tells marks of each other. Those that typed text was put out of are others now, as are those beside them."""
        previous = None
        for (field, content, anchor), text in zip(places, shown):
            if isinstance(field, MarkField):
                field.shown, field.previous = text, previous
                field.listed_mark = (content, anchor) if are_all_present else None
                if previous is not None:
                    previous.next = field
                previous = field

    def do_writeFields(self, changes):
        """Writes texts and codes of many citations, for which Octavo would else ask twice each."""
        self.begin_changes()
        for number, text, is_rich, code in changes:
            field = self.fields[number]
            if text is not None:
                field.setText(text, is_rich)
            field.setCode(code)
            field.write_changes()

    def described(self, field):
        note = note_number(field.anchor(), note_numbers(self.model))
        return [self.number_of(field), field.getCode(), note]

    def cursor(self):
        return self.frame.getController().getViewCursor()

    def do_cursorInField(self, field_type):
        cursor = self.cursor()
        section = cursor.TextSection
        while section is not None:
            if is_citation_name(section.getName()):
                return self.described(SectionField(self.model, section))
            section = section.getParentSection()
        mark = self.mark_at(cursor)
        return None if mark is None else self.described(MarkField(self.model, mark.getName()))

    def mark_at(self, cursor):
        """The mark around the cursor, among those of its paragraph."""
        text = cursor.getText()
        for mark in marks_of_paragraph(text, cursor, is_citation_name):
            if is_inside(text, cursor, mark.getAnchor()):
                return mark
        return None

    def do_canInsertField(self, field_type):
        text = self.cursor().getText()
        is_header = text.getImplementationName() == "SwXHeadFootText"
        return not is_header and self.do_cursorInField(field_type) is None

    def do_insertField(self, field_type, note_type):
        if self.model.getURL().lower().endswith(".docx"):
            show_message(self.context, self.frame, text_of("docx"))
        self.begin_changes()
        cursor = self.cursor()
        text = cursor.getText()
        place = text.createTextCursorByRange(cursor.getEnd())
        if note_type and text.getImplementationName() == "SwXBodyText":
            note = self.model.createInstance(NOTE_SERVICES[note_type])
            insert_note(self.model, text, place, note)
            text, place = note, note.createTextCursor()
            place.gotoEnd(False)
        field = MarkField.insert(self.model, text, place, "TEMP")
        cursor.gotoRange(field.anchor().getEnd(), False)
        return self.described(field)

    def do_convert(self, numbers, field_type, note_types, count):
        """Moves fields from the text into notes, or from notes that have nothing else."""
        self.begin_changes()
        self.write_changes()
        for number, note_type in zip(numbers, note_types):
            self.fields[number] = self.moved(self.fields[number], note_type)

    def moved(self, field, note_type):
        anchor = field.anchor()
        text = anchor.getText()
        is_note = text.supportsService("com.sun.star.text.Footnote")
        if note_type and text.getImplementationName() == "SwXBodyText":
            name, (_, pieces) = field.name, field.content()
            place = field.remove()
            note = self.model.createInstance(NOTE_SERVICES[note_type])
            insert_note(self.model, text, place, note)
            inside = note.createTextCursor()
            inside.gotoEnd(False)
            return MarkField.written(self.model, note, inside, pieces, name)
        if not note_type and is_note and text.getString().strip() == anchor.getString().strip():
            name, (_, pieces) = field.name, field.content()
            note_anchor = text.getAnchor()
            outer = note_anchor.getText()
            place = outer.createTextCursorByRange(note_anchor.getStart())
            outer.removeTextContent(text)
            return MarkField.written(self.model, outer, place, pieces, name)
        return field

    def do_setBibliographyStyle(self, first, indent, line, entry, tabs, count):
        self.begin_changes()
        set_bibliography_style(self.model, first, indent, line, entry, tabs)

    def do_displayAlert(self, text, icon, buttons):
        return show_message(self.context, self.frame, text, icon, buttons)
