"""Cites in LibreOffice Writer at random, as somebody would with our extension: WriterRounds.py PORT ROUNDS SEED SERVERLOG WORK

Writes a document after each save; says what differs from what a person would expect, and ends with 1 then."""

import os
import random
import sys
import time

import uno

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../packaging/libreoffice/pythonpath"))
from octavo_writer.fields import insert_note  # noqa: E402: the path comes first

port, rounds, seed, log, work = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], sys.argv[5]
chance = random.Random(seed)
resolver = uno.getComponentContext().ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
for attempt in range(240):
    try:
        context = resolver.resolve(f"uno:socket,host=127.0.0.1,port={port};urp;StarOffice.ComponentContext")
        break
    except Exception:
        time.sleep(0.25)
manager = context.ServiceManager
desktop = manager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
dispatcher = manager.createInstanceWithContext("com.sun.star.frame.DispatchHelper", context)
document_path = os.path.join(work, "rounds.odt")
address = uno.systemPathToFileUrl(document_path)


def option(name, value):
    made = uno.createUnoStruct("com.sun.star.beans.PropertyValue")
    made.Name, made.Value = name, value
    return made


def ended():
    with open(log, encoding="utf-8") as lines:
        return [line for line in lines if line.startswith("ended")]


def command(name):
    """Runs a command of the extension, and gives the milliseconds that it took."""
    before = len(ended())
    dispatcher.executeDispatch(model.getCurrentController().getFrame(), "octavo:" + name, "", 0, ())
    for attempt in range(6000):
        done = ended()
        if len(done) > before:
            time.sleep(0.02)  # the extension lets go of the document after the connection
            return int(done[-1].split()[1])
        time.sleep(0.01)
    sys.exit(f"rounds: {name} does not end")


def marks():
    return [name for name in model.getReferenceMarks().getElementNames() if name.startswith("ZOTERO_ITEM")]


def cited(name):
    return model.getReferenceMarks().getByName(name).getAnchor().getString()


def bare_text():
    """The text without citations, notes and bibliography."""
    text = []
    paragraphs = model.getText().createEnumeration()
    while paragraphs.hasMoreElements():
        paragraph = paragraphs.nextElement()
        if not paragraph.supportsService("com.sun.star.text.Paragraph"):
            continue
        section = paragraph.TextSection
        if section is not None and section.getName().startswith("ZOTERO_BIBL"):
            continue
        portions, depth = paragraph.createEnumeration(), 0
        while portions.hasMoreElements():
            portion = portions.nextElement()
            kind = portion.TextPortionType
            if kind == "ReferenceMark" and portion.ReferenceMark.getName().startswith("ZOTERO_"):
                depth += 1 if portion.IsStart else -1
            elif kind == "Text" and depth == 0:
                text.append(portion.getString())
        text.append("\n")
    return "\n".join(line for line in "".join(text).split("\n") if line)


def put_cursor_anywhere():
    cursor = model.getCurrentController().getViewCursor()
    body = model.getText()
    place = body.createTextCursor()
    places = body.createEnumeration()
    candidates = []
    while places.hasMoreElements():
        paragraph = places.nextElement()
        if paragraph.supportsService("com.sun.star.text.Paragraph") and paragraph.TextSection is None:
            candidates.append(paragraph)
    paragraph = chance.choice(candidates)
    place.gotoRange(paragraph.getEnd() if chance.random() < 0.5 else paragraph.getStart(), False)
    cursor.gotoRange(place, False)


def put_cursor_in_mark():
    name = chance.choice(marks())
    anchor = model.getReferenceMarks().getByName(name).getAnchor()
    place = anchor.getText().createTextCursorByRange(anchor.getStart())
    place.goRight(1, False)
    model.getCurrentController().getViewCursor().gotoRange(place, False)
    return anchor.getString()


def structure():
    paragraphs = model.getText().createEnumeration()
    while paragraphs.hasMoreElements():
        each = paragraphs.nextElement()
        section = each.TextSection
        yield (section.getName()[:11] if section is not None else "-") + " " + each.getString()


def bibliography():
    """The entries, and what is in italics in each."""
    entries = []
    paragraphs = model.getText().createEnumeration()
    while paragraphs.hasMoreElements():
        paragraph = paragraphs.nextElement()
        if paragraph.TextSection is not None and paragraph.TextSection.getName().startswith("ZOTERO_BIBL"):
            entries.append((paragraph.getString(), italics(paragraph)))
    return entries


def italics(paragraph):
    runs, portions = [], paragraph.createEnumeration()
    while portions.hasMoreElements():
        portion = portions.nextElement()
        if portion.CharPosture.value == "ITALIC":
            runs.append(portion.getString())
    return "".join(runs)


def expect(condition, sentence):
    if not condition:
        print("\n".join(structure()), file=sys.stderr)
        sys.exit(f"rounds: {sentence} (round {number}, seed {seed})")


def note_texts():
    notes = model.getFootnotes()
    return [notes.getByIndex(index).getString() for index in range(notes.getCount())]


def check_note_before_formatted_note():
    """A note at the start of a paragraph, before one with a format of its own: Writer's undo takes
    both away unless the extension takes care."""
    body = model.getText()
    body.insertString(body.getEnd(), "Formatted", False)
    start = body.createTextCursorByRange(body.getEnd())
    start.gotoStartOfParagraph(False)
    kept = model.createInstance("com.sun.star.text.Footnote")
    body.insertTextContent(start, kept, False)
    kept.setString("kept")
    kept.getAnchor().CharHeight = 20
    undo = model.getUndoManager()
    undo.enterUndoContext("note")
    start.gotoStartOfParagraph(False)
    insert_note(model, body, start, model.createInstance("com.sun.star.text.Footnote"))
    undo.leaveUndoContext()
    expect(note_texts() == ["", "kept"] and len(body.getString()) == 11, f"notes: {note_texts()}, {body.getString()!r}")
    undo.undo()
    expect(note_texts() == ["kept"], "undo takes a formatted note away with the one before it")
    undo.reset()
    body.setString("")


def differences(before, after):
    lines = ["- " + name for name in sorted(before - after)] + ["+ " + name for name in sorted(after - before)]
    return "".join("\n" + line for line in lines) + "\n"


number, slowest = 0, 0
model = desktop.loadComponentFromURL("private:factory/swriter", "_blank", 0, ())
check_note_before_formatted_note()
paragraphs = [f"Paragraph {n} says {'much ' * (n % 7)}of what nobody had said." for n in range(12)]
body = model.getText()
for index, paragraph in enumerate(paragraphs):
    end = body.createTextCursorByRange(body.getEnd())
    if index:
        body.insertControlCharacter(end, 0, False)
    body.insertString(end, paragraph, False)
has_bibliography = False
for number in range(1, rounds + 1):
    text = bare_text()
    count = len(marks())
    action = chance.choice(["insert", "insert", "insert", "edit", "style", "bibliography", "undo", "refresh", "reopen"])
    if action == "insert":
        put_cursor_anywhere()
        slowest = max(slowest, command("addEditCitation"))
        is_edit = any(len(cited(name)) == 1 for name in marks())  # the cursor may stand right after one
        expect(len(marks()) == count + 1 or is_edit, "a citation was not inserted")
    elif action == "edit" and count:
        shown = put_cursor_in_mark()
        command("addEditCitation")
        expect(len(marks()) == count, f"an edit of “{shown}” changed the number of citations")
    elif action == "style" and count:
        command("setDocPrefs")
        expect(len(marks()) == count, "another style changed the number of citations")
    elif action == "bibliography" and count:
        put_cursor_anywhere()
        command("addEditBibliography")
        has_bibliography = True
    elif action == "undo" and count:
        before, entries = set(marks()), bibliography()
        put_cursor_anywhere()
        command("addEditCitation")
        after, changed = set(marks()), bibliography()
        model.getUndoManager().undo()
        expect(set(marks()) == before, "one undo does not take a citation back:" + differences(before, set(marks())))
        expect(bibliography() == entries, "one undo does not take a bibliography back")
        if chance.random() < 0.5:
            model.getUndoManager().redo()
            expect(set(marks()) == after, "redo does not bring a citation again:" + differences(after, set(marks())))
            expect(bibliography() == changed, "redo does not bring a bibliography again")
            model.getUndoManager().undo()
    elif action == "refresh" and count:
        command("refresh")
    elif action == "reopen" and count:
        before = marks()
        model.storeToURL(address, ())
        model.storeAsURL(address, ())
        model.close(True)
        model = desktop.loadComponentFromURL(address, "_blank", 0, ())
        expect(sorted(marks()) == sorted(before), "a saved document has other codes")
    expect(bare_text() == text, f"{action} changed the text:\n{text}\n---\n{bare_text()}")
command("refresh")
model.storeAsURL(address, ())
print(f"rounds: {rounds} rounds, {len(marks())} citations, slowest insertion {slowest} ms")
if len(sys.argv) > 6:
    text = model.getText()
    for n in range(int(sys.argv[6])):
        put_cursor_anywhere()
        taken = command("addEditCitation")
    print(f"rounds: the last of {len(marks())} citations took {taken} ms")
model.close(True)
sys.stdout.flush()
os._exit(0)  # the bridge to an office that ends takes Python with it at times
