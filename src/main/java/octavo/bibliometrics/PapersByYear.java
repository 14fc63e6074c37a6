package octavo.bibliometrics;

import octavo.library.EntryGuard;
import octavo.library.Work;
import octavo.library.WorkKind;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;

/// How many papers of which kind appeared in which year.
///
/// @param kinds those that occur, the most frequent first
/// @param rows the latest years first, papers without a year last
public record PapersByYear(List<WorkKind> kinds, List<YearPapers> rows) {
    /// A long life of writing has a bar for each year.
    private static final int MOST_BARS = 60;

    public PapersByYear {
        kinds = List.copyOf(kinds);
        rows = List.copyOf(rows);
    }

    /// The papers of some years.
    ///
    /// @param years empty for papers without a year
    public record YearPapers(Optional<YearRange> years, Map<WorkKind, List<Work>> papersByKind) {
        public YearPapers {
            papersByKind = Collections.unmodifiableMap(papersByKind);
        }

        public List<Work> papersOf(WorkKind kind) {
            return papersByKind.getOrDefault(kind, List.of());
        }

        /// Of all kinds.
        public List<Work> allPapers() {
            return papersByKind.values().stream().flatMap(Collection::stream).toList();
        }
    }

    /// A paper with what it is counted by.
    private record CountedPaper(Work paper, OptionalInt year, WorkKind kind) {
        static CountedPaper of(Work paper) {
            return EntryGuard.readSafely(
                    paper.key(),
                    () ->
                            new CountedPaper(
                                    paper,
                                    YearRange.parseYear(paper.shownYear()),
                                    paper.workKind()),
                    () -> new CountedPaper(paper, OptionalInt.empty(), WorkKind.OTHER));
        }
    }

    public static PapersByYear of(List<Work> papers) {
        List<CountedPaper> countedPapers = papers.stream().map(CountedPaper::of).toList();
        TreeSet<Integer> years = new TreeSet<>();
        Map<WorkKind, Integer> countsByKind = new EnumMap<>(WorkKind.class);
        for (CountedPaper each : countedPapers) {
            each.year().ifPresent(years::add);
            countsByKind.merge(each.kind(), 1, Integer::sum);
        }
        List<YearPapers> rows = new ArrayList<>();
        for (YearRange range : YearRange.covering(years, MOST_BARS)) {
            rows.add(
                    row(
                            Optional.of(range),
                            countedPapers.stream()
                                    .filter(it ->
                                            it.year().isPresent()
                                                    && range.contains(it.year().getAsInt()))
                                    .toList()));
        }
        List<CountedPaper> undated =
                countedPapers.stream().filter(it -> it.year().isEmpty()).toList();
        if (!undated.isEmpty()) {
            rows.add(row(Optional.empty(), undated));
        }
        return new PapersByYear(
                countsByKind.keySet().stream()
                        .sorted(Comparator.comparingInt(it -> -countsByKind.getOrDefault(it, 0)))
                        .toList(),
                rows);
    }

    private static YearPapers row(Optional<YearRange> years, List<CountedPaper> countedPapers) {
        Map<WorkKind, List<Work>> papersByKind = new EnumMap<>(WorkKind.class);
        countedPapers.forEach(it ->
                papersByKind.computeIfAbsent(it.kind(), _ -> new ArrayList<>()).add(it.paper()));
        return new YearPapers(years, papersByKind);
    }

    /// The papers of a kind in all years.
    public List<Work> papersOf(WorkKind kind) {
        return rows.stream().flatMap(row -> row.papersOf(kind).stream()).toList();
    }

    /// How many papers the fullest years have.
    public int mostPapers() {
        return rows.stream().mapToInt(row -> row.allPapers().size()).max().orElse(0);
    }
}
