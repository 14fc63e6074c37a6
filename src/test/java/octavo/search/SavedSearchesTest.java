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
        SavedSearches searches = NONE.with("Thesis", "tag:thesis").with("Mine", "author:mai");
        Sidecar written = searches.in(Sidecar.empty());
        assertEquals(searches, SavedSearches.of(written));
        assertEquals(Optional.of("author:mai"), searches.query("Mine"));
        assertEquals(Sidecar.empty(), NONE.in(written));
    }

    @Test
    void membersOfAnotherFormAreKept() {
        var tree = Sidecar.empty().tree();
        tree.putObject("searches").put("old", "x").putObject("newer").put("a", 1);
        Sidecar written = SavedSearches.of(Sidecar.of(tree)).without("old").in(Sidecar.of(tree));
        assertEquals(1, written.tree().path("searches").path("newer").path("a").asInt());
        assertEquals(1, written.tree().path("searches").size());
    }

    @Test
    void aRenamedSearchKeepsItsPlaceAndReplacesNoOther() {
        SavedSearches searches = NONE.with("a", "1").with("b", "2");
        assertEquals(List.of("c", "b"), List.copyOf(searches.renamed("a", "c").queries().keySet()));
        assertEquals(searches, searches.renamed("a", "b"));
    }

    @Test
    void savingUnderTheSameNameReplacesTheQuery() {
        assertEquals(Optional.of("2"), NONE.with("a", "1").with("a", "2").query("a"));
    }
}
