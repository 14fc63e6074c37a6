"""Formats of characters and paragraphs."""

import uno

BIBLIOGRAPHY_STYLE = "Bibliography 1"
LOOKS = ("CharPosture", "CharWeight", "CharCaseMap", "CharUnderline", "CharEscapement",
         "CharEscapementHeight")
OTHER_LOOKS = ("CharStyleName", "CharFontName", "CharHeight", "CharColor", "CharBackColor",
               "CharStrikeout", "CharLocale")
PLAIN_LOOKS = {"CharEscapement": 0, "CharEscapementHeight": 100}
RAISED, LOWERED, SMALLER = 33, -33, 58
PARAGRAPH_BREAK, LINE_BREAK = 0, 1  # com.sun.star.text.ControlCharacter
TEXT, BREAK = "text", "break"


def read_pieces(text, content):
    """The text in a range, in strings of one look each."""
    found = []
    paragraphs = text.createTextCursorByRange(content).createEnumeration()
    while paragraphs.hasMoreElements():
        paragraph = paragraphs.nextElement()
        if found:
            found.append(("\r", {}))
        portions = paragraph.createEnumeration()
        while portions.hasMoreElements():
            portion = portions.nextElement()
            if portion.TextPortionType == "Text":
                found.append((portion.getString(), looks_of(portion, LOOKS + OTHER_LOOKS)))
    return found


def looks_of(portion, names):
    return dict(zip(names, portion.getPropertyValues(names)))


def looks_at(text, content):
    """How the first character of a content looks."""
    first = text.createTextCursorByRange(content.getStart())
    first.goRight(1, True)
    return looks_of(first, LOOKS)


def base_looks(text, content):
    """How the text around a place looks: before it, or else after it."""
    before = text.createTextCursorByRange(content.getStart())
    if not before.isStartOfParagraph():
        before.goLeft(1, True)
        return looks_of(before, LOOKS)
    after = text.createTextCursorByRange(content.getEnd())
    if not after.isEndOfParagraph():
        after.goRight(1, True)
        return looks_of(after, LOOKS)
    return {**looks_of(after, LOOKS), **PLAIN_LOOKS}


def formatted_pieces(runs, base):
    """Runs in the looks with which a text began, and their own formats."""
    return [(string, with_formats(base, formats)) for string, formats in runs]


def write_pieces(text, content, all_pieces):
    """Puts pieces in place of a text, over which the cursor then stands."""
    if not content.isCollapsed():
        content.setString("")
    is_empty = True
    for string, looks in all_pieces:
        for kind, piece in pieces(string):
            if kind == TEXT and is_empty:
                insert_text(text, content, piece, looks)
            else:
                insert_behind(text, content, kind, piece, looks)
            is_empty = False


def insert_text(text, place, string, looks):
    text.insertString(place, string, True)
    names = tuple(looks)
    for name, value in zip(names, place.getPropertyValues(names) if names else ()):
        if value != looks[name]:
            place.setPropertyValue(name, looks[name])


def insert_behind(text, content, kind, piece, looks):
    place = text.createTextCursorByRange(content.getEnd())
    if kind == TEXT:
        insert_text(text, place, piece, looks)
    else:
        text.insertControlCharacter(place, piece, True)
    if content.isCollapsed():  # it has moved behind what was inserted where it was
        content.gotoRange(place, False)
    else:
        content.gotoRange(place.getEnd(), True)


def pieces(string):
    """Text between the ends of lines and paragraphs."""
    start = 0
    for index, character in enumerate(string):
        if character in "\r\n":
            if index > start:
                yield TEXT, string[start:index]
            yield BREAK, PARAGRAPH_BREAK if character == "\r" else LINE_BREAK
            start = index + 1
    if start < len(string):
        yield TEXT, string[start:]


def with_formats(base, formats):
    looks = dict(base)
    if "italic" in formats:
        looks["CharPosture"] = uno.Enum("com.sun.star.awt.FontSlant", "ITALIC")
    if "bold" in formats:
        looks["CharWeight"] = uno.getConstantByName("com.sun.star.awt.FontWeight.BOLD")
    if "capitals" in formats:
        looks["CharCaseMap"] = uno.getConstantByName("com.sun.star.style.CaseMap.SMALLCAPS")
    if "underline" in formats:
        looks["CharUnderline"] = uno.getConstantByName("com.sun.star.awt.FontUnderline.SINGLE")
    if "raised" in formats or "lowered" in formats:
        looks["CharEscapement"] = RAISED if "raised" in formats else LOWERED
        looks["CharEscapementHeight"] = SMALLER
    return looks


def set_bibliography_style(model, first, indent, line, entry, tabs):
    """Indents and distances in twips, for the style that Writer has for bibliographies."""
    styles = model.getStyleFamilies().getByName("ParagraphStyles")
    style = styles.getByName(BIBLIOGRAPHY_STYLE)
    lengths = {"ParaLeftMargin": indent, "ParaFirstLineIndent": first, "ParaBottomMargin": entry}
    for name, twips in lengths.items():
        if style.getPropertyValue(name) != to_hundredths(twips):
            style.setPropertyValue(name, to_hundredths(twips))
    set_line_spacing(style, max(100, line * 100 // 240))
    set_tab_stops(style, [to_hundredths(position) for position in tabs])


def set_line_spacing(style, percent):
    present = style.getPropertyValue("ParaLineSpacing")
    mode = uno.getConstantByName("com.sun.star.style.LineSpacingMode.PROP")
    if (present.Mode, present.Height) != (mode, percent):
        spacing = uno.createUnoStruct("com.sun.star.style.LineSpacing")
        spacing.Mode, spacing.Height = mode, percent
        style.setPropertyValue("ParaLineSpacing", spacing)


def set_tab_stops(style, positions):
    if [stop.Position for stop in style.getPropertyValue("ParaTabStops")] == positions:
        return
    stops = []
    for position in positions:
        stop = uno.createUnoStruct("com.sun.star.style.TabStop")
        stop.Position = position
        stops.append(stop)
    uno.invoke(style, "setPropertyValue",
               ("ParaTabStops", uno.Any("[]com.sun.star.style.TabStop", tuple(stops))))


def to_hundredths(twips):
    """Twips as hundredths of millimetres."""
    return round(twips * 127 / 72)
