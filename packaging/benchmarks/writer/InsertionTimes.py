"""Inserts citations into a document that is open in Writer: InsertionTimes.py PIPE SERVERLOG SERVER PROFILE DOCUMENT PLACE COUNT

Prints for each the milliseconds from the command to its end, and the processor time of Octavo and of Writer."""

import os
import random
import subprocess
import sys
import time

import uno

pipe, log, document, place, count = sys.argv[1], sys.argv[2], sys.argv[5], sys.argv[6], int(sys.argv[7])
server, profile = sys.argv[3], sys.argv[4]
chance = random.Random(1)
resolver = uno.getComponentContext().ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
for attempt in range(240):
    try:
        context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        break
    except Exception:
        time.sleep(0.25)
manager = context.ServiceManager
desktop = manager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
dispatcher = manager.createInstanceWithContext("com.sun.star.frame.DispatchHelper", context)


office = subprocess.run(["pgrep", "-f", f"soffice.bin.*{profile}"], capture_output=True, text=True, check=True).stdout.split()[0]


def processor_time(process):
    """The milliseconds that a process has used, its threads counted."""
    with open(f"/proc/{process}/stat", encoding="utf-8") as line:
        fields = line.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 // os.sysconf("SC_CLK_TCK")


def ended():
    with open(log, encoding="utf-8") as lines:
        return sum(line.startswith("ended") for line in lines)


def insert(model):
    before = ended(), time.monotonic(), processor_time(server), processor_time(office)
    dispatcher.executeDispatch(model.getCurrentController().getFrame(), "octavo:addEditCitation", "", 0, ())
    while ended() == before[0]:
        time.sleep(0.005)
    return ((time.monotonic() - before[1]) * 1000, processor_time(server) - before[2],
            processor_time(office) - before[3])


def paragraphs_of(body):
    """Those of the text, not of the bibliography."""
    found, paragraphs = [], body.createEnumeration()
    while paragraphs.hasMoreElements():
        paragraph = paragraphs.nextElement()
        if paragraph.supportsService("com.sun.star.text.Paragraph") and paragraph.TextSection is None:
            found.append(paragraph)
    return found


model = desktop.loadComponentFromURL(uno.systemPathToFileUrl(document), "_blank", 0, ())
body = model.getText()
paragraphs = paragraphs_of(body)
name = os.path.basename(document).split(".")[0]
for number in range(count):
    paragraph = {"front": paragraphs[0], "end": paragraphs[-1]}.get(place) or chance.choice(paragraphs)
    cursor = body.createTextCursorByRange(paragraph.getStart())
    cursor.goRight(max(20, 180 - 15 * number) if place == "front" else 20, False)  # before the last one
    model.getCurrentController().getViewCursor().gotoRange(cursor, False)
    wall, octavo, writer = insert(model)
    print(f"{name}, {place}, insertion {number + 1}: {wall:.0f} ms; processor: Octavo {octavo} ms, Writer {writer} ms")
    sys.stdout.flush()
model.close(True)
sys.stdout.flush()
os._exit(0)  # the bridge to an office that ends takes Python with it at times
