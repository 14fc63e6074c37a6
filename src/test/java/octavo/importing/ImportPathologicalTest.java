package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.util.Objects.requireNonNull;

import octavo.bib.BibParser;
import octavo.editing.keys.KeyFormula;
import octavo.fields.FieldName;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.library.Library;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Damaged and hostile input: whatever it is, it is read or refused, and what is read is written.
@Tag("slow")
class ImportPathologicalTest {
    private static final int MUTATIONS = 1000;

    private static final List<String> SEEDS =
            List.of(
                    """
                    TY  - JOUR
                    AU  - Doe, Jane
                    TI  - A <i>title</i> & more
                    T2  - J
                    PY  - 2001/09/01/
                    SP  - 1
                    EP  - 9
                    DO  - 10.1000/1
                    KW  - a
                    ER  -
                    """,
                    """
                    PMID- 1
                    OWN - NLM
                    TI  - A title
                          and more.
                    FAU - Doe, Jane
                    AU  - Doe J
                    DP  - 2011 Nov-Dec
                    PG  - 475-82
                    PT  - Journal Article
                    """,
                    """
                    FN X
                    VR 1.0
                    PT J
                    AU Doe, J
                       Roe, A
                    TI LiNbO/sub 3/
                    SO J
                    PY 2006
                    PD MAR
                    BP 5
                    ER
                    EF
                    """,
                    """
                    %0 Book
                    %A Doe, Jane
                    %T Title
                    %D 1982
                    %P 173 s.
                    %@ 8203107354
                    %K a
                    """,
                    """
                    RT Journal Article
                    A1 Doe,Jane
                    T1 Title
                    YR 2003
                    FD 01/01
                    SP 3
                    OP 9
                    """,
                    """
                    <1. >
                    VN  - Ovid Technologies
                    AU  - Doe, Jane MD 1
                    TI  - T. [Article]
                    SO  - Journal of Things June 2015;58(6):688-696
                    """,
                    """
                    <8>
                    Author
                      Doe, Jane 1;  Roe, Al MD
                    Title
                      T
                    Source
                      J.   8(6):1048-1064, September 2015.
                    """);

    private static void readAndWrite(byte[] bytes) {
        if (SourceFormats.readSource(SourceContent.of(bytes))
                instanceof SourceReading.ForeignWorks(_, var read)) {
            WorkWriter.writeWorks(
                    Library.of(BibParser.parse("@misc{a, title = {T}}\n")),
                    KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                    read.works());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
    @Timeout(120)
    void mutationsAreReadOrRefused(int seed) {
        byte[] input = SEEDS.get(seed).getBytes(StandardCharsets.UTF_8);
        Random random = new Random(seed);
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] bytes = input.clone();
            for (int changes = 1 + random.nextInt(6); changes > 0; changes--) {
                int at = random.nextInt(bytes.length);
                int from = random.nextInt(bytes.length);
                switch (random.nextInt(3)) {
                    case 0 -> bytes[at] = (byte) random.nextInt(256);
                    case 1 -> bytes[at] = bytes[from];
                    default -> {
                        int length =
                                Math.min(random.nextInt(30), bytes.length - Math.max(at, from));
                        System.arraycopy(bytes, from, bytes, at, length);
                    }
                }
            }
            readAndWrite(bytes);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TY  - JOUR\nTI  - %s\nER  - ",
                "TY  - JOUR\nAU  - %s\nPY  - %s\nER  - ",
                "TY  - JOUR\nSP  - %s\nDO  - %s\nER  - ",
                "TY  - JOUR\nUR  - %s\nSN  - %s\nER  - ",
                "%%0 Book\n%%A %s\n%%P %s\n%%@ %s\n",
                "<1. >\nAU  - %s\nTI  - T\nSO  - J.\n",
                "<1. >\nAU  - X\nTI  - %s\nSO  - J.\n",
                "<1. >\nAU  - X\nTI  - T\nSO  - %s\n",
                "PT J\nAU %s\nTI T\nPD %s\nER\n",
                "RT Book, Whole\nA1 %s\nT1 T\nSP %s\n"
            })
    @Timeout(120)
    void longAndRepeatedValuesTakeNoLongTime(String form) {
        for (String piece :
                List.of(
                        "a", "A ", "A.", ";  ", ", ", "<i>", "</i>", "[x", "1-", "(", "9", "{",
                        "&amp;", "MD, ")) {
            readAndWrite(
                    form.replace("%s", piece.repeat(20_000))
                            .replace("%%", "%")
                            .getBytes(StandardCharsets.UTF_8));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1_000_000})
    @Timeout(120)
    void aRecordOfAMillionLinesIsRead(int count) {
        String text = "TY  - JOUR\nTI  - T\n" + "more\n".repeat(count) + "ER  - \n";
        var reading = (SourceReading.ForeignWorks) SourceFormats.readSource(SourceContent.of(text));
        assertEquals(1, reading.works().works().size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "AU  - Doe%d, Jane",
                "A2  - Doe%d, Jane",
                "KW  - word%d",
                "N1  - note%d",
            })
    @Timeout(120)
    void aRecordOfManyNamesOrWordsTakesNoSquareOfThem(String line) {
        String lines =
                IntStream.range(0, 100_000)
                        .mapToObj(line::formatted)
                        .collect(Collectors.joining("\n"));
        String text = "TY  - JOUR\nTI  - T\n" + lines + "\nER  - \n";
        var reading = (SourceReading.ForeignWorks) SourceFormats.readSource(SourceContent.of(text));
        assertTrue(
                reading.works().works().getFirst().fields().values().stream()
                        .anyMatch(value -> value.plainText().contains("99999")));
    }

    @Test
    @Timeout(120)
    void aRecordOfManyIssnsTakesNoSquareOfThem() {
        String lines =
                IntStream.range(0, 100_000)
                        .mapToObj(ImportPathologicalTest::issn)
                        .map("SN  - %s"::formatted)
                        .collect(Collectors.joining("\n"));
        String text = "TY  - JOUR\nTI  - T\n" + lines + "\nER  - \n";
        var reading = (SourceReading.ForeignWorks) SourceFormats.readSource(SourceContent.of(text));
        var issns = requireNonNull(reading.works().works().getFirst().fields().get(FieldName.ISSN));
        String written = issns.plainText();
        assertEquals(100_000, written.split(", ").length);
        assertTrue(written.endsWith(issn(99_999)));
    }

    private static String issn(int number) {
        String digits = "%07d".formatted(number);
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            sum += (8 - i) * Character.digit(digits.charAt(i), 10);
        }
        int check = (11 - sum % 11) % 11;
        return digits.substring(0, 4) + "-" + digits.substring(4) + (check == 10 ? "X" : check);
    }
}
