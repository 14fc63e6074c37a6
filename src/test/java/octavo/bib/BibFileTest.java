package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;

class BibFileTest {

    private static List<BibField> fields() {
        return List.of(
                BibField.of("title", BibValue.braced("A").orElseThrow()),
                BibField.of("month", BibValue.parse("jan")));
    }

    private static Optional<BibEntry> added(String file) {
        return EntryLayout.of(BibParser.parse(file)).createEntry("misc", "new", fields());
    }

    /// Files whose last entry is the one that a new entry is to look like.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@misc{new,\n  title = {A},\n  month = jan\n}",
                "@misc{new,\n\ttitle={A},\n\tmonth=jan,\n}",
                "@Misc{new,\r\n  title = \"A\",\r\n  month = jan}",
                "@MISC(new, title = {A}, month = jan)",
                "@misc{new,\n    title      = {A},\n    month      = jan,\n    }",
            })
    void aNewEntryLooksLikeTheOthers(String entry) {
        // The last value tells the delimiter, so the sample entry has its fields the other way
        // round.
        BibEntry sample = BibEntry.parse(entry).orElseThrow();
        String month = sample.fields().get(1).valueSource();
        String title = sample.fields().get(0).valueSource();
        String turned =
                entry.replace("title", "\u0001")
                        .replace("month", "title")
                        .replace("\u0001", "month")
                        .replace(title, "\u0001")
                        .replace(month, title)
                        .replace("\u0001", month)
                        .replace("new", "old");
        assertEquals(entry, added(turned + "\n" + turned + "\n").orElseThrow().text());
    }

    @Test
    void anEmptyFileGetsTheUsualStyle() {
        assertEquals(
                "@misc{new,\n  title = {A},\n  month = jan\n}", added("").orElseThrow().text());
    }

    @Test
    void aKeyOrFieldThatWouldBreakTheEntryIsRefused() {
        EntryLayout layout = EntryLayout.of(BibParser.parse(""));
        assertEquals(Optional.empty(), layout.createEntry("misc", "a b", fields()));
        assertEquals(Optional.empty(), layout.createEntry("misc", "a},", fields()));
        assertEquals(Optional.empty(), layout.createEntry("mi sc", "a", fields()));
        assertEquals(
                Optional.empty(),
                layout.createEntry(
                        "misc", "a", List.of(BibField.of("x = {y}, z", BibValue.parse("1")))));
    }
}
