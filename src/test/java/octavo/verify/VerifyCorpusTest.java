package octavo.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.duplicates.ComparedTitle;
import octavo.library.Library;
import octavo.library.Work;
import octavo.net.FakeClock;
import octavo.net.StubServer;
import octavo.verify.VerificationVerdict.DisputedEntry;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Real entries that no service lists: theses, proceedings, editorials, books, reports, and works
/// in other languages. The universe is full of other works.
@Tag("slow")
class VerifyCorpusTest {
    private static final int WANTED_COUNT = 300;

    /// Every kind of entry gets its share.
    private static String kindOf(Work work) {
        String title = work.title().toLowerCase(Locale.ROOT);
        if (title.contains("editorial") || title.contains("introduction to the special")) {
            return "editorial";
        }
        boolean hasAccents = work.title().chars().anyMatch(it -> it > 0xbf);
        return hasAccents ? "accents" : work.entry().type().toLowerCase(Locale.ROOT);
    }

    /// Test files of BibTeX styles have entries of the year 2222, which is rightly reported.
    private static boolean isOfThisTime(Work work) {
        return work.publicationDate()
                .startYear()
                .filter(it -> it > VerifyRuns.CURRENT_YEAR)
                .isEmpty();
    }

    private static List<Work> realEntries(Set<String> knownTitles) throws IOException {
        Map<String, List<Work>> worksByKind = new TreeMap<>();
        Set<String> seenTitles = new HashSet<>(knownTitles);
        try (Stream<Path> files = Files.list(SharedData.path("octavo.corpus", "bib/corpus"))) {
            for (Path file : files.sorted(Comparator.reverseOrder()).limit(500).toList()) {
                if (Files.size(file) < 200_000) {
                    Work.allOf(Library.of(BibParser.parse(Files.readAllBytes(file))))
                            .filter(Work::isPublication)
                            .filter(it -> it.title().length() > 5)
                            .filter(VerifyCorpusTest::isOfThisTime)
                            .filter(it ->
                                    seenTitles.add(ComparedTitle.of(it.title()).plainLetters()))
                            .forEach(it ->
                                    worksByKind
                                            .computeIfAbsent(kindOf(it), _ -> new ArrayList<>())
                                            .add(it));
                }
            }
        }
        List<Work> chosenWorks = new ArrayList<>();
        for (int i = 0; chosenWorks.size() < WANTED_COUNT; i++) {
            for (List<Work> works : worksByKind.values()) {
                if (i < works.size() && chosenWorks.size() < WANTED_COUNT) {
                    chosenWorks.add(works.get((int) (i * 7919L % works.size())));
                }
            }
        }
        return chosenWorks;
    }

    @Test
    void nothingSpeaksAgainstRealEntriesThatNoServiceLists() throws Exception {
        List<UniverseRecord> universeWorks = VerifyRuns.universeWorks();
        Set<String> knownTitles = new HashSet<>();
        universeWorks.forEach(it -> knownTitles.add(ComparedTitle.of(it.title()).plainLetters()));
        List<Work> entries = realEntries(knownTitles);
        assertEquals(WANTED_COUNT, entries.size());
        var universe = new LoopbackUniverse(universeWorks);
        entries.stream().map(UniverseRecord::ofDistractor).forEach(universe::registerOwn);
        List<String> disputedEntries = new ArrayList<>();
        Map<String, Integer> countsByVerdict = new TreeMap<>();
        try (var web = new StubServer()) {
            web.on("", universe::answer);
            EntryInquiry inquiry =
                    VerifyRuns.inquiry(web.port(), new FakeClock(), Optional.empty());
            for (Work entry : entries) {
                VerificationVerdict verdict = inquiry.verifyEntry(entry).verdict();
                countsByVerdict.merge(verdict.getClass().getSimpleName(), 1, Integer::sum);
                if (verdict instanceof DisputedEntry) {
                    disputedEntries.add(entry.key() + " " + entry.title() + ": " + verdict);
                }
            }
        }
        System.out.println("real entries without a record: " + countsByVerdict);
        assertEquals(List.of(), disputedEntries);
    }
}
