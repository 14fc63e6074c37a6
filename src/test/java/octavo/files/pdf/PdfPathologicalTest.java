package octavo.files.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/// PDFs that were made to do harm, or were damaged: each ends soon, with a sentence at most.
@Timeout(120)
@Tag("slow")
class PdfPathologicalTest {
    private static final PdfLimits TIGHT =
            new PdfLimits(50_000_000, 64_000_000, 16_000_000, 3, 60_000, Duration.ofSeconds(2));
    private static final String PAGE =
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <<"
                    + " /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>"
                    + " /XObject << /X 5 0 R >> >> >>";
    private static final String TEXT = "BT /F 20 Tf 100 700 Td (A Paper of the Test) Tj ET\n";

    private final List<byte[]> objects = new ArrayList<>();

    PdfPathologicalTest() {
        object("<< /Type /Catalog /Pages 2 0 R >>");
        object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
        object(PAGE);
    }

    private void object(String text) {
        objects.add(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private void stream(String dictionary, byte[] raw) throws IOException {
        var out = new ByteArrayOutputStream();
        String head = "<< %s /Length %d >>\nstream\n".formatted(dictionary, raw.length);
        out.write(head.getBytes(StandardCharsets.ISO_8859_1));
        out.write(raw);
        out.write("\nendstream".getBytes(StandardCharsets.ISO_8859_1));
        objects.add(out.toByteArray());
    }

    private byte[] file() throws IOException {
        var out = new ByteArrayOutputStream();
        out.write("%PDF-1.5\n".getBytes(StandardCharsets.ISO_8859_1));
        var table = new StringBuilder("0000000000 65535 f \n");
        for (int i = 0; i < objects.size(); i++) {
            table.append("%010d 00000 n \n".formatted(out.size()));
            out.write("%d 0 obj\n".formatted(i + 1).getBytes(StandardCharsets.ISO_8859_1));
            out.write(objects.get(i));
            out.write("\nendobj\n".getBytes(StandardCharsets.ISO_8859_1));
        }
        int size = objects.size() + 1;
        String end =
                "xref\n0 %d\n%strailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n"
                        .formatted(size, table, size, out.size());
        out.write(end.getBytes(StandardCharsets.ISO_8859_1));
        return out.toByteArray();
    }

    /// So many blanks, deflated.
    private static byte[] bomb(int megabytes) throws IOException {
        var out = new ByteArrayOutputStream();
        byte[] blanks = new byte[1_000_000];
        Arrays.fill(blanks, (byte) ' ');
        try (var deflated =
                new DeflaterOutputStream(out, new Deflater(Deflater.BEST_COMPRESSION))) {
            for (int i = 0; i < megabytes; i++) {
                deflated.write(blanks);
            }
        }
        return out.toByteArray();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void aPlainFileIsRead() throws IOException {
        stream("", ascii(TEXT));
        PdfContent content = PdfReader.read(file(), TIGHT);
        assertTrue(content.problemSentence().isEmpty());
        assertEquals("A Paper of the Test", content.pages().getFirst().text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/FlateDecode", "[/FlateDecode /RunLengthDecode]"})
    void aStreamThatUnpacksToTooMuchIsGivenUp(String filter) throws IOException {
        stream("/Filter " + filter, bomb(200));
        PdfContent content = PdfReader.read(file(), TIGHT);
        assertEquals(
                "This PDF unpacks to more than 16 megabytes, as no paper does.",
                content.problemSentence().orElseThrow().toString());
    }

    @Test
    void manyStreamsThatUnpackToTooMuchTogetherAreGivenUp() throws IOException {
        stream("", ascii("/X Do ".repeat(500)));
        stream("/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Filter /FlateDecode", bomb(12));
        var little =
                new PdfLimits(50_000_000, 20_000_000, 16_000_000, 3, 9, Duration.ofSeconds(60));
        assertEquals(
                "This PDF unpacks to more than 20 megabytes, as no paper does.",
                PdfReader.read(file(), little).problemSentence().orElseThrow().toString());
    }

    @Test
    void aRowAsLargeAsTheMemoryIsGivenUp() throws IOException {
        stream(
                "/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 2000000000 >>",
                bomb(1));
        assertTrue(PdfReader.read(file(), TIGHT).problemSentence().isPresent());
    }

    @Test
    void aFormThatShowsItselfEnds() throws IOException {
        stream("", ascii(TEXT + "/X Do"));
        stream(
                "/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X 5 0 R"
                        + " >> >>",
                ascii("/X Do /X Do"));
        assertEquals(
                "A Paper of the Test",
                PdfReader.read(file(), TIGHT).pages().stream()
                        .findFirst()
                        .map(PageText::text)
                        .orElse("A Paper of the Test"));
    }

    /// A page with a form that shows another ten times, and so on, twelve deep.
    private void formsThatShowFormsTenTimes() throws IOException {
        stream("", ascii(TEXT + "/X Do"));
        for (int i = 0; i < 12; i++) {
            String next = "<< /XObject << /X " + (6 + i) + " 0 R >> >>";
            stream(
                    "/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources " + next,
                    ascii("/X Do ".repeat(10)));
        }
        stream("/Type /XObject /Subtype /Form /BBox [0 0 1 1]", ascii("q Q"));
    }

    @Test
    void formsThatShowFormsTenTimesEachAreGivenUp() throws IOException {
        formsThatShowFormsTenTimes();
        assertEquals(
                "This PDF takes longer than 2 seconds to read.",
                PdfReader.read(file(), TIGHT).problemSentence().orElseThrow().toString());
    }

    @Test
    void arraysWithinArraysWithoutEndAreGivenUp() throws IOException {
        stream("", ascii("[".repeat(2_000_000)));
        object("[".repeat(1_000_000));
        PdfReader.read(file(), TIGHT);
        objects.set(0, ascii("<< /Type /Catalog /Pages 2 0 R /X " + "[".repeat(1_000_000)));
        assertTrue(PdfReader.read(file(), TIGHT).problemSentence().isPresent());
    }

    @Test
    void aTreeOfPagesWithoutEndIsGivenUp() throws IOException {
        int depth = 20_000;
        for (int i = 0; i < depth; i++) {
            object("<< /Type /Pages /Kids [%d 0 R] /Count 1 >>".formatted(5 + i));
        }
        object(PAGE);
        objects.set(1, ascii("<< /Type /Pages /Kids [4 0 R] /Count 1 >>"));
        PdfReader.read(file(), TIGHT);
        objects.set(1, ascii("<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2000000000 >>"));
        assertTrue(PdfReader.read(file(), TIGHT).pages().isEmpty());
    }

    @Test
    void manyPagesAreReadUpToTheLimit() throws IOException {
        stream("", ascii(TEXT));
        var kids = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            object(PAGE);
            kids.append(5 + i).append(" 0 R ");
        }
        objects.set(1, ascii("<< /Type /Pages /Kids [%s] /Count 3000 >>".formatted(kids)));
        assertEquals(3, PdfReader.read(file(), TIGHT).pages().size());
    }

    @Test
    void aTableOfObjectsThatNamesItselfEnds() throws IOException {
        String file = new String(file(), StandardCharsets.ISO_8859_1);
        int start = file.indexOf("xref\n0");
        PdfReader.read(
                ascii(file.replace("/Size", "/Prev " + start + " /XRefStm " + start + " /Size")),
                TIGHT);
    }

    @Test
    void aStreamOfObjectsThatClaimsMillionsEnds() throws IOException {
        stream("", ascii(TEXT));
        stream("/Type /ObjStm /N 2000000000 /First 2000000000 /Filter /FlateDecode", bomb(100));
        String file = new String(file(), StandardCharsets.ISO_8859_1);
        PdfReader.read(ascii(file.replace("startxref", "startxxxx")), TIGHT);
    }

    @Test
    void anEndlessTextIsCutOff() throws IOException {
        stream("", ascii(TEXT.repeat(60_000)));
        PdfContent content = PdfReader.read(file(), TIGHT);
        int letters = content.pages().stream().mapToInt(page -> page.text().length()).sum();
        assertTrue(letters <= 2 * TIGHT.maxLetters(), () -> letters + " letters");
    }

    @Test
    void whoeverCancelsIsHeard() throws IOException {
        stream("", ascii(TEXT));
        byte[] file = file();
        Thread.currentThread().interrupt();
        assertThrows(CancellationException.class, () -> PdfReader.read(file, TIGHT));
        assertTrue(Thread.interrupted());
    }

    @Test
    void damageAtRandomEndsWithASentenceAtMost() throws IOException {
        byte[] whole =
                new DrawnPaper()
                        .bold(60, 80, 16, "A Paper That Is Damaged")
                        .columns(120)
                        .xmp("<rdf:Description xmlns:dc='http://purl.org/dc/elements/1.1/'/>")
                        .attachment("a.bib", "@misc{a, title = {A}}")
                        .bytes();
        var random = new Random(7);
        int read = 0;
        for (int i = 0; i < 1000; i++) {
            byte[] damaged = whole.clone();
            for (int j = 0; j <= i % 40; j++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            int length = i % 5 == 0 ? random.nextInt(damaged.length) : damaged.length;
            PdfContent content = PdfReader.read(Arrays.copyOf(damaged, length), TIGHT);
            read += content.hasText() ? 1 : 0;
        }
        System.out.printf("%d of 1000 damaged PDFs have text%n", read);
        assertTrue(read > 100);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0 0 595 842",
                "0 0 1 1000000",
                "0 0 1000000 1",
                "0 0 2000000000 2000000000",
                "0 0 0 0",
                "-5 -5 -1 -1",
                "100 100 0 0"
            })
    void aFirstPageOfAnySizeIsDrawnSmall(String box) throws IOException {
        objects.set(2, ascii(PAGE.replace("0 0 595 842", box)));
        stream("", ascii(TEXT));
        PdfPage page = PdfPage.of(file(), TIGHT, 0, 1000);
        page.image()
                .ifPresent(it -> {
                    assertTrue(it.getWidth() <= 1001, () -> it.getWidth() + " wide");
                    assertTrue(it.getWidth() * (long) it.getHeight() < 7_000_000);
                });
        assertTrue(page.image().isPresent() || page.problemSentence().isPresent());
    }

    @Test
    void aPageWhoseFormsShowFormsWithoutEndIsNotDrawn() throws IOException {
        formsThatShowFormsTenTimes();
        assertEquals(
                "This PDF takes longer than 2 seconds to read.",
                PdfPage.of(file(), TIGHT, 0, 500).problemSentence().orElseThrow().toString());
    }

    @Test
    void aFigureLargerThanTheMemoryIsLeftOut() throws IOException {
        stream("", ascii(TEXT + "q 100 0 0 100 0 0 cm /X Do Q"));
        stream(
                "/Type /XObject /Subtype /Image /Width 200000 /Height 200000 /BitsPerComponent 8"
                        + " /ColorSpace /DeviceRGB /Filter /FlateDecode",
                bomb(1));
        assertTrue(PdfPage.of(file(), TIGHT, 0, 500).image().isPresent());
    }

    @Test
    void aPatternOfTheSmallestStepsEnds() throws IOException {
        String pattern =
                " /Pattern << /P << /Type /Pattern /PatternType 2 /Shading << /ShadingType 1"
                        + " /ColorSpace /DeviceRGB /Function << /FunctionType 2 /Domain [0 1] /N 1"
                        + " >> >> >> /T 5 0 R >> /Font";
        objects.set(2, ascii(PAGE.replace(" /Font", pattern)));
        stream("", ascii(TEXT + "/Pattern cs /P scn 0 0 595 842 re f /T scn 0 0 595 842 re f"));
        stream(
                "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9999 9999]"
                        + " /XStep 0.0001 /YStep 0.0001 /Resources << >>",
                ascii("0 0 1 1 re f ".repeat(1000)));
        PdfPage page = PdfPage.of(file(), TIGHT, 0, 500);
        assertTrue(page.image().isPresent() || page.problemSentence().isPresent());
    }

    @Test
    void damagedFirstPagesEndWithAPictureOrASentence() throws IOException {
        byte[] whole = new DrawnPaper().bold(60, 80, 16, "A Paper").columns(120).bytes();
        var random = new Random(11);
        int drawn = 0;
        for (int i = 0; i < 200; i++) {
            byte[] damaged = whole.clone();
            for (int j = 0; j <= i % 40; j++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            PdfPage page = PdfPage.of(damaged, TIGHT, 0, 300);
            assertTrue(page.image().isPresent() || page.problemSentence().isPresent());
            drawn += page.image().isPresent() ? 1 : 0;
        }
        System.out.printf("%d of 200 damaged first pages are drawn%n", drawn);
        assertTrue(drawn > 20);
    }
}
