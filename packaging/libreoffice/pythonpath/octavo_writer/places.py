"""Where fields are: the order of the text, notes, and what is inside what."""


def body_range(model, anchor):
    """The place in the body of a place in a note, a cell or a frame; with what orders those that
    have the same one."""
    body = model.getText()
    inner = []
    text = anchor.getText()
    while text != body:
        if text.supportsService("com.sun.star.text.CellProperties"):
            inner.append((cell_order(text), anchor))
            anchor = text.TextTable.getAnchor()
        elif hasattr(text, "getAnchor") and text.getAnchor() is not None:
            inner.append(((0, 0), anchor))
            anchor = text.getAnchor()
        else:
            return None, inner  # a header or footer: after everything else
        text = anchor.getText()
    return anchor, inner


def cell_order(cell):
    """Row and column of a name such as B12."""
    name = cell.CellName
    letters = name.rstrip("0123456789.")
    digits = name[len(letters):].split(".")[0]
    return int(digits or 0), [ord(letter) for letter in letters]


def compare_places(model, one, other):
    """Negative if the first comes first."""
    (first, first_inner), (second, second_inner) = one, other
    if first is None or second is None:
        return (first is None) - (second is None)
    order = -model.getText().compareRegionStarts(first, second)
    if order or not (first_inner and second_inner):
        return order
    first_cell, first_place = first_inner[-1]
    second_cell, second_place = second_inner[-1]
    if first_cell != second_cell:
        return -1 if first_cell < second_cell else 1
    if first_place.getText() == second_place.getText():
        return -first_place.getText().compareRegionStarts(first_place, second_place)
    return 0


def note_numbers(model):
    """The number of each footnote, and of each endnote, by its id."""
    numbers = {}
    for notes in (model.getFootnotes(), model.getEndnotes()):
        for index in range(notes.getCount()):
            numbers[notes.getByIndex(index).ReferenceId] = index + 1
    return numbers


def note_number(anchor, numbers):
    text = anchor.getText()
    is_note = text.supportsService("com.sun.star.text.Footnote")
    return numbers.get(text.ReferenceId, 0) if is_note else 0


def is_inside(text, cursor, anchor):
    """Whether a cursor stands between two characters of a text, or a selection within it. Right
    after a text of one character, such as a raised number, counts: it has no inside."""
    after_start = text.compareRegionStarts(anchor, cursor)
    before_end = text.compareRegionEnds(anchor, cursor)
    if cursor.isCollapsed():
        is_short = len(anchor.getString()) <= 1
        return after_start > 0 and (before_end < 0 or is_short and before_end == 0)
    return after_start >= 0 and before_end <= 0


def marks_of_paragraph(text, place, is_wanted):
    """The reference marks that end in the paragraph of a place, of those whose names are wanted."""
    paragraph = text.createTextCursorByRange(place.getStart())
    paragraph.gotoStartOfParagraph(False)
    paragraph.gotoEndOfParagraph(True)
    paragraphs = paragraph.createEnumeration()
    while paragraphs.hasMoreElements():
        each = paragraphs.nextElement()
        if not each.supportsService("com.sun.star.text.Paragraph"):
            continue
        portions = each.createEnumeration()
        while portions.hasMoreElements():
            portion = portions.nextElement()
            is_end = portion.TextPortionType == "ReferenceMark" and not portion.IsStart
            if is_end and is_wanted(portion.ReferenceMark.getName()):
                yield portion.ReferenceMark
