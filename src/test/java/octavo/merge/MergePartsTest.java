package octavo.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.ByteSlice;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

class MergePartsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    @misc{a}                              | ``
                    @misc{conflict-theirs}                | conflict-theirs
                    @misc{a-conflict-theirs}              | a-conflict-theirs
                    @misc{aconflict-theirs}               | ``
                    @misc{conflict-theirs-a}              | ``
                    @misc{a, conflict-theirs-x = 1}       | conflict-theirs-x
                    @misc{a, Conflict-Ours-x = 1, y = 2}  | Conflict-Ours-x
                    @misc{a, conflict = 1}                | ``
                    @misc{a, xconflict-ours-y = 1}        | ``
                    @string{conflict-theirs-s = 1}        | conflict-theirs-s
                    @string{s = {conflict-theirs-s}}      | ``
                    """)
    void marksOfConflictsAreFound(String text, String marks) {
        BibItem item = BibParser.parse(text).items().getFirst();
        assertEquals(
                marks,
                ConflictMarks.findMarks(item).stream()
                        .map(span -> item.slice().text(span))
                        .collect(Collectors.joining(", ")));
    }

    /// Neither is there just once, nor stands one beside what has a partner.
    @Test
    void equalPiecesAreThePiecesOfBothSidesInTheirOrder() {
        ByteSlice piece = ByteSlice.of(new byte[] {'x'});
        var pairing =
                new UnitPairing<>(
                        List.of(piece, piece),
                        List.of(piece, ByteSlice.of(new byte[] {'y'}), piece));
        PieceIdentity.pairEqual(pairing);
        assertEquals(0, pairing.matching().partnerOfLeft(0));
        assertEquals(2, pairing.matching().partnerOfLeft(1));
    }

    private static UnitTraits traits(String fields) {
        return UnitTraits.of(BibEntry.parse("@misc{a, " + fields + "}").orElseThrow());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    doi = {10.1000/AB\\_c}                                | 10.1000/ab_c
                    doi = {https://doi.org/10.1000/1}                     | 10.1000/1
                    url = {https://doi.org/10.1000/1}                     | 10.1000/1
                    url = {https://x.org/10.1000/1}                       | ``
                    doi = {10.1/1}                                        | ``
                    doi = {10.1000.10/1}                                  | 10.1000.10/1
                    eprint = {2101.00001v3}                               | 2101.00001
                    eprint = {arXiv:2101.00001}                           | 2101.00001
                    eprint = {cs.LG/0101001}                              | cs/0101001
                    eprint = {210.1}                                      | ``
                    url = {https://arxiv.org/abs/2101.00001v1}            | 2101.00001
                    url = {https://x.org/abs/2101.00001}                  | ``
                    journal = {arXiv}, volume = {abs/2101.00001}          | 2101.00001
                    journal = {CoRR}, volume = {abs/2101.00001}           | 2101.00001
                    """)
    void aWorkIsKnownByItsIdentifiers(String fields, String identifier) {
        UnitTraits traits = traits(fields);
        assertEquals(identifier, traits.byDoi().or(traits::byArXiv).orElse(""));
    }

    @Test
    void aTitleOfSixteenLettersTellsAWork() {
        assertEquals(
                "abcdefghijklmnop", traits("title = {Abcdefghijklmnop}").byTitle().orElseThrow());
        assertEquals(true, traits("title = {Abcdefghijklmno}").byTitle().isEmpty());
        assertEquals("abc", traits("title = {Abc}").byAnyTitle().orElseThrow());
        assertEquals(true, traits("x = 1").byAnyTitle().isEmpty());
        assertEquals(Set.of(), traits("x = 1").titleWords());
    }

    @ParameterizedTest(name = "{0} and {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    title = {A B C D}                   | title = {A B C D}                   | 1.0 | true  | false
                    title = {A B C D}                   | title = {A B X Y}                   | 0.33 | true | false
                    title = {A B}, author = {Fox, J}    | title = {C D}, author = {Cox, J}    | 0.0 | false | true
                    title = {A B}, author = {Fox, J}    | title = {C D}, author = {Fox, K}    | 0.0 | true  | false
                    title = {A B}, author = {Fox, J}    | title = {C D}                       | 0.0 | true  | false
                    title = {A B}, doi = {10.1000/1}    | title = {C D}, doi = {10.1000/2}    | 0.0 | false | true
                    title = {A B}, doi = {10.1000/1}    | title = {A C}, doi = {10.1000/2}    | 0.33 | false | true
                    title = {A B C}, doi = {10.1000/1}  | title = {A B D}, doi = {10.1000/2}  | 0.5 | false | false
                    doi = {10.1000/1}                   | title = {C D}, doi = {10.1000/2}    | 0.0 | false | false
                    x = 1                               | x = 1                               | 0.0 | true  | false
                    """)
    void twoEntriesMayBeOneWorkOrNot(
            String one, String other, double likeness, boolean may, boolean contradicts) {
        UnitTraits traits = traits(one);
        assertEquals(likeness, traits.titleLikeness(traits(other)), 0.01);
        assertEquals(may, traits.mayBeSameWork(traits(other)));
        assertEquals(contradicts, traits.contradicts(traits(other)));
    }
}
