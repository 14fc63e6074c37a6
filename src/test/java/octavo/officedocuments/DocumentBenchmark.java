package octavo.officedocuments;

import com.sun.management.OperatingSystemMXBean;

import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Prints how long a document takes to be read and rendered, again and again in one process, and
/// how much memory that takes at most: give it a document and how often. Styles take turns, so that
/// every citation and the bibliography change each time.
final class DocumentBenchmark {
    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final long NANOSECONDS = 1_000_000;
    private static final List<String> STYLES = List.of("ieee", "apa");

    private DocumentBenchmark() {}

    static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        byte[] present = Files.readAllBytes(file);
        for (int run = 0; run < Integer.parseInt(arguments[1]); run++) {
            String styleId = STYLES.get(run % STYLES.size());
            long processorTime = SYSTEM.getProcessCpuTime();
            long time = System.nanoTime();
            CitedDocument document = CitedDocument.read(file, present);
            DocumentUpdate update =
                    DocumentUpdate.of(
                            document,
                            present,
                            new DocumentChange.RenderCitations(
                                    readStyle(styleId),
                                    "en-US",
                                    Optional.empty(),
                                    _ -> Optional.empty()));
            System.out.printf(
                    "run %d, %d citations and bibliographies to %s: %d ms, processor time %d ms%n",
                    run + 1,
                    document.readCitations().size(),
                    styleId,
                    (System.nanoTime() - time) / NANOSECONDS,
                    (SYSTEM.getProcessCpuTime() - processorTime) / NANOSECONDS);
            present = update.bytes();
        }
        try (var lines = Files.lines(Path.of("/proc/self/status"))) {
            lines.filter(line -> line.startsWith("VmHWM")).forEach(System.out::println);
        }
    }

    private static Style readStyle(String id) {
        return BundledStyles.readStyle(id)
                .flatMap(resolved -> resolved.style().value())
                .orElseThrow();
    }
}
