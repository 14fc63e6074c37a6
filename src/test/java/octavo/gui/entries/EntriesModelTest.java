package octavo.gui.entries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.search.Query;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class EntriesModelTest {
    private static final String FILE =
            """
            @string{vldb = "Proceedings of the VLDB Endowment"}
            @article{renz2020lapse, author = {Renz-Wieland, Alexander and Gemulla, Rainer},
              title = {Dynamic Parameter Allocation}, journal = vldb, year = 2020}
            @inproceedings{mai2020kungfu, author = {Mai, Luo and Wagenl{\\"a}nder, Marcel},
              title = {{KungFu}: Adaptive Training}, booktitle = {OSDI}, year = {2020}}
            @misc{zhao, author = {Zhao, Bo}, title = {Ørsted and Łukasz}, year = {2024}}
            @misc{undated, title = {A title}}
            """;

    private static EntriesModel model(Library library) {
        return new EntriesModel(
                new BackgroundTasks(Runnable::run, Runnable::run),
                EntryRows.of(library),
                e -> fail(e));
    }

    private static Library library(String text) {
        return Library.of(BibParser.parse(text));
    }

    private static String keys(EntriesModel model) {
        return model.shown().stream()
                .map(row -> row.texts().key())
                .collect(Collectors.joining(" "));
    }

    @Test
    void aSearchIsAnsweredAnewOnceTheDocumentsAreRead() {
        Library library = library(FILE);
        EntriesModel model = model(library);
        model.queryProperty().set("file:zebra or zhao");
        assertEquals("zhao", keys(model));
        var slots = new BitSet();
        slots.set(library.slots().get(2).number());
        model.answer(
                "file", query -> new Query.OrQuery(List.of(query, new Query.SlotQuery(slots))));
        assertEquals(2, model.shown().size());
        model.answer("file", UnaryOperator.identity());
        assertEquals("zhao", keys(model));
    }

    @Test
    void venuesAreShownAndSortedInShort() {
        EntriesModel model = model(library(FILE));
        model.sort(List.of(new SortOrder(TableColumnKind.VENUE, false)));
        assertEquals("mai2020kungfu renz2020lapse zhao undated", keys(model));
        model.shortenVenues(venue -> venue.startsWith("Proc") ? "Endow." : venue);
        assertEquals("renz2020lapse mai2020kungfu zhao undated", keys(model));
        assertEquals("Endow.", model.shown().getFirst().texts().venue());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''                | renz2020lapse mai2020kungfu zhao undated
                    kungfu            | mai2020kungfu
                    KUNGFU mai        | mai2020kungfu
                    wagenlander       | mai2020kungfu
                    WAGENLÄNDER 2020  | mai2020kungfu
                    '  2020   '       | renz2020lapse mai2020kungfu
                    endowment         | renz2020lapse
                    orsted lukasz     | zhao
                    nobody            | ''
                    author:renz year:2020      | renz2020lapse
                    -type:journal year:2020..  | mai2020kungfu zhao
                    (kungfu or zhao) year:2024 | zhao
                    """)
    void allWordsOfASearchHaveToOccur(String query, String expected) {
        EntriesModel model = model(library(FILE));
        model.queryProperty().set(query);
        assertEquals(expected, keys(model));
        assertEquals(model.shown().size(), model.shownCountProperty().get());
        assertEquals(4, model.totalProperty().get());
    }

    @Test
    void whatIsWrongWithASearchIsToldUntilItIsMended() {
        EntriesModel model = model(library(FILE));
        model.queryProperty().set("autor:mai");
        assertEquals(
                "There is no field autor. Did you mean author?", model.problemProperty().get());
        model.queryProperty().set("author:\"mai");
        assertEquals("", model.problemProperty().get());
        assertEquals("mai2020kungfu", keys(model));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    YEAR    | false | renz2020lapse mai2020kungfu zhao undated
                    YEAR    | true  | zhao renz2020lapse mai2020kungfu undated
                    TITLE   | false | undated renz2020lapse mai2020kungfu zhao
                    KEY     | true  | zhao undated renz2020lapse mai2020kungfu
                    AUTHORS | false | mai2020kungfu renz2020lapse zhao undated
                    """)
    void sortingKeepsTheOrderOfEqualsAndPutsTheEmptyLast(
            TableColumnKind column, boolean descending, String expected) {
        EntriesModel model = model(library(FILE));
        model.sort(List.of(new SortOrder(column, descending)));
        assertEquals(expected, keys(model));
    }

    @Test
    void theSearchAndTheOrderKeepTheSelection() {
        EntriesModel model = model(library(FILE));
        int mai = model.shown().get(1).number();
        model.select(List.of(mai), mai);
        model.queryProperty().set("lapse");
        assertEquals(List.of(), model.chosen());
        model.queryProperty().set("2020");
        model.sort(List.of(new SortOrder(TableColumnKind.KEY, false)));
        assertEquals(List.of(mai), model.chosen());
        assertEquals(mai, model.selectionProperty().get().lead());
    }

    @Test
    void whatIsChosenComesInTheOrderOfTheTable() {
        EntriesModel model = model(library(FILE));
        int lapse = model.shown().get(0).number();
        int zhao = model.shown().get(2).number();
        model.select(List.of(lapse, zhao), lapse);
        model.sort(List.of(new SortOrder(TableColumnKind.KEY, true)));
        assertEquals(List.of(zhao, lapse), model.chosen());
    }

    private static Library edited(Library library, int slot, String field, String value) {
        BibEntry entry = library.entryInSlot(slot).orElseThrow();
        BibEntry changed = entry.withValue(field, BibValue.parse(value)).orElseThrow();
        return library.applyEdit(library.replaceEntry(slot, changed));
    }

    @Test
    void anEditedRowShowsTheNewTextInItsPlace() {
        Library library = library(FILE);
        EntriesModel model = model(library);
        model.queryProperty().set("kungfu");
        int mai = model.shown().getFirst().number();
        model.changedTo(edited(library, mai, "title", "{Something else}"));
        assertEquals("Something else", model.shown().getFirst().texts().title());
        model.queryProperty().set("something");
        assertEquals(1, model.shown().size());
    }

    @Test
    void anEditOfAParentShowsInItsChildren() {
        Library library =
                library(
                        """
                        @inproceedings{child, title = {C}, crossref = {parent}}
                        @proceedings{parent, title = {P}, booktitle = {Old}, year = 1999}
                        """);
        EntriesModel model = model(library);
        int parent = model.shown().get(1).number();
        model.changedTo(edited(library, parent, "booktitle", "{New}"));
        assertEquals("New", model.shown().getFirst().texts().venue());
    }

    @Test
    void anAddedEntryIsShown() {
        Library library = library(FILE);
        EntriesModel model = model(library);
        BibEntry added = BibEntry.parse("@misc{added, title = {T}}").orElseThrow();
        model.changedTo(library.applyEdit(library.appendEntries(List.of(added))));
        assertEquals(5, model.totalProperty().get());
        assertEquals("added", model.shown().getLast().texts().key());
    }

    private static Library many() {
        return library(
                IntStream.range(0, 3000)
                        .mapToObj("@misc{k%1$d, title = {t%1$d}}\n"::formatted)
                        .collect(Collectors.joining()));
    }

    private static String called(Library library, String words) {
        return model(library).called().apply(words).stream()
                .map(row -> row.texts().key())
                .collect(Collectors.joining(" "));
    }

    @Test
    void ofManyEntriesThoseMayBeMeantThatHaveTheWords() {
        String entry = "@book{doe1999, author = {Doe, Zoë}, title = {On Bees}, note = {k17}}";
        Library many = many();
        Library library =
                many.applyEdit(many.appendEntries(List.of(BibEntry.parse(entry).orElseThrow())));
        assertEquals("k2999", called(library, "k2999"));
        assertEquals("k299 k2990", called(library, "t299").substring(0, 10));
        assertEquals("doe1999", called(library, "bee zoe"));
        assertEquals("k17", called(library, "k17").substring(0, 3));
        assertEquals("", called(library, "bee or k17"));
    }

    @Test
    void ofFewEntriesAnyMayBeMeant() {
        assertEquals("renz2020lapse mai2020kungfu zhao undated", called(library(FILE), "xyz"));
    }

    @Test
    void howMuchOfTheIndexIsMadeIsTold() {
        Deque<Runnable> work = new ArrayDeque<>();
        BackgroundTasks background = new BackgroundTasks(work::add, Runnable::run);
        EntriesModel model = new EntriesModel(background, EntryRows.of(many()), e -> fail(e));
        assertEquals(1, model.indexedProperty().get());
        model.prepare();
        assertEquals(0, model.indexedProperty().get());
        while (!work.isEmpty()) {
            work.poll().run();
        }
        assertEquals(1, model.indexedProperty().get());
    }

    @Test
    void whatIsClosedIsNotWorkedOnAnyMore() {
        Deque<Runnable> work = new ArrayDeque<>();
        EntryRows rows = EntryRows.of(many());
        EntriesModel model =
                new EntriesModel(new BackgroundTasks(work::add, Runnable::run), rows, e -> fail(e));
        model.prepare();
        model.queryProperty().set("k1");
        model.close();
        while (!work.isEmpty()) {
            work.poll().run();
        }
        assertEquals(3000, model.shown().size());
        assertThrows(CancellationException.class, rows::index);
    }

    @Test
    void sortingAsBeforeAsksForNothing() {
        Deque<Runnable> work = new ArrayDeque<>();
        EntriesModel model =
                new EntriesModel(
                        new BackgroundTasks(work::add, Runnable::run),
                        EntryRows.of(many()),
                        e -> fail(e));
        model.sort(List.of());
        assertEquals(0, work.size());
        model.sort(List.of(new SortOrder(TableColumnKind.KEY, true)));
        assertEquals(1, work.size());
    }

    @Test
    void aRevealedEntryIsSelectedOnceTheSearchThatHidItIsGone() {
        Deque<Runnable> ui = new ArrayDeque<>();
        EntriesModel model = withSearch(ui);
        List<String> told = new ArrayList<>();
        model.whenRevealed(() -> told.add(keys(model).isEmpty() ? "" : "shown"));
        model.reveal(List.of(HIDDEN));
        assertTrue(model.isRevealing());
        assertEquals(List.of(), told);
        drain(ui);
        assertEquals("", model.queryProperty().get());
        assertEquals(3000, model.shown().size());
        assertEquals(List.of(HIDDEN), model.selectionProperty().get().slots());
        assertEquals(List.of("shown"), told);
        assertFalse(model.isRevealing());
    }

    @Test
    void whatIsSelectedWhileAnEntryIsAwaitedStaysSelected() {
        Deque<Runnable> ui = new ArrayDeque<>();
        EntriesModel model = withSearch(ui);
        model.whenRevealed(() -> fail("nobody waits for it"));
        model.reveal(List.of(HIDDEN));
        model.select(List.of(12), 12);
        drain(ui);
        assertEquals(List.of(12), model.selectionProperty().get().slots());
    }

    @Test
    void aSearchThatFindsTheRevealedEntryStays() {
        Deque<Runnable> ui = new ArrayDeque<>();
        EntriesModel model = withSearch(ui);
        model.reveal(List.of(model.shown().number(2)));
        assertEquals("k12", model.queryProperty().get());
        assertFalse(model.isRevealing());
    }

    @Test
    void anEntryThatIsNotThereIsNotWaitedFor() {
        Deque<Runnable> ui = new ArrayDeque<>();
        EntriesModel model = withSearch(ui);
        model.reveal(List.of(99_999));
        drain(ui);
        assertFalse(model.isRevealing());
    }

    /// The slot of an entry that the search `k12` does not find.
    private static final int HIDDEN = EntryRows.of(many()).number(7);

    private static EntriesModel withSearch(Deque<Runnable> ui) {
        EntriesModel model =
                new EntriesModel(
                        new BackgroundTasks(Runnable::run, ui::add),
                        EntryRows.of(many()),
                        e -> fail(e));
        model.queryProperty().set("k12");
        drain(ui);
        return model;
    }

    private static void drain(Deque<Runnable> ui) {
        while (!ui.isEmpty()) {
            ui.poll().run();
        }
    }

    @Test
    void aSlowAnswerDoesNotReplaceALaterOne() {
        Deque<Runnable> ui = new ArrayDeque<>();
        EntriesModel model =
                new EntriesModel(
                        new BackgroundTasks(Runnable::run, ui::add),
                        EntryRows.of(many()),
                        e -> fail(e));
        model.queryProperty().set("k1");
        model.queryProperty().set("k12");
        model.queryProperty().set("k123");
        while (!ui.isEmpty()) {
            ui.pollLast().run();
        }
        assertEquals(
                "k123 k1230 k1231 k1232 k1233 k1234 k1235 k1236 k1237 k1238 k1239", keys(model));
    }
}
