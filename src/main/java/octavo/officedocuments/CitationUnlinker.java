package octavo.officedocuments;

import octavo.officedocuments.word.WordRangeEditor;
import octavo.officedocuments.writer.OpenTextRangeEditor;
import octavo.officedocuments.xmlscan.CodedRange;
import octavo.officedocuments.xmlscan.MarkupEdit;
import octavo.text.LocalizedSentence;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Turns all citations and bibliographies of a document into text.
@SuppressWarnings("ArrayRecordComponent") // never compared
record CitationUnlinker(CitedDocument document, byte[] present) {
    DocumentUpdate unlink() {
        Map<String, List<MarkupEdit>> editsByPart = new HashMap<>();
        for (DocumentCitation citation : document.citations()) {
            CodedRange range = citation.range();
            String xml = document.textParts().getOrDefault(range.partName(), "");
            editsByPart
                    .computeIfAbsent(range.partName(), _ -> new ArrayList<>())
                    .addAll(
                            document.kind() == DocumentKind.WORD
                                    ? WordRangeEditor.unlinkingEdits(xml, range)
                                    : OpenTextRangeEditor.unlinkingEdits(xml, range));
        }
        Map<String, byte[]> parts = new HashMap<>();
        editsByPart.forEach((name, edits) ->
                parts.put(
                        name,
                        MarkupEdit.applyAll(document.textParts().getOrDefault(name, ""), edits)
                                .getBytes(StandardCharsets.UTF_8)));
        int count = document.readCitations().size();
        return parts.isEmpty()
                ? new DocumentUpdate(present, List.of(), List.of(), List.of())
                : new DocumentUpdate(
                        document.archive().withParts(parts),
                        List.of(
                                LocalizedSentence.of(
                                        "{0} citations and bibliographies became text", count)),
                        List.of(),
                        List.of());
    }
}
