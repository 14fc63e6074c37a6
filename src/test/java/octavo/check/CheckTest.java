package octavo.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.editing.tidy.CleanUps;
import octavo.library.Library;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class CheckTest {
    @Test
    void whatIsMissingIsReportedOnceAndManyNamesInOneLine() {
        String entry = "@misc{k%d, title = {A}, note = str%d, crossref = {p%d}}%n";
        StringBuilder few = new StringBuilder();
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            few.append(entry.formatted(i, i % 2, i % 3));
            many.append(entry.formatted(i, i % 50, i % 40));
        }
        assertEquals(
                List.of(
                        "No @string before this entry defines str0, which is used 100 times.",
                        "No @string before this entry defines str1, which is used 100 times.",
                        "There is no entry p0, to which 67 entries refer.",
                        "There is no entry p1, to which 67 entries refer.",
                        "There is no entry p2, to which 66 entries refer."),
                messagesAboutMissing(few.toString()));
        assertEquals(
                List.of(
                        "40 entries to which others refer are missing, such as p0, in 200 places."
                                + " If they are in another file, check both files together.",
                        "No @string defines 50 names, such as str0, in 200 places. If they are in"
                                + " another file, check both files together."),
                messagesAboutMissing(many.toString()));
    }

    @ParameterizedTest
    @CsvSource({
        "year = 2019,         ``",
        "year = 2020,         ``",
        "year = 2021,         2021 is in the future.",
        "year = {in press},   ``",
        "date = {2022-01-05}, 2022 is in the future.",
        "date = {2020-12-31}, ``"
    })
    void aYearBeyondTheNextIsInTheFuture(String field, String message) {
        Library library = Library.of(BibParser.parse("@misc{k, title = {A}, %s}".formatted(field)));
        List<Problem> problems =
                new FutureYears(() -> 2019).findProblems(new CheckedItem(library, 0));
        assertEquals(
                message.equals("``") ? List.of() : List.of(message),
                problems.stream()
                        .map(problem -> problem.diagnostic().message().toString())
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"proceedings, false", "Book, false", "inbook, false", "techreport, true"})
    void capitalsInTitlesOfBooksAreNotExposed(String type, boolean isExposed) {
        String text = "@%s{k, title = {Proceedings on GPU Systems}, year = 2000}".formatted(type);
        assertEquals(
                isExposed,
                CheckCatalogue.allProblems(Library.of(BibParser.parse(text))).stream()
                        .anyMatch(problem ->
                                problem.diagnostic().code().id().equals("unprotected-capitals")));
    }

    @Test
    void aCommandThatOnlyEndsAnAccentIsNoParticle() {
        String text = "@misc{k, author = {B. {O}'\\relax Sullivan}, title = {A}, year = 2000}";
        assertTrue(
                CheckCatalogue.allProblems(Library.of(BibParser.parse(text))).stream()
                        .noneMatch(problem ->
                                problem.diagnostic().code().id().equals("particle-in-given-name")));
    }

    private static List<String> messagesAboutMissing(String text) {
        return CheckCatalogue.allProblems(Library.of(BibParser.parse(text))).stream()
                .filter(problem -> problem.diagnostic().code().id().startsWith("undefined-"))
                .map(problem -> problem.diagnostic().message().toString())
                .sorted()
                .toList();
    }

    private static List<String> found(String text) {
        return CheckCatalogue.allProblems(Library.of(BibParser.parse(text))).stream()
                .map(problem -> problem.diagnostic().code().id())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@misc{a, pages = {1}, conflict-theirs-pages = {2}}",
                "@misc{a, conflict-ours-entry = {removed}}",
                "@misc{a-conflict-theirs}",
                "@string{conflict-theirs-acm = {ACM}}",
                "@comment{conflict-theirs x}",
                "% conflict-theirs: my papers",
                "<<<<<<< HEAD\n@misc{a}\n=======\n@misc{b}\n",
                "@misc{a,\n<<<<<<< HEAD\n  pages = {1}\n}"
            })
    void conflictsThatNobodySettledAreFound(String text) {
        assertTrue(found(text).contains("merge-conflict"), () -> found(text).toString());
    }

    @Test
    void theDigitsOfAnEntityAreNoMarkInANameAsWell() {
        assertEquals(
                List.of("html-entity"),
                found("@misc{a, author = {St&#233;phane, G}, title = {A}}\n"));
    }

    @Test
    void aFieldWhoseNameIsTheSingularOfAnotherIsOnesOwn() {
        assertEquals(List.of(), found("@misc{a, title = {A}, group = {systems}}\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mail me@example.org.", "a @ b", "ask @octavo and @biber"})
    void anAtInTextIsFoundOnceSinceBiberThenReadsNoEntry(String text) {
        assertEquals(List.of("lone-at"), found(text + "\n@misc{b, title = {B}}\n"));
        assertEquals(List.of(), found("% " + text + "\n@misc{b, title = {B}}\n"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @artcle{a, title = {A}}                        | misspelt-type 1 @artcle is probably @article.
                    @inproceeding{a, title = {A}}                  | misspelt-type 1 @inproceeding is probably @inproceedings.
                    @misc{a, auhtor = {B, C}}                      | misspelt-field 9 auhtor is probably author.
                    @misc{a, jounral = {J}}                        | misspelt-field 9 jounral is probably journal.
                    @misc{a, yaer = 2000}                          | misspelt-field 9 yaer is probably year.
                    @misc{a, auhtor = {B, C}, author = {D, E}}     | misspelt-field 9 auhtor is probably author.
                    @incollections{a, title = {A}}                 | misspelt-type 1 @incollections is probably @incollection.
                    @misc{a, pges = {1}}                           | misspelt-field 9 pges is probably pages.
                    @misc{a, urll = {x}}                           | misspelt-field 9 urll is probably url.
                    @misc{a, vol = 3}                              | misspelt-field 9 vol is probably volume.
                    @misc{a, vol = 3, volume = 4, jornal = {J}, journal = {K}} | ''
                    @misc{a, editors = {B}, note2 = {N}, fjournal = {J}, notes = {N}, x-venue = {V}} | ''
                    @webpage{a, mode = {x}, dvi = {y}, accessed = {z}} | ''
                    """)
    void aNameThatIsOneSlipAwayFromAnotherIsProbablyMisspelt(String text, String expected) {
        String found =
                CheckCatalogue.allProblems(Library.of(BibParser.parse(text))).stream()
                        .map(Problem::diagnostic)
                        .filter(what -> what.code().id().startsWith("misspelt"))
                        .map(what ->
                                "%s %d %s"
                                        .formatted(
                                                what.code().id(),
                                                what.span().start(),
                                                what.message()
                                                        .toString()
                                                        .replace("a misspelling of ", "")))
                        .collect(Collectors.joining("; "));
        assertEquals(expected, found);
    }

    @Test
    void wordsOfConflictAreNoConflict() {
        String text = "% <<<<<<< none\n@misc{conflict-of-laws, note = {conflict-theirs: a term}}";
        assertTrue(!found(text).contains("merge-conflict"), () -> found(text).toString());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    author = {A B}, author = {C D}          | duplicate-field
                    author = {A. Bee, C. Dee, E. Eff}       | names-without-and
                    author = {A. Bee de Cee, D.Eff}         | names-without-and
                    author = {van der Bee, D.Paul}          | ``
                    year = {{\\noopsort{1973a}}{\\switchargs{--90}{1968}}} | ``
                    year = {soon, I hope}                   | date-unreadable
                    pages = {to appear}                     | pages-unreadable
                    arnumber = {123}, adress = {X}          | misspelt-field
                    author = {Bee, A. et al.}               | et-al
                    author = {Smith J.}                     | swapped-name
                    author = {Brandt, {and} Oliver}         | braced-and
                    author = {{Barnes and Noble} and Simon {and} Schuster} | ``
                    author = {John Wiley, {and} Sons}       | ``
                    author = {Smith*, John}                 | mark-in-name
                    author = {Smith1, John2}                | mark-in-name
                    author = {Smith$^{\\dagger}$, John}      | mark-in-name
                    author = {{\\LaTeX3} Project Team}       | ``
                    author = {L3P}                          | ``
                    author = {Initiative D21}               | ``
                    author = {{\\accent23 A}ngstrom, J.}    | ``
                    author = {Ek, {\\accent23 A}.}          | ``
                    author = {Ek, {\\accent23 A}.$^3$}      | mark-in-name
                    author = {E\\raise.7ex\\hbox{-}un Jacobsen} | ``
                    author = {uniquenametemplatename=test5, given={Al}, family={Smith}} | ``
                    pages = {359, with 9 illustrations}     | pages-unreadable
                    pages = {28/3/1-8}                      | ``
                    pages = {052301-1}                      | ``
                    pages = {052301-7}                      | ``
                    pages = {S53-58}                        | pages-abbreviated
                    doi = {http://doi.acm.org/10.1145/383952.383960} | doi-with-address
                    author = {SMITH, JOHN}                  | capitals-in-name
                    author = {Smith, John and {CERN 7}}     | ``
                    doi = {10.1000/182}                     | ``
                    doi = {https://doi.org/10.1000/182}     | doi-with-address
                    doi = {10.1000/abc.}                    | doi-with-stop
                    doi = {https://doi.org/10.1000/abc.}    | doi-with-address
                    doi = {182}                             | bad-doi
                    isbn = {0-306-40615-2, 978-0-306-40615-7 (pbk)} | ``
                    isbn = {0-306-40615-3}                  | bad-isbn
                    issn = {0378-5956}                      | bad-issn
                    url = {www.x.org}                       | bad-url
                    pages = {12-15}                         | page-dash
                    pages = {12--15}                        | ``
                    year = 1996, month = {nonsense}         | month-unreadable
                    title = {On {GPU}s and {KungFu}}        | ``
                    title = {On GPUs}                       | unprotected-capitals
                    booktitle = {Proc. X, Paris, May 2019}  | date-in-booktitle
                    booktitle = {The 2019 Conference}       | ``
                    booktitle = {Some Workshop, 3.--5. Oktober 2019} | date-in-booktitle
                    booktitle = {Meeting X, June 2--4, 2019, Proceedings} | date-in-booktitle
                    booktitle = {Workshop (Pervasive 2019)} | ``
                    booktitle = {Workshop (Pervasive 2019)}, year = 2019 | year-in-booktitle
                    booktitle = {The 2019 Conference}, date = {2019-05} | year-in-booktitle
                    booktitle = {Proc. 12019}, year = 2019  | ``
                    booktitle = {The 2018 Conference}, year = 2019 | ``
                    booktitle = {Proc. X, Paris, France}    | place-in-booktitle
                    booktitle = {Proc. X (Ghent, {B}elgium)} | place-in-booktitle
                    booktitle = {Proc. X; held in London, England; 9 Oct.} | place-in-booktitle
                    booktitle = {Proc. X, Seattle WA, USA.} | place-in-booktitle
                    booktitle = {Proc. X, Seattle USA}      | place-in-booktitle
                    booktitle = {Proc. X, Austin, TX, Part II} | place-in-booktitle
                    booktitle = {Law in Japan, China, and Korea} | ``
                    booktitle = {Letters from France}       | ``
                    title = {ON THE ROLE OF NETWORKS}       | capitals-in-title
                    title = {{THE} {OXIDATION} {OF} {COPPER}} | capitals-in-title
                    title = {{NASA} {ESA} {JAXA}}           | ``
                    title = {{RADIOASTRON}}                 | ``
                    title = {On {THE} {OXIDATION} of things in {COPPER}} | ``
                    booktitle = {Proc. X, pp. 12--15}       | pages-in-booktitle
                    title = {R&amp;D}                       | html-entity
                    title = {Caf&eacute;}                   | html-entity
                    title = {H<sub>2</sub>O}                | html-tag
                    title = {A $x}                          | open-math
                    title = {Costs & gains}                 | bare-sign
                    journal = {J \\& K}                     | ``
                    note = "50% off"                        | bare-sign
                    note = {50\\% off} # my_macro           | undefined-string
                    title = {off_now}                       | bare-sign
                    title = {\\ce{H_2O}, $x_1$, $$y_1 & z$$, \\(z_1\\) and \\ensuremath{a_1}} | ``
                    note = {\\url{http://x.org/a_b#c?d%e&f}, \\href{http://x.org/a_b}{X}} | ``
                    note = {\\href{http://x.org/a_b}{a_b}}  | bare-sign
                    note = {See~\\cite[p.~2]{a_b}, \\verb+a_b+} | ``
                    title = {\u00c4}                        | ``
                    crossref = {none}                       | undefined-crossref
                    crossref = {k}                          | circular-crossref
                    """)
    void aFieldShowsItsProblem(String fields, String expected) {
        List<String> ids = expected.isEmpty() ? List.of() : List.of(expected);
        assertEquals(ids, found("@misc{k, " + fields + "}"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @article{a, title = {A}, journal = {J}, year = 1}                        | 1
                    @article{a, author = {B, C}, title = {A}, journaltitle = {J}, date = {2001}}| 0
                    @book{a, editor = {B, C}, title = {A}, publisher = {P}, year = 1}        | 0
                    @inproceedings{a, author = {B, C}, title = {A}, crossref = {p}} @proceedings{p, title={P}, booktitle = {P}, year = 1} | 0
                    @misc{a}                                                                 | 0
                    @phdthesis{a}                                                            | 4
                    """)
    void typesNeedTheirFields(String text, int missing) {
        assertEquals(missing, found(text).stream().filter("missing-field"::equals).count());
    }

    @ParameterizedTest
    @CsvSource({"32, 0", "33, 1", "35, 3"})
    void whoeverHasTooManyAncestorsIsTold(int links, int told) {
        String chain =
                IntStream.range(0, links)
                                .mapToObj(i -> "@misc{k%d, crossref = {k%d}}".formatted(i, i + 1))
                                .collect(Collectors.joining("\n"))
                        + "@misc{k%d}".formatted(links);
        assertEquals(told, found(chain).stream().filter("deep-crossref"::equals).count());
    }

    @Test
    void anUnusedStringIsHintedAtUnlessTheFileHasNothingElse() {
        assertEquals(List.of("unused-string"), found("@string{a = {x}}\n@misc{k}"));
        assertEquals(List.of(), found("@string{a = {x}}\n@misc{k, note = A}"));
        assertEquals(List.of(), found("@string{a = {x}}"));
    }

    @ParameterizedTest(name = "{0} and {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    J. ACM               | Journal of the ACM                  | 1
                    Phys. Rev. Lett.     | Physical Review Letters             | 1
                    Phys Rev Lett        | Physical Review Letters             | 1
                    J. Natl. Cancer Inst.| Journal of the National Cancer Institute | 1
                    J. Appl. Phys.       | Journal of Applied Psychiatry       | 0
                    Journal of the ACM   | Journal of the ACM                  | 0
                    Nature Method        | Nature Methods                      | 0
                    Nature               | Nat. Methods                        | 0
                    Theor.\\ Comput.\\ Sci. | Theoretical Computer {S}cience    | 1
                    """)
    void theTwoNamesOfAJournalAreToldAtTheRarer(String one, String other, int count) {
        String text =
                "@misc{a, journal = {%s}}@misc{b, journal = {%s}}@misc{c, journal = {%s}}"
                        .formatted(one, other, other);
        List<Problem> problems =
                CheckCatalogue.allProblems(Library.of(BibParser.parse(text))).stream()
                        .filter(it -> it.diagnostic().code().id().equals("mixed-journal-names"))
                        .toList();
        assertEquals(count, problems.size());
        assertTrue(problems.stream().allMatch(problem -> problem.itemIndex() == 0));
    }

    @Test
    void aPreprintThatIsPublishedIsHintedAt() {
        String fields = "author = {Mai, L}, title = {Making training adaptive}, year = 2020, ";
        assertEquals(
                List.of("preprint-published"),
                found(
                        "@misc{a, "
                                + fields
                                + "eprint = {2101.00001}}\n"
                                + ("@inproceedings{b, " + fields + "booktitle = {OSDI}}")));
    }

    @Test
    void aPreprintThatIsLinkedEitherWayIsNotHintedAt() {
        String fields = "author = {Mai, L}, title = {Making training adaptive}, year = 2020, ";
        String link = "related = {%s}, ";
        String preprint = "@misc{a, %s eprint = {2101.00001}}\n";
        String published = "@inproceedings{b, %s booktitle = {OSDI}}";
        assertEquals(
                List.of(),
                found(
                        preprint.formatted(fields + link.formatted("b"))
                                + published.formatted(fields)));
        assertEquals(
                List.of(),
                found(
                        preprint.formatted(fields)
                                + published.formatted(fields + link.formatted("a"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    booktitle = {OSDI}, doi = {10.48550/arXiv.2101.00001}                       | preprint-doi
                    booktitle = {OSDI}, doi = {10.26434/chemrxiv-2021-abcd}                     | preprint-doi
                    booktitle = {OSDI}, doi = {10.1101/gr.123456.107}                           | ``
                    booktitle = {OSDI}, publisher = {arXiv}                                     | preprint-venue
                    booktitle = {OSDI}, publisher = {bioRxiv}                                   | preprint-venue
                    booktitle = {OSDI}, journal = {CoRR}                                        | preprint-venue
                    booktitle = {OSDI}, publisher = {arXiv}, related = {p}                      | preprint-title preprint-venue
                    booktitle = {OSDI}, related = {p}                                           | ``
                    booktitle = {OSDI}, eprint = {2101.00001}, eprinttype = {arxiv}             | ``
                    """)
    void whatAPublishedPaperStillHasOfItsPreprintIsFound(String fields, String codes) {
        String people = "author = {Mai, L}, title = {Making Training}, year = 2020, ";
        assertEquals(
                codes,
                found(
                                "@misc{p, eprint = {2101.00001}, title = {Making training}}"
                                        + " @inproceedings{a, "
                                        + people
                                        + fields
                                        + "}")
                        .stream()
                        .filter(code -> code.startsWith("preprint-"))
                        .sorted()
                        .collect(Collectors.joining(" ")));
    }

    @Test
    void noFixIsOfferedForAnEntryThatIsDamaged() {
        String text = "@misc{a, pages = {1-2}%s title = {T}}";
        assertEquals(List.of("page-dashes"), fixes(text.formatted(",")));
        assertEquals(List.of(), fixes(text.formatted("")));
    }

    private static List<String> fixes(String text) {
        return CheckCatalogue.allProblems(Library.of(BibParser.parse(text))).stream()
                .flatMap(problem -> problem.cleanUpId().stream())
                .toList();
    }

    @Test
    void everyFixIsACleanUpAndEveryIdHasOneRule() {
        List<ProblemRule> rules =
                CheckCatalogue.ALL_CHECKS.stream()
                        .flatMap(check -> check.rules().stream())
                        .toList();
        for (ProblemRule rule : rules) {
            rule.cleanUpId()
                    .ifPresent(fix -> assertTrue(CleanUps.findCleanUp(fix).isPresent(), fix));
        }
        assertEquals(rules.size(), rules.stream().map(ProblemRule::problemCode).distinct().count());
    }

    /// `-Doctavo.corpus=DIR`; prints how often each kind was found.
    @Test
    @Tag(Sample.TAG)
    @Tag("slow")
    void realFilesShowOnlyProblemsThatHaveARule() throws IOException {
        Set<String> known =
                CheckCatalogue.ALL_CHECKS.stream()
                        .flatMap(check -> check.rules().stream())
                        .map(rule -> rule.problemCode().id())
                        .collect(Collectors.toSet());
        Map<String, Integer> counts = new TreeMap<>();
        for (Path file : SharedData.corpus()) {
            Library library = Library.of(BibParser.parse(Files.readAllBytes(file)));
            for (Problem problem : CheckCatalogue.allProblems(library)) {
                counts.merge(problem.diagnostic().code().id(), 1, Integer::sum);
            }
        }
        counts.forEach((id, count) -> System.out.printf("%7d  %s%n", count, id));
        assertTrue(known.containsAll(counts.keySet()), () -> counts.keySet() + " but " + known);
    }
}
