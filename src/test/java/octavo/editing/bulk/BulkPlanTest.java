package octavo.editing.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.editing.bulk.TextReplacement.ReplacementOutcome;
import octavo.editing.bulk.TextReplacement.SearchOptions;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

class BulkPlanTest {
    private static final FieldOperation TO_DASH = replace("a-b", "a--b", SearchOptions.EXACT);

    private static Library library(String bib) {
        return Library.of(BibParser.parse(bib));
    }

    private static BulkPlan plan(String bib, FieldOperation operation) {
        return BulkPlan.of(library(bib), _ -> true, operation);
    }

    private static String after(BulkPlan plan) {
        return plan.library().applyEdit(plan.toEdit()).file().text();
    }

    private static String left(BulkPlan plan) {
        return plan.skippedChanges().stream()
                .map(each -> each.reason() + "")
                .collect(Collectors.joining("\n"));
    }

    private static FieldOperation replace(
            String search, String by, SearchOptions reading, String... fields) {
        var ready =
                assertInstanceOf(
                        ReplacementOutcome.ReadyReplacement.class,
                        TextReplacement.of(search, by, reading));
        return new FieldOperation.ReplaceText(ready.replacement(), Set.of(fields));
    }

    @ParameterizedTest(name = "{0} + {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    keywords = {a, b}           | x | keywords = {a, b, x}
                    keywords = {a; b}           | x | keywords = {a; b; x}
                    keywords = {a,b}            | x | keywords = {a,b,x}
                    keywords = {a, x}           | x | keywords = {a, x}
                    keywords = {}               | x | keywords = {x}
                    note = {n}                  | x | keywords = {x}
                    note = "n"                  | x | keywords = "x"
                    keywords = "a"              | x | keywords = "a, x"
                    keywords = s                | x | keywords = s
                    """)
    void aKeywordIsAddedAsTheListIsWritten(String field, String keyword, String expected) {
        String bib = "@string{s = \"t\"}\n@misc{k, " + field + "}\n";
        assertTrue(
                after(plan(bib, new FieldOperation.AddText("keywords", keyword)))
                        .contains(expected + "}"),
                () -> after(plan(bib, new FieldOperation.AddText("keywords", keyword))));
    }

    @ParameterizedTest(name = "{0} + {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Doe, J.                | Roe, R. | Doe, J. and Roe, R.
                    Doe, J. and others     | Roe, R. | Doe, J. and Roe, R. and others
                    {Simon and Schuster}   | Roe, R. | {Simon and Schuster} and Roe, R.
                    Doe, J. and Roe, R.    | Roe, R. | Doe, J. and Roe, R.
                    """)
    void aNameIsAddedBehindTheOthers(String before, String name, String expected) {
        BulkPlan plan =
                plan(
                        "@book{k, author = {" + before + "}}",
                        new FieldOperation.AddText("author", name));
        assertEquals("@book{k, author = {" + expected + "}}", after(plan));
    }

    @Test
    void wordsAreAddedBehindOtherText() {
        BulkPlan plan = plan("@book{k, note = {One}}", new FieldOperation.AddText("note", "Two"));
        assertEquals("@book{k, note = {One Two}}", after(plan));
    }

    @Test
    void theLastMemberTakesItsFieldWithIt() {
        String bib = "@misc{a, keywords = {x}, year = 1}\n@misc{b, keywords = {x, y; z}}\n";
        BulkPlan plan = plan(bib, new FieldOperation.RemoveMember("keywords", "x"));
        assertEquals("@misc{a, year = 1}\n@misc{b, keywords = {y; z}}\n", after(plan));
    }

    @Test
    void aRenamedMemberStandsOnceAndTheRestStaysAsWritten() {
        String bib =
                """
                @string{s = {x, y}}
                @misc{a, keywords = {x, y;  z}}
                @misc{b, keywords = {R{\\&}D, x , r}}
                @misc{c, keywords = s}
                @misc{d, editor = {X and Y}}
                """;
        BulkPlan plan = plan(bib, new FieldOperation.RenameMember("keywords", "x", "y"));
        assertEquals(bib.replace("{x, y;  z}", "{y;  z}").replace(", x ,", ", y ,"), after(plan));
        assertEquals(1, plan.skippedChanges().size());
        assertEquals(
                bib.replace("R{\\&}D", "lab"),
                after(plan(bib, new FieldOperation.RenameMember("keywords", "R\\&D", "lab"))));
        assertEquals(
                bib.replace("X and", "Z and"),
                after(plan(bib, new FieldOperation.RenameMember("editor", "X", "Z"))));
    }

    @Test
    void aMovedFieldKeepsItsPlaceAndNothingIsOverwritten() {
        String bib =
                """
                @misc{a, annote = {A}, year = 1}
                @misc{b, annote = {A}, note = {B}}
                @misc{c, annote = {C}, note = "C"}
                @misc{d, note = {D}}
                """;
        BulkPlan plan = plan(bib, new FieldOperation.MoveField("annote", "note"));
        assertEquals(
                """
                @misc{a, note = {A}, year = 1}
                @misc{b, annote = {A}, note = {B}}
                @misc{c, note = "C"}
                @misc{d, note = {D}}
                """,
                after(plan));
        assertEquals("The entry already has another value in note.", left(plan));
    }

    @Test
    void aFieldIsCopiedWithItsString() {
        String bib =
                "@string{s = \"t\"}\n@misc{a, journal = s}\n@misc{b, journal = s, note = {n}}\n";
        BulkPlan plan = plan(bib, new FieldOperation.CopyField("journal", "note"));
        assertTrue(after(plan).contains("@misc{a, journal = s, note = s}"), () -> after(plan));
        assertEquals("The entry already has another value in note.", left(plan));
    }

    @Test
    void clearingAFieldLeavesNoSecondOneOfItsName() {
        BulkPlan plan =
                plan(
                        "@misc{a, note = {1}, year = 2, NOTE = {3}}",
                        new FieldOperation.ClearField("note"));
        assertEquals("@misc{a, year = 2}", after(plan));
    }

    @Test
    void aNumberStaysBareWhileItIsOne() {
        BulkPlan number =
                plan("@misc{a, year = 2020}", replace("2020", "2021", SearchOptions.EXACT));
        assertEquals("@misc{a, year = 2021}", after(number));
        BulkPlan words =
                plan("@misc{a, year = 2020}", replace("2020", "in press", SearchOptions.EXACT));
        assertEquals("@misc{a, year = {in press}}", after(words));
    }

    @ParameterizedTest(name = "{0} → {1} in {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Proc\\.?     | Proceedings | Proc. of Proc      | true  | false | false | Proceedings of Proceedings
                    (\\d+)-(\\d+) | $1--$2     | 1-2 and 30-40      | true  | false | false | 1--2 and 30--40
                    a            | b           | a ab a-b Ä a{a}    | false | true  | false | b ab b-b Ä b{b}
                    STRASSE      | Weg         | Straße strasse     | false | false | true  | Straße Weg
                    ä            | ae          | Ä ä                | false | false | true  | ae ae
                    $            | EUR         | 5 $                | false | false | false | 5 EUR
                    """)
    void textIsFoundAsAsked(
            String search,
            String by,
            String text,
            boolean isPattern,
            boolean wholeWords,
            boolean ignoresCase,
            String expected) {
        SearchOptions reading = new SearchOptions(isPattern, wholeWords, ignoresCase);
        BulkPlan plan = plan("@misc{a, title = {" + text + "}}", replace(search, by, reading));
        assertEquals("@misc{a, title = {" + expected + "}}", after(plan));
    }

    @Test
    void onlyTheFieldsThatAreNamedAreLookedAt() {
        BulkPlan plan =
                plan(
                        "@misc{a-b, title = {a-b}, Note = {a-b}}",
                        replace("a-b", "a--b", SearchOptions.EXACT, "note"));
        assertEquals("@misc{a-b, title = {a-b}, Note = {a--b}}", after(plan));
    }

    @Test
    void aStringIsNotChangedButNamed() {
        BulkPlan plan =
                plan("@string{s = \"a-b\"}\n@misc{k, note = s # { a-b}, title = {a-b}}\n", TO_DASH);
        assertEquals(
                "@string{s = \"a-b\"}\n@misc{k, note = s # { a--b}, title = {a--b}}\n",
                after(plan));
        assertEquals("The text is in the string s; edit the string itself.", left(plan));
    }

    @Test
    void aValueWhoseBracesWouldNotBalanceStays() {
        BulkPlan plan =
                plan("@misc{a, note = {x}, title = {xx}}", replace("x", "{", SearchOptions.EXACT));
        assertEquals(Set.of(), Set.copyOf(plan.changes()));
        assertEquals(2, plan.skippedChanges().size());
    }

    @Test
    void aDamagedEntryStaysAndIsNamed() {
        String bib = "@misc{a, note = {a-b}, = }\n@misc{b, note = {a-b}}\n";
        BulkPlan plan = plan(bib, TO_DASH);
        assertEquals(bib.replace("@misc{b, note = {a-b}", "@misc{b, note = {a--b}"), after(plan));
        assertTrue(
                left(plan).startsWith("This damaged entry is not changed until it is fixed: "),
                left(plan));
    }

    @Test
    void aValueTooLongForARegularExpressionStaysAndIsNamed() {
        String bib = "@misc{a, note = {" + "ab".repeat(200_000) + "}, title = {ab}}";
        BulkPlan plan =
                plan(bib, replace("(a|b)*c|ab$", "d", new SearchOptions(true, false, false)));
        assertTrue(after(plan).endsWith("title = {d}}"));
        assertEquals("This value of note is too long for the regular expression.", left(plan));
    }

    @ParameterizedTest(name = "{0} → {1}")
    @CsvSource({"(, x", "a, $1", "a, ${n}", "a, x$", "[z-a], x", "*, x", "'', x"})
    void aSearchThatCannotBeIsRefusedBeforeItIsMade(String search, String by) {
        assertInstanceOf(
                ReplacementOutcome.RefusedReplacement.class,
                TextReplacement.of(search, by, new SearchOptions(true, false, false)));
    }

    @Test
    void changesCanBeLeftOutOneByOne() {
        String bib = "@misc{a, title = {a-b}, note = {a-b}}\n@misc{b, note = {a-b}}\n";
        BulkPlan plan = plan(bib, TO_DASH);
        Library chosen = plan.library().applyEdit(plan.toEdit(new TreeSet<>(Set.of(1, 2))));
        assertEquals(
                "@misc{a, title = {a-b}, note = {a--b}}\n@misc{b, note = {a--b}}\n",
                chosen.file().text());
    }

    @Test
    void aStringIsSetOnlyWhereItIsDefined() {
        String bib = "@misc{a}\n@string{s = \"t\"}\n@misc{b, note = {n}}\n";
        BulkPlan plan = plan(bib, new FieldOperation.SetValue("note", BibValue.parse("s")));
        assertEquals("@misc{a}\n@string{s = \"t\"}\n@misc{b, note = s}\n", after(plan));
        assertEquals("No @string before this entry defines s.", left(plan));
    }

    @Test
    void whateverIsReplacedUndoGivesTheBytesBackAndNothingElseMoves() {
        RandomInput.parts(12, "a-b", "a", "-", " ", "{x}", "ä", "\\'e", "#", "@", "$", "b")
                .list(2, 10)
                .check(texts -> {
                    String bib =
                            texts.stream()
                                    .map(
                                            "@misc{k, title = {%1$s}, note = \"%1$s\",\n}\n%% a-b\n"
                                                    ::formatted)
                                    .collect(Collectors.joining());
                    Library library = library(bib);
                    BulkPlan plan = BulkPlan.of(library, slot -> slot % 4 != 0, TO_DASH);
                    Library edited = library.applyEdit(plan.toEdit());
                    assertEquals(library.slots().size(), edited.slots().size());
                    assertEquals(bib, edited.applyEdit(plan.toEdit().inverse()).file().text());
                    plan.changes()
                            .forEach(change -> {
                                assertTrue(change.oldSource().contains("a-b"));
                                assertEquals(
                                        change.oldSource().replace("a-b", "a--b"),
                                        change.newSource());
                            });
                });
    }
}
