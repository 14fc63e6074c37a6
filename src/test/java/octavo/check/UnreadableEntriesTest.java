package octavo.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BrokenEntry;
import octavo.csl.CslItem;
import octavo.cv.configuration.Profiles;
import octavo.cv.configuration.Template;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvList;
import octavo.cv.list.EntryFormat;
import octavo.cv.write.CvText;
import octavo.duplicates.DistinctPairs;
import octavo.duplicates.Duplicates;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Work;
import octavo.people.PeopleIndex;
import octavo.search.PartialIndex;
import octavo.search.Query;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueCluster;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.BitSet;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/// A bug in reading one entry costs that entry only. The bug is injected: one value of the entry
/// `bad` throws when it is read.
class UnreadableEntriesTest {
    private static final String FILE =
            """
            @inproceedings{one, author = {Doe, Jane}, title = {Moss}, booktitle = {SOSP}, year = 2020}
            @inproceedings{bad, author = {Roe, Ann}, title = {Fern}, booktitle = {OSDI}, year = 2021}
            @inproceedings{two, author = {Poe, Jim}, title = {Moss}, booktitle = {NSDI}, year = 2020}
            """;

    /// Each reading of the broken entry logs a trace: forty thousand lines in all.
    private static final Logger LOG = Logger.getLogger(EntryGuard.class.getName());

    @BeforeAll
    static void logsNothing() {
        LOG.setLevel(Level.OFF);
    }

    @AfterAll
    static void logsAgain() {
        LOG.setLevel(null);
    }

    private static Library library(String field) {
        Library library = Library.of(BibParser.parse(FILE));
        BibEntry entry =
                library.workAt(library.indexOfKey("bad").orElseThrow()).orElseThrow().entry();
        int slot = library.slots().get(library.indexOfKey("bad").orElseThrow()).number();
        return library.applyEdit(library.replaceEntry(slot, BrokenEntry.of(entry, field)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"author", "title", "booktitle", "year"})
    void checkReportsItOnceAtItsKey(String field) {
        Library library = library(field);
        int bad = library.indexOfKey("bad").orElseThrow();
        List<Problem> found =
                CheckCatalogue.allProblems(library).stream()
                        .filter(problem ->
                                problem.diagnostic().code().id().equals("unreadable-entry"))
                        .toList();
        assertEquals(List.of(bad), found.stream().map(Problem::itemIndex).toList());
        BibEntry entry = library.workAt(bad).orElseThrow().entry();
        assertEquals(entry.keySpan(), found.getFirst().diagnostic().span());
    }

    @ParameterizedTest
    @ValueSource(strings = {"author", "title", "booktitle", "year"})
    void venuesPeopleAndSearchHaveTheOthers(String field) {
        Library library = library(field);
        VenueIndex venues =
                VenueIndex.clusterOfSlot(library, VenueRegister.builtIn(), VenueDecisions.NONE);
        List<String> names = venues.clusters().stream().map(VenueCluster::id).toList();
        assertTrue(names.size() >= 2, names::toString);
        assertTrue(PeopleIndex.of(library).size() >= 2);
        BitSet scanned = PartialIndex.of(library).matchingSlots(Query.matchingWords("Moss"));
        assertEquals(2, scanned.cardinality());
        assertEquals(
                scanned,
                PartialIndex.of(library).finishIndex().matchingSlots(Query.matchingWords("Moss")));
        Duplicates.findAll(library, DistinctPairs.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"author", "title", "booktitle", "year"})
    void listsAndReferencesHaveTheOthers(String field) {
        List<Work> works = Work.allOf(library(field)).toList();
        var source = new CvList.CvSource(works, _ -> works, _ -> false);
        var template =
                Template.parse("{{authors}}. {{title}}. {{venue}}, {{year}}.", _ -> true).value();
        CvDocument list = CvList.of(Profiles.STANDARD, source, EntryFormat.of(template));
        String text = CvText.of(list);
        assertTrue(text.contains("Doe") && text.contains("Poe"), text);
        List<CslItem> items = works.stream().map(octavo.cslreferences.WorkToCslItem::of).toList();
        assertEquals(List.of("one", "bad", "two"), items.stream().map(CslItem::id).toList());
    }
}
