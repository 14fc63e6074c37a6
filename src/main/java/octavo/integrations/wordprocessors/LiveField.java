package octavo.integrations.wordprocessors;

import octavo.officedocuments.codes.CitationCode;
import octavo.officedocuments.codes.CodeReader;

import java.util.Optional;

/// A citation or bibliography in a document that is open in a word processor.
///
/// @param fieldNumber by which the document knows it until the command is complete
/// @param code without the prefix that the document puts before it
/// @param noteNumber 0 in the text
/// @param text as it was when the document listed its fields, where it said so
record LiveField(int fieldNumber, String code, int noteNumber, Optional<String> text) {
    private static final String PREFIX = "ZOTERO_";

    /// What the code says; empty for a field that is only being made.
    Optional<CitationCode> citationCode() {
        String body = code.strip();
        return CodeReader.readMark(body.startsWith("CSL_") ? body : PREFIX + body);
    }
}
