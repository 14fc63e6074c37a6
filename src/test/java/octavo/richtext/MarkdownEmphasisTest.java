package octavo.richtext;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.richtext.Run.TextFormat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class MarkdownEmphasisTest {
    @ParameterizedTest(name = "{0}[{1}]{2}")
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            textBlock =
                    """
                    In |14th Symposium (OSDI 20)|, 1-2|In *14th Symposium (OSDI 20)*, 1-2
                    In |(OSDI) Symposium|.|In *(OSDI) Symposium*.
                    In |“Quoted”|.|In *“Quoted”*.
                    re|read|er|re*read*er
                    a|(b)|c|a<em>(b)</em>c
                    In |Title?|x|In <em>Title?</em>x
                    In |Title |x|In <em>Title </em>x
                    """)
    void italicTextIsMarkedByAsterisksWhereTheyMeanThat(
            String before, String italic, String after, String markdown) {
        Runs runs =
                new Runs(
                        List.of(
                                new Run.TextRun(before),
                                new Run.StyledRun(
                                        TextFormat.ITALIC, List.of(new Run.TextRun(italic))),
                                new Run.TextRun(after)));
        assertEquals(markdown, MarkdownWriter.of(runs));
    }
}
