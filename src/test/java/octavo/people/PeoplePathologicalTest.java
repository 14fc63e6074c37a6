package octavo.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.names.PastedNames;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Names and lists that nobody has, and libraries that change again and again.
@Timeout(60)
@Tag("slow")
class PeoplePathologicalTest {
    private static final int LONG = 100_000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A",
                "A.",
                "A. ",
                "A-",
                ",",
                ", ",
                "A,",
                "*",
                "A*",
                "1,",
                "**,",
                "(",
                "<",
                "@",
                "{",
                "}",
                "$^",
                "\\textsuperscript{",
                " ",
                "~",
                ";",
                "&",
                " and ",
                "and ",
                "Jr., ",
                "a@",
                "A B, ",
                "A,***,",
                "AAAa",
                "=",
                "0001 ",
                "A 0001",
                "é",
                "ß"
            })
    void aTextOfOneThingRepeatedIsRead(String piece) {
        String text = "A" + piece.repeat(LONG) + "x";
        assertTrue(PastedNames.parse(text).names().size() <= text.length());
        var library = Library.of(BibParser.parse("@misc{a, author = {" + balanced(text) + "}}"));
        var people = People.of(library, PersonDecisions.none());
        assertTrue(people.individuals().size() <= text.length());
        if (people.index().size() < 100) {
            NameRepairs.planRepairs(library, people.index(), EnumSet.allOf(NameRepairs.class));
        }
    }

    private static String balanced(String text) {
        return BibValue.isBalanced(text) ? text : text.replaceAll("[{}]", "");
    }

    @Test
    void thousandsOfNamesakesAreOneBlockThatIsDoneInTime() {
        String text =
                IntStream.range(0, 3000)
                        .mapToObj(
                                i -> "@misc{k%d, author = {Wang, J%s}}%n".formatted(i, letters(i)))
                        .collect(Collectors.joining());
        var people = People.of(Library.of(BibParser.parse(text)), PersonDecisions.none());
        assertEquals(List.of(), people.candidates());
        assertEquals(3000, people.index().size());
    }

    @Test
    void thousandsOfInitialsOfOneNameAreDoneInTime() {
        String text =
                IntStream.range(0, 20_000)
                        .mapToObj(i ->
                                "@misc{k%d, author = {Wang, J. X%s}}%n".formatted(i, letters(i)))
                        .collect(Collectors.joining());
        var people = People.of(Library.of(BibParser.parse(text)), PersonDecisions.none());
        assertEquals(List.of(), people.candidates());
    }

    private static String letters(int number) {
        return Integer.toString(number + 1000, 26)
                .chars()
                .mapToObj(c -> String.valueOf((char) ('a' + Character.digit(c, 26))))
                .collect(Collectors.joining());
    }

    @Test
    void anIndexThatFollowsManyEditsEqualsOneBuiltAnew() {
        var random = new Random(5);
        var library = Library.of(BibParser.parse("@string{me = {Smith, John}}\n"));
        for (int i = 0; i < 30; i++) {
            library =
                    library.applyEdit(
                            library.appendEntries(
                                    List.of(NamePlanTest.entry("k" + i, list(random)))));
        }
        var people = People.of(library, PersonDecisions.none());
        for (int step = 0; step < 200; step++) {
            Edit edit = edit(library, random, step);
            library = library.applyEdit(edit);
            people = people.afterEdit(edit, library);
            if (random.nextInt(4) == 0) {
                library = library.applyEdit(edit.inverse());
                people = people.afterEdit(edit.inverse(), library);
            }
            if (step % 20 == 0) {
                var anew = People.of(library, PersonDecisions.none());
                assertEquals(anew.index().variants(), people.index().variants());
                assertEquals(anew.candidates(), people.candidates());
            }
        }
    }

    private static Edit edit(Library library, Random random, int step) {
        var entries = library.entrySlots().toList();
        if (entries.isEmpty() || random.nextInt(4) == 0) {
            return library.appendEntries(List.of(NamePlanTest.entry("n" + step, list(random))));
        }
        var slot = entries.get(random.nextInt(entries.size()));
        return random.nextInt(5) == 0
                ? library.removeSlot(slot.number())
                : library.replaceEntry(slot.number(), NamePlanTest.entry("p" + step, list(random)));
    }

    private static String list(Random random) {
        var givens =
                List.of("John", "J.", "Jane", "J. Q.", "Jörg", "Joerg", "Smith", "M", "Jean-Paul");
        var families =
                List.of("Smith", "Müller", "Mueller", "Muller", "van der Berg", "Berg", "John");
        return IntStream.range(0, 1 + random.nextInt(4))
                .mapToObj(i ->
                        families.get(random.nextInt(families.size()))
                                + ", "
                                + givens.get(random.nextInt(givens.size())))
                .collect(Collectors.joining(" and "));
    }
}
