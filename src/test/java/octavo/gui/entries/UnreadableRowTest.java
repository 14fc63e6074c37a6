package octavo.gui.entries;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.bib.BrokenEntry;
import octavo.library.Library;

import org.junit.jupiter.api.Test;

import java.util.List;

class UnreadableRowTest {
    @Test
    void anEntryThatABugKeepsFromBeingReadHasARowWithWhatIsLeft() {
        Library library =
                Library.of(
                        BibParser.parse(
                                """
                                @misc{a, title = {A}, year = 2020}
                                @misc{b, title = {B}, year = 2021}
                                """));
        var broken = BrokenEntry.of(library.workAt(0).orElseThrow().entry(), "title");
        Library now =
                library.applyEdit(
                        library.replaceEntry(library.slots().getFirst().number(), broken));
        List<EntryCells> rows = EntryRows.of(now).all();
        assertEquals(List.of("", "B"), rows.stream().map(row -> row.texts().title()).toList());
        assertEquals(
                List.of("2020", "2021"), rows.stream().map(row -> row.texts().year()).toList());
    }
}
