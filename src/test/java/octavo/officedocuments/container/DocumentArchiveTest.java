package octavo.officedocuments.container;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.officedocuments.WordMaker;
import octavo.text.WordedException;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

class DocumentArchiveTest {
    private static final Path FILE = Path.of("paper.docx");

    private static byte[] sample() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("mimetype", "application/test");
        parts.put("a.xml", "<a>first</a>".repeat(50));
        parts.put("b.xml", "<b>second</b>");
        parts.put("c.bin", "third");
        return WordMaker.zip(parts);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static Map<String, String> unzipped(byte[] zip) throws IOException {
        Map<String, String> parts = new LinkedHashMap<>();
        try (ZipInputStream input = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = input.getNextEntry();
                    entry != null;
                    entry = input.getNextEntry()) {
                parts.put(
                        entry.getName(), new String(input.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return parts;
    }

    private static int indexOf(byte[] bytes, byte[] sought, int from) {
        for (int i = from; i <= bytes.length - sought.length; i++) {
            if (Arrays.equals(bytes, i, i + sought.length, sought, 0, sought.length)) {
                return i;
            }
        }
        return -1;
    }

    @Test
    void readsThePartsOfAnArchive() throws IOException {
        DocumentArchive archive = DocumentArchive.read(FILE, sample());
        assertEquals("[mimetype, a.xml, b.xml, c.bin]", archive.partNames().toString());
        assertArrayEquals(bytes("<b>second</b>"), archive.part("b.xml").orElseThrow());
        assertTrue(archive.part("d.xml").isEmpty());
    }

    @Test
    void withoutOtherPartsAnArchiveKeepsItsBytes() throws IOException {
        assertArrayEquals(sample(), DocumentArchive.read(FILE, sample()).withParts(Map.of()));
    }

    @Test
    void replacingAPartKeepsTheBytesOfAllOthers() throws IOException {
        byte[] before = sample();
        byte[] after =
                DocumentArchive.read(FILE, before)
                        .withParts(Map.of("b.xml", bytes("<b>other</b>"), "d.xml", bytes("<d/>")));
        Map<String, String> parts = unzipped(after);
        assertEquals("<b>other</b>", parts.get("b.xml"));
        assertEquals("<d/>", parts.get("d.xml"));
        assertEquals("third", parts.get("c.bin"));
        int start = indexOf(before, bytes("b.xml"), 0) - LocalHeader.LENGTH;
        assertArrayEquals(Arrays.copyOf(before, start), Arrays.copyOf(after, start));
        assertEquals("mimetype", parts.keySet().iterator().next());
        DocumentArchive again = DocumentArchive.read(FILE, after);
        assertArrayEquals(bytes("<d/>"), again.part("d.xml").orElseThrow());
    }

    @Test
    void aPartThatLiesAboutItsSizeIsRefused() throws IOException {
        byte[] zip = sample();
        int row = indexOf(zip, new byte[] {'P', 'K', 1, 2}, 0);
        int second = indexOf(zip, new byte[] {'P', 'K', 1, 2}, row + 4);
        for (int lie : new int[] {10, 599, 700, 0x7FFFFFFF}) {
            byte[] lying = zip.clone();
            ByteNumbers.putInt(lying, second + 24, lie);
            DocumentArchive archive = DocumentArchive.read(FILE, lying);
            assertThrows(WordedException.class, () -> archive.part("a.xml"), "size " + lie);
        }
    }

    @Test
    void aBombIsRefusedBeforeItIsUnpacked() throws IOException {
        byte[] zip = WordMaker.zip(Map.of("a.xml", "x".repeat(1000)));
        int row = indexOf(zip, new byte[] {'P', 'K', 1, 2}, 0);
        ByteNumbers.putInt(zip, row + 24, DocumentArchive.LARGEST_PART + 1L);
        DocumentArchive archive = DocumentArchive.read(FILE, zip);
        WordedException refusal = assertThrows(WordedException.class, () -> archive.part("a.xml"));
        assertEquals("its part a.xml is too large", refusal.wording().toString());
    }

    @Test
    void twoPartsOfOneNameAreRefused() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("a.xml", "1");
        parts.put("b.xml", "2");
        byte[] zip = WordMaker.zip(parts);
        for (int i = indexOf(zip, bytes("b.xml"), 0); i >= 0; i = indexOf(zip, bytes("b.xml"), i)) {
            zip[i] = 'a';
        }
        assertThrows(WordedException.class, () -> DocumentArchive.read(FILE, zip));
    }

    @Test
    void damagedArchivesAreReadOrRefusedButNeverBreak() {
        Random random = new Random(54);
        byte[] whole = sample();
        for (int i = 0; i < 3000; i++) {
            byte[] damaged =
                    Arrays.copyOf(whole, whole.length - (i % 7 == 0 ? random.nextInt(40) : 0));
            for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            readAll(damaged);
        }
    }

    private static void readAll(byte[] zip) {
        try {
            DocumentArchive archive = DocumentArchive.read(FILE, zip);
            for (String name : archive.partNames()) {
                assertTrue(archive.part(name).isPresent());
            }
            assertTrue(archive.withParts(Map.of("new.xml", bytes("<n/>"))).length > 0);
        } catch (WordedException refusal) {
            assertTrue(refusal.wording().toString().startsWith("it"));
        }
    }
}
