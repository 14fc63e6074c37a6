package octavo.officedocuments;

import octavo.officedocuments.codes.CitationCode;
import octavo.officedocuments.xmlscan.CodedRange;

/// A citation or bibliography in a document, with what its code says.
public record DocumentCitation(CodedRange range, CitationCode code) {
    public boolean isBibliography() {
        return code.isBibliography();
    }

    /// Whether a reader of the document sees it: not if it is deleted, or repeated for programs
    /// that know less.
    public boolean isRead() {
        return !range.isFallback() && range.revision() != CodedRange.RevisionState.DELETED;
    }

    /// Whether its code could not be read, so that the document only has its text.
    public boolean isUnreadable() {
        return !isBibliography() && code.cites().isEmpty();
    }
}
