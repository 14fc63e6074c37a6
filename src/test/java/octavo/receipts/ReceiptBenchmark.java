package octavo.receipts;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;
import octavo.receipts.ReceiptSource.ServiceSource;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/// Prints how large the receipts of libraries are of which a service has confirmed every usual
/// value, and how long it takes to find those of 1,000 entries: give it a folder of `.bib` files.
final class ReceiptBenchmark {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int FEWEST_ENTRIES = 50;
    private static final int CHECKED_ENTRIES = 1_000;
    private static final int RUN_COUNT = 10;

    /// What services say of works.
    private static final Set<String> CONFIRMED_FIELDS =
            Set.of(
                    "title",
                    "author",
                    "editor",
                    "year",
                    "date",
                    "month",
                    "journal",
                    "journaltitle",
                    "booktitle",
                    "volume",
                    "number",
                    "pages",
                    "publisher",
                    "doi",
                    "isbn",
                    "issn",
                    "eprint",
                    "series");

    private ReceiptBenchmark() {}

    static void main(String[] arguments) throws IOException {
        long libraryBytes = 0;
        long receiptBytes = 0;
        int entryCount = 0;
        List<Work> checkedWorks = new ArrayList<>();
        LibraryReceipts checkedReceipts = LibraryReceipts.EMPTY;
        try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
            for (Path file : files.filter(it -> it.toString().endsWith(".bib")).sorted().toList()) {
                byte[] bytes = Files.readAllBytes(file);
                Library library = Library.of(BibParser.parse(bytes));
                List<Work> works = Work.allOf(library).filter(Work::isPublication).toList();
                if (works.size() < FEWEST_ENTRIES) {
                    continue;
                }
                LibraryReceipts receipts = confirmAll(works);
                libraryBytes += bytes.length;
                receiptBytes += receipts.toText().getBytes(StandardCharsets.UTF_8).length;
                entryCount += works.size();
                if (checkedWorks.size() < CHECKED_ENTRIES) {
                    checkedWorks.addAll(works);
                    checkedReceipts = checkedReceipts.joinedWith(receipts);
                }
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%d entries, %d bytes, %d bytes of receipts: %.1f %%%n",
                entryCount,
                libraryBytes,
                receiptBytes,
                100.0 * receiptBytes / libraryBytes);
        String receiptText = checkedReceipts.toText();
        List<Work> works = checkedWorks.subList(0, Math.min(CHECKED_ENTRIES, checkedWorks.size()));
        for (int i = 0; i < RUN_COUNT; i++) {
            long startNanos = THREADS.getCurrentThreadCpuTime();
            LibraryReceipts receipts = LibraryReceipts.parse(receiptText);
            long confirmedCount =
                    works.stream().filter(work -> receipts.receiptsOf(work).isConfirmed()).count();
            System.out.printf(
                    Locale.ROOT,
                    "%d of %d entries confirmed off-line in %d ms of processor time%n",
                    confirmedCount,
                    works.size(),
                    (THREADS.getCurrentThreadCpuTime() - startNanos) / 1_000_000);
        }
    }

    private static LibraryReceipts confirmAll(List<Work> works) {
        List<ConfirmedFields> confirmedFields = new ArrayList<>();
        for (Work work : works) {
            Set<String> fieldNames = new HashSet<>(CONFIRMED_FIELDS);
            fieldNames.removeIf(fieldName -> !work.entry().hasField(fieldName));
            if (!fieldNames.isEmpty()) {
                confirmedFields.add(
                        new ConfirmedFields(
                                work,
                                fieldNames,
                                ValueReceipt.ofAnswer(
                                        new ServiceSource("Crossref"),
                                        LocalDate.of(2026, 11, 28),
                                        work.key())));
            }
        }
        return LibraryReceipts.EMPTY.withReceipts(confirmedFields);
    }
}
