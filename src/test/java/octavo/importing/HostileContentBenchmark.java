package octavo.importing;

import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.SourceContent;

import java.lang.management.ManagementFactory;
import java.util.function.Consumer;

/// Processor time for telling and reading hostile content, of sizes that double up to 1 MB; the
/// budget is 3 s for the largest, the command around it included. A shape is left when one of its
/// sizes takes longer.
///
/// An argument names the beginning of the shapes wanted.
final class HostileContentBenchmark {
    private static final int SMALLEST = 1 << 17;
    private static final int LARGEST = 1 << 20;
    private static final long BUDGET = 3_000;

    private HostileContentBenchmark() {}

    public static void main(String[] arguments) {
        String wanted = arguments.length == 0 ? "" : arguments[0];
        for (int i = 0; i < 20; i++) {
            HostileShape.ALL.forEach(
                    shape -> SourceFormats.readSource(SourceContent.of(shape.text(500))));
        }
        for (HostileShape shape : HostileShape.ALL) {
            if (shape.name().startsWith(wanted)) {
                System.out.printf(
                        "%-32s read %s, recognised %s ms%n",
                        shape.name(),
                        times(shape, text -> SourceFormats.readSource(SourceContent.of(text))),
                        times(shape, SourceFormats::isRecognized));
            }
        }
    }

    private static String times(HostileShape shape, Consumer<String> work) {
        var times = new StringBuilder();
        for (int size = SMALLEST; size <= LARGEST; size *= 2) {
            String text = shape.text(size);
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            work.accept(text);
            long taken =
                    (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start)
                            / 1_000_000;
            times.append(' ').append(taken);
            if (taken > BUDGET) {
                return times.append(" …").toString();
            }
        }
        return times.toString();
    }
}
