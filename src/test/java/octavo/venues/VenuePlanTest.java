package octavo.venues;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.venuenames.VenueRegister;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Set;

class VenuePlanTest {
    private static final VenueRegister REGISTER = VenueRegister.builtIn();
    private static final String TEXT =
            """
            @string{jmlr = "JMLR"}
            @article{a,  journal = {J. Mach. Learn. Res.} , year=2019}
            @article{b, journal="JMLR"}
            @article{c, journal = jmlr # { X}}
            @article{d, journal = {Journal of Machine Learning Research}}
            @inproceedings{e, booktitle = {Proc. 30th {SOSP}}, year = 2024}
            @inproceedings{f, booktitle = {SOSP '21}, year = 2021}
            @inproceedings{g, booktitle = {SOSP Workshops}, year = 2021}
            @inproceedings{h, crossref = e}
            """;

    private final Library library = Library.of(BibParser.parse(TEXT));

    private VenuePlan plan(String venue, String form) {
        VenueIndex index = VenueIndex.clusterOfSlot(library, REGISTER, VenueDecisions.NONE);
        return VenuePlan.of(library, index.findClusters(venue).getFirst(), form);
    }

    @Test
    void aPlanChangesOnlyTheBytesOfTheName() {
        VenuePlan plan = plan("JMLR", "Journal of Machine Learning Research");
        String expected =
                TEXT.replace("{J. Mach. Learn. Res.}", "{Journal of Machine Learning Research}")
                        .replace(
                                "journal=\"JMLR\"",
                                "journal=\"Journal of Machine Learning Research\"");
        assertEquals(expected, library.applyEdit(plan.toEdit(library)).file().text());
    }

    private static final String STRINGS =
            """
            @string{aij = "Artif. Intell."}
            @string{both = {Artif. Intell.}}
            @article{a, journal = aij}
            @article{b, journal = AIJ, year = 2020}
            @article{c, journal = both}
            @book{d, title = both}
            @article{e, journal = {Artif. Intell.}}
            @article{f, journal = ai_elsewhere}
            """;

    private static VenuePlan planOfStrings(String text, String form) {
        Library library = Library.of(BibParser.parse(text));
        VenueIndex index = VenueIndex.clusterOfSlot(library, REGISTER, VenueDecisions.NONE);
        return VenuePlan.of(
                library, index.findClusters("Artificial Intelligence").getFirst(), form);
    }

    @Test
    void aStringThatMeansOnlyTheVenueIsRewrittenOnceForAllItsEntries() {
        VenuePlan plan = planOfStrings(STRINGS, "Artificial Intelligence");
        VenuePlan.VenueRewrite string =
                plan.rewrites().stream()
                        .filter(VenuePlan.VenueRewrite::rewritesString)
                        .findFirst()
                        .orElseThrow();
        assertEquals("aij", string.key());
        assertEquals(List.of("a", "b"), string.entryKeys());
        assertEquals(4, plan.entryCount());
        Library library = Library.of(BibParser.parse(STRINGS));
        Edit edit = plan.toEdit(library);
        assertEquals(
                STRINGS.replace("aij = \"Artif. Intell.\"", "aij = \"Artificial Intelligence\"")
                        .replace("journal = both", "journal = {Artificial Intelligence}")
                        .replace(
                                "{e, journal = {Artif. Intell.}",
                                "{e, journal = {Artificial Intelligence}"),
                library.applyEdit(edit).file().text());
        assertEquals(STRINGS, library.applyEdit(edit).applyEdit(edit.inverse()).file().text());
    }

    @Test
    void aPlanMadeTwiceChangesNoStringAgain() {
        Library library = Library.of(BibParser.parse(STRINGS));
        String once =
                library.applyEdit(planOfStrings(STRINGS, "Artificial Intelligence").toEdit(library))
                        .file()
                        .text();
        assertEquals(List.of(), planOfStrings(once, "Artificial Intelligence").rewrites());
    }

    @Test
    void aStringStaysWithAnEntryThatIsKept() {
        VenuePlan plan =
                planOfStrings(STRINGS, "Artificial Intelligence").withoutEntries(Set.of("b"));
        assertFalse(plan.rewrites().stream().anyMatch(VenuePlan.VenueRewrite::rewritesString));
        assertEquals(
                List.of("a: you keep another entry with its string aij", "b: you keep it"),
                plan.keptVenues().stream().map(it -> it.entryKey() + ": " + it.reason()).toList());
    }

    @Test
    void aStringWhoseEntriesNameTheirEditionsGivesWayToTheirTexts() {
        String text =
                """
                @string{s = {Symposium on Operating Systems Principles}}
                @inproceedings{a, booktitle = s, year = 2021}
                @inproceedings{b, booktitle = s, year = 2023}
                """;
        Library own = Library.of(BibParser.parse(text));
        VenueIndex index = VenueIndex.clusterOfSlot(own, REGISTER, VenueDecisions.NONE);
        VenuePlan plan = VenuePlan.of(own, index.findClusters("SOSP").getFirst(), "SOSP {year}");
        assertEquals(
                List.of("{SOSP 2021}", "{SOSP 2023}"),
                plan.rewrites().stream().map(VenuePlan.VenueRewrite::newSource).toList());
    }

    @Test
    void onePlanIsOneUndo() {
        Edit edit = plan("JMLR", "Mach").toEdit(library);
        assertEquals(TEXT, library.applyEdit(edit).applyEdit(edit.inverse()).file().text());
    }

    @Test
    void aRewriteMayBeLeftOut() {
        VenuePlan plan = plan("JMLR", "Mach").withoutEntries(Set.of("a"));
        assertEquals(
                Set.of("b", "d"),
                Set.copyOf(plan.rewrites().stream().map(VenuePlan.VenueRewrite::key).toList()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    f | it lacks a value for The {ordinal} in {year}, '{year2}
                    g | it belongs to a different part: workshop
                    h | it inherits its venue from another entry
                    """)
    void anEntryThatCannotBeRewrittenStaysAndSaysWhy(String key, String reason) {
        VenuePlan plan = plan("SOSP", "The {ordinal} in {year}, '{year2}");
        assertEquals(
                reason,
                plan.keptVenues().stream()
                        .filter(left -> left.entryKey().equals(key))
                        .findFirst()
                        .orElseThrow()
                        .reason()
                        .toString());
        assertEquals("{The 30th in 2024, '24}", plan.rewrites().getFirst().newSource());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    FULL    | a | {Journal of Machine Learning Research}
                    FULL    | e | {Proceedings of the 30th Symposium on Operating Systems Principles}
                    SHORT   | d | {J. Mach. Learn. Res.}
                    SHORT   | e | {Proc. 30th Symp. Oper. Syst. Princ.}
                    ACRONYM | d | {JMLR}
                    ACRONYM | e | {SOSP '24}
                    ACRONYM | g | {SOSP '21 Workshops}
                    SHORT   | g | {SOSP Workshops}
                    """)
    void exportsWriteVenuesInOneForm(VenueForm form, String key, String value) {
        Library written = written(library, form);
        var entry = (octavo.bib.BibEntry) written.slotWithKey(key).orElseThrow().item();
        assertEquals(
                value,
                entry.valueSource(entry.hasField("journal") ? "journal" : "booktitle")
                        .orElseThrow());
    }

    @Test
    void aSeriesThatSaysTheSameIsNotWrittenBesideTheAcronym() {
        String text =
                """
                @inproceedings{a, series = {%s}, year = 2024, booktitle =
                  {Proceedings of the 30th Symposium on Operating Systems Principles}}
                """;
        var twice = Library.of(BibParser.parse(text.formatted("SOSP '24")));
        assertFalse(written(twice, VenueForm.ACRONYM).file().text().contains("series"));
        assertTrue(written(twice, VenueForm.SHORT).file().text().contains("series"));
        var other = Library.of(BibParser.parse(text.formatted("LNCS")));
        assertTrue(written(other, VenueForm.ACRONYM).file().text().contains("series"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    arXiv  | {arXiv preprint arXiv:2301.00001}         |                           | false
                    arXiv  | {arXiv preprint arXiv:2301.00001}         | eprint = {2301.00001v2}   | true
                    arXiv  | {CoRR, abs/1234.5678}                     |                           | false
                    arXiv  | {arXiv:2301.00002 [cs.LG]}                | note = {no. 12301.00002}  | false
                    arXiv  | {CoRR}                                    |                           | true
                    JMLR   | {J. Mach. Learn. Res., 3:993--1022}       | volume = 3, year = 1022   | false
                    JMLR   | {J. Mach. Learn. Res., 3:993--1022}       | volume = 3, pages = {993--1022} | true
                    """)
    void aNumberThatStandsNowhereElseIsNotLost(
            String venue, String journal, String field, boolean rewritten) {
        String more = field == null ? "" : field;
        var own =
                Library.of(BibParser.parse("@article{k, journal = " + journal + ", " + more + "}"));
        VenueIndex index = VenueIndex.clusterOfSlot(own, REGISTER, VenueDecisions.NONE);
        VenuePlan plan = VenuePlan.of(own, index.findClusters(venue).getFirst(), "Preprint");
        assertEquals(rewritten ? 1 : 0, plan.rewrites().size());
        assertEquals(rewritten ? 0 : 1, plan.keptVenues().size());
        for (VenueForm form : VenueForm.values()) {
            String text = own.file().text();
            assertEquals(!rewritten, written(own, form).file().text().equals(text), form::name);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Proc. {ordnal} SOSP                       | ordnal
                    Proc. {Year} SOSP                         | Year
                    Proc. {year3} SOSP                        | year3
                    Proc. {ordinal} {SOSP} {year} '{year2}    | ''
                    Proc. {iOS} \\emph{and} {\\"o} Schr{\\"o}der | ''
                    """)
    void aMistypedPlaceholderIsFound(String form, String word) {
        assertEquals(word, VenuePlan.findMistyped(form).orElse(""));
    }

    @Test
    void aSignThatMeansSomethingToLatexIsEscapedInAForm() {
        VenuePlan plan = plan("JMLR", "A & B \\& C, 100%");
        assertEquals("{A \\& B \\& C, 100\\%}", plan.rewrites().getFirst().newSource());
    }

    @ParameterizedTest
    @CsvSource({"FULL", "SHORT", "ACRONYM"})
    void aFormMadeTwiceChangesNothingMore(VenueForm form) {
        Library once = written(library, form);
        assertEquals(once.file().text(), written(once, form).file().text());
    }

    private static Library written(Library library, VenueForm form) {
        VenueIndex index = VenueIndex.clusterOfSlot(library, REGISTER, VenueDecisions.NONE);
        return library.applyEdit(form.rewriteVenues(library, index));
    }

    @ParameterizedTest
    @CsvSource({
        "1,1st",
        "2,2nd",
        "3,3rd",
        "4,4th",
        "11,11th",
        "12,12th",
        "13,13th",
        "21,21st",
        "112,112th"
    })
    void ordinalsHaveTheirEndings(int number, String written) {
        assertEquals(written, EditionForm.ordinal(number));
    }
}
