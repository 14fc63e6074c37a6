package octavo.gui.entries;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Rows that follow edits are as rows made anew, whatever the edits.
class EntryRowsPropertyTest {
    private static final List<String> WORDS =
            List.of("a", "b", "É", "e", "ß", "ss", "10", "9", "z");

    @RepeatedTest(80)
    @Tag("slow")
    void rowsThatFollowEditsAreAsRowsMadeAnew(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        Library library = Library.of(BibParser.parse(file(random, 60)));
        EntryRows rows = EntryRows.of(library);
        for (int i = 0; i < 8; i++) {
            Arrays.stream(TableColumnKind.values()).forEach(rows.ranks()::of);
            library = library.applyEdit(edit(library, random));
            EntryRows.Followed followed = rows.changedTo(library, RowContext.NOTHING);
            EntryRows anew = EntryRows.of(library);
            assertEquals(anew.all(), followed.rows().all());
            for (TableColumnKind column : TableColumnKind.values()) {
                assertArrayEquals(anew.ranks().of(column), followed.rows().ranks().of(column));
            }
            assertUnchanged(rows, followed);
            rows = followed.rows();
        }
    }

    /// A row of which it was not said that it changed has not.
    private static void assertUnchanged(EntryRows before, EntryRows.Followed followed) {
        if (before.size() == followed.rows().size()) {
            for (int i = 0; i < before.size(); i++) {
                if (!followed.changed().get(i)) {
                    assertEquals(before.get(i), followed.rows().get(i));
                }
            }
        }
    }

    @RepeatedTest(20)
    void rowsAreSortedAsTheirTextsAre(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        EntryRows rows = EntryRows.of(Library.of(BibParser.parse(file(random, 40))));
        for (TableColumnKind column : TableColumnKind.values()) {
            for (boolean descending : new boolean[] {false, true}) {
                SortOrder order = new SortOrder(column, descending);
                assertArrayEquals(
                        sorted(rows, order), RowArrangement.of(rows, List.of(order)).all());
            }
        }
    }

    private static int[] sorted(EntryRows rows, SortOrder order) {
        Comparator<String> up = Comparator.naturalOrder();
        Comparator<String> emptyLast = Comparator.comparing(String::isEmpty);
        return IntStream.range(0, rows.size())
                .boxed()
                .sorted(
                        Comparator.comparing(
                                row -> SortFolding.fold(order.column().text(rows.get(row))),
                                emptyLast.thenComparing(order.descending() ? up.reversed() : up)))
                .mapToInt(row -> row)
                .toArray();
    }

    private static String file(Random random, int most) {
        return IntStream.range(0, 1 + random.nextInt(most))
                .mapToObj(i -> item(random, "k" + i))
                .collect(Collectors.joining("\n\n"));
    }

    private static String item(Random random, String key) {
        if (random.nextInt(20) == 0) {
            return "@string{s = {" + word(random) + "}}";
        }
        String parent = random.nextInt(8) == 0 ? ", crossref = {k" + random.nextInt(9) + "}" : "";
        return "@article{%s, title = {%s}, author = {%s}, journal = %s, year = %s%s}"
                .formatted(
                        key,
                        word(random),
                        word(random),
                        random.nextBoolean() ? "s" : "{" + word(random) + "}",
                        1990 + random.nextInt(5),
                        parent);
    }

    private static String word(Random random) {
        return random.nextInt(6) == 0 ? "" : WORDS.get(random.nextInt(WORDS.size()));
    }

    private static Edit edit(Library library, Random random) {
        List<Slot> slots = library.slots();
        int at = random.nextInt(slots.size());
        return switch (random.nextInt(5)) {
            case 0 -> library.replaceContent(BibParser.parse(file(random, 60)));
            case 1 ->
                    slots.size() < 4
                            ? library.appendEntries(List.of())
                            : library.removeSlot(slots.get(at).number());
            case 2 -> turned(slots, at);
            default -> {
                List<Slot> after =
                        BibParser.parse(item(random, "k" + random.nextInt(60))).items().stream()
                                .map(now -> new Slot(slots.get(at).number(), now))
                                .toList();
                yield new Edit.SlotReplacement(at, List.of(slots.get(at)), after);
            }
        };
    }

    /// What follows a place, in the opposite order.
    private static Edit turned(List<Slot> slots, int at) {
        List<Slot> before = slots.subList(at, Math.min(slots.size(), at + 5));
        return new Edit.SlotReplacement(at, before, new ArrayList<>(before).reversed());
    }
}
