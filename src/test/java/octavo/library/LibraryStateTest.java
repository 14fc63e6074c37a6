package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import octavo.RandomInput;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibValue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A library after an edit is the one that its file would be read as.
class LibraryStateTest {
    private static final List<String> ITEMS =
            List.of(
                    "@misc{a, note = s}",
                    "@misc{a, title = {again}}",
                    "@misc{A, note = s # t}",
                    "@misc{b, ids = {c, d}, note = t}",
                    "@misc{b, ids = {d}, note = t}",
                    "@online{c, date = {2020}, journaltitle = {J}}",
                    "@phdthesis{d, year = 2020, journal = {J}, address = {X}}",
                    "@misc{e, crossref = {a}, author = {E}}",
                    "@misc{e, crossref = {b}}",
                    "@string{s = {S}}",
                    "@string{s = {Other}}",
                    "@string{t = s # {T}}",
                    "@comment{jabref-meta: databaseType:biblatex;}",
                    "@comment{jabref-meta: databaseType:bibtex;}",
                    "@comment{no more than that}",
                    "@preamble{{p}}",
                    "\n\n");

    private static Library library(String text) {
        return Library.of(BibParser.parse(text));
    }

    private static List<BibItem> items(String text) {
        return BibParser.parse(text).items();
    }

    private static String item(Random random) {
        return ITEMS.get(random.nextInt(ITEMS.size()));
    }

    @Test
    void newTextIsWrittenInTheCharsetOfTheFileThatALibraryHasBecome() {
        Library before = library("@misc{a, note = {x}}\n");
        byte[] latin1 = "@misc{a, note = {x}}\n% caf\u00E9\n".getBytes(ISO_8859_1);
        Library now = before.applyEdit(before.replaceContent(BibParser.parse(latin1)));
        BibEntry entry = now.entryInSlot(0).orElseThrow();
        BibEntry edited = entry.withValue("note", BibValue.parse("{\u00E9}")).orElseThrow();
        Library after = now.applyEdit(now.replaceEntry(0, edited));
        assertEquals(
                "@misc{a, note = {\u00E9}}\n% caf\u00E9\n",
                new String(after.file().bytes(), ISO_8859_1));
    }

    @Test
    void whateverIsEditedTheNextStateIsTheOneThatItsFileIsReadAs() {
        RandomInput.seeds().check(seed -> assertStatesAgree(new Random(seed)));
    }

    private static void assertStatesAgree(Random random) {
        Library library =
                library(
                        Stream.generate(() -> item(random))
                                .limit(random.nextInt(8))
                                .collect(Collectors.joining()));
        for (int step = 0; step < 5; step++) {
            if (random.nextBoolean()) {
                described(library);
            }
            Edit edit = edit(library, random);
            Library next = library.applyEdit(edit);
            Library read = library(next.file().text());
            if (next.slots().size() == read.slots().size()) {
                assertEquals(described(read), described(next));
            }
            assertEquals(library.file().text(), next.applyEdit(edit.inverse()).file().text());
            assertPlaces(next);
            library = next;
        }
    }

    private static void assertPlaces(Library library) {
        List<Slot> slots = library.slots();
        for (int i = 0; i < slots.size(); i++) {
            assertEquals(i, library.slotIndex(slots.get(i).number()));
        }
        assertEquals(-1, library.slotIndex(library.nextNumber()));
        assertEquals(Optional.empty(), library.indexOfSlot(-1));
    }

    private static Edit edit(Library library, Random random) {
        Edit one = replacing(library, random);
        return random.nextInt(4) > 0
                ? one
                : new Edit.EditBatch(List.of(one, replacing(library.applyEdit(one), random)));
    }

    private static Edit replacing(Library library, Random random) {
        List<Slot> slots = library.slots();
        int at = random.nextInt(slots.size() + 1);
        int count = Math.min(random.nextInt(3), slots.size() - at);
        boolean same = random.nextBoolean();
        List<Slot> after = new ArrayList<>();
        for (int i = 0; i < (same ? count : random.nextInt(3)); i++) {
            int number = same ? slots.get(at + i).number() : library.nextNumber() + i;
            after.add(new Slot(number, items(item(random)).getFirst()));
        }
        return new Edit.SlotReplacement(at, slots.subList(at, at + count), after);
    }

    /// All that a library knows beyond its items.
    private static String described(Library library) {
        String keys =
                Stream.of("a", "A", "b", "c", "C", "d", "e", "f")
                        .map(key -> key + library.indexOfKey(key))
                        .collect(Collectors.joining(" "));
        String notes =
                Work.allOf(library)
                        .map(work ->
                                work.rawValue("note").orElse("")
                                        + work.rawValue("title").orElse(""))
                        .collect(Collectors.joining(" "));
        return library.bibDialect() + " " + keys + " " + notes + " " + library.preambleIndices();
    }

    @Test
    void anEditOfAnotherStateIsRefused() {
        Library library = library("@misc{a}@misc{b}");
        Edit edit = library.removeSlot(1);
        Library next = library.applyEdit(library.removeSlot(0));
        assertThrows(RuntimeException.class, () -> next.applyEdit(edit));
        assertThrows(IllegalArgumentException.class, () -> library.removeSlot(2));
    }

    @ParameterizedTest(name = "{0} becomes {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    abc   | abc   | 3:  ->
                    abc   | aBc   | 1: 1 -> 1
                    abc   | axbc  | 1:  -> 3
                    abc   | ac    | 1: 1 ->
                    abc   | abcx  | 3:  -> 3
                    abc   | xabc  | 0:  -> 3
                    abc   | bca   | 0: 0 1 2 -> 1 2 0
                    abc   | AbC   | 0: 0 1 2 -> 0 1 2
                    abc   | xyz   | 0: 0 1 2 -> 3 4 5
                    aab   | Aab   | 0: 0 -> 0
                    aa    | AA    | 0: 0 1 -> 0 2
                    a     | aa    | 1:  -> 1
                    aa    | a     | 1: 1 ->
                    a_b   | a_B   | 2: 2 -> 2
                    a_b   | A_B   | 0: 0 1 2 -> 0 3 2
                    """)
    void anEntryWhoseKeyStaysKeepsItsSlot(String before, String after, String edit) {
        Library library = library(file(before));
        var replaced = (Edit.SlotReplacement) library.replaceContent(BibParser.parse(file(after)));
        assertEquals(
                edit.strip(),
                "%d: %s -> %s"
                        .formatted(
                                replaced.startIndex(),
                                numbers(replaced.slotsBefore()),
                                numbers(replaced.slotsAfter()))
                        .strip());
        assertEquals(file(after), library.applyEdit(replaced).file().text());
    }

    /// An entry for each letter; a capital has another title, `_` is a blank line.
    private static String file(String letters) {
        return letters.chars()
                .mapToObj(letter ->
                        letter == '_'
                                ? "\n"
                                : "@misc{%c, title = {%c}}"
                                        .formatted(Character.toLowerCase(letter), letter))
                .collect(Collectors.joining());
    }

    private static String numbers(List<Slot> slots) {
        return slots.stream()
                .map(slot -> String.valueOf(slot.number()))
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    ``                           | 0 | 1 | @misc{x}⏎
                    ``                           | 0 | 2 | @misc{x}⏎⏎@misc{x}⏎
                    @misc{a}                     | 1 | 1 | @misc{a}⏎⏎@misc{x}⏎
                    @misc{a}⏎                    | 2 | 1 | @misc{a}⏎⏎@misc{x}⏎
                    @misc{a}⏎⏎                   | 2 | 1 | @misc{a}⏎⏎@misc{x}⏎
                    @misc{a}⏎⏎⏎                  | 2 | 1 | @misc{a}⏎⏎⏎@misc{x}⏎
                    @misc{a} x                   | 2 | 1 | @misc{a} x⏎⏎@misc{x}⏎
                    @misc{a} x⏎⏎                 | 2 | 1 | @misc{a} x⏎⏎⏎⏎@misc{x}⏎
                    @misc{a}⏎@misc{b}            | 3 | 1 | @misc{a}⏎@misc{b}⏎@misc{x}⏎
                    @misc{a}⏎@misc{b}⏎           | 4 | 1 | @misc{a}⏎@misc{b}⏎@misc{x}⏎
                    @misc{a}⏎@misc{b}            | 0 | 1 | @misc{x}⏎@misc{a}⏎@misc{b}
                    @misc{a}⏎@misc{b}            | 2 | 2 | @misc{a}⏎@misc{x}⏎@misc{x}⏎@misc{b}
                    @misc{a}⏎⏎@misc{b}⏎@misc{c}  | 0 | 1 | @misc{x}⏎@misc{a}⏎⏎@misc{b}⏎@misc{c}
                    @misc{a}⏎@misc{b} % c        | 4 | 1 | @misc{a}⏎@misc{b} % c⏎@misc{x}⏎
                    @misc{a} y @misc{b}          | 0 | 1 | @misc{x}⏎⏎@misc{a} y @misc{b}
                    @misc{a}⏎@string{s = 1}      | 0 | 1 | @misc{x}⏎⏎@misc{a}⏎@string{s = 1}
                    @misc{a}@misc{b}             | 0 | 1 | @misc{x}⏎⏎@misc{a}@misc{b}
                    @misc{a}⏎⏎⏎@misc{b}          | 3 | 1 | @misc{a}⏎⏎⏎@misc{b}⏎⏎⏎@misc{x}⏎
                    """)
    void newEntriesAreSetOffAsTheLastTwoAre(String before, int at, int count, String after) {
        Library library = library(before.replace('⏎', '\n'));
        List<BibEntry> added =
                IntStream.range(0, count)
                        .mapToObj(_ -> BibEntry.parse("@misc{x}").orElseThrow())
                        .toList();
        Library next = library.applyEdit(library.insertEntries(at, added));
        assertEquals(after, next.file().text().replace('\n', '⏎'));
        assertEquals(
                next.slots().size(), next.slots().stream().map(Slot::number).distinct().count());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @misc{a}⏎⏎@misc{b       | @misc{a}⏎⏎@misc{x}⏎⏎@misc{b
                    @misc{a}⏎⏎@misc{b⏎⏎     | @misc{a}⏎⏎@misc{x}⏎⏎@misc{b⏎⏎
                    @misc{a⏎@misc{b}        | @misc{a⏎@misc{b}⏎@misc{x}⏎
                    @misc{a}⏎@misc{b⏎@misc{c | @misc{a}⏎@misc{x}⏎@misc{b⏎@misc{c
                    """)
    void newEntriesStandBeforeWhatDoesNotEnd(String before, String after) {
        Library library = library(before.replace('⏎', '\n'));
        Edit edit = library.appendEntries(List.of(BibEntry.parse("@misc{x}").orElseThrow()));
        assertEquals(after, library.applyEdit(edit).file().text().replace('\n', '⏎'));
    }

    @Test
    void keysAreFoundAsTheDialectComparesThem() {
        Library bibtex =
                library(
                        "@misc{A}@misc{a}@misc{b, ids = {z, B}}@misc{c, ids = {c , Y}}"
                                + "@comment{jabref-meta: databaseType:bibtex;}");
        assertEquals(Optional.of(0), bibtex.indexOfKey("a"));
        assertEquals(Optional.of(2), bibtex.indexOfKey("Z"));
        assertEquals(Optional.of(3), bibtex.indexOfKey("y"));
        assertEquals(Optional.empty(), bibtex.indexOfKey(""));
        Library biblatex = library("@online{A, date = 1}@misc{a}@misc{b, ids = {z, a, Y}}");
        assertEquals(Optional.of(1), biblatex.indexOfKey("a"));
        assertEquals(Optional.of(0), biblatex.indexOfKey("A"));
        assertEquals(Optional.of(2), biblatex.indexOfKey("z"));
        assertEquals(Optional.empty(), biblatex.indexOfKey("Z"));
        String many =
                IntStream.range(0, 300)
                        .mapToObj("@misc{k%d}"::formatted)
                        .collect(Collectors.joining());
        Library large = library(many);
        for (int i = 0; i < 300; i++) {
            assertEquals(Optional.of(i), large.indexOfKey("K" + i));
        }
        assertEquals(Optional.empty(), large.indexOfKey("k300"));
        assertEquals(Optional.of(7), large.slotWithKey("k7").map(Slot::number));
        assertEquals(Optional.empty(), large.slotWithKey("K7"));
    }
}
