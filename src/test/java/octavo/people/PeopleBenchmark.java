package octavo.people;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.names.AuthorField;
import octavo.names.AuthorList;
import octavo.names.BibNameList;
import octavo.names.ListEdit;
import octavo.names.NameAgreement;
import octavo.names.NameShape;
import octavo.names.PersonName;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/// The index of people and their candidates: building it, and following an edit, against reading
/// all names as they come and comparing all with all. Times are of the processor. Run it with the
/// path of a library, or with a number of entries to make up.
final class PeopleBenchmark {
    private static final int RUNS = 7;
    private static final int EDITS = 300;
    private static final int COMPARED = 2000;
    private static final int AUTHORS = 3000;

    private PeopleBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        Library library =
                arguments[0].matches("\\d+")
                        ? made(Integer.parseInt(arguments[0]))
                        : LibraryFile.load(Path.of(arguments[0])).library();
        List<Slot> slots = slots(library);
        double built = best(() -> PeopleIndex.of(library).size());
        double people = best(() -> People.of(library, PersonDecisions.none()).candidates().size());
        double naive = best(() -> parsed(library));
        People all = People.of(library, PersonDecisions.none());
        System.out.printf(
                "%d entries, %d variants, %d candidates%n",
                slots.size(), all.index().size(), all.candidates().size());
        System.out.printf("index %.2f s, with candidates %.2f s%n", built, people);
        System.out.printf(
                "parsing every name as it comes %.2f s: index %.2f times that%n",
                naive, built / naive);
        edits(library, all, slots);
        compared(all);
        manyAuthors();
    }

    private static void manyAuthors() {
        var names = new ArrayList<String>();
        var marks = new ArrayList<String>();
        for (int i = 1; i <= AUTHORS; i++) {
            names.add("Family" + i + ", Given");
            marks.add(i + "=equal");
        }
        String text = String.join(" and ", names);
        var annotations = Map.of("author+an", String.join("; ", marks));
        double best =
                best(() -> {
                    var field = new AuthorField("author", AuthorList.parse(text), annotations);
                    return field.applyEdit(new ListEdit.MoveName(AUTHORS - 1, 0))
                            .authorList()
                            .size();
                });
        System.out.printf(
                "reading %d authors with as many marks and moving one: %.1f ms%n",
                AUTHORS, best * 1000);
    }

    private record Slot(int number, BibEntry entry) {}

    private static List<Slot> slots(Library library) {
        return library.entrySlots()
                .map(slot -> new Slot(slot.number(), (BibEntry) slot.item()))
                .toList();
    }

    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    private static double best(Supplier<Integer> work) {
        double best = Double.MAX_VALUE;
        for (int i = 0; i < RUNS; i++) {
            double start = seconds();
            int made = work.get();
            best = Math.min(best, seconds() - start);
            if (made < 0) {
                throw new IllegalStateException();
            }
        }
        return best;
    }

    private static int parsed(Library library) {
        return library.entrySlots()
                .map(slot -> (BibEntry) slot.item())
                .flatMap(entry -> entry.value("author").stream())
                .map(value -> value.expandedText(library.macros().macrosAt(0)))
                .mapToInt(names ->
                        BibNameList.parse(names).value().names().stream()
                                .mapToInt(name -> name.comparisonKeys().size())
                                .sum())
                .sum();
    }

    private static void edits(Library library, People all, List<Slot> slots) {
        var random = new Random(1);
        double[] times = new double[EDITS];
        for (int run = 0; run < 3; run++) {
            for (int i = 0; i < EDITS; i++) {
                Slot slot = slots.get(random.nextInt(slots.size()));
                var names = BibValue.braced("Smith, Jane and Newcomer, N" + i).orElseThrow();
                var edit =
                        library.replaceEntry(
                                slot.number(),
                                slot.entry().withValue("author", names).orElseThrow());
                Library after = library.applyEdit(edit);
                double start = seconds();
                People now = all.afterEdit(edit, after);
                times[i] = (seconds() - start) * 1000;
                if (now.index().size() < 1) {
                    throw new IllegalStateException();
                }
            }
        }
        Arrays.sort(times);
        System.out.printf(
                "an edit: median %.2f ms, 99 %% within %.2f ms, worst %.2f ms%n",
                times[EDITS / 2], times[EDITS * 99 / 100], times[EDITS - 1]);
    }

    /// Comparing all with all, of some, as it would take for all.
    private static void compared(People all) {
        List<NameShape> shapes =
                all.index().variants().values().stream()
                        .map(NameVariant::nameShape)
                        .limit(COMPARED)
                        .toList();
        double start = seconds();
        int same = 0;
        for (NameShape a : shapes) {
            for (NameShape b : shapes) {
                same +=
                        a.hasSameFamily(b) && NameAgreement.of(a, b) != NameAgreement.CONTRADICTION
                                ? 1
                                : 0;
            }
        }
        double each = (seconds() - start) / ((double) shapes.size() * shapes.size());
        double size = all.index().size();
        System.out.printf(
                "comparing all pairs of variants would take %.2f s (%d of %d pairs go together)%n",
                each * size * size / 2, same, shapes.size() * shapes.size());
    }

    /// Entries of people of whom most occur a few times, some spelt in several ways.
    private static Library made(int entries) {
        var random = new Random(7);
        List<String> given = syllables(random, 2000);
        List<String> family = syllables(random, 20_000);
        var text = new StringBuilder("% people\n");
        for (int i = 0; i < entries; i++) {
            var names = new ArrayList<String>();
            for (int j = 1 + random.nextInt(5); j > 0; j--) {
                int who = (int) (Math.pow(random.nextDouble(), 2) * entries * 3);
                String first = given.get(Math.floorMod(who * 31, given.size()));
                String last = family.get(Math.floorMod(who * 17, family.size()));
                names.add(
                        switch (random.nextInt(6)) {
                            case 0 -> first.charAt(0) + ". " + last;
                            case 1 -> last + ", " + first;
                            default -> first + " " + last;
                        });
            }
            text.append(
                    "@article{k%d, author = {%s}, journal = {J%d}, year = %d}%n"
                            .formatted(i, String.join(" and ", names), i % 300, 1980 + i % 45));
        }
        PersonName.parse("warm up");
        return Library.of(BibParser.parse(text.toString()));
    }

    private static List<String> syllables(Random random, int count) {
        String[] parts = {
            "ba", "ke", "lin", "mo", "nu", "ra", "so", "ti", "vä", "wü", "xi", "zha", "gre", "dor",
            "fel"
        };
        var made = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            var word = new StringBuilder();
            for (int j = 2 + random.nextInt(3); j > 0; j--) {
                word.append(parts[random.nextInt(parts.length)]);
            }
            made.add(word.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + word.substring(1));
        }
        return made;
    }
}
