package octavo.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.sidecar.Sidecar;

import org.junit.jupiter.api.Test;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

class SavedSearchesTest {
    private static final SavedSearches NONE = new SavedSearches(new LinkedHashMap<>());

    @Test
    void whatIsWrittenReadsAsTheSame() {
        SavedSearches searches =
                NONE.withSearch("Thesis", "tag:thesis").withSearch("Mine", "author:mai");
        Sidecar written = searches.saveIn(Sidecar.empty());
        assertEquals(searches, SavedSearches.of(written));
        assertEquals(Optional.of("author:mai"), searches.queryNamed("Mine"));
        assertEquals(Sidecar.empty(), NONE.saveIn(written));
    }

    @Test
    void membersOfAnotherFormAreKept() {
        var tree = Sidecar.empty().copyTree();
        tree.putObject("searches").put("old", "x").putObject("newer").put("a", 1);
        Sidecar written =
                SavedSearches.of(Sidecar.of(tree)).withoutSearch("old").saveIn(Sidecar.of(tree));
        assertEquals(1, written.copyTree().path("searches").path("newer").path("a").asInt());
        assertEquals(1, written.copyTree().path("searches").size());
    }

    @Test
    void aRenamedSearchKeepsItsPlaceAndReplacesNoOther() {
        SavedSearches searches = NONE.withSearch("a", "1").withSearch("b", "2");
        assertEquals(
                List.of("c", "b"),
                List.copyOf(searches.withRenamedSearch("a", "c").queriesByName().keySet()));
        assertEquals(searches, searches.withRenamedSearch("a", "b"));
    }

    @Test
    void savingUnderTheSameNameReplacesTheQuery() {
        assertEquals(
                Optional.of("2"), NONE.withSearch("a", "1").withSearch("a", "2").queryNamed("a"));
    }
}
