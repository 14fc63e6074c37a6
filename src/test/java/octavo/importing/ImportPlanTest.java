package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.duplicates.DistinctPairs;
import octavo.importing.ImportCandidate.CandidateChoice;
import octavo.importing.ImportCandidate.CandidateState;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

class ImportPlanTest {
    private static final String LIBRARY =
            """
            @string{osdi = "OSDI"}
            @inproceedings{kungfu,
              author = {Mai, Luo and Li, Guo},
              title = {{KungFu}: Making Training in Distributed Machine Learning Adaptive},
              booktitle = osdi,
              year = 2020,
            }
            """;
    private static final String SAME =
            """
            @inproceedings{mai20,
              title = {KungFu: Making training in distributed machine learning adaptive},
              author = {Luo Mai and Guo Li}, year = {2020}, doi = {10.1/x}}
            """;

    private final Library library = library(LIBRARY);

    private static Library library(String text) {
        return Library.of(file(text));
    }

    private static BibFile file(String text) {
        return BibParser.parse(text.getBytes(StandardCharsets.UTF_8));
    }

    private ImportPlan importPlan(String... files) {
        return ImportPlan.of(
                library, Stream.of(files).map(ImportPlanTest::file).toList(), DistinctPairs.NONE);
    }

    private static List<CandidateState> states(ImportPlan importPlan) {
        return importPlan.candidates().stream().map(ImportCandidate::state).toList();
    }

    private String after(ImportPlan importPlan, CandidateChoice... choices) {
        return library.applyEdit(importPlan.toEdit(library, List.of(choices))).file().text();
    }

    private static CandidateChoice[] proposals(ImportPlan importPlan) {
        return importPlan.candidates().stream()
                .map(ImportCandidate::proposedChoice)
                .toArray(CandidateChoice[]::new);
    }

    @Test
    void anEntryThatTheLibraryLacksIsNewAndComesInAsItIs() {
        String entry = "@misc{x,\n title={Something Quite Different},author = {Doe, J.}}";
        ImportPlan importPlan = importPlan("% of mine\n" + entry);
        assertEquals(List.of(CandidateState.NEW), states(importPlan));
        assertTrue(after(importPlan, proposals(importPlan)).startsWith(LIBRARY));
        assertTrue(after(importPlan, proposals(importPlan)).contains("\n\n" + entry));
    }

    @Test
    void anEntryThatTheLibraryHasIsTheSameHoweverItIsWritten() {
        ImportPlan importPlan = importPlan(LIBRARY);
        assertEquals(List.of(CandidateState.SAME), states(importPlan));
        assertEquals(LIBRARY, after(importPlan, proposals(importPlan)));
    }

    @Test
    void anEntryIsTheSameWhateverFieldsItHas() {
        String one = "@misc{dd, title = {Dropped}, note = {n}}\n";
        Library known = library(one + "@misc{empty}\n@dataset{d,}\n");
        ImportPlan importPlan =
                ImportPlan.of(
                        known,
                        List.of(file(one + "@misc{dd, title = {{Dropped}}}\n@MISC{empty,}\n")),
                        DistinctPairs.NONE);
        assertEquals(
                List.of(CandidateState.SAME, CandidateState.SAME, CandidateState.SAME),
                states(importPlan));
    }

    @Test
    void anEntryOfTheSameKeyThatSaysSomethingElseIsNew() {
        Library known = library("@misc{dd, title = {Dropped}}\n");
        String others = "@misc{dd, title = {Other}}\n@misc{dd, title = {Other}}\n@book{dd}\n";
        ImportPlan importPlan = ImportPlan.of(known, List.of(file(others)), DistinctPairs.NONE);
        assertEquals(List.of(CandidateState.NEW, CandidateState.NEW), states(importPlan));
    }

    @Test
    void anEntryThatSaysMoreBringsTheFieldsThatAreWanted() {
        ImportPlan importPlan = importPlan(SAME);
        assertEquals(List.of(CandidateState.DIFFERS), states(importPlan));
        String after = after(importPlan, new CandidateChoice.TakeFields(Set.of("doi")));
        assertTrue(after.contains("doi = {10.1/x}"), after);
        assertTrue(after.contains("{Mai, Luo and Li, Guo}"), after);
        assertTrue(after.contains("booktitle = osdi"), after);
        assertEquals(1, library(after).entrySlots().count());
    }

    @Test
    void anEntryThatDiffersCanAlsoComeInBesideTheOther() {
        String after = after(importPlan(SAME), new CandidateChoice.AddEntry());
        assertEquals(2, library(after).entrySlots().count());
    }

    @Test
    void whatMayBeAnotherWorkComesInBesideTheOneItMayBe() {
        Library known =
                library(
                        "@article{a, author = {Mai, Luo and Li, Bo}, title = {KungFu: Making"
                                + " Training in Distributed Learning Adaptive}, year = 2020}");
        String again =
                "@misc{b, author = {Luo Mai}, title = {KungFu: Making Training in Distributed"
                        + " Learning Adaptive}, year = 2026}";
        ImportCandidate candidate =
                ImportPlan.of(known, List.of(file(again)), DistinctPairs.NONE)
                        .candidates()
                        .getFirst();
        assertEquals(CandidateState.DIFFERS, candidate.state());
        assertTrue(candidate.isDoubtful());
        assertTrue(candidate.isProposedAsNew());
    }

    @Test
    void aKeyThatIsTakenIsMadeFree() {
        String other = "@misc{KUNGFU, title = {Other}}\n@misc{kungfu, title = {Third Thing}}";
        ImportPlan importPlan = importPlan(other);
        String after = after(importPlan, proposals(importPlan));
        assertTrue(after.contains("@misc{KUNGFUa,"), after);
        assertTrue(after.contains("@misc{kungfub,"), after);
    }

    @Test
    void anEntryWithoutAKeyOrWithBlanksInItGetsOne() {
        String text = "@misc{a b, title = {First of these}}\n@misc{, title = {And another one}}\n";
        ImportPlan importPlan = importPlan(text);
        String after = after(importPlan, proposals(importPlan));
        assertTrue(after.contains("@misc{ab, title = {First of these}}"), after);
        assertTrue(after.contains("@misc{misc, title = {And another one}}"), after);
    }

    @Test
    void anEntryThatIsLeftOutHasAName() {
        assertEquals("@article", importPlan("@article{").refusedEntries().getFirst().entryName());
    }

    @Test
    void whatAStringOfAnotherFileSaysComesAlong() {
        String text =
                "@string{osdi = {Not That}}\n@string{x = {Ex}}\n"
                        + "@misc{a, note = osdi, title = x # { Y}, month = jan}";
        ImportPlan importPlan = importPlan(text);
        String after = after(importPlan, proposals(importPlan));
        assertTrue(after.contains("note = {Not That}, title = {Ex Y}, month = jan"), after);
    }

    @Test
    void aStringThatMeansTheSameHereStays() {
        ImportPlan importPlan = importPlan("@string{osdi = {OSDI}}\n@misc{a, note = osdi}");
        assertTrue(after(importPlan, proposals(importPlan)).contains("note = osdi"));
    }

    private static final String OF_FIVE =
            """
            @inproceedings{mai2020kungfu, year = 2020, booktitle = {OSDI},
              author = {Mai, Luo and Li, Guo and Roe, Ann and Poe, Bob and Doe, Cid},
              title = {Making Training in Distributed Machine Learning Adaptive}}
            """;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    mai2020kungfu | Mai, Luo             | 2020 | DIFFERS
                    mai2020kungfu | Mai, Luo and Li, Guo | 2020 | DIFFERS
                    other         | Mai, Luo             | 2020 | NEW
                    mai2020kungfu | Zhao, Bo             | 2020 | NEW
                    mai2020kungfu | Mai, Luo             | 2016 | NEW
                    """)
    void theSameKeyTitleFirstAuthorAndYearAreOnePublication(
            String key, String authors, int year, CandidateState state) {
        String there =
                """
                @article{%s, author = {%s}, year = %d,
                  title = {Making Training in Distributed Machine Learning Adaptive}}
                """
                        .formatted(key, authors, year);
        ImportPlan plan = ImportPlan.of(library(OF_FIVE), List.of(file(there)), DistinctPairs.NONE);
        assertEquals(List.of(state), states(plan));
    }

    @Test
    void whatSeveralFilesRepeatIsThereOnce() {
        String entry =
                "@article{k, title = {A Title of Some Length}, author = {Doe, Jane},"
                        + " journal = {J}, year = 2001}";
        assertEquals(List.of(CandidateState.NEW), states(importPlan(entry, entry)));
    }

    @Test
    void whatTheEncodingOfTheLibraryLacksIsWrittenInLatex() {
        byte[] latin = "@misc{a, title = {\u00fcber}}".getBytes(StandardCharsets.ISO_8859_1);
        Library old = Library.of(BibParser.parse(latin));
        var files = List.of(file("@misc{b, author = {\u0141uk\u00e1cs, Jan}, title = {T}}"));
        ImportPlan importPlan = ImportPlan.of(old, files, DistinctPairs.NONE);
        byte[] after =
                old.applyEdit(importPlan.toEdit(old, List.of(new CandidateChoice.AddEntry())))
                        .file()
                        .bytes();
        String text = new String(after, StandardCharsets.ISO_8859_1);
        assertTrue(text.contains("{\\L}uk"), text);
        assertTrue(text.startsWith("@misc{a, title = {\u00fcber}}"), text);
    }

    @Test
    void anEntryThatDoesNotEndIsLeftOutAndTheOthersComeIn() {
        ImportPlan importPlan =
                importPlan("@misc{whole, title = {W}}\n", "@article{bad, author = {X");
        assertEquals(
                List.of("bad"),
                importPlan.refusedEntries().stream().map(it -> it.entryName()).toList());
        String after = after(importPlan, proposals(importPlan));
        assertTrue(after.contains("@misc{whole") && !after.contains("bad"), after);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @misc{a, title = {A\u0002b\u007Fc}}        | title = {A b c}     | control
                    @misc{a title = {T}, year = 2020}          | title = {T},        | comma
                    @misc{a, title = {T} year = 2020}          | title = {T},        | comma
                    @misc{a, title {T}}                        | title = {T}         | An =
                    @misc{a, title = Two words, year = 2020}   | title = {Two words} | braces
                    @misc{a, title = "T\\\\"obt", year = 2020} | title = {T\\\\"obt} | BibTeX ends
                    @misc{a, note = , title = {T}}             | title = {T}         | no value
                    @misc{a, title = {T}, . }                  | title = {T}         | Not a field
                    @misc{a#b~, title = {T}}                   | @misc{ab,           | the key
                    """)
    void whatBibtexCouldNotReadIsRepairedAndSaid(String text, String written, String said) {
        String entry = text.translateEscapes();
        ImportPlan plan = importPlan(entry);
        assertEquals(List.of(), plan.refusedEntries());
        assertTrue(
                plan.repairedEntries().getFirst().remark().toString().contains(said),
                plan::toString);
        BibEntry got = plan.candidates().getFirst().entry();
        assertTrue(got.text().contains(written.translateEscapes()), got::text);
        assertEquals(List.of(), got.diagnostics());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @misc{a, title = {T}, words of no field } | Not a field
                    @misc{a, 2title = {T}}                   | name
                    @2misc{a, title = {T}}                   | name
                    @misc{a, title = two words # {T}}        | braces
                    """)
    void anEntryThatBibtexCannotReadIsRefused(String text, String reason) {
        ImportPlan plan = importPlan("@misc{whole, title = {W}}\n", text);
        assertTrue(
                plan.refusedEntries().getFirst().reason().toString().contains(reason),
                plan::toString);
        assertEquals(1, plan.candidates().size());
    }

    @Test
    void anEntryOfOtherAuthorsIsNotMixedWithTheOneHere() {
        Library here =
                library(
                        """
                        @article{here, author = {Doe, Ann}, journal = {J}, doi = {10.1145/1.2},
                          title = {Making Training in Distributed Machine Learning Adaptive}}
                        """);
        BibFile there =
                file(
                        """
                        @article{there, author = {Roe, Bob and Poe, Cid}, journal = {Journal},
                          title = {Making Training in Distributed Machine Learning Adaptive},
                          doi = {10.1145/1.2}, pages = {1--2}}
                        """);
        ImportCandidate arrival =
                ImportPlan.of(here, List.of(there), DistinctPairs.NONE).candidates().getFirst();
        assertEquals(new CandidateChoice.TakeFields(Set.of("pages")), arrival.proposedChoice());
    }

    @Test
    void theJournalOfAnEntryHereStaysAsTheLibraryWritesIt() {
        String entry =
                """
                @article{here, author = {Doe, Ann}, journal = {%s}, doi = {10.1145/1.2},
                  title = {Making Training in Distributed Machine Learning Adaptive}%s}
                """;
        ImportCandidate arrival =
                ImportPlan.of(
                                library(entry.formatted("J. Appl. Phys.", "")),
                                List.of(
                                        file(
                                                entry.formatted(
                                                        "Journal of Applied Physics",
                                                        ", pages = {1}"))),
                                DistinctPairs.NONE)
                        .candidates()
                        .getFirst();
        assertEquals(new CandidateChoice.TakeFields(Set.of("pages")), arrival.proposedChoice());
    }

    @Test
    void tenThousandPapersThatGotOneKeyAreNotComparedInPairs() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 10_000; i++) {
            text.append("@misc{one, author = {Mai, Luo}, title = {Part %d}}\n".formatted(i));
        }
        BibFile file = BibParser.parse(text + "@misc{one, title = {Part 7}}\n");
        ImportPlan plan =
                ImportPlan.of(Library.of(BibParser.parse("")), List.of(file), DistinctPairs.NONE);
        assertEquals(10_000, plan.candidates().size());
    }
}
