package octavo.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibFile;
import octavo.bib.BibParser;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TruncatedSideTest {
    private static final String WHOLE =
            """
            % by me@example.org
            @string{acm = {ACM}}

            @misc{a,
              title = {One {Two}},
              note = "x" # acm
            }
            """;

    @Test
    void aFileCutAnywhereWithinABlockEndsEarly() {
        BibFile wholeFile = BibParser.parse(WHOLE);
        int stringStart = WHOLE.indexOf("@string");
        int stringEnd = WHOLE.indexOf("\n\n");
        int entryStart = WHOLE.indexOf("@misc");
        for (int end = 0; end <= WHOLE.length(); end++) {
            boolean isInString = end > stringStart && end < stringEnd;
            boolean isInEntry = end > entryStart && end < WHOLE.length() - 1;
            BibFile cutFile = BibParser.parse(WHOLE.substring(0, end));
            assertEquals(
                    isInString || isInEntry,
                    TruncatedSide.endsEarly(wholeFile, cutFile),
                    WHOLE.substring(0, end));
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"@misc{b, title = {Two", "@misc{b,\n  ", "@mis"})
    void aFileThatAlwaysEndedWithinABlockDoesNotEndEarly(String openEnd) {
        BibFile openFile = BibParser.parse(WHOLE + openEnd);
        assertTrue(TruncatedSide.endsEarly(BibParser.parse(WHOLE), openFile));
        assertFalse(TruncatedSide.endsEarly(openFile, openFile));
    }
}
