package octavo.officedocuments;

import octavo.text.LocalizedSentence;

import java.util.List;

/// A document with its citations changed.
///
/// @param bytes of the whole file; the same as before if nothing changed
/// @param changes what changed, for people
/// @param newTexts the citations whose text changed, with both texts
/// @param remarks what was left as it is, and why
@SuppressWarnings("ArrayRecordComponent") // never compared
public record DocumentUpdate(
        byte[] bytes,
        List<LocalizedSentence> changes,
        List<LocalizedSentence> newTexts,
        List<LocalizedSentence> remarks) {
    public DocumentUpdate {
        bytes = bytes.clone();
        changes = List.copyOf(changes);
        newTexts = List.copyOf(newTexts);
        remarks = List.copyOf(remarks);
    }

    /// Changes a document's citations. What is not a code, a result or a property keeps its bytes.
    ///
    /// @param present the bytes of the document
    public static DocumentUpdate of(CitedDocument document, byte[] present, DocumentChange change) {
        return switch (change) {
            case DocumentChange.UnlinkCitations _ ->
                    new CitationUnlinker(document, present).unlink();
            case DocumentChange.RenderCitations render ->
                    new CitationRendering(document, render).update(present);
            case DocumentChange.LinkTypedCitations scan ->
                    new DocumentScan(document, scan).update(present);
        };
    }

    /// Whether the file has other bytes than before.
    public boolean isChange() {
        return !changes.isEmpty();
    }
}
