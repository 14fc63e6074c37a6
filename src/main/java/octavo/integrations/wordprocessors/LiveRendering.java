package octavo.integrations.wordprocessors;

import octavo.csl.Bibliography;
import octavo.csl.CitationProcessor;
import octavo.csl.style.Style;
import octavo.integrations.wordprocessors.LiveDocument.FieldChange;
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
import java.util.Set;
import java.util.stream.Collectors;

/// Renders the citations and the bibliography of an open document, and writes those that differ
/// from what the document has. A refresh takes the data that the open libraries have now.
final class LiveRendering {
    private final LiveDocument document;
    private final AuthorQuestions author;
    private final List<CodedField> codedFields;
    private final List<CodedCite> cites;
    private final boolean isRefresh;
    private final LibraryItems libraryItems;
    private final DocumentItems items;
    private final CitationProcessor processor;
    private final List<FieldChange> changes = new ArrayList<>();

    /// A field whose code says what it is.
    record CodedField(LiveField field, CitationCode code) {
        String citationId() {
            return code.json().map(json -> json.path("citationID").asString("")).orElse("");
        }
    }

    LiveRendering(
            LiveDocument document,
            AuthorQuestions author,
            Style style,
            String locale,
            List<LiveField> fields,
            boolean isRefresh) {
        this.isRefresh = isRefresh;
        this.document = document;
        this.author = author;
        this.codedFields = readFields(fields);
        this.cites = codedFields.stream().flatMap(field -> field.code().cites().stream()).toList();
        DocumentItems ownItems = DocumentItems.of(cites, author::findWork);
        this.libraryItems =
                isRefresh ? LibraryItems.find(cites, ownItems, author) : LibraryItems.none();
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
    void writeAll() throws IOException {
        List<CodedField> citations =
                codedFields.stream().filter(field -> !field.code().isBibliography()).toList();
        List<Runs> texts =
                processor.citations(
                        citations.stream()
                                .map(each ->
                                        items.toCitation(each.code(), each.field().noteNumber()))
                                .toList());
        Set<String> usedIds = new HashSet<>();
        for (int i = 0; i < citations.size(); i++) {
            CodedField citation = citations.get(i);
            boolean isCopy = !usedIds.add(citation.citationId());
            if (items.hasAll(citation.code())) {
                writeCitation(citation, texts.get(i), isCopy);
            }
        }
        document.writeCitations(changes);
        for (CodedField field : codedFields) {
            if (field.code().isBibliography()) {
                writeBibliography(field);
            }
        }
    }

    private void writeCitation(CodedField citation, Runs rendered, boolean isCopy)
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
            return;
        }
        boolean isChangedByHand =
                code.formattedText().isPresent()
                        && code.isChangedByHand(document.text(citation.field()));
        if (isSame && !isChangedByHand) {
            return;
        }
        if (isCopy) {
            json.put(
                    "citationID",
                    ZoteroCode.idOf(citation.field().fieldNumber() + citation.field().code()));
        }
        if (isChangedByHand && isKeptByAuthor(citation)) {
            ZoteroCode.keepText(json);
            document.setCode(citation.field(), ZoteroCode.withJson(citation.field().code(), json));
            return;
        }
        boolean isFormatted = pieces.stream().anyMatch(piece -> !piece.formats().isEmpty());
        changes.add(
                new FieldChange(
                        citation.field(),
                        isFormatted ? richText(written.rtf()) : written.plainText(),
                        isFormatted,
                        ZoteroCode.withJson(
                                citation.field().code(), ZoteroCode.withText(json, written))));
    }

    private static String richText(String rtf) {
        return "{\\rtf " + rtf + "}";
    }

    /// Asks whether a text that was changed by hand stays.
    private boolean isKeptByAuthor(CodedField citation) throws IOException {
        document.select(citation.field());
        return document.confirm(
                author.translate(
                        LocalizedSentence.of(
                                "You have changed the citation “{0}” by hand to “{1}”. Keep your"
                                        + " text? It is then no longer updated.",
                                citation.code().formattedText().orElse(""),
                                document.text(citation.field()))),
                LiveDocument.AlertButtons.YES_NO);
    }

    private void writeBibliography(CodedField field) throws IOException {
        if (field.code().json().filter(ZoteroCode::isCustomised).isPresent()) {
            return; // its entries were chosen by hand in Zotero
        }
        Set<String> omittedKeys = items.omittedKeys(field.code(), cites);
        Bibliography bibliography = processor.bibliography();
        List<Runs> entries =
                bibliography.entries().stream()
                        .filter(entry -> !omittedKeys.contains(entry.itemId()))
                        .map(Bibliography.BibliographyEntry::runs)
                        .toList();
        String plain =
                entries.stream()
                        .map(TextPiece::of)
                        .map(TextPiece::plainText)
                        .collect(Collectors.joining("\n"));
        if (entries.isEmpty() || CitationCode.isSameText(plain, document.text(field.field()))) {
            return;
        }
        document.setBibliographyStyle(bibliography);
        document.setText(
                field.field(),
                richText(entries.stream().map(RtfWriter::of).collect(Collectors.joining("\\par "))),
                true);
    }
}
