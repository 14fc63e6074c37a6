package octavo.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.library.History;
import octavo.library.Library;
import octavo.names.PersonName;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

class NamePlanTest {
    private static final PersonName MARCEL = PersonName.parse("Wagenländer, Marcel").value();

    private static NamePlan unify(Library library, String... keys) {
        return NameUnification.plan(library, PeopleIndex.of(library), List.of(keys), MARCEL);
    }

    private static String after(Library library, NamePlan plan) {
        return library.applyEdit(plan.toEdit(library)).file().text();
    }

    static BibEntry entry(String key, String authors) {
        return BibEntry.parse("@misc{%s, author = {%s}, year = 2020}".formatted(key, authors))
                .orElseThrow();
    }

    private static Library library(String text) {
        return Library.of(BibParser.parse(text));
    }

    @Test
    void aPersonInFiveHundredEntriesIsUnifiedByOneEditThatChangesTheNamesOnly() {
        var ways = List.of("M. Wagenländer", "Wagenlander, Marcel", "Marcel   Wagenlaender");
        var text = new StringBuilder("% ä\n");
        var expected = new StringBuilder("% ä\n");
        for (int i = 0; i < 500; i++) {
            String way = ways.get(i % 3);
            String now = way.contains(",") ? "Wagenländer, Marcel" : "Marcel Wagenländer";
            String entry =
                    "@misc{k%d,\n author = \"Mai,  Luo and %s\n   and {M. Wagenländer Inc.} and"
                            + " others\",\n  title={%s} }\n";
            text.append(entry.formatted(i, way, way));
            expected.append(entry.formatted(i, now, way));
        }
        var history = new History(library(text.toString()));
        var plan =
                unify(
                        history.library(),
                        "Wagenländer, M.",
                        "Wagenlander, Marcel",
                        "Wagenlaender, Marcel",
                        "{M. Wagenländer Inc.}");
        assertEquals(500, plan.rewrites().size());
        assertEquals(500, plan.entryCount());
        assertEquals(500, plan.refusedNames().size());
        history.applyEdit("unify", plan.toEdit(history.library()));
        assertEquals(expected.toString(), history.library().file().text());
        history.undo();
        assertEquals(text.toString(), history.library().file().text());
    }

    @Test
    void eachRewriteCanBeRefused() {
        var library = PeopleTest.library("Wagenlander, M and Li, Guo", "M. Wagenlander");
        var plan = unify(library, "Wagenlander, M", "Wagenlander, M.");
        assertEquals(2, plan.rewrites().size());
        var one = plan.onlyWanted(each -> each.place().entryKey().equals("e1"));
        assertTrue(after(library, one).contains("{Wagenlander, M and Li, Guo}"));
        assertTrue(after(library, one).contains("{Marcel Wagenl{\\\"a}nder}"));
    }

    @Test
    void namesThatSayTheSameKeepTheirBytes() {
        var library =
                PeopleTest.library(
                        "Marcel Wagenl{\\\"a}nder",
                        "Wagenl\\\"ander, Marcel",
                        "Wagenländer,  Marcel");
        assertEquals(List.of(), unify(library, "Wagenländer, Marcel").rewrites());
    }

    @Test
    void aNameIsWrittenAsTheLibraryWritesItMostOften() {
        var library =
                PeopleTest.library(
                        "Do{\\u g}an Kaya",
                        "Do{\\u{g}}an Kaya",
                        "Do{\\u{g}}an\n   Kaya",
                        "Dogan Kaya",
                        "Kaya, Dogan");
        NamePlan plan =
                NameUnification.plan(
                        library,
                        PeopleIndex.of(library),
                        List.of("Kaya, Doğan", "Kaya, Dogan"),
                        PersonName.parse("Kaya, Doğan").value());
        String after = after(library, plan);
        assertTrue(after.contains("@article{e3, author = {Do{\\u{g}}an Kaya}"), after);
        assertTrue(after.contains("@article{e4, author = {Kaya, Do{\\u g}an}"), after);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ä  | M. Wagenlander        | Marcel Wagenländer
                    a  | M. Wagenlander        | Marcel Wagenl{\\"a}nder
                    ä  | M. Wagenl{\\"a}nder   | Marcel Wagenl{\\"a}nder
                    ä  | Wagenlander, M.       | Wagenländer, Marcel
                    """)
    void aNameIsWrittenInTheMannerOfTheOneBefore(String elsewhere, String before, String after) {
        var library =
                library("% " + elsewhere + "\n@misc{a, author = {Li, Guo and " + before + "}}");
        var index = PeopleIndex.of(library);
        var plan =
                NameUnification.plan(
                        library,
                        index,
                        index.variants().keySet().stream()
                                .filter(key -> key.startsWith("W"))
                                .toList(),
                        MARCEL);
        assertTrue(
                after(library, plan).contains("{Li, Guo and " + after + "}"),
                () -> after(library, plan));
    }

    @Test
    void namesInStringsAreRefusedWithAReasonAndThoseBesideThemAreNot() {
        var library =
                library(
                        """
                        @string{me = {M. Wagenlander}}
                        @misc{a, author = me # { and M. Wagenlander}}
                        @misc{b, author = me}
                        """);
        var plan = unify(library, "Wagenlander, M.");
        assertEquals(1, plan.rewrites().size());
        assertEquals(2, plan.refusedNames().size());
        assertTrue(plan.refusedNames().getFirst().reason().toString().contains("@string"));
        assertTrue(after(library, plan).contains("me # { and Marcel Wagenl{\\\"a}nder}}"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "Wagenlander*, M.",
                "Wagenlander, M.\\textsuperscript{1}",
                "family=Wagenlander, given=M., id=mw7"
            })
    void aNameWithMoreThanItselfStaysAndTheOthersDoNotWhicheverComesFirst(String more) {
        for (boolean first : new boolean[] {true, false}) {
            String plain = "Wagenlander, M. and Li, Guo";
            String other = more + " and Li*, Guo";
            var library =
                    first ? PeopleTest.library(other, plain) : PeopleTest.library(plain, other);
            var plan = unify(library, "Wagenlander, M.");
            assertEquals(1, plan.rewrites().size());
            assertEquals(1, plan.refusedNames().size());
            assertEquals(more, plan.refusedNames().getFirst().name());
            assertTrue(after(library, plan).contains("{" + other + "}"));
        }
    }

    @Test
    void aListDoesNotComeToNameOnePersonTwice() {
        var library = PeopleTest.library("Wagenländer, Marcel and Wagenlander, M. and Li, Bo");
        var plan = unify(library, "Wagenländer, Marcel", "Wagenlander, M.");
        assertEquals(List.of(), plan.rewrites());
        assertEquals(1, plan.refusedNames().size());
    }

    @Test
    void marksAreFoundWhicheverEntryComesFirst() {
        for (String authors : List.of("Li, Guo|Li*, Guo", "Li*, Guo|Li, Guo")) {
            var library = PeopleTest.library(authors.split("\\|", -1));
            var plan =
                    NameRepairs.planRepairs(
                            library, PeopleIndex.of(library), Set.of(NameRepairs.MARKS));
            assertEquals(1, plan.rewrites().size());
        }
    }

    @Test
    void bytesOfAnotherEncodingStayAsTheyAre() {
        byte[] bytes =
                "@misc{a, author = {M. Wagenl\u00e4nder and K\u00f6nig, A}, note = {\u00fc}}"
                        .getBytes(StandardCharsets.ISO_8859_1);
        var library = Library.of(BibParser.parse(bytes));
        var plan = unify(library, "Wagenländer, M.");
        var now = library.applyEdit(plan.toEdit(library)).file();
        String expected =
                "@misc{a, author = {Marcel Wagenl\u00e4nder and K\u00f6nig, A}, note = {\u00fc}}";
        assertEquals(expected, new String(now.bytes(), StandardCharsets.ISO_8859_1));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Marcel Wagenlander, Guo Li, Bo Zhao  | Marcel Wagenlander and Guo Li and Bo Zhao
                    Luo Mai, Guo Li, Bo Zhao and others  | Luo Mai and Guo Li and Bo Zhao and others
                    Mai, L., Li, G., Zhao, B.            | Mai, L. and Li, G. and Zhao, B.
                    Wagenländer*, Marcel and Li, Guo     | Wagenländer, Marcel and Li, Guo
                    Marcel Wagenländer$^{1,*}$ and A B   | Marcel Wagenländer and A B
                    Wei Wang 0001 and Li,  Guo           | Wei Wang and Li,  Guo
                    Wang 0001, Wei                       | Wang, Wei
                    M., Wagenländer                      | Wagenländer, M.
                    X., Wu                               | Wu, X.
                    M., MJ                               | M., MJ
                    Luo Mai, Guo Li et al.               | Luo Mai and Guo Li and others
                    Luo Mai and Guo Li* et al.           | Luo Mai and Guo Li and others
                    King, Jr., Martin and Li, Guo        | King, Jr., Martin and Li, Guo
                    family=Dijk, given=K., prefix=van    | family=Dijk, given=K., prefix=van
                    Mai L., Li G., Zhao B.               | Mai, L. and Li, G. and Zhao, B.
                    Mai L. J., van Dijk G.-P., Zhao B.   | Mai, L. J. and van Dijk, G.-P. and Zhao, B.
                    {Dept. 7 of A, B and C} and D E      | {Dept. 7 of A, B and C} and D E
                    """)
    void repairsNamesInABibtexLibrary(String before, String after) {
        var library = PeopleTest.library(before);
        var plan =
                NameRepairs.planRepairs(
                        library, PeopleIndex.of(library), EnumSet.allOf(NameRepairs.class));
        assertEquals("@article{e0, author = {" + after + "}, year = 2020}\n", after(library, plan));
    }

    @Test
    void aBiblatexLibraryKeepsMarksAndNumbersAsAnnotations() {
        var library =
                library(
                        "@online{a, author = {Li*, Guo and Mai, Luo and Wang†, Wei and Wu 0003,"
                                + " Bo}, date = {2020-01}}");
        var plan =
                NameRepairs.planRepairs(
                        library, PeopleIndex.of(library), EnumSet.allOf(NameRepairs.class));
        String now = after(library, plan);
        assertTrue(now.contains("author = {Li, Guo and Mai, Luo and Wang, Wei and Wu, Bo}"), now);
        assertTrue(now.contains("author+an:dblp = {4=\"0003\"}"), now);
        assertTrue(now.contains("author+an:mark = {3=\"†\"; 1=\"*\"}"), now);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mai, Luo, Li, Guo", "Martin Luther King, Jr., Bo Zhao"})
    void aListThatIsNotClearIsLeftToPeople(String authors) {
        var library = PeopleTest.library(authors);
        var plan =
                NameRepairs.planRepairs(
                        library, PeopleIndex.of(library), Set.of(NameRepairs.LISTS));
        assertEquals(List.of(), plan.rewrites());
        assertEquals(1, plan.refusedNames().size());
    }

    @Test
    void aSwapIsMadeWhereverTheVariantStands() {
        var library = PeopleTest.library("Guo, Li and Mai, Luo", "Li Guo and X Y");
        var index = PeopleIndex.of(library);
        var plan = NameRepairs.planSwap(library, index.variant("Guo, Li").orElseThrow());
        assertEquals(
                "Li, Guo and Mai, Luo|Guo Li and X Y",
                after(library, plan)
                        .lines()
                        .map(line -> line.replaceAll(".*\\{(.*)\\}, year.*", "$1"))
                        .collect(Collectors.joining("|")));
    }
}
