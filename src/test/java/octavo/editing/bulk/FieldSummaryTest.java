package octavo.editing.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Slot;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

class FieldSummaryTest {
    private static List<FieldSummary> summary(String text) {
        Library library = Library.of(BibParser.parse(text.getBytes(StandardCharsets.UTF_8)));
        return FieldSummary.of(library, library.entrySlots().map(Slot::number).toList());
    }

    @Test
    void tellsWhatAllHaveFromWhatDiffersAndWhatSomeLack() {
        assertEquals(
                List.of(
                        new FieldSummary("title", 2, Optional.empty()),
                        new FieldSummary("year", 2, Optional.of("2020")),
                        new FieldSummary("note", 1, Optional.of("n"))),
                summary(
                        """
                        @misc{a, title = {A}, year = 2020}
                        @misc{b, TITLE = {B}, Year = "2020", note = {n}}
                        """));
    }

    @Test
    void readsStringsAsWhatTheyStandFor() {
        assertEquals(
                List.of(new FieldSummary("journal", 2, Optional.of("Nature"))),
                summary(
                        """
                        @string{nat = {Nature}}
                        @misc{a, journal = nat}
                        @misc{b, journal = {Nature}}
                        """));
    }
}
