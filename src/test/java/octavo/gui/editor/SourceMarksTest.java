package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.gui.editor.SourceMarks.SourceMark;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.stream.Collectors;

class SourceMarksTest {
    private static String marked(String source) {
        return SourceMarks.of(source).stream()
                .map(mark -> mark.kind() + " " + source.substring(mark.start(), mark.end()))
                .collect(Collectors.joining("; "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            textBlock =
                    """
                    @misc{k, title = {T}}            | TYPE @misc; KEY k; FIELD title
                    @Misc(k, year = 2020)            | TYPE @Misc; KEY k; FIELD year
                    @misc{k, month = 1 # "~" # jan}  | TYPE @misc; KEY k; FIELD month; STRING jan
                    @misc{k, title = {a \\'{e} \\LaTeX}} | TYPE @misc; KEY k; FIELD title; COMMAND \\'; COMMAND \\LaTeX
                    @misc{k, title = "a {"} b", x = y} | TYPE @misc; KEY k; FIELD title; FIELD x; STRING y
                    @string{jan = "x"}               | TYPE @string; FIELD jan
                    @misc{a:b/c.d, x = {@no}, y = {}} | TYPE @misc; KEY a:b/c.d; FIELD x; FIELD y
                    said before @misc{k}             | TYPE @misc; KEY k
                    @misc{k, title = {never closed, x = y} | TYPE @misc; KEY k; FIELD title
                    @                                | TYPE @
                    """)
    void eachPartOfAnEntryHasItsMark(String source, String marks) {
        assertEquals(marks, marked(source));
    }

    @Test
    void marksFollowEachOtherInWhateverIsTyped() {
        RandomInput.letters(255, "@{}()\"=,#\\ \nabcd").check(SourceMarksTest::assertMarksFollow);
    }

    private static void assertMarksFollow(String source) {
        int done = 0;
        for (SourceMark mark : SourceMarks.of(source)) {
            assertTrue(done <= mark.start() && mark.start() < mark.end());
            done = mark.end();
        }
        assertTrue(done <= source.length());
    }
}
