package octavo.search;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/// How long it takes to make the index of a library, to answer queries, and to follow an edit. Run
/// it with the paths of libraries.
final class SearchBenchmark {
    private static final List<String> QUERIES =
            List.of(
                    "s",
                    "a",
                    "1",
                    "the",
                    "stochastic",
                    "müller",
                    "author:van author:li",
                    "author:\"von neumann\"",
                    "title:neural year:2010..2020",
                    "year:..1999",
                    "type:preprint or type:workshop",
                    "has:doi -has:abstract",
                    "-the",
                    "\"neural network\"",
                    "\"the of and\"",
                    "non-parallel",
                    "abstract:\"large scale data\"",
                    "(quantum or graph) -author:smith year:2000..",
                    "tag:quantum venue:proceedings",
                    "key:smith19 doi:10.1",
                    "zzz");

    private SearchBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        for (String argument : arguments) {
            Library library = LibraryFile.load(Path.of(argument)).library();
            System.out.printf("%s: %d entries%n", argument, library.entrySlots().count());
            SearchIndex index = SearchIndex.of(library);
            for (int run = 0; run < 5; run++) {
                long start = now();
                index = SearchIndex.of(library);
                System.out.printf("  index made in %.2f s%n", (now() - start) / 1e9);
            }
            query(index);
            edit(library, index);
        }
    }

    private static void query(SearchIndex index) {
        double[] all = new double[0];
        for (String query : QUERIES) {
            double[] times = new double[60];
            int found = 0;
            for (int run = 0; run < times.length; run++) {
                long start = now();
                found =
                        index.matchingSlots(QueryParser.parse(query, index.fieldNames()).value())
                                .cardinality();
                times[run] = (now() - start) / 1e6;
            }
            double[] warm = Arrays.copyOfRange(times, 10, times.length);
            print("%-50s %8d found".formatted(query, found), warm);
            int size = all.length;
            all = Arrays.copyOf(all, size + warm.length);
            System.arraycopy(warm, 0, all, size, warm.length);
        }
        print("all queries", all);
    }

    private static void edit(Library library, SearchIndex index) {
        List<Slot> entries = library.entrySlots().toList();
        Random random = new Random(1);
        Library edited = library;
        SearchIndex following = index;
        double[] times = new double[500];
        for (int i = 0; i < times.length; i++) {
            Slot slot = entries.get(random.nextInt(entries.size()));
            BibEntry entry = edited.entryInSlot(slot.number()).orElseThrow();
            BibValue value = BibValue.braced("A title with xyzzy" + i).orElseThrow();
            edited =
                    edited.applyEdit(
                            edited.replaceEntry(
                                    slot.number(), entry.withValue("title", value).orElseThrow()));
            long start = now();
            following = following.updateTo(edited);
            times[i] = (now() - start) / 1e6;
        }
        print("following an edit", times);
        int found =
                following
                        .matchingSlots(QueryParser.parse("xyzzy", following.fieldNames()).value())
                        .cardinality();
        System.out.println("  entries edited: " + found);
    }

    /// The time of the processor, which tells the same on a busy machine.
    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void print(String what, double[] times) {
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        System.out.printf(
                "  %-68s median %8.3f ms  p99 %8.3f ms%n",
                what, sorted[sorted.length / 2], sorted[sorted.length * 99 / 100]);
    }
}
