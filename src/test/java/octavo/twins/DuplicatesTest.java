package octavo.twins;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.sidecar.Sidecar;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        return TwinsTest.told(library, Duplicates.of(library, Distinct.NONE));
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
    @Timeout(20)
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
        Edit edit = MergePlan.of(library, 0, second).edit(library).orElseThrow();
        Library merged = library.apply(edit);
        assertEquals(text, merged.apply(edit.inverse()).file().text());
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
        Edit edit = MergePlan.of(library, 0, 1).taking(Set.of("title")).edit(library).orElseThrow();
        assertEquals(
                "@misc{a,\n title  =  {B} ,\n year=2020,\n ids={b}}",
                library.apply(edit).file().text());
    }

    @Test
    void theSidecarRemembersWhatIsDistinctAndKeepsAllElse() {
        var tree = Sidecar.empty().tree();
        tree.put("mine", 1);
        Sidecar sidecar = Distinct.NONE.with("b", "a").in(Sidecar.of(tree));
        Sidecar again = Distinct.of(sidecar).with("a", "b").with("c", "a").in(sidecar);
        assertTrue(Distinct.of(again).has("b", "a") && Distinct.of(again).has("c", "a"));
        assertFalse(Distinct.of(again).has("b", "c"));
        assertEquals(2, again.tree().path("distinct").size());
        assertEquals(1, again.tree().path("mine").intValue());
    }
}
