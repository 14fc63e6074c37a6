package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.names.NameForm;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// How long it takes to find duplicates in a library in which some are planted, how many of them
/// are found, and how many are proposed that are none. Run it with the path of a library.
final class DuplicatesBenchmark {
    private static final int PLANTED = 2_000;
    private static final String MARK = "planted:";

    private final Random random = new Random(1);

    private DuplicatesBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        Library library = LibraryFile.load(Path.of(arguments[0])).library();
        Library planted = new DuplicatesBenchmark().planted(library);
        List<EntryMatch> found = List.of();
        for (int run = 0; run < 3; run++) {
            double start = seconds();
            found = Duplicates.findAll(planted, DistinctPairs.NONE);
            System.out.printf("duplicates found in %.2f s of the processor%n", seconds() - start);
        }
        judge(planted, found);
    }

    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    private static void judge(Library library, List<EntryMatch> found) {
        List<EntryMatch> right = found.stream().filter(match -> isPlanted(library, match)).toList();
        long sure =
                right.stream().filter(match -> match.matchLevel() == MatchLevel.CERTAIN).count();
        long certain =
                found.stream().filter(match -> match.matchLevel() == MatchLevel.CERTAIN).count();
        System.out.printf(
                "planted %d, found %d (%.2f %%), %d of them as certain%n",
                PLANTED, right.size(), 100.0 * right.size() / PLANTED, sure);
        System.out.printf(
                "proposed as certain %d, others than planted %d; as likely %d, others %d%n",
                certain,
                certain - sure,
                found.size() - certain,
                found.size() - certain - right.size() + sure);
        Set<Integer> named =
                right.stream().map(EntryMatch::secondIndex).collect(Collectors.toSet());
        works(library)
                .filter(work -> work.key().startsWith(MARK))
                .filter(work -> named.stream().noneMatch(i -> key(library, i).equals(work.key())))
                .limit(3)
                .forEach(work -> System.out.println("missed: " + work.entry().text()));
    }

    private static Stream<Work> works(Library library) {
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(i -> library.workAt(i).stream());
    }

    private static String key(Library library, int index) {
        return library.workAt(index).map(Work::key).orElse("");
    }

    private static boolean isPlanted(Library library, EntryMatch match) {
        return key(library, match.secondIndex()).equals(MARK + key(library, match.firstIndex()));
    }

    private Library planted(Library library) {
        List<Work> entries =
                works(library).filter(work -> work.entry().hasField("author")).toList();
        List<String> added = new ArrayList<>();
        Set<Integer> taken = new HashSet<>();
        while (added.size() < PLANTED) {
            int next = random.nextInt(entries.size());
            if (taken.add(next)) {
                varied(entries.get(next)).map(BibEntry::text).ifPresent(added::add);
            }
        }
        String text = library.file().text() + String.join("\n\n", added);
        return Library.of(BibParser.parse(text));
    }

    /// The entry as somebody else might have typed it.
    private Optional<BibEntry> varied(Work work) {
        BibEntry entry = work.entry();
        Optional<BibEntry> varied = entry.withKey(MARK + entry.key());
        varied =
                varied.flatMap(it -> set(it, "title", retitled(work.rawValue("title").orElse(""))));
        if (random.nextBoolean()) {
            varied = varied.flatMap(it -> set(it, "author", initials(work)));
        }
        if (random.nextBoolean()) {
            varied = varied.flatMap(it -> it.withoutField("doi"));
        }
        for (String venue : List.of("journal", "booktitle")) {
            if (entry.hasField(venue) && random.nextBoolean()) {
                varied = varied.flatMap(it -> set(it, venue, shortened(work.plainText(venue))));
            }
        }
        if (entry.hasField("year") && random.nextInt(6) == 0) {
            int year = Integer.parseInt(work.shownYear()) + (random.nextBoolean() ? 1 : -1);
            varied = varied.flatMap(it -> set(it, "year", String.valueOf(year)));
        }
        return varied;
    }

    private static Optional<BibEntry> set(BibEntry entry, String field, String text) {
        return BibValue.braced(text).flatMap(value -> entry.withValue(field, value));
    }

    private String retitled(String title) {
        boolean plain = title.indexOf('\\') < 0 && title.indexOf('$') < 0;
        return switch (random.nextInt(5)) {
            case 0 -> plain ? title.replaceAll("\\b([a-z])(?=[a-z]{3})", "{$1}") : title;
            case 1 -> "{" + title + "}";
            case 2 -> plain ? title.toUpperCase(Locale.ROOT) : title;
            case 3 -> title.replace(" ", "\n  ");
            default -> title + ".";
        };
    }

    private static String initials(Work work) {
        String names =
                work.people("author").names().stream()
                        .map(name ->
                                name.literal()
                                        .map(body -> "{" + body + "}")
                                        .orElseGet(() -> name.displayName(NameForm.INITIALS_LAST)))
                        .collect(Collectors.joining(" and "));
        return work.people("author").hasOthers() ? names + " and others" : names;
    }

    /// `Journal of Computational Physics` as `Jour. of Comp. Phys.`.
    private static String shortened(String venue) {
        return venue.replaceAll("(\\p{L}{4})\\p{L}{2,}", "$1.");
    }
}
