package octavo.integrations.wordprocessors;

import octavo.csl.Bibliography;
import octavo.csl.CitationProcessor;
import octavo.csl.style.Style;
import octavo.integrations.wordprocessors.LiveDocument.FieldChange;
import octavo.library.Work;
import octavo.officedocuments.DocumentItems;
import octavo.officedocuments.codes.CitationCode;
import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.codes.ZoteroCode;
import octavo.officedocuments.codes.ZoteroCode.WrittenText;
import octavo.officedocuments.xmlscan.TextPiece;
import octavo.richtext.RtfWriter;
import octavo.richtext.Runs;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Renders the citations and the bibliography of an open document, and writes those that differ
/// from what the document has. A refresh takes the data that the open libraries have now.
final class LiveRendering {
    private final List<CodedField> codedFields;
    private final List<CodedCite> cites;
    private final boolean isRefresh;
    private final LibraryItems libraryItems;
    private final DocumentItems items;
    private final CitationProcessor processor;

    /// What becomes of a text that may not be the one that was written last.
    enum HandChange {
        NONE,
        REPLACED,
        KEPT
    }

    /// Asks the document, and its author where they differ.
    @FunctionalInterface
    interface HandChanges {
        HandChange of(CodedField citation) throws IOException;
    }

    /// The entries of a bibliography as RTF.
    record BibliographyText(Bibliography bibliography, String plain, String rtf) {}

    /// A field whose code says what it is.
    record CodedField(LiveField field, CitationCode code) {
        String citationId() {
            return code.json().map(json -> json.path("citationID").asString("")).orElse("");
        }
    }

    LiveRendering(
            Function<String, Optional<Work>> findWork,
            Style style,
            String locale,
            List<LiveField> fields,
            boolean isRefresh) {
        this.isRefresh = isRefresh;
        this.codedFields = readFields(fields);
        this.cites = codedFields.stream().flatMap(field -> field.code().cites().stream()).toList();
        DocumentItems ownItems = DocumentItems.of(cites, findWork);
        this.libraryItems =
                isRefresh ? LibraryItems.find(cites, ownItems, findWork) : LibraryItems.none();
        this.items = ownItems.withItems(libraryItems.itemsByKey());
        this.processor = new CitationProcessor(style, locale, items.cslItems());
    }

    /// The fields with a code that can be read; the others keep what they have.
    static List<CodedField> readFields(List<LiveField> fields) {
        List<CodedField> codedFields = new ArrayList<>();
        for (LiveField field : fields) {
            field.citationCode()
                    .filter(code -> code.isBibliography() || !code.cites().isEmpty())
                    .ifPresent(code -> codedFields.add(new CodedField(field, code)));
        }
        return codedFields;
    }

    /// Writes what differs. A refresh compares each text with what was written last, not only those
    /// that would be written.
    void writeAll(LiveDocument document, AuthorQuestions author) throws IOException {
        document.writeCitations(
                citationChanges(citation -> askAboutHandChange(citation, document, author)));
        for (CodedField field : codedFields) {
            if (field.code().isBibliography()) {
                writeBibliography(field, document);
            }
        }
    }

    private static HandChange askAboutHandChange(
            CodedField citation, LiveDocument document, AuthorQuestions author) throws IOException {
        LiveField field = citation.field();
        Optional<String> written = citation.code().formattedText();
        if (written.isEmpty() || !citation.code().isChangedByHand(document.text(field))) {
            return HandChange.NONE;
        }
        document.select(field);
        boolean isKept =
                document.confirm(
                        author.translate(
                                LocalizedSentence.of(
                                        "You have changed the citation “{0}” by hand to “{1}”. Keep"
                                                + " your text? It is then no longer updated.",
                                        written.get(), document.text(field))),
                        LiveDocument.AlertButtons.YES_NO);
        return isKept ? HandChange.KEPT : HandChange.REPLACED;
    }

    /// The citations that differ from what the document has.
    List<FieldChange> citationChanges(HandChanges handChanges) throws IOException {
        List<CodedField> citations =
                codedFields.stream().filter(field -> !field.code().isBibliography()).toList();
        List<Runs> texts =
                processor.citations(
                        citations.stream()
                                .map(each ->
                                        items.toCitation(each.code(), each.field().noteNumber()))
                                .toList());
        List<FieldChange> changes = new ArrayList<>();
        Set<String> usedIds = new HashSet<>();
        for (int i = 0; i < citations.size(); i++) {
            CodedField citation = citations.get(i);
            boolean isCopy = !usedIds.add(citation.citationId());
            if (items.hasAll(citation.code())) {
                citationChange(citation, texts.get(i), isCopy, handChanges).ifPresent(changes::add);
            }
        }
        return changes;
    }

    private Optional<FieldChange> citationChange(
            CodedField citation, Runs rendered, boolean isCopy, HandChanges handChanges)
            throws IOException {
        List<TextPiece> pieces = TextPiece.of(rendered);
        WrittenText written =
                new WrittenText(
                        TextPiece.plainText(pieces),
                        RtfWriter.of(rendered),
                        citation.field().noteNumber());
        CitationCode code = citation.code();
        ObjectNode json = code.json().orElseThrow().deepCopy();
        boolean hasNewItems = libraryItems.putInto(json, code, items);
        boolean isSame = code.hasWritten(written) && !isCopy && !hasNewItems;
        if (code.keepsText() || isSame && !isRefresh) {
            return Optional.empty();
        }
        HandChange handChange = handChanges.of(citation);
        if (isSame && handChange == HandChange.NONE) {
            return Optional.empty();
        }
        String present = citation.field().code();
        if (isCopy) {
            json.put("citationID", ZoteroCode.idOf(citation.field().fieldNumber() + present));
        }
        if (handChange == HandChange.KEPT) {
            ZoteroCode.keepText(json);
            return Optional.of(
                    FieldChange.ofCode(citation.field(), ZoteroCode.withJson(present, json)));
        }
        boolean isFormatted = pieces.stream().anyMatch(piece -> !piece.formats().isEmpty());
        return Optional.of(
                new FieldChange(
                        citation.field(),
                        Optional.of(isFormatted ? richText(written.rtf()) : written.plainText()),
                        isFormatted,
                        ZoteroCode.withJson(present, ZoteroCode.withText(json, written))));
    }

    private static String richText(String rtf) {
        return "{\\rtf " + rtf + "}";
    }

    private void writeBibliography(CodedField field, LiveDocument document) throws IOException {
        Optional<BibliographyText> text = bibliographyText(field.code());
        if (text.isPresent()
                && !CitationCode.isSameText(text.get().plain(), document.text(field.field()))) {
            document.setBibliographyStyle(text.get().bibliography());
            document.setText(field.field(), text.get().rtf(), true);
        }
    }

    /// Empty if the bibliography is, or if its entries were chosen by hand in Zotero.
    Optional<BibliographyText> bibliographyText(CitationCode code) {
        if (code.json().filter(ZoteroCode::isCustomised).isPresent()) {
            return Optional.empty();
        }
        Set<String> omittedKeys = items.omittedKeys(code, cites);
        Bibliography bibliography = processor.bibliography();
        List<Runs> entries =
                bibliography.entries().stream()
                        .filter(entry -> !omittedKeys.contains(entry.itemId()))
                        .map(Bibliography.BibliographyEntry::runs)
                        .toList();
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        String plain =
                entries.stream()
                        .map(TextPiece::of)
                        .map(TextPiece::plainText)
                        .collect(Collectors.joining("\n"));
        String rtf =
                richText(entries.stream().map(RtfWriter::of).collect(Collectors.joining("\\par ")));
        return Optional.of(new BibliographyText(bibliography, plain, rtf));
    }
}
