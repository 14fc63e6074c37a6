package octavo.officedocuments;

import static octavo.officedocuments.CodeSamples.zoteroCite;
import static octavo.officedocuments.CodeSamples.zoteroField;
import static octavo.officedocuments.WordMaker.field;
import static octavo.officedocuments.WordMaker.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;
import octavo.text.WordedException;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Documents that nobody would write for any good.
class HostileDocumentTest {
    private static final String CODE =
            zoteroField("[1]", zoteroCite("Adams", 2001, "On Tests", ""));

    private static CitedDocument read(byte[] bytes) throws WordedException {
        return CitedDocument.read(Path.of("paper.docx"), bytes);
    }

    @Test
    void depthAndFieldsWithoutEndsCostLittle() throws WordedException {
        String open =
                "<w:r><w:fldChar w:fldCharType=\"begin\"/><w:fldChar"
                        + " w:fldCharType=\"separate\"/><w:t>x</w:t></w:r>";
        CitedDocument document =
                read(
                        new WordMaker()
                                .xml("<w:p>".repeat(200_000))
                                .xml(open.repeat(100_000))
                                .xml(field(CODE, "[1]"))
                                .make());
        assertEquals("[1]", document.readCitations().getFirst().range().visibleText());
        CitedDocument controls =
                read(
                        new WordMaker()
                                .xml(
                                        "<w:sdt><w:sdtContent>".repeat(200_000)
                                                + text("x").repeat(1000))
                                .paragraph(field(CODE, "[1]"))
                                .make());
        assertEquals(1, controls.readCitations().size());
    }

    @Test
    void aMillionLevelsAreScannedForTypedCitations() throws WordedException {
        byte[] word =
                new WordMaker()
                        .xml("<w:p>".repeat(1_000_000))
                        .xml("<w:r>".repeat(1_000_000))
                        .paragraph(text("[@adams]"))
                        .make();
        byte[] openText =
                new OpenTextMaker()
                        .xml("<text:p>".repeat(1_000_000))
                        .xml("<text:span>".repeat(1_000_000))
                        .paragraph("[@adams]")
                        .make();
        for (byte[] bytes : List.of(word, openText)) {
            List<String> texts = new ArrayList<>();
            DocumentUpdate update =
                    DocumentUpdate.of(
                            read(bytes),
                            bytes,
                            new DocumentChange.LinkTypedCitations(
                                    text -> {
                                        texts.add(text);
                                        return List.of();
                                    },
                                    rendering(Optional.empty())));
            assertFalse(update.isChange());
            assertEquals(List.of("[@adams]"), texts);
        }
    }

    @Test
    void aPartThatIsALinkIsAPartLikeAnyOther() throws WordedException {
        byte[] zip =
                new WordMaker()
                        .paragraph(field(CODE, "[1]"))
                        .part("word/media/link.png", "/etc/passwd")
                        .make();
        byte[] row = "PK\001\002".getBytes(StandardCharsets.ISO_8859_1);
        for (int i = 0; i + 46 < zip.length; i++) {
            if (Arrays.equals(zip, i, i + 4, row, 0, 4)) {
                zip[i + 5] = 3; // Unix, with the mode of a symbolic link
                zip[i + 41] = (byte) 0xA1;
            }
        }
        DocumentUpdate update = DocumentUpdate.of(read(zip), zip, rendering(Optional.empty()));
        assertTrue(update.isChange());
        assertEquals(
                "/etc/passwd",
                new String(
                        read(update.bytes()).archive().part("word/media/link.png").orElseThrow(),
                        StandardCharsets.UTF_8));
    }

    private static DocumentChange.RenderCitations rendering(Optional<CodeForm> form) {
        Style style = BundledStyles.readStyle("apa").orElseThrow().style().value().orElseThrow();
        return new DocumentChange.RenderCitations(style, "", form, _ -> Optional.empty());
    }

    @Test
    void marksWithoutEndsCostLittle() throws WordedException {
        OpenTextMaker maker = new OpenTextMaker();
        for (int i = 0; i < 50_000; i++) {
            maker.xml("<text:p><text:reference-mark-start text:name=\"m" + i + "\"/>x");
        }
        CitedDocument document =
                read(maker.paragraph(OpenTextMaker.mark("JABREF_a CID_1 b", "[1]")).make());
        assertEquals(1, document.readCitations().size());
    }

    @Test
    void entitiesAreNotExpanded() throws WordedException {
        CitedDocument document =
                read(
                        new WordMaker()
                                .paragraph(
                                        field(CODE, "[1]")
                                                .replace("[1]</w:t>", "&lol;&#x110000;</w:t>"))
                                .make());
        assertEquals("&lol;&#x110000;", document.readCitations().getFirst().range().visibleText());
        byte[] bomb =
                new WordMaker()
                        .part(
                                "word/footnotes.xml",
                                "<?xml version='1.0'?><!-- x --><!DOCTYPE lolz []><w:footnotes/>")
                        .make();
        assertThrows(WordedException.class, () -> read(bomb));
    }

    @Test
    void aBrokenDocumentIsReadOrRefusedAndNeverBreaks() throws WordedException {
        DocumentChange change = rendering(Optional.of(CodeForm.ZOTERO));
        String whole =
                new String(
                        read(new WordMaker().paragraph(text("a"), field(CODE, "[1]")).make())
                                .archive()
                                .part("word/document.xml")
                                .orElseThrow(),
                        StandardCharsets.UTF_8);
        Random random = new Random(54);
        for (int i = 0; i < 300; i++) {
            StringBuilder broken = new StringBuilder(whole);
            for (int cuts = 1 + random.nextInt(5); cuts > 0; cuts--) {
                int start = random.nextInt(broken.length() - 20);
                broken.delete(start, start + random.nextInt(20));
            }
            byte[] bytes = new WordMaker().part("word/document.xml", broken.toString()).make();
            DocumentUpdate update = DocumentUpdate.of(read(bytes), bytes, change);
            assertTrue(update.bytes().length > 0);
            DocumentUpdate unlinked =
                    DocumentUpdate.of(read(bytes), bytes, new DocumentChange.UnlinkCitations());
            assertEquals(List.of(), read(unlinked.bytes()).readCitations());
        }
    }
}
