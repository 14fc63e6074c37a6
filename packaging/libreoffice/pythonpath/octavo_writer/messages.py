"""What the extension itself says."""

import uno

TEXTS = {
    "en": {
        "unreachable": "Octavo does not answer. Open it, and switch on “Cite in LibreOffice Writer”"
        " under Settings, Online.",
        "ended": "Octavo has ended the connection. What was written stays; Undo takes it back.",
        "docx": "Writer drops citations when it saves a document as .docx. Save it as .odt first;"
        " “octavo document paper.odt --as fields” then makes a .docx of it.",
    },
    "de": {
        "unreachable": "Octavo antwortet nicht. Öffnen Sie es und schalten Sie unter Einstellungen,"
        " Online „In LibreOffice Writer zitieren“ ein.",
        "ended": "Octavo hat die Verbindung beendet. Was geschrieben wurde, bleibt; „Rückgängig“"
        " nimmt es zurück.",
        "docx": "Writer verliert Zitate, wenn es ein Dokument als .docx speichert. Speichern Sie es"
        " zuerst als .odt; „octavo document paper.odt --as fields“ macht daraus ein .docx.",
    },
}

BUTTONS = {0: 1, 1: 2, 2: 4, 3: 5}  # of the wire: OK, OK and Cancel, Yes and No, all three
KINDS = {0: "ERRORBOX", 1: "INFOBOX", 2: "QUERYBOX"}
OK, YES, NO = 1, 2, 3


def text_of(name):
    return TEXTS.get(language(), TEXTS["en"])[name]


def language():
    context = uno.getComponentContext()
    provider = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.configuration.ConfigurationProvider", context)
    node = uno.createUnoStruct("com.sun.star.beans.NamedValue")
    node.Name, node.Value = "nodepath", "/org.openoffice.Setup/L10N"
    settings = provider.createInstanceWithArguments(
        "com.sun.star.configuration.ConfigurationAccess", (node,))
    return (settings.getByName("ooLocale") or "en")[:2]


def show_message(context, frame, text, icon=1, buttons=0):
    """Asks, and gives the number of the answer: 0 for no, cancel, or OK alone; 1 or 2 for yes."""
    window = frame.getContainerWindow()
    toolkit = context.ServiceManager.createInstanceWithContext("com.sun.star.awt.Toolkit", context)
    kind = uno.Enum("com.sun.star.awt.MessageBoxType", KINDS.get(icon, "INFOBOX"))
    box = toolkit.createMessageBox(window, kind, BUTTONS.get(buttons, 1), "Octavo", text)
    answer = box.execute()
    if buttons == 0:
        return 0
    if buttons == 3:
        return {YES: 2, NO: 1}.get(answer, 0)
    return 1 if answer in (OK, YES) else 0
