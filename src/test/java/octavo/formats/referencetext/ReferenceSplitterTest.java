package octavo.formats.referencetext;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.formats.referencetext.ReferenceSplitter.ReferenceBlock;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class ReferenceSplitterTest {
    private static final String FIRST =
            "Dean, J. and Ghemawat, S. Mapreduce: simplified data processing on large clusters."
                    + " Communications of the ACM, 51(1):107–113, 2008.";
    private static final String SECOND =
            "Knuth, D. E. Literate programming. The Computer Journal, 27(2):97–111, 1984.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%s\n%s",
                "%s\n\n%s\n",
                "[1] %s\n[2] %s",
                "1. %s\n2. %s",
                "(1) %s\n(2) %s",
                "1 %s\n2 %s",
                "[DG08] %s\n[Knu84] %s",
                "• %s\n• %s",
                "- %s\n- %s",
                "References\n\n%s\n%s"
            })
    void referencesOfAnyListAreSplit(String list) {
        assertEquals(List.of(FIRST, SECOND), texts(list.formatted(FIRST, SECOND)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[%d] ", "%d. ", "[%d]\t"})
    void numberedReferencesMayBeBroken(String label) {
        String list =
                label.formatted(1)
                        + broken(FIRST, "\n    ")
                        + "\n"
                        + label.formatted(2)
                        + broken(SECOND, "\n    ");
        assertEquals(List.of(FIRST, SECOND), texts(list));
    }

    @Test
    void hangingLinesBelongToTheReferenceAbove() {
        assertEquals(
                List.of(FIRST, SECOND),
                texts(broken(FIRST, "\n    ") + "\n" + broken(SECOND, "\n    ")));
    }

    @Test
    void blankLinesSeparateBrokenReferences() {
        assertEquals(
                List.of(FIRST, SECOND), texts(broken(FIRST, "\n") + "\n\n" + broken(SECOND, "\n")));
    }

    @Test
    void brokenReferencesAreSplitWhereNamesBegin() {
        assertEquals(
                List.of(FIRST, SECOND), texts(broken(FIRST, "\n") + "\n" + broken(SECOND, "\n")));
    }

    @Test
    void hyphenatedWordsAndBrokenAddressesAreJoined() {
        assertEquals(
                List.of(
                        "Mai, L. A recognition paper. 2016.",
                        "Hu, Y. Another. 2017. https://doi.org/10.1000/182."),
                texts(
                        "[1] Mai, L. A recog-\nnition paper. 2016.\n[2] Hu, Y. Another. 2017."
                                + " https://doi.org/\n10.1000/182."));
    }

    @Test
    void aReferenceHasTheNumberOfItsFirstLine() {
        assertEquals(
                List.of(1, 3),
                ReferenceSplitter.split("[1] One\n  more\n[2] Two").stream()
                        .map(ReferenceBlock::lineNumber)
                        .toList());
    }

    private static List<String> texts(String list) {
        return ReferenceSplitter.split(list).stream().map(ReferenceBlock::text).toList();
    }

    private static String broken(String reference, String lineBreak) {
        StringBuilder broken = new StringBuilder();
        int length = 0;
        for (String word : reference.split(" ", -1)) {
            boolean isFull = length + word.length() > 50;
            broken.append(broken.isEmpty() ? "" : isFull ? lineBreak : " ").append(word);
            length = isFull ? word.length() : length + word.length() + 1;
        }
        return broken.toString();
    }
}
