package octavo.cv.configuration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import octavo.cv.KnownFacts;
import octavo.richtext.HtmlWriter;
import octavo.richtext.LatexRunsWriter;
import octavo.richtext.MarkdownWriter;
import octavo.richtext.Runs;
import octavo.text.Diagnostic;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.List;
import java.util.Map;

class TemplateTest {
    private static final Map<String, String> VALUES =
            Map.of("title", "A {{b}} *c*", "url", "https://a.org", "year", "2024");

    private static final TemplateValues FACTS = new KnownFacts(VALUES);

    private static List<String> lines(String template) {
        return Template.parse(template, _ -> true).value().renderEntry(FACTS).lines().stream()
                .map(MarkdownWriter::of)
                .toList();
    }

    private static List<Diagnostic.DiagnosticCode> problems(String template) {
        return Template.parse(template, VALUES::containsKey).diagnostics().stream()
                .map(Diagnostic::code)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            textBlock =
                    """
                    {{year}}                              | 2024
                    in {{ year }}.                        | in 2024.
                    {{#year}}({{year}}){{/year}}          | (2024)
                    {{#doi}}doi {{doi}}{{/doi}}{{year}}   | 2024
                    {{^doi}}no doi{{/doi}}                | no doi
                    {{! not written }}x                   | x
                    {{#bold}}{{year}}{{/bold}}            | **2024**
                    {{#link url}}{{year}}{{/link}}        | [2024](https://a.org)
                    {{#link pdf}}{{year}}{{/link}}        | 2024
                    {{#bold}}{{doi}}{{/bold}}{{year}}     | 2024
                    {{title}}                             | A \\{\\{b\\}\\} \\*c\\*
                    """)
    void writesValuesWhereTheyAre(String template, String markdown) {
        assertEquals(List.of(markdown), lines(template));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            textBlock =
                    """
                    {{year}}{{#raw latex}}\\,{{/raw}}{{#raw html}}<br>{{/raw}} x        | 2024 x             | 2024\\, x                | 2024<br> x
                    {{#raw markdown}}- *{{/raw}}{{year}}                               | - *2024            | 2024                    | 2024
                    {{year}}, {{#raw latex}}\\emph{{/raw}}{{doi}}.                     | 2024\\.           | 2024.\\emph             | 2024.
                    {{year}}{{#raw html}}<i>{{title}}</i>{{/raw}}                      | 2024               | 2024                    | 2024<i>A {{b}} *c*</i>
                    {{year}}{{#raw html}}<a href="{{url}}">{{#year}}y{{/year}}</a>{{/raw}} | 2024           | 2024                    | 2024<a href="https://a.org">y</a>
                    {{year}}{{#raw latex}}\\href{{{url}}}{x}{{/raw}}                   | 2024               | 2024\\href{https://a.org}{x} | 2024
                    """)
    void rawTextIsWrittenAsItIsInItsFormatOnly(
            String template, String markdown, String latex, String html) {
        List<Runs> lines = Template.parse(template, _ -> true).value().renderEntry(FACTS).lines();
        assertEquals(List.of(markdown), lines.stream().map(MarkdownWriter::of).toList());
        assertEquals(List.of(latex), lines.stream().map(LatexRunsWriter::of).toList());
        assertEquals(List.of(html), lines.stream().map(HtmlWriter::of).toList());
    }

    @Test
    void aLineOfNothingButRawTextBelongsToTheLineBeforeIt() {
        List<Runs> lines =
                Template.parse("{{year}}\n{{#raw latex}}\\hfill{{/raw}}\n{{title}}", _ -> true)
                        .value()
                        .renderEntry(FACTS)
                        .lines();
        assertEquals(2, lines.size());
        assertEquals("2024\\hfill", LatexRunsWriter.of(lines.getFirst()));
        assertEquals(List.of(), lines("{{#raw markdown}}---{{/raw}}"));
    }

    @Test
    void rawTextIsOfAFormatAndHasNoFormattingOfOurs() {
        assertEquals(
                List.of(TemplateParser.UNKNOWN_FORMAT), problems("{{#raw docx}}x{{/raw}}{{year}}"));
        assertEquals(
                List.of(TemplateParser.WITHIN_RAW),
                problems("{{#raw html}}{{#bold}}x{{/bold}}{{/raw}}"));
    }

    @Test
    void manyBlanksInATagThatDoesNotEndAreReadAtOnce() {
        String template = "{{" + " ".repeat(100_000) + "{";
        assertTimeoutPreemptively(Duration.ofMinutes(2), () -> Template.parse(template, _ -> true));
    }

    @Test
    void quotationsInAValueHaveTheOtherMarksBetweenThoseOfTheTemplate() {
        TemplateValues facts = new KnownFacts(Map.of("title", "A “b ‘c’” it’s"));
        String template = "“{{title}}” {{title}}";
        assertEquals(
                "“A ‘b “c”’ it’s” A “b ‘c’” it’s",
                Template.parse(template, _ -> true)
                        .value()
                        .renderEntry(facts)
                        .lines()
                        .getFirst()
                        .plainText());
    }

    @Test
    void aLineWithoutAnythingInItIsNotWritten() {
        assertEquals(List.of("2024", "end"), lines("{{year}}\n{{doi}} \n\nend\n"));
    }

    @Test
    void aLookHoldsOverSeveralLines() {
        assertEquals(List.of("**a**", "**b** c"), lines("{{#bold}}a\nb{{/bold}} c"));
    }

    @Test
    void aTemplateMayMakeItsFirstLineAHeading() {
        assertEquals(
                new EntryLines(true, List.of(Runs.of("a"), Runs.of("b"))),
                Template.parse("# a\nb", _ -> true).value().renderEntry(FACTS));
    }

    @Test
    void whatIsWrongIsSaid() {
        assertEquals(List.of(TemplateParser.UNKNOWN_NAME), problems("{{titel}}"));
        assertEquals(List.of(TemplateParser.NOT_CLOSED), problems("{{#title}}x"));
        assertEquals(List.of(TemplateParser.NOT_OPEN), problems("x{{/title}}"));
        assertEquals(
                List.of(TemplateParser.NOT_OPEN, TemplateParser.NOT_CLOSED),
                problems("{{#title}}x{{/year}}"));
        assertEquals(List.of(), problems("{{#title}}{{#bold}}x{{/bold}}{{/title}}"));
    }

    @Test
    void hostileNestingEnds() {
        String deep = "{{#title}}".repeat(100_000);
        assertTimeoutPreemptively(
                Duration.ofMinutes(2),
                () -> assertEquals(List.of("x"), lines(deep + "x" + "{{/title}}".repeat(100_000))));
    }
}
