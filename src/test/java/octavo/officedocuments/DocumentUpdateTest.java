package octavo.officedocuments;

import static octavo.officedocuments.CodeSamples.zoteroCite;
import static octavo.officedocuments.CodeSamples.zoteroField;
import static octavo.officedocuments.CodeSamples.zoteroMark;
import static octavo.officedocuments.WordMaker.field;
import static octavo.officedocuments.WordMaker.splitField;
import static octavo.officedocuments.WordMaker.text;
import static octavo.officedocuments.WordMaker.textBox;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.csl.Citation;
import octavo.csl.CitationProcessor;
import octavo.csl.Cite;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;
import octavo.formats.csljson.CslJsonItems;
import octavo.officedocuments.codes.DocumentProperties;
import octavo.officedocuments.xmlscan.MarkupEdit;
import octavo.text.WordedException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

class DocumentUpdateTest {
    private static final List<String> FAMILIES = List.of("Adams", "Baker", "Cole", "Dale", "Eliot");

    private static Style style(String id) {
        return BundledStyles.readStyle(id).orElseThrow().style().value().orElseThrow();
    }

    private static DocumentChange rendering(String style) {
        return new DocumentChange.RenderCitations(
                style(style), "en-US", Optional.empty(), _ -> Optional.empty());
    }

    private static CitedDocument read(byte[] bytes) throws WordedException {
        return CitedDocument.read(Path.of("paper"), bytes);
    }

    private static String cite(Random random) {
        int number = random.nextInt(FAMILIES.size());
        String locator =
                random.nextInt(3) == 0
                        ? ",\"locator\":\"%d\",\"label\":\"page\"".formatted(random.nextInt(1, 99))
                        : "";
        return zoteroCite(FAMILIES.get(number), 2000 + number, "Work " + number, locator);
    }

    private static String code(Random random, String text) {
        return random.nextBoolean()
                ? zoteroField(text, cite(random))
                : zoteroField(text, cite(random), cite(random));
    }

    private static byte[] randomWord(Random random) {
        WordMaker maker = new WordMaker();
        for (int i = 0; i < 2 + random.nextInt(8); i++) {
            String before = text("é & <" + random.nextInt(1000) + "> ");
            String code = code(random, "[" + i + "]");
            String cited =
                    switch (random.nextInt(5)) {
                        case 0 -> splitField(code, 1 + random.nextInt(60), "[" + i + "]");
                        case 1 -> maker.note(text("see "), field(code, "[" + i + "]"));
                        case 2 -> textBox(field(code, "[" + i + "]"));
                        case 3 -> text("no citation");
                        default -> field(code, "[" + i + "]");
                    };
            if (random.nextInt(4) == 0) {
                maker.xml(
                        "<w:tbl><w:tr><w:tc><w:p>"
                                + before
                                + cited
                                + "</w:p></w:tc></w:tr></w:tbl>");
            } else {
                maker.paragraph(before, cited, text(" after"));
            }
        }
        return maker.paragraph(field(" ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ", "old"))
                .paragraph(text("The end."))
                .part("word/media/image1.png", "bytes")
                .part("word/vbaProject.bin", "macro")
                .make();
    }

    private static byte[] randomText(Random random) {
        OpenTextMaker maker = new OpenTextMaker();
        for (int i = 0; i < 2 + random.nextInt(8); i++) {
            String code = code(random, "[" + i + "]");
            String mark =
                    random.nextBoolean()
                            ? OpenTextMaker.fieldMark(code, "[" + i + "]")
                            : OpenTextMaker.mark(code.substring(7) + " RND" + i, "[" + i + "]");
            maker.paragraph(
                    "é &amp; ",
                    random.nextInt(3) == 0 ? OpenTextMaker.note("see " + mark) : mark,
                    " after");
        }
        return maker.xml(
                        OpenTextMaker.section(
                                "ZOTERO_BIBL {} CSL_BIBLIOGRAPHY RNDx", "<text:p>old</text:p>"))
                .make();
    }

    /// A part's XML without its citations and bibliographies.
    private static String outside(CitedDocument document, String part) {
        List<MarkupEdit> edits =
                document.citations().stream()
                        .filter(citation -> citation.range().partName().equals(part))
                        .map(citation -> new MarkupEdit(citation.range().outerSpan(), "*"))
                        .toList();
        return MarkupEdit.applyAll(document.textParts().getOrDefault(part, ""), edits)
                .replaceAll("<style:style style:name=\"Octavo\\d\".*?</style:style>", "")
                .replace(
                        "<office:automatic-styles></office:automatic-styles>",
                        "<office:automatic-styles/>");
    }

    private static void checkUpdate(byte[] before, String style) throws WordedException {
        CitedDocument present = read(before);
        DocumentUpdate update = DocumentUpdate.of(present, before, rendering(style));
        assertEquals(List.of(), update.remarks());
        CitedDocument updated = read(update.bytes());
        assertEquals(present.archive().partNames(), updated.archive().partNames());
        for (String part : present.archive().partNames()) {
            if (present.textParts().containsKey(part)) {
                assertEquals(outside(present, part), outside(updated, part));
            } else if (!part.equals(DocumentProperties.WORD_PART)
                    && !part.equals(DocumentProperties.OPEN_DOCUMENT_PART)) {
                assertArrayEquals(
                        present.archive().part(part).orElseThrow(),
                        updated.archive().part(part).orElseThrow());
            }
        }
        DocumentUpdate again = DocumentUpdate.of(updated, update.bytes(), rendering(style));
        assertArrayEquals(update.bytes(), again.bytes());
        assertFalse(again.isChange());
    }

    @ParameterizedTest
    @ValueSource(strings = {"apa", "ieee", "nature", "modern-language-association"})
    void onlyCodesResultsAndPropertiesChangeAndOnlyOnce(String style) throws WordedException {
        Random random = new Random(54);
        for (int i = 0; i < 30; i++) {
            checkUpdate(randomWord(random), style);
            checkUpdate(randomText(random), style);
        }
    }

    @Test
    void theTextsAreThoseOfTheEngineForTheWholeDocument() throws WordedException {
        Random random = new Random(7);
        byte[] before = randomWord(random);
        CitedDocument document = read(before);
        CitedDocument updated = read(DocumentUpdate.of(document, before, rendering("apa")).bytes());
        List<Citation> citations = new ArrayList<>();
        List<String> items = new ArrayList<>();
        for (DocumentCitation citation : document.readCitations()) {
            if (!citation.isBibliography()) {
                List<Cite> cites = new ArrayList<>();
                citation.code()
                        .cites()
                        .forEach(cite -> {
                            cites.add(
                                    new Cite(
                                            cite.id(),
                                            cite.details().locator(),
                                            cite.details().label(),
                                            "",
                                            "",
                                            cite.details().mode()));
                            items.add(cite.cslItem().orElseThrow().toString());
                        });
                citations.add(new Citation(cites, citation.range().place().noteNumber()));
            }
        }
        String json = "[" + String.join(",", items.stream().distinct().toList()) + "]";
        CitationProcessor processor =
                new CitationProcessor(
                        style("apa"), "en-US", CslJsonItems.of(JsonMapper.shared().readTree(json)));
        assertEquals(
                processor.citations(citations).stream().map(runs -> runs.plainText()).toList(),
                updated.readCitations().stream()
                        .filter(citation -> !citation.isBibliography())
                        .map(citation -> citation.range().visibleText())
                        .toList());
    }

    @Test
    void bothCopiesOfATextBoxChange() throws WordedException {
        byte[] before =
                new WordMaker()
                        .paragraph(
                                textBox(
                                        field(
                                                zoteroField(
                                                        "[1]",
                                                        zoteroCite("Adams", 2001, "On Tests", "")),
                                                "[1]")))
                        .make();
        CitedDocument updated =
                read(DocumentUpdate.of(read(before), before, rendering("apa")).bytes());
        assertEquals(
                List.of("(Adams, 2001)", "(Adams, 2001)"),
                updated.citations().stream()
                        .map(citation -> citation.range().visibleText())
                        .toList());
    }

    @Test
    void trackedChangesWithinACitationKeepItAsItIs() throws WordedException {
        String code = zoteroField("[1]", zoteroCite("Adams", 2001, "On Tests", ""));
        String tracked =
                field(code, "[1]")
                        .replace(
                                "<w:r><w:rPr><w:noProof/></w:rPr><w:t>[1]</w:t></w:r>",
                                "<w:ins w:id=\"1\" w:author=\"A\">" + text("[1]") + "</w:ins>");
        byte[] before = new WordMaker().paragraph(tracked).make();
        DocumentUpdate update = DocumentUpdate.of(read(before), before, rendering("apa"));
        assertTrue(
                update.remarks().toString().contains("has tracked changes or more than text in it"),
                update.remarks()::toString);
        assertEquals("[1]", read(update.bytes()).citations().getFirst().range().visibleText());
    }

    @Test
    void theNumbersOfABibliographyAreFollowedByTabs() throws WordedException {
        for (byte[] before : List.of(randomWord(new Random(1)), randomText(new Random(1)))) {
            DocumentUpdate update = DocumentUpdate.of(read(before), before, rendering("ieee"));
            String bibliography =
                    read(update.bytes()).readCitations().stream()
                            .filter(DocumentCitation::isBibliography)
                            .map(citation -> citation.range().visibleText())
                            .findFirst()
                            .orElseThrow();
            assertTrue(bibliography.strip().startsWith("[1]\t"), bibliography);
        }
    }

    @Test
    void aDocumentWithoutPropertiesGetsThem() throws WordedException {
        byte[] before =
                new OpenTextMaker()
                        .paragraph(
                                OpenTextMaker.mark(
                                        zoteroMark(
                                                "[1]", zoteroCite("Adams", 2001, "On Tests", "")),
                                        "[1]"))
                        .make();
        CitedDocument updated =
                read(DocumentUpdate.of(read(before), before, rendering("apa")).bytes());
        assertEquals(
                "http://www.zotero.org/styles/apa", updated.styleChoice().orElseThrow().style());
    }
}
