package octavo.formats.citavi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

class CitaviFormatTest {
    private static final CitaviFormat CITAVI = new CitaviFormat();

    private static final String PROJECT =
            """
            <?xml version="1.0" encoding="utf-8"?>
            <CitaviExchangeData Version="5.4">
              <Keywords><Keyword id="k"><Name>word</Name></Keyword></Keywords>
              <Periodicals><Periodical id="j"><Name>J</Name></Periodical></Periodicals>
              <Persons>
                <Person id="p"><FirstName>Ann</FirstName><LastName>Other</LastName>
                  <MiddleName>B.</MiddleName></Person>
                <Person id="q"><LastName>A Body</LastName></Person>
              </Persons>
              <References>
                <Reference id="r"><ReferenceType>JournalArticle</ReferenceType>
                  <Title>T</Title><Date>17.11.1997</Date><PeriodicalID>j</PeriodicalID>
                  <PageRange>&lt;sp&gt;&lt;n&gt;1&lt;/n&gt;&lt;/sp&gt;&lt;os&gt;1-9&lt;/os&gt;</PageRange>
                </Reference>
              </References>
              <ReferenceAuthors><OnetoN>r;q;p</OnetoN></ReferenceAuthors>
              <ReferenceKeywords><OnetoN>r;k;gone</OnetoN></ReferenceKeywords>
            </CitaviExchangeData>
            """;

    private static SourceContent zipped(String name, byte[] content) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("picture.jpg"));
            zip.write(new byte[] {1, 2, 3});
            zip.putNextEntry(new ZipEntry(name));
            zip.write(content);
        }
        return SourceContent.of(bytes.toByteArray());
    }

    @Test
    void readsABackupAndItsProject() throws IOException {
        SourceContent backup = zipped("p.ctv5", PROJECT.getBytes(StandardCharsets.UTF_8));
        assertTrue(CITAVI.looksLike(backup));
        assertTrue(CITAVI.looksLike(SourceContent.of(PROJECT)));
        assertEquals(
                CITAVI.readWorks(SourceContent.of(PROJECT)).works(),
                CITAVI.readWorks(backup).works());
    }

    @Test
    void joinsAReferenceWithWhatItRefersTo() {
        ImportedWork work = CITAVI.readWorks(SourceContent.of(PROJECT)).works().getFirst();
        assertEquals("article", work.type());
        assertEquals("J", work.plainText(FieldName.JOURNALTITLE));
        assertEquals("1997-11-17", work.plainText(FieldName.DATE));
        assertEquals("A Body; Ann B. Other", work.plainText(FieldName.AUTHOR));
        assertEquals("word", work.plainText(FieldName.KEYWORDS));
        assertEquals("1–9", work.plainText(FieldName.PAGES).replace("--", "–"));
    }

    @Test
    void leavesOtherArchivesAlone() throws IOException {
        byte[] other = "<?xml version=\"1.0\"?><w:document/>".getBytes(StandardCharsets.UTF_8);
        assertFalse(CITAVI.looksLike(zipped("word/document.xml", other)));
    }

    @Test
    void opensNoEntityAndExpandsNone() {
        String bomb =
                "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b SYSTEM \"file:///etc/passwd\">]>\n"
                        + PROJECT.substring(PROJECT.indexOf('\n') + 1)
                                .replace("<Title>T", "<Title>T&b;");
        ImportedWorks works = CITAVI.readWorks(SourceContent.of(bomb));
        assertTrue(
                works.works().isEmpty() || works.works().getFirst().plainText("title").equals("T"));
    }

    @Test
    void keepsWhatCameBeforeABreak() {
        int end = PROJECT.indexOf("</References>");
        ImportedWorks works = CITAVI.readWorks(SourceContent.of(PROJECT.substring(0, end)));
        assertEquals(1, works.works().size());
        assertEquals(1, works.damagedRecords().size());
    }

    @Test
    void refusesABackupThatUnpacksWithoutEnd() throws IOException {
        byte[] large = new byte[3_000_000];
        byte[] start = PROJECT.getBytes(StandardCharsets.UTF_8);
        System.arraycopy(start, 0, large, 0, start.length);
        ImportedWorks works = new CitaviFormat(2_000_000).readWorks(zipped("p.ctv5", large));
        assertEquals(0, works.works().size());
        assertTrue(works.damagedRecords().getFirst().message().toString().contains("megabytes"));
    }

    /// A gigabyte of blanks packs into a megabyte.
    @Test
    @Timeout(60)
    @Tag("slow")
    void aZipBombIsRefusedBeforeItFillsTheMemory() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("p.ctv5"));
            zip.write(
                    PROJECT.substring(0, PROJECT.indexOf('>') + 1)
                            .getBytes(StandardCharsets.UTF_8));
            zip.write("<CitaviExchangeData><References>".getBytes(StandardCharsets.UTF_8));
            byte[] blanks = new byte[1 << 20];
            Arrays.fill(blanks, (byte) ' ');
            for (int i = 0; i < 1024; i++) {
                zip.write(blanks);
            }
        }
        SourceContent bomb = SourceContent.of(bytes.toByteArray());
        assertTrue(CITAVI.looksLike(bomb));
        assertEquals(List.of(), CITAVI.readWorks(bomb).works());
        assertEquals(1, CITAVI.readWorks(bomb).damagedRecords().size());
    }
}
