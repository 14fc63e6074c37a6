package octavo.officedocuments;

/// The form in which citations of all managers are written.
public enum CodeForm {
    /// Zotero's, in the way that suits the document: fields in a `.docx`, marks in an `.odt`.
    ZOTERO,
    /// Zotero's as fields of Word, also in an `.odt`: LibreOffice saves those into a `.docx`, and
    /// makes text of marks.
    FIELDS,
    /// Zotero's as marks, which its extension of LibreOffice reads.
    MARKS
}
