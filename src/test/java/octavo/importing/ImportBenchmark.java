package octavo.importing;

import octavo.bib.BibParser;
import octavo.duplicates.DistinctPairs;
import octavo.editing.keys.KeyFormula;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.library.Library;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// How long 10,000 records of RIS take to be read, and to be written and compared with a library.
/// The budget is 1.5 s for reading.
final class ImportBenchmark {
    private static final int RECORDS = 10_000;
    private static final int ROUNDS = 5;

    private ImportBenchmark() {}

    public static void main(String[] arguments) {
        byte[] records = records();
        System.out.printf("%d records, %.1f MB%n", RECORDS, records.length / 1e6);
        Library library =
                Library.of(BibParser.parse("@misc{a, author = {Ek, Ada}, title = {Fern}}\n"));
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            var works =
                    ((SourceReading.ForeignWorks)
                            SourceFormats.readSource(SourceContent.of(records)));
            long read = System.nanoTime();
            WrittenWorks written =
                    WorkWriter.writeWorks(
                            library,
                            KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                            works.works().works());
            ImportPlan plan = ImportPlan.of(library, List.of(written.file()), DistinctPairs.NONE);
            System.out.printf(
                    "round %d: read in %.2f s, written and compared in %.2f s: %d to add%n",
                    round + 1,
                    (read - start) / 1e9,
                    (System.nanoTime() - read) / 1e9,
                    plan.candidates().size());
        }
    }

    private static byte[] records() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < RECORDS; i++) {
            text.append(
                    """
                    TY  - JOUR
                    AU  - Smith%d, John
                    AU  - Doe, Jane
                    TI  - Ferns of valley %d and the mosses beside them
                    JO  - Journal of Ferns
                    PY  - %d
                    VL  - %d
                    SP  - %d
                    EP  - %d
                    DO  - 10.1000/x%d
                    AB  - %s
                    ER  -

                    """
                            .formatted(
                                    i % 997,
                                    i,
                                    1990 + i % 30,
                                    i % 50,
                                    i,
                                    i + 9,
                                    i,
                                    "They grow slowly in the shade of others. ".repeat(10)));
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
