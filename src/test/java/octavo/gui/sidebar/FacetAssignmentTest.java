package octavo.gui.sidebar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Slot;

import org.junit.jupiter.api.Test;

import java.util.List;

class FacetAssignmentTest {
    private static final String FILE =
            """
            @string{pvldb = {Proceedings of the {VLDB} Endowment}}
            @article{known, title = {K}, journal = pvldb, author = {M{\\"u}ller, Eva and Li, Guo}}
            @article{bare, title = {B}}
            @inproceedings{talk, title = {T}, author = {Mai, Luo
              and Li, Guo}, author+an = {2=equal}, booktitle = {Elsewhere}}
            @book{book, title = {O}, author = {Guo Li and others}}
            """;
    private static final FacetValue VLDB =
            new FacetValue(Facet.VENUE, "Proceedings of the VLDB Endowment");
    private static final FacetValue EVA = new FacetValue(Facet.PERSON, "Müller, Eva");

    private final Library library = Library.of(BibParser.parse(FILE));

    private int slot(String key) {
        return library.slotWithKey(key).map(Slot::number).orElseThrow();
    }

    private String given(String key, FacetValue assignment) {
        List<Integer> slots = List.of(slot(key));
        Library after = library.applyEdit(SidebarModel.assign(library, slots, assignment));
        return after.entryInSlot(slot(key)).map(BibEntry::text).orElseThrow();
    }

    private int changes(String key, FacetValue assignment) {
        return SidebarModel.assign(library, List.of(slot(key)), assignment).edits().size();
    }

    @Test
    void aVenueIsWrittenAsTheLibraryWritesItWhereTheEntryHasOne() {
        assertEquals("@article{bare, title = {B}, journal = pvldb}", given("bare", VLDB));
        assertEquals(
                """
                @inproceedings{talk, title = {T}, author = {Mai, Luo
                  and Li, Guo}, author+an = {2=equal}, booktitle = pvldb}\
                """,
                given("talk", VLDB));
    }

    @Test
    void aPersonBecomesTheLastAuthorAsTheLibraryWritesThem() {
        assertEquals(
                "@article{bare, title = {B}, author = {M{\\\"u}ller, Eva}}", given("bare", EVA));
        assertEquals(
                """
                @inproceedings{talk, title = {T}, author = {Mai, Luo
                  and Li, Guo
                  and M{\\"u}ller, Eva}, author+an = {2=equal}, booktitle = {Elsewhere}}\
                """,
                given("talk", EVA));
        assertEquals(
                "@book{book, title = {O}, author = {Guo Li and M{\\\"u}ller, Eva and others}}",
                given("book", EVA));
    }

    @Test
    void whatAnEntryHasOrHasNoPlaceForChangesNothing() {
        assertEquals(0, changes("known", VLDB));
        assertEquals(0, changes("known", EVA));
        assertEquals(0, changes("book", VLDB));
        assertEquals(0, changes("bare", new FacetValue(Facet.VENUE, "Nobody Knows It")));
    }
}
