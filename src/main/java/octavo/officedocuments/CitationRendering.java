package octavo.officedocuments;

import octavo.csl.Bibliography;
import octavo.csl.CitationProcessor;
import octavo.officedocuments.codes.CitationCode;
import octavo.officedocuments.codes.CitationManager;
import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.codes.ZoteroCode;
import octavo.officedocuments.xmlscan.CodedRange;
import octavo.officedocuments.xmlscan.CodedRange.RangeKind;
import octavo.officedocuments.xmlscan.RangeUpdate;
import octavo.officedocuments.xmlscan.TextPiece;
import octavo.richtext.RtfWriter;
import octavo.richtext.Runs;

import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Renders the citations and bibliographies of a document in a style, all of them together: later
/// ones depend on earlier ones. What a person has changed by hand stays.
final class CitationRendering {
    private final CitedDocument document;
    private final DocumentChange.RenderCitations render;
    private final DocumentItems items;
    private final CitationProcessor processor;
    private final List<RangeUpdate> updates = new ArrayList<>();
    private final RenderingRemarks remarks = new RenderingRemarks();

    CitationRendering(CitedDocument document, DocumentChange.RenderCitations render) {
        this.document = document;
        this.render = render;
        this.items = DocumentItems.of(document.cites(), render.libraryWork());
        this.processor = new CitationProcessor(render.style(), render.locale(), items.cslItems());
    }

    DocumentUpdate update(byte[] present) {
        List<DocumentCitation> citations =
                document.readCitations().stream().filter(each -> !each.isBibliography()).toList();
        List<Runs> texts =
                processor.citations(
                        citations.stream()
                                .map(each ->
                                        items.toCitation(each.code(), noteNumber(each.range())))
                                .toList());
        for (int i = 0; i < citations.size(); i++) {
            updateCitation(citations.get(i), texts.get(i), i);
        }
        document.readCitations().stream()
                .filter(DocumentCitation::isBibliography)
                .forEach(this::updateBibliography);
        addRepetitions();
        if (render.style().isNote()
                && citations.stream().anyMatch(each -> each.range().place().noteNumber() == 0)) {
            remarks.addStyleOfNotes();
        }
        return new DocumentRewriting(document, render, updates, remarks).rewrite(present);
    }

    /// Whether a code is in Zotero's form already, whoever wrote it.
    private static boolean isZotero(CitationCode code) {
        return Set.of(CitationManager.ZOTERO, CitationManager.OCTAVO, CitationManager.JABREF)
                        .contains(code.manager())
                && (code.isBibliography() || code.json().isPresent());
    }

    /// Whether a citation gets another code, or its code another place.
    private boolean isConverted(DocumentCitation citation) {
        RangeKind kind = citation.range().kind();
        return render.form()
                .filter(form ->
                        switch (form) {
                                    case ZOTERO -> false;
                                    case FIELDS ->
                                            kind == RangeKind.REFERENCE_MARK
                                                    || kind == RangeKind.SECTION;
                                    case MARKS ->
                                            kind == RangeKind.FIELD_MARK
                                                    && !citation.isBibliography();
                                }
                                || !isZotero(citation.code())
                                || kind == RangeKind.BOOKMARK)
                .isPresent();
    }

    private void updateCitation(DocumentCitation citation, Runs text, int index) {
        CitationCode code = citation.code();
        CodedRange range = citation.range();
        boolean isConverted = isConverted(citation);
        if (citation.isUnreadable()) {
            remarks.addUnreadable(range);
        } else if (!items.hasAll(code)) {
            remarks.addMissing(citation, items);
        } else if (!isConverted && (!isZotero(code) || range.kind() == RangeKind.BOOKMARK)) {
            remarks.addForeign(code.manager());
        } else if (code.keepsText() || code.isChangedByHand(range.visibleText())) {
            remarks.addKept(range);
            if (isConverted) {
                var written =
                        new ZoteroCode.WrittenText(
                                range.visibleText().strip(),
                                range.visibleText().strip(),
                                noteNumber(range));
                updates.add(
                        new RangeUpdate(
                                range,
                                Optional.of(convertedCode(citation, written, index, true)),
                                List.of()));
            }
        } else {
            List<TextPiece> pieces = TextPiece.of(text);
            var written =
                    new ZoteroCode.WrittenText(
                            TextPiece.plainText(pieces), RtfWriter.of(text), noteNumber(range));
            Optional<String> newCode =
                    isConverted
                            ? Optional.of(convertedCode(citation, written, index, false))
                            : updatedCode(citation, written);
            updates.add(new RangeUpdate(range, newCode, List.of(pieces)));
        }
    }

    private static int noteNumber(CodedRange range) {
        return range.place().noteNumber();
    }

    private String convertedCode(
            DocumentCitation citation,
            ZoteroCode.WrittenText written,
            int index,
            boolean keepsText) {
        Optional<ObjectNode> presentJson =
                citation.code().json().filter(_ -> isZotero(citation.code()));
        if (presentJson.isPresent()) {
            ObjectNode json =
                    keepsText ? presentJson.get() : ZoteroCode.withText(presentJson.get(), written);
            return placedCode(citation.range(), ZoteroCode.citationField(json));
        }
        List<ZoteroCode.CitedItem> citedItems = new ArrayList<>();
        for (CodedCite cite : citation.code().cites()) {
            String key = items.keyOf(cite);
            ObjectNode item = items.itemsByKey().get(key);
            if (item != null) {
                citedItems.add(new ZoteroCode.CitedItem(key, cite, item));
            }
        }
        String id = ZoteroCode.idOf(index + citation.range().code());
        String field =
                ZoteroCode.citationField(ZoteroCode.citation(id, citedItems, written, keepsText));
        return placedCode(citation.range(), field);
    }

    /// A code for the place that it gets: a field, or the name of a mark or a section.
    private String placedCode(CodedRange range, String field) {
        boolean isMarked =
                document.kind() == DocumentKind.OPEN_DOCUMENT
                        && !render.form().equals(Optional.of(CodeForm.FIELDS))
                        && (range.kind() != RangeKind.FIELD_MARK
                                || render.form().equals(Optional.of(CodeForm.MARKS)));
        return isMarked ? ZoteroCode.markName(field) : field;
    }

    /// The code with another text; empty if it has this one already.
    private static Optional<String> updatedCode(
            DocumentCitation citation, ZoteroCode.WrittenText written) {
        CitationCode code = citation.code();
        return code.hasWritten(written)
                ? Optional.empty()
                : code.json()
                        .map(json ->
                                ZoteroCode.withJson(
                                        citation.range().code(),
                                        ZoteroCode.withText(json, written)));
    }

    private void updateBibliography(DocumentCitation bibliography) {
        CitationCode code = bibliography.code();
        boolean isConverted = isConverted(bibliography);
        if (!isConverted && !isZotero(code)) {
            remarks.addForeign(code.manager());
            return;
        }
        if (code.json().filter(ZoteroCode::isCustomised).isPresent()) {
            remarks.addCustomised();
            return;
        }
        Set<String> omittedKeys = items.omittedKeys(code, document.cites());
        List<List<TextPiece>> paragraphs =
                processor.bibliography().entries().stream()
                        .filter(entry -> !omittedKeys.contains(entry.itemId()))
                        .map(Bibliography.BibliographyEntry::runs)
                        .map(TextPiece::of)
                        .toList();
        if (paragraphs.isEmpty()) {
            remarks.addNoBibliography();
            return;
        }
        String field = ZoteroCode.bibliographyField();
        Optional<String> newCode =
                isConverted
                        ? Optional.of(
                                bibliography.range().kind() == RangeKind.FIELD_MARK
                                        ? field
                                        : placedCode(bibliography.range(), field))
                        : Optional.empty();
        updates.add(new RangeUpdate(bibliography.range(), newCode, paragraphs));
    }

    /// A text box is written twice: both get the same.
    private void addRepetitions() {
        List<RangeUpdate> repeated = new ArrayList<>();
        for (DocumentCitation citation : document.citations()) {
            CodedRange range = citation.range();
            if (range.isFallback()) {
                updates.stream()
                        .filter(update ->
                                update.range().partName().equals(range.partName())
                                        && update.range().code().equals(range.code())
                                        && update.range().visibleText().equals(range.visibleText())
                                        && update.range().openingSpan().start()
                                                < range.openingSpan().start())
                        .reduce((_, later) -> later)
                        .ifPresent(update ->
                                repeated.add(
                                        new RangeUpdate(
                                                range, update.newCode(), update.paragraphs())));
            }
        }
        updates.addAll(repeated);
    }
}
