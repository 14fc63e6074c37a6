package octavo.officedocuments;

import static octavo.officedocuments.WordMaker.field;
import static octavo.officedocuments.WordMaker.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.csl.Bibliography;
import octavo.csl.Citation;
import octavo.csl.CitationProcessor;
import octavo.csl.Cite;
import octavo.csl.Cite.CiteMode;
import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;
import octavo.formats.csljson.CslJsonItems;
import octavo.officedocuments.xmlscan.TextPiece;
import octavo.richtext.Runs;
import octavo.text.WordedException;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Documents say what the engine says, in many styles: *ibid.*, note numbers and year letters over
/// the whole document.
@Tag("slow")
class DocumentStylesTest {
    private static final int STYLES = Integer.getInteger("octavo.documents.styles", 80);
    private static final int DOCUMENTS = 20;
    private static final int WORKS = 9;

    /// A document, and what it cites.
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record CitingDocument(byte[] bytes, List<Citation> citations) {}

    private static List<Style> styles(Random random) {
        List<BundledStyle> all = new ArrayList<>(BundledStyles.allStyles());
        Collections.shuffle(all, random);
        return all.stream()
                .filter(style -> !style.isDependent())
                .flatMap(style -> BundledStyles.readStyle(style.id()).stream())
                .flatMap(resolved -> resolved.style().value().stream())
                .limit(STYLES)
                .toList();
    }

    /// Three authors with works in three years, so that letters tell them apart.
    private static String item(int number) {
        return CodeSamples.item(
                "work" + number,
                List.of("Adams", "Baker", "de la Cruz").get(number % 3),
                2000 + number / 6,
                "Work number " + number);
    }

    private static CitingDocument document(Random random, boolean isWord) {
        List<Citation> citations = new ArrayList<>();
        WordMaker word = new WordMaker();
        OpenTextMaker openText = new OpenTextMaker();
        int noteCount = 0;
        for (int i = 0; i < 3 + random.nextInt(12); i++) {
            boolean isNote = random.nextInt(3) > 0;
            noteCount += isNote ? 1 : 0;
            List<Cite> cites = new ArrayList<>();
            List<String> codes = new ArrayList<>();
            for (int j = 0; j <= random.nextInt(3); j++) {
                Cite cite = cite(random);
                cites.add(cite);
                codes.add(code(cite));
            }
            citations.add(new Citation(cites, isNote ? noteCount : 0));
            String[] all = codes.toArray(String[]::new);
            if (isWord) {
                String cited = field(CodeSamples.zoteroField("[x]", all), "[x]");
                word.paragraph(text("a "), isNote ? word.note(cited) : cited);
            } else {
                String cited = OpenTextMaker.mark(CodeSamples.zoteroMark("[x]", all) + i, "[x]");
                openText.paragraph("a ", isNote ? OpenTextMaker.note(cited) : cited);
            }
        }
        String bibliography = "ZOTERO_BIBL {\"uncited\":[]} CSL_BIBLIOGRAPHY";
        return new CitingDocument(
                isWord
                        ? word.paragraph(field(" ADDIN " + bibliography + " ", "old")).make()
                        : openText.xml(
                                        OpenTextMaker.section(
                                                bibliography + " RNDx", "<text:p>old</text:p>"))
                                .make(),
                citations);
    }

    private static Cite cite(Random random) {
        boolean hasLocator = random.nextInt(3) == 0;
        return new Cite(
                "work" + random.nextInt(WORKS),
                hasLocator ? String.valueOf(1 + random.nextInt(40)) : "",
                hasLocator ? List.of("page", "chapter", "section").get(random.nextInt(3)) : "",
                random.nextInt(4) == 0 ? "see " : "",
                random.nextInt(4) == 0 ? ", and so on" : "",
                random.nextInt(5) == 0 ? CiteMode.SUPPRESS_AUTHOR : CiteMode.NORMAL);
    }

    private static String code(Cite cite) {
        String details =
                (cite.locator().isEmpty()
                                ? ""
                                : ",\"locator\":\"%s\",\"label\":\"%s\""
                                        .formatted(cite.locator(), cite.locatorLabel()))
                        + ",\"prefix\":\"%s\",\"suffix\":\"%s\",\"suppress-author\":%s"
                                .formatted(
                                        cite.prefix(),
                                        cite.suffix(),
                                        cite.mode() == CiteMode.SUPPRESS_AUTHOR);
        int number = Integer.parseInt(cite.itemId().substring(4));
        return "{\"id\":\"%s\",\"uris\":[\"http://zotero.org/users/1/items/%s\"],\"itemData\":%s%s}"
                .formatted(cite.itemId(), cite.itemId(), item(number), details);
    }

    /// The text without superscripts of their own, which documents have as looks.
    private static String plainText(Runs runs) {
        return withoutBlanks(TextPiece.plainText(TextPiece.of(runs)));
    }

    private static String withoutBlanks(String text) {
        return text.replaceAll("(?U)\\s", "");
    }

    /// The engine, with the works in the order in which the document cites them.
    private static CitationProcessor engine(Style style, List<Citation> citations) {
        String items =
                citations.stream()
                        .flatMap(citation -> citation.cites().stream())
                        .map(Cite::itemId)
                        .distinct()
                        .map(id -> item(Integer.parseInt(id.substring(4))))
                        .collect(Collectors.joining(",", "[", "]"));
        return new CitationProcessor(
                style, "en-US", CslJsonItems.of(JsonMapper.shared().readTree(items)));
    }

    private static void compare(Style style, CitingDocument citing) throws WordedException {
        DocumentChange change =
                new DocumentChange.RenderCitations(
                        style, "en-US", Optional.empty(), _ -> Optional.empty());
        CitationProcessor engine = engine(style, citing.citations());
        List<String> expected =
                engine.citations(citing.citations()).stream()
                        .map(DocumentStylesTest::plainText)
                        .toList();
        String references =
                engine.bibliography().entries().stream()
                        .map(Bibliography.BibliographyEntry::runs)
                        .map(DocumentStylesTest::plainText)
                        .collect(Collectors.joining());
        byte[] updated = DocumentUpdate.of(read(citing.bytes()), citing.bytes(), change).bytes();
        CitedDocument document = read(updated);
        assertEquals(expected, texts(document, false), style::id);
        assertEquals(
                List.of(references.isEmpty() ? "old" : references),
                texts(document, true),
                style::id);
        assertArrayEquals(updated, DocumentUpdate.of(document, updated, change).bytes(), style::id);
    }

    private static CitedDocument read(byte[] bytes) throws WordedException {
        return CitedDocument.read(Path.of("paper"), bytes);
    }

    private static List<String> texts(CitedDocument document, boolean isBibliography) {
        return document.readCitations().stream()
                .filter(each -> each.isBibliography() == isBibliography)
                .map(each -> withoutBlanks(each.range().visibleText()))
                .toList();
    }

    @Test
    void citationsAndReferencesAreTheEnginesInManyStyles() throws WordedException {
        Random random = new Random(54);
        List<CitingDocument> documents =
                IntStream.range(0, DOCUMENTS)
                        .mapToObj(number -> document(random, number % 2 == 0))
                        .toList();
        List<Style> styles = styles(random);
        assertTrue(styles.stream().anyMatch(Style::isNote));
        for (Style style : styles) {
            for (CitingDocument document : documents) {
                compare(style, document);
            }
        }
        assertEquals(STYLES, styles.size());
    }
}
