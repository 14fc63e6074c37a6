package octavo.officedocuments;

import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.codes.ZoteroCode;
import octavo.officedocuments.codes.ZoteroCode.CitedItem;
import octavo.officedocuments.codes.ZoteroCode.WrittenText;
import octavo.officedocuments.word.WordRangeMaker;
import octavo.officedocuments.writer.OpenDocumentText;
import octavo.officedocuments.writer.OpenTextRangeMaker;
import octavo.officedocuments.xmlscan.MarkupEdit;
import octavo.officedocuments.xmlscan.ParagraphText;
import octavo.officedocuments.xmlscan.TypedRange;
import octavo.text.LocalizedSentence;
import octavo.text.Span;
import octavo.text.WordedException;

import tools.jackson.databind.node.ObjectNode;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.regex.Pattern;

/// Makes citations live that were typed as text, and then renders the document. The typed text is
/// what such a citation shows at first, so that rendering takes it for the program's own.
final class DocumentScan {
    /// A paragraph that has nothing but this gets the bibliography: the mark of Zotero's scan, and
    /// the commands of LaTeX.
    private static final Pattern BIBLIOGRAPHY_MARK =
            Pattern.compile(
                    "(?i)\\s*(?:\\{bibliography\\}|\\\\printbibliography(?:\\[[^\\]]*\\])?"
                            + "|\\\\bibliography\\{[^{}]*\\})\\s*");

    private static final String WORD_STYLE = "Bibliography";

    private final CitedDocument document;
    private final DocumentChange.LinkTypedCitations scan;
    private final SequencedMap<String, ObjectNode> itemsByKey = new LinkedHashMap<>();
    private final SequencedSet<LocalizedSentence> remarks = new LinkedHashSet<>();
    private final Map<String, List<String>> codesByText = new HashMap<>();
    private final TypedPassages typedPassages;
    private int madeCount;
    private boolean hasBibliography;

    DocumentScan(CitedDocument document, DocumentChange.LinkTypedCitations scan) {
        this.document = document;
        this.scan = scan;
        this.typedPassages = new TypedPassages(document);
        this.hasBibliography =
                document.citations().stream().anyMatch(DocumentCitation::isBibliography);
    }

    DocumentUpdate update(byte[] present) {
        itemsByKey.putAll(
                DocumentItems.of(document.cites(), scan.render().libraryWork()).itemsByKey());
        SequencedMap<String, List<MarkupEdit>> editsByPart = new LinkedHashMap<>();
        document.textParts()
                .sequencedKeySet()
                .forEach(partName -> editsByPart.put(partName, new ArrayList<>()));
        for (ParagraphText paragraph : typedPassages.paragraphs()) {
            editsByPart
                    .computeIfAbsent(paragraph.partName(), _ -> new ArrayList<>())
                    .addAll(editsOf(paragraph));
        }
        boolean hadCitations =
                document.citations().stream().anyMatch(each -> !each.isBibliography());
        if (madeCount > 0 && !hasBibliography && !hadCitations && writesBibliography()) {
            editsByPart.forEach((partName, edits) -> {
                if (partName.startsWith("word/document")
                        || partName.equals(OpenDocumentText.CONTENT)) {
                    addLastBibliography(document.textParts().getOrDefault(partName, ""), edits);
                }
            });
        }
        Map<String, byte[]> parts = new LinkedHashMap<>();
        editsByPart.forEach((partName, edits) -> {
            if (!edits.isEmpty()) {
                String xml = document.textParts().getOrDefault(partName, "");
                parts.put(
                        partName, MarkupEdit.applyAll(xml, edits).getBytes(StandardCharsets.UTF_8));
            }
        });
        return parts.isEmpty()
                ? withRemarks(DocumentUpdate.of(document, present, scan.render()))
                : rendered(document.archive().withParts(parts));
    }

    private DocumentUpdate rendered(byte[] scanned) {
        try {
            return withRemarks(
                    DocumentUpdate.of(
                            CitedDocument.read(document.file(), scanned), scanned, scan.render()));
        } catch (WordedException unreadable) {
            throw new IllegalStateException("a scanned document cannot be read", unreadable);
        }
    }

    private DocumentUpdate withRemarks(DocumentUpdate update) {
        List<LocalizedSentence> changes = new ArrayList<>();
        if (madeCount > 0) {
            changes.add(LocalizedSentence.of("{0} typed citations became live", madeCount));
        }
        changes.addAll(update.changes());
        List<LocalizedSentence> all = new ArrayList<>(remarks);
        all.addAll(update.remarks());
        return new DocumentUpdate(update.bytes(), changes, update.newTexts(), all);
    }

    private List<MarkupEdit> editsOf(ParagraphText paragraph) {
        List<TypedRange> ranges = typedRanges(paragraph);
        if (!ranges.isEmpty()) {
            return document.kind() == DocumentKind.WORD
                    ? WordRangeMaker.edits(paragraph, ranges)
                    : OpenTextRangeMaker.edits(paragraph, ranges);
        }
        if (isBibliographyMark(paragraph)) {
            hasBibliography = true;
            return bibliographyEdits(paragraph);
        }
        return List.of();
    }

    private boolean writesBibliography() {
        return scan.render().style().bibliography().isPresent();
    }

    private boolean isBibliographyMark(ParagraphText paragraph) {
        return !hasBibliography
                && !paragraph.isFallback()
                && writesBibliography()
                && BIBLIOGRAPHY_MARK.matcher(paragraph.text()).matches();
    }

    private List<MarkupEdit> bibliographyEdits(ParagraphText paragraph) {
        String field = ZoteroCode.bibliographyField();
        Span all = new Span(0, paragraph.text().length());
        return document.kind() == DocumentKind.WORD
                ? WordRangeMaker.edits(paragraph, List.of(new TypedRange(all, List.of(field), "…")))
                : OpenTextRangeMaker.section(paragraph, ZoteroCode.markName(field));
    }

    private void addLastBibliography(String xml, List<MarkupEdit> edits) {
        String field = ZoteroCode.bibliographyField();
        Optional<MarkupEdit> edit =
                document.kind() == DocumentKind.WORD
                        ? WordRangeMaker.lastParagraph(xml, field, bibliographyStyle())
                        : OpenTextRangeMaker.lastSection(xml, ZoteroCode.markName(field));
        edit.ifPresent(edits::add);
        if (edit.isPresent()) {
            remarks.add(
                    LocalizedSentence.of(
                            "the document had no bibliography; one was put at its end"));
        }
    }

    /// Word's own style for bibliographies, if the document has it.
    private String bibliographyStyle() {
        try {
            return document.archive()
                    .part("word/styles.xml")
                    .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                    .filter(xml -> xml.contains("w:styleId=\"" + WORD_STYLE + "\""))
                    .map(_ -> WORD_STYLE)
                    .orElse("");
        } catch (WordedException _) {
            return "";
        }
    }

    private List<TypedRange> typedRanges(ParagraphText paragraph) {
        String text = paragraph.text();
        List<TypedRange> ranges = new ArrayList<>();
        for (TypedCitation typed : scan.reader().apply(text)) {
            String written = text.substring(typed.span().start(), typed.span().end());
            if (typedPassages.isTyped(paragraph, typed.span())
                    && isKnown(paragraph, typed, written)) {
                List<String> codes =
                        paragraph.isFallback() && codesByText.containsKey(written)
                                ? codesByText.get(written)
                                : codes(typed, written);
                ranges.add(new TypedRange(typed.span(), codes, written));
            }
        }
        return ranges;
    }

    /// Whether there are data of all works; says which are missing.
    private boolean isKnown(ParagraphText paragraph, TypedCitation typed, String written) {
        List<String> unknownKeys =
                typed.citations().stream()
                        .flatMap(List::stream)
                        .map(CodedCite::id)
                        .distinct()
                        .filter(key -> !hasItem(key))
                        .toList();
        List<LocalizedSentence> troubles = new ArrayList<>(typed.troubles());
        unknownKeys.forEach(key ->
                troubles.add(LocalizedSentence.of("no library that was given has {0}", key)));
        if (!paragraph.isFallback()) {
            troubles.forEach(trouble ->
                    remarks.add(
                            LocalizedSentence.of(
                                    "paragraph {0}: “{1}” stays: {2}",
                                    paragraph.place().paragraph(), written, trouble)));
        }
        return troubles.isEmpty();
    }

    private boolean hasItem(String key) {
        if (!itemsByKey.containsKey(key)) {
            DocumentItems.libraryItem(key, scan.render().libraryWork())
                    .ifPresent(item -> itemsByKey.put(key, item));
        }
        return itemsByKey.containsKey(key);
    }

    /// Codes that no other citation has; only the copy of a text box has the same.
    private List<String> codes(TypedCitation typed, String written) {
        madeCount++;
        List<String> codes = new ArrayList<>();
        for (List<CodedCite> cites : typed.citations()) {
            codes.add(code(cites, written, madeCount + "." + codes.size()));
        }
        codesByText.put(written, codes);
        return codes;
    }

    private String code(List<CodedCite> cites, String written, String number) {
        List<CitedItem> citedItems =
                cites.stream()
                        .flatMap(cite ->
                                Optional.ofNullable(itemsByKey.get(cite.id())).stream()
                                        .map(item -> new CitedItem(cite.id(), cite, item)))
                        .toList();
        String field =
                ZoteroCode.citationField(
                        ZoteroCode.citation(
                                ZoteroCode.idOf(number + written),
                                citedItems,
                                new WrittenText(written, written, 0),
                                false));
        boolean isMark =
                document.kind() == DocumentKind.OPEN_DOCUMENT
                        && !scan.render().form().equals(Optional.of(CodeForm.FIELDS));
        return isMark ? ZoteroCode.markName(field) : field;
    }
}
