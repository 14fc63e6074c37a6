package octavo.officedocuments.codes;

/// A program that writes citations into documents.
public enum CitationManager {
    ZOTERO("Zotero"),
    MENDELEY_DESKTOP("Mendeley Desktop"),
    MENDELEY_CITE("Mendeley Cite"),
    ENDNOTE("EndNote"),
    CITAVI("Citavi"),
    WORD("Word"),
    LIBREOFFICE("LibreOffice"),
    JABREF("JabRef"),
    OCTAVO("Octavo");

    private final String displayName;

    CitationManager(String displayName) {
        this.displayName = displayName;
    }

    public String displayName() {
        return displayName;
    }
}
