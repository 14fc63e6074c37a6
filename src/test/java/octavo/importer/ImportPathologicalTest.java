package octavo.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.keys.KeyFormula;
import octavo.library.Library;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/// Damaged and hostile input: whatever it is, it is read or refused, and what is read is written.
class ImportPathologicalTest {
    private static final int MUTATIONS = 1000;

    private static final List<String> SEEDS =
            List.of(
                    "TY  - JOUR\nAU  - Doe, Jane\nTI  - A <i>title</i> & more\nT2  - J\nPY  -"
                            + " 2001/09/01/\nSP  - 1\nEP  - 9\nDO  - 10.1000/1\nKW  - a\nER  - \n",
                    "PMID- 1\nOWN - NLM\nTI  - A title\n      and more.\nFAU - Doe, Jane\nAU  - Doe"
                            + " J\nDP  - 2011 Nov-Dec\nPG  - 475-82\nPT  - Journal Article\n",
                    "FN X\nVR 1.0\nPT J\nAU Doe, J\n   Roe, A\nTI LiNbO/sub 3/\nSO J\nPY 2006\nPD"
                            + " MAR\nBP 5\nER\nEF\n",
                    "%0 Book\n%A Doe, Jane\n%T Title\n%D 1982\n%P 173 s.\n%@ 8203107354\n%K a\n",
                    "RT Journal Article\nA1 Doe,Jane\nT1 Title\nYR 2003\nFD 01/01\nSP 3\nOP 9\n",
                    "<1. >\n"
                            + "VN  - Ovid Technologies\n"
                            + "AU  - Doe, Jane MD 1\n"
                            + "TI  - T. [Article]\n"
                            + "SO  - Journal of Things June 2015;58(6):688-696\n",
                    "<8>\n"
                            + "Author\n"
                            + "  Doe, Jane 1;  Roe, Al MD\n"
                            + "Title\n"
                            + "  T\n"
                            + "Source\n"
                            + "  J.   8(6):1048-1064, September 2015.\n");

    private static void readAndWrite(byte[] bytes) {
        if (SourceFormats.read(SourceContent.of(bytes))
                instanceof SourceReading.Works(_, var read)) {
            WorkWriter.write(
                    Library.of(BibParser.parse("@misc{a, title = {T}}\n")),
                    KeyFormula.parse(KeyFormula.USUAL).value(),
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
        var reading = (SourceReading.Works) SourceFormats.read(SourceContent.of(text));
        assertEquals(1, reading.works().works().size());
    }
}
