package octavo.duplicates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.duplicates.MergePlan.ValueSource;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.sidecar.Sidecar;
import octavo.text.LocalizedSentence;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Optional;
import java.util.Set;

class DuplicatesTest {
    private static final String ONE =
            """
            @article{a, author = {M{\\"u}ller, Hans and O'Brien, Ann}, year = 2020, volume = 12,
              title = {{Quantum} Estimation of {DNA} Lattices}, pages = {100--120},
              journal = {Journal of Computational Physics}, doi = {10.1016/x.1}}
            """;

    private static Library library(String text) {
        return Library.of(BibParser.parse(text));
    }

    private static String duplicates(String text) {
        Library library = library(text);
        return PublishedPairsTest.told(library, Duplicates.findAll(library, DistinctPairs.NONE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    @article{b, author = {H. Mueller and A. OBrien}, year = 2020, title = {QUANTUM ESTIMATION OF DNA LATTICES}, journal = {J. Comput. Phys.}} | CERTAIN a b
                    @article{b, author = {Müller, H. and others}, year = {2020}, title = {Quantum estimation of {DNA} lattices.}, journal = {JCP}} | CERTAIN a b
                    @article{b, author = {Müller, Hans and O'Brien, Ann}, year = 2021, title = {Quantum Estimation of DNA Lattices}, volume = 12} | CERTAIN a b
                    @article{b, title = {Quantum estimation of lattices}, doi = {https://doi.org/10.1016/X.1}} | CERTAIN a b
                    @article{b, author = {Someone, Else}, title = {Erratum}, doi = {10.1016/x.1}} | ``
                    @article{b, author = {Müller, Hans and O'Brien, Ann}, year = 2020, title = {Quantum Estimation of DNA Lattices}, doi = {10.1016/x.2}} | LIKELY a b
                    @article{b, author = {Müller, Hans and O'Brien, Ann}, year = 2020, title = {Quantum Estimation of DNA Lattices}, volume = 13, pages = {1--9}} | LIKELY a b
                    @article{b, author = {Müller, Hans and O'Brien, Ann}, year = 2020, title = {Quantum Estimation of DNA Lattices, Part II}} | ``
                    @article{b, author = {Müller, Hans and O'Brien, Ann}, year = 2020, title = {Quantum Estimation of RNA Lattices}} | ``
                    @article{b, author = {Müller, Hans and O'Brien, Ann}, year = 2020, title = {Quick Quantum Estimation of DNA Lattices}} | LIKELY a b
                    @inproceedings{b, author = {Müller, Hans and O'Brien, Ann}, year = 2020, title = {Quantum Estimation of DNA Lattices}, booktitle = {ICML}} | ``
                    @misc{b, author = {Müller, Hans and O'Brien, Ann}, year = 2020, title = {Quantum Estimation of DNA Lattices}} | LIKELY a b
                    @misc{b, author = {Müller, Hans and O'Brien, Ann}, year = 2020, title = {Quantum Estimation of DNA Lattices}, eprint = {2001.00001}} | ``
                    @article{b, author = {Smith, Jo}, year = 2020, title = {Quantum Estimation of DNA Lattices}} | ``
                    @article{b, author = {Müller, Fritz}, year = 2020, title = {Quantum Estimation of DNA Lattices}} | ``
                    @article{b, author = {Müller, Hans and O'Brien, Ann}, year = 2010, title = {Quantum Estimation of DNA Lattices}} | ``
                    """)
    void anEntryFindsItsDuplicate(String other, String expected) {
        assertEquals(expected, duplicates(ONE + other));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Gardens and Roses in Victorian England   | 59  | CERTAIN a b
                    Gardens \\& Roses in Victorian England    | 59  | CERTAIN a b
                    Gardens und Roses in Victorian England   | LIX | CERTAIN a b
                    Gardens and Roses in Victorian England   | 60  | LIKELY a b
                    Gardens and Roses in Victorian England   | LX  | LIKELY a b
                    """)
    void anAmpersandIsAWordAndARomanVolumeANumber(String title, String volume, String expected) {
        String entry =
                "@article{%s, author = {Doe, Jane}, title = {%s}, journal = {Garden History}, year"
                        + " = 2001, volume = {%s}}%n";
        assertEquals(
                expected,
                duplicates(
                        entry.formatted("a", "Gardens \\& Roses in Victorian England", "LIX")
                                + entry.formatted("b", title, volume)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    The eruption of Huaynaputina in southern Peru: A Study of Nine Cases | pages = {493-518}, year = 2001 | LIKELY
                    The eruption of Huaynaputina in southern Peru. Evidence from 1600    | pages = {493-518}, year = 2001 | LIKELY
                    The eruption of Huaynaputina in southern Peru: Part 2                | pages = {519-540}, year = 2001 |
                    The eruptoin of Huaynaputina in southern Peru                        | pages = {493-518}, year = 2001 | LIKELY
                    The erruption of Huaynaputina in southern Peru                       | year = 2001                    | LIKELY
                    The irruption of Huaynaputina in southern Peru                       | year = 2001                    |
                    Erratum to: The eruption of Huaynaputina in southern Peru            | pages = {493-518}, year = 2001 |
                    The eruption of Huaynaputina in southern Peru (Corrigendum)          | year = 2001                    |
                    Comment on “The eruption of Huaynaputina in southern Peru”           | year = 2001                    |
                    """)
    void aTitleWithAnErrorOrWithoutItsSubtitleIsLikely(
            String title, String fields, @Nullable String expected) {
        String entry = "@article{%s, author = {Adams, Nancy K}, journal = {J}, title = {%s}, %s}%n";
        String known =
                entry.formatted(
                        "a",
                        "The eruption of Huaynaputina in southern Peru",
                        "year = 2001, pages = {493-518}");
        assertEquals(
                expected == null ? "" : expected + " a b",
                duplicates(known + entry.formatted("b", title, fields)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @collection  | volume = {1: Pragmatics}                   | publisher = {P}                                        | but only one is a volume
                    @proceedings | booktitle = {Proceedings of the GECCO}     | booktitle = {GECCO, Companion Material Proceedings}    | but they are in different volumes
                    @proceedings | booktitle = {Companion Proceedings of X}   | publisher = {P}                                        | but they are in different volumes
                    @collection  | volume = 7, series = {Lecture Notes}       | publisher = {P}                                        |
                    """)
    void aVolumeAndTheWholeAreNotCertain(
            String type, String one, String other, @Nullable String doubt) {
        String entry =
                "%s{%s, editor = {Klimke, Martin}, title = {Protest Cultures of Europe}, year ="
                        + " 2016, %s}%n";
        String text = entry.formatted(type, "a", one) + entry.formatted(type, "b", other);
        assertEquals(doubt == null ? "CERTAIN a b" : "LIKELY a b", duplicates(text));
        assertTrue(reasons(text).endsWith(doubt == null ? "2016" : doubt), () -> reasons(text));
    }

    @Test
    void aLongTitleOfTheSameFirstAuthorIsLikelyInAnotherYear() {
        String entry =
                "%s{%s, author = {%s}, title = {KungFu: Making Training in Distributed Machine"
                        + " Learning Adaptive}, year = %d}%n";
        String text =
                entry.formatted("@inproceedings", "a", "Mai, Luo and Li, Bo", 2020)
                        + entry.formatted("@misc", "b", "Luo Mai", 2026);
        assertEquals("LIKELY a b", duplicates(text));
        assertTrue(reasons(text).endsWith("but years differ"), () -> reasons(text));
        assertEquals("", duplicates(text.replace("misc{b", "book{b, edition = 2")));
    }

    @Test
    void twoDoisInTwoVolumesAreTwoPapers() {
        String entry =
                "@article{%s, author = {Mai, Luo}, title = {On the Physics of DNA}, journal = {J},"
                        + " year = 2020, volume = %d, doi = {10.1000/%d}}%n";
        assertEquals("", duplicates(entry.formatted("a", 1, 1) + entry.formatted("b", 2, 2)));
        assertEquals(
                "LIKELY a b", duplicates(entry.formatted("a", 1, 1) + entry.formatted("b", 1, 2)));
    }

    /// Titles that every issue has again identify nothing.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Author Index to Volume 12        | volume = 12, pages = {1--3}, year = 2003  | Author Index to Volume 13       | volume = 13, pages = {4--5}, year = 2003  |
                    Author Index to Volume           | volume = 12, pages = {655}, year = 2002   | Author Index to Volume          | volume = 13, pages = {631}, year = 2003   |
                    Author Index to Volume           | volume = 12, pages = {655}, year = 2002   | Author index to volume          | volume = 12, pages = {655--7}, year = 2002 | CERTAIN
                    Editorial                        | volume = 7, number = 1, year = 2003       | Editorial                       | volume = 7, number = 2, year = 2003       |
                    Editorial                        | volume = 7, number = 1, year = 2003       | Editorial                       | volume = 7, number = 1, year = 2003       | LIKELY
                    Preface to the Special Issue     | volume = 7, year = 2003                   | Preface to the Special Issue    | volume = 8, year = 2004                   |
                    Table of Contents                | year = 2003                               | Table of Contents               | year = 2004                               |
                    Book Reviews                     | volume = 2, pages = {246}, year = 1970    | Book Reviews                    | volume = 2, pages = {356}, year = 1970    |
                    Introduction to Index Structures | volume = 2, pages = {246}, year = 1970    | Introduction to Index Structures | volume = 2, pages = {356}, year = 1970   | LIKELY
                    """)
    void theIndexOrEditorialOfAnotherIssueIsNoDuplicate(
            String title, String one, String otherTitle, String other, @Nullable String expected) {
        String entry = "@article{%s, author = {Anonymous}, journal = {J}, title = {%s}, %s}%n";
        String found =
                duplicates(
                        entry.formatted("a", title, one) + entry.formatted("b", otherTitle, other));
        assertEquals(expected == null ? "" : expected + " a b", found);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @inproceedings | crossref = {lpnmr15}, year = 2015                | crossref = {aspocp15}, year = 2015                | LIKELY
                    @inproceedings | booktitle = gecco17, year = 2017                 | booktitle = geccoc17, year = 2017                 | LIKELY
                    @techreport    | number = {1}, year = 1991                        | number = {1}, year = 1992                         | LIKELY
                    @techreport    | series = {Notes}, year = 1991                    | series = {Reports}, year = 1991                   | LIKELY
                    @techreport    | type = {Mémoire}, year = 1995                    | type = {Annexe technique}, year = 1995            | LIKELY
                    @inbook        | chapter = {Linear models}, year = 1992            | chapter = {Data for models}, year = 1992          | LIKELY
                    @misc          | note = {http://w3.example/a/}, year = 2010        | note = {http://w3.example/b/}, year = 2010        | LIKELY
                    @misc          | note = {http://w3.example/a/}, year = 2010        | url = {https://w3.example/a}, year = 2010         | CERTAIN
                    @unpublished   | note = {Talk in Linz}, year = 1998               | note = {Talk in Chemnitz}, year = 1998            | LIKELY
                    @unpublished   | note = {Talk in Linz}, year = 1998               | note = {Talk in Linz, Austria}, year = 1998       | CERTAIN
                    @inproceedings | crossref = {lp15}, year = 2015, doi = {10.1000/x}  | crossref = {xp15}, year = 2015, doi = {10.1000/x}  | CERTAIN
                    @inproceedings | booktitle = gecco17, year = 2017                 | booktitle = gecco17, year = 2017                  | CERTAIN
                    @techreport    | number = {1}, year = 1991                        | number = {1}, year = 1991                         | CERTAIN
                    """)
    void whatAppearedInDifferentPlacesIsNeverCertain(
            String type, String one, String other, String level) {
        String entry =
                "%s{%s, author = {Gebser, M. and Schaub, T.}, title = {Abstract Gringo Answer Set"
                        + " Programming}, %s}\n";
        assertEquals(
                level + " a b",
                duplicates(entry.formatted(type, "a", one) + entry.formatted(type, "b", other)));
    }

    private static String reasons(String text) {
        return LocalizedSentence.join(
                "; ", Duplicates.findAll(library(text), DistinctPairs.NONE).getFirst().reasons());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Smith, John    | Smith, Jane      | LIKELY a b
                    Wu, Qi         | Wu, Qing         | LIKELY a b
                    Smith, J. Q.   | Smith, J. R.     | LIKELY a b
                    Smith, Dave    | Smith, David     | LIKELY a b
                    Smith, John    | Smith, J.        | CERTAIN a b
                    Smith, John    | Smith, JQ        | CERTAIN a b
                    Li, Xiao-Ming  | Li, Xiaoming     | CERTAIN a b
                    Li, Xiao-Ming  | Li, X. M.        | CERTAIN a b
                    Müller, Jörg   | Mueller, Joerg   | CERTAIN a b
                    Petrov, Ch.    | Petrov, Charles  | CERTAIN a b
                    """)
    void otherGivenNamesAreNotCertainToBeOneAuthor(String one, String other, String expected) {
        String entry =
                "@article{%s, author = {%s}, title = {A survey of graph networks}, year = 2015}\n";
        String text = entry.formatted("a", one) + entry.formatted("b", other);
        assertEquals(expected, duplicates(text));
        assertEquals(
                expected.startsWith("LIKELY"), reasons(text).contains("but given names differ"));
    }

    @Test
    void chaptersThatCarryTheDoiOfTheirBookAreNotCertain() {
        String chapter =
                "@inproceedings{%s, author = {Li, Bo and Wu, Qi}, title = {Deep Learning for %s},"
                        + " booktitle = {Proc. X}, year = 2015, doi = {10.1007/978-3-1}%s}\n";
        String pages =
                chapter.formatted("a", "Cats", ", pages = {1--10}")
                        + chapter.formatted("b", "Dogs", ", pages = {11--20}");
        assertEquals("LIKELY a b", duplicates(pages));
        assertTrue(reasons(pages).endsWith("but first pages differ"), () -> reasons(pages));
        assertEquals(
                "LIKELY a b",
                duplicates(
                        chapter.formatted("a", "Cats", "") + chapter.formatted("b", "Dogs", "")));
    }

    @Test
    void signsTellTitlesApart() {
        String entry = "@article{%s, author = {X}, title = {%s considered harmful}, year = 2015}\n";
        String text =
                entry.formatted("a", "C++")
                        + entry.formatted("b", "C\\#")
                        + entry.formatted("c", "C")
                        + entry.formatted("d", "A*")
                        + entry.formatted("e", "A");
        assertEquals("", duplicates(text));
        assertEquals(
                "CERTAIN a b",
                duplicates(entry.formatted("a", "C++") + entry.formatted("b", "{C}{++}")));
    }

    @Test
    void whatSpeaksAgainstAMatchIsNeverCertain() {
        String text =
                """
                @misc{a, author = {OpenAI}, title = {GPT-4 Technical Report}, eprint = {2303.08774}}
                @misc{b, author = {Achiam, Josh and Adler, Steven}, title = {GPT-4 Technical Report}, eprint = {2303.08774}}
                """;
        assertEquals("LIKELY a b", duplicates(text));
        assertTrue(reasons(text).endsWith("but no author in common"), () -> reasons(text));
    }

    @Test
    void aListThatIsCutIsNotSaidToNameAll() {
        String entry =
                "@article{%s, author = {%s}, title = {Attention for all of us}, year = 2017}\n";
        String all = entry.formatted("b", "Vaswani, Ashish and Shazeer, Noam and Li, Bo");
        String cut = entry.formatted("a", "Vaswani, Ashish and others") + all;
        assertEquals("CERTAIN a b", duplicates(cut));
        assertEquals(
                "the same title; the same authors, though one list ends after 1; both of 2017",
                reasons(cut));
        assertEquals(
                "LIKELY a b",
                duplicates(
                        entry.formatted(
                                        "a",
                                        "Vaswani, A. and Shazeer, N. and Li, B. and Wu, Q. and"
                                                + " others")
                                + all));
    }

    @Test
    @Timeout(60)
    @Tag("slow")
    void papersOfLargeCollaborationsTakeNoSquareOfTheirAuthors() {
        var authors = new StringBuilder("Aad, Georges");
        for (int i = 1; i < 3_000; i++) {
            authors.append(" and Name").append(i).append(", A. B.");
        }
        var text = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            text.append(
                    "@article{k%d, author = {%s}, title = {Search%d for thing%d}, year = 2012}\n"
                            .formatted(i, authors, i, i));
        }
        assertEquals("", duplicates(text.toString()));
    }

    @Test
    void anEntryIsNeverOneWithWhatItIsPartOf() {
        String text =
                """
                @inproceedings{j1, author = {Kim, A.}, title = {FooNet}, crossref = {icml20}}
                @proceedings{icml20, title = {Proceedings of ICML}, year = 2020}
                """;
        Library library = library(text);
        assertEquals(Optional.empty(), MergePlan.of(library, 0, 2).toEdit(library));
        assertEquals(Optional.empty(), MergePlan.of(library, 2, 0).toEdit(library));
    }

    @Test
    void aListOfKeysNamesNoEntryTwiceAndNoneNamesItself() {
        String text =
                """
                @misc{a, title = {A}, related = {b, x}}
                @set{s, entryset = {a, b}}
                @misc{r, related = {b,a,x}}
                @misc{b, title = {A}}\
                """;
        assertEquals(
                """
                @misc{a, title = {A}, related = {x}, ids = {b}}
                @set{s, entryset = {a}}
                @misc{r, related = {a,x}}
                """,
                merged(text));
    }

    @Test
    void anotherEditionOfABookIsNotCertain() {
        String book = "@book{%s, author = {A, B}, title = {A Book of Many Things}, year = %s}";
        assertEquals(
                "LIKELY a b",
                duplicates(
                        book.formatted("a", "2001, edition = 1")
                                + book.formatted("b", "2002, edition = 2")));
        assertEquals(
                "LIKELY a b",
                duplicates(
                        book.formatted("a", "2001, isbn = {0306406152}")
                                + book.formatted("b", "2001, isbn = {9783161484100}")));
    }

    @Test
    @Timeout(60)
    void manyEntriesWithOneTitleTakeNoSquareOfTheirNumber() {
        var text = new StringBuilder();
        for (int i = 0; i < 30_000; i++) {
            text.append(
                    "@article{k%d, author = {A, B}, title = {Editorial}, year = %d}\n"
                            .formatted(i, 1900 + i % 9));
        }
        assertTrue(duplicates(text.toString()).length() < 100_000_000);
    }

    private static String merged(String text) {
        Library library = library(text);
        int second = library.slots().size() - 1;
        Edit edit = MergePlan.of(library, 0, second).toEdit(library).orElseThrow();
        Library merged = library.applyEdit(edit);
        assertEquals(text, merged.applyEdit(edit.inverse()).file().text());
        return merged.file().text();
    }

    @Test
    void aMergeTakesWhatSaysMoreAndKeepsTheKeyOfTheOther() {
        assertEquals(
                """
                @article{a, author = {Mueller, Hans}, title = {On DNA}, journal = {Journal of Physics}, keywords = {x, y; z}, doi = {10.1000/1}, ids = {b}}
                """,
                merged(
                                """
                                @article{a, author = {Mueller, H.}, title = {ON DNA}, journal = {J. Phys.}, keywords = {x, y}}
                                @article{b, author = {Mueller, Hans}, title = {On DNA}, journal = {Journal of Physics}, keywords = {Y; z}, doi = {10.1000/1}}\
                                """)
                        .replace("x, y, z", "x, y; z"));
    }

    @Test
    void aMergedPaperKeepsItsKind() {
        assertEquals(
                """
                @article{a, title = {On DNA}, keywords = {conference, x, y}, ids = {b}}
                """,
                merged(
                        """
                        @article{a, title = {On DNA}, keywords = {conference, x}}
                        @article{b, title = {On DNA}, keywords = {preprint, y}}\
                        """));
    }

    @Test
    void aMergeWritesAJournalAsMostOfTheLibraryDoes() {
        Library library =
                library(
                        """
                        @article{a, title = {On DNA}, journal = {Journal of Physics}}
                        @article{b, title = {On DNA}, journal = {{J. Phys.}}}
                        @article{c, title = {On RNA}, journal = "J. Phys."}
                        """);
        assertEquals(ValueSource.GONE, sourceOfJournal(MergePlan.of(library, 0, 2)));
        assertEquals(ValueSource.KEPT, sourceOfJournal(MergePlan.of(library, 2, 0)));
    }

    private static ValueSource sourceOfJournal(MergePlan plan) {
        return plan.mergeRows().stream()
                .filter(row -> row.field().equals("journal"))
                .map(MergePlan.MergeRow::chosenSource)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void entriesWithTwoDoisAreDoubtfulAndSayThatFirst() {
        Library library =
                library(
                        """
                        @article{a, author = {Mai, Luo}, title = {On the Physics of DNA}, journal = {J}, year = 2020, doi = {10.1000/1}}
                        @article{b, author = {Mai, Luo}, title = {On the Physics of DNA}, journal = {J}, year = 2020, doi = {10.1000/2}}
                        """);
        EntryMatch match = Duplicates.findAll(library, DistinctPairs.NONE).getFirst();
        assertTrue(match.isDoubtful());
        assertEquals("but their DOIs differ", match.reasonsWithDoubtsFirst().getFirst().toString());
    }

    @Test
    void aReportAndItsArticleAreDoubtfulUnlessTheyHaveOneDoi() {
        String text =
                """
                @techreport{a, author = {Mai, Luo}, title = {On the Physics of DNA}, institution = {I}, year = 2020%s}
                @article{b, author = {Mai, Luo}, title = {On the Physics of DNA}, journal = {J}, year = 2020%s}
                """;
        EntryMatch two =
                Duplicates.findAll(library(text.formatted("", "")), DistinctPairs.NONE).getFirst();
        assertTrue(two.isDoubtful());
        assertEquals(
                "but one is a report, the other a journal",
                two.reasonsWithDoubtsFirst().getFirst().toString());
        String doi = ", doi = {10.1000/1}";
        EntryMatch one =
                Duplicates.findAll(library(text.formatted(doi, doi)), DistinctPairs.NONE)
                        .getFirst();
        assertFalse(one.isDoubtful());
        String loose = text.replace("techreport", "misc").formatted("", "");
        assertFalse(Duplicates.findAll(library(loose), DistinctPairs.NONE).getFirst().isDoubtful());
    }

    @Test
    void whatRefersToTheEntryThatGoesFollows() {
        String text =
                """
                @proceedings{a, title = {P}, year = 2020}
                @inproceedings{c, crossref = {b}, related = {b, x}}
                @proceedings{b, title = {P}, year = 2020}\
                """;
        assertTrue(merged(text).contains("crossref = {a}, related = {a, x}"), () -> merged(text));
    }

    @Test
    void fieldsCanBeTakenFromTheOtherAndTheRestKeepsItsBytes() {
        Library library =
                library("@misc{a,\n title  =  \"A\" ,\n year=2020}@misc{b, title = {B}, year = 1}");
        Edit edit =
                MergePlan.of(library, 0, 1)
                        .withTakenFields(Set.of("title"))
                        .toEdit(library)
                        .orElseThrow();
        assertEquals(
                "@misc{a,\n title  =  {B} ,\n year=2020,\n ids={b}}",
                library.applyEdit(edit).file().text());
    }

    @Test
    void theSidecarRemembersWhatIsDistinctAndKeepsAllElse() {
        var tree = Sidecar.empty().copyTree();
        tree.put("mine", 1);
        Sidecar sidecar = DistinctPairs.NONE.withPair("b", "a").writeTo(Sidecar.of(tree));
        Sidecar again =
                DistinctPairs.of(sidecar).withPair("a", "b").withPair("c", "a").writeTo(sidecar);
        assertTrue(
                DistinctPairs.of(again).hasPair("b", "a")
                        && DistinctPairs.of(again).hasPair("c", "a"));
        assertFalse(DistinctPairs.of(again).hasPair("b", "c"));
        assertEquals(2, again.copyTree().path("distinct").size());
        assertEquals(1, again.copyTree().path("mine").intValue());
    }
}
