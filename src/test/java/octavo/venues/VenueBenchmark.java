package octavo.venues;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.venuenames.VenueRegister;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/// What it takes to sort the venues of a big library, and to follow an edit of it; beside reading
/// every venue of the library anew for each edit, which is what an index without memory does. Run
/// it with the path of a big file.
final class VenueBenchmark {
    private static final int RUNS = 5;
    private static final int EDITS = 400;

    private VenueBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        Library library = Library.of(BibParser.parse(Files.readAllBytes(Path.of(arguments[0]))));
        long start = now();
        VenueRegister register = VenueRegister.builtIn();
        System.out.printf("register: %.3f s (first)%n", since(start));
        double[] builds = new double[RUNS];
        VenueIndex index = VenueIndex.clusterOfSlot(Library.empty(), register, VenueDecisions.NONE);
        for (int i = 0; i < RUNS; i++) {
            start = now();
            index = VenueIndex.clusterOfSlot(library, register, VenueDecisions.NONE);
            int clusters = index.clusters().size();
            builds[i] = since(start);
            System.out.printf("index with its %d venues: %.2f s%n", clusters, builds[i]);
        }
        Arrays.sort(builds);
        edits(library, index, builds[RUNS / 2]);
    }

    private static void edits(Library first, VenueIndex index, double build) {
        Random random = new Random(1);
        List<Slot> entries = first.entrySlots().toList();
        double[] times = new double[EDITS];
        Library library = first;
        for (int i = 0; i < EDITS; i++) {
            Slot slot = entries.get(random.nextInt(entries.size()));
            Edit edit = edit(library, slot.number(), i);
            library = library.applyEdit(edit);
            // What the library itself makes anew after an edit, for all who ask it.
            library.macros();
            library.indexOfKey("");
            long start = now();
            index.updateEntries(library, edit);
            index.clusterOfSlot(slot.number());
            times[i] = since(start);
        }
        Arrays.sort(times);
        System.out.printf(
                "an edit: median %.2f ms, 99 %% below %.2f ms, slowest %.2f ms; %.0f times as fast"
                        + " as anew%n",
                times[EDITS / 2] * 1e3,
                times[EDITS * 99 / 100] * 1e3,
                times[EDITS - 1] * 1e3,
                build / times[EDITS / 2]);
    }

    private static Edit edit(Library library, int number, int i) {
        BibEntry entry = library.entryInSlot(number).orElseThrow();
        String field = entry.hasField("booktitle") ? "booktitle" : "journal";
        String text = i % 2 == 0 ? "Journal of Fern Science " + i % 7 : "J. Mach. Learn. Res.";
        return BibValue.braced(text)
                .flatMap(value -> entry.withValue(field, value))
                .map(edited -> library.replaceEntry(number, edited))
                .orElseThrow();
    }

    /// The time of the processor, which other programs do not lengthen.
    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static double since(long start) {
        return (now() - start) / 1e9;
    }
}
