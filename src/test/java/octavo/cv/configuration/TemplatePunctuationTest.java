package octavo.cv.configuration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.cv.KnownFacts;
import octavo.richtext.Runs;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;

class TemplatePunctuationTest {
    private static final Map<String, String> VALUES =
            Map.of(
                    "a", "A",
                    "b", "B",
                    "inc", "Inc.",
                    "why", "Why?",
                    "quoted", "“Why?”",
                    "dots", "On ... and ?. in texts...",
                    "net", ".NET",
                    "list", "A,",
                    "url", "https://a.org");

    private static final TemplateValues FACTS = new KnownFacts(VALUES);

    private static List<String> lines(String template) {
        return Template.parse(template, _ -> true).value().renderEntry(FACTS).lines().stream()
                .map(Runs::plainText)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {{no}}, {{a}}                          | A
                    {{#no}}x{{/no}}. {{a}}                 | A
                    {{a}}, {{no}}                          | A
                    {{a}}. {{no}}                          | A
                    {{a}}. {{no}}.                         | A.
                    {{a}}: {{no}}.                         | A.
                    {{a}}.{{#no}} {{no}}{{/no}}            | A.
                    {{a}},{{#no}} {{no}}{{/no}}            | A
                    {{a}}. {{no}}, {{b}}                   | A. B
                    {{a}}, {{no}}. {{b}}                   | A. B
                    {{a}}, {{no}}; {{b}}                   | A, B
                    {{a}}: {{no}}. {{b}}                   | A: B
                    {{a}}. {{no}}. {{no}}, {{no}}: {{b}}   | A. B
                    {{a}}.{{no}};{{b}}                     | A. B
                    {{a}}:{{no}}:{{b}}                     | A:B
                    {{a}} : {{no}} : {{b}}                 | A : B
                    {{a}} {{no}} {{b}}                     | A B
                    {{#a}}{{a}}. {{/a}}{{#no}}x{{/no}}.    | A.
                    ({{no}}, {{a}})                        | (A)
                    ({{a}}, {{no}})                        | (A)
                    {{a}}. In: {{no}}, {{b}}               | A. In: B
                    """)
    void ofMarksAroundAMissingValueOneStaysWhereSomethingFollows(String template, String line) {
        assertEquals(List.of(line), lines(template));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {{inc}}. {{a}}                         | Inc. A
                    {{inc}}, {{a}}                         | Inc., A
                    {{inc}}.                               | Inc.
                    {{inc}}. {{no}}                        | Inc.
                    {{why}}. {{a}}                         | Why? A
                    {{why}}, {{a}}                         | Why?, A
                    {{why}}: {{a}}                         | Why? A
                    {{quoted}}. {{a}}                      | “Why?” A
                    “{{why}}”.                             | “Why?”
                    ({{inc}}). {{a}}                       | (Inc.). A
                    {{list}}, {{a}}                        | A, A
                    """)
    void anEndThatSaysTheSameGetsNoOtherMark(String template, String line) {
        assertEquals(List.of(line), lines(template));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {{#link url}}{{why}}{{/link}}. {{a}}                         | Why? A
                    {{#bold}}{{inc}}{{/bold}}{{#italic}}. {{/italic}}A           | Inc. A
                    {{#bold}}{{a}}.{{/bold}} {{#bold}}{{no}}{{/bold}}.           | A.
                    {{#bold}}{{a}}. {{/bold}}{{#italic}}{{no}}{{/italic}}, {{b}} | A. B
                    """)
    void marksMergeAcrossLooksAndLinks(String template, String line) {
        assertEquals(List.of(line), lines(template));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {{dots}}. {{a}}                        | On ... and ?. in texts... A
                    {{a}}. {{net}}                         | A. .NET
                    {{a}}, {{no}}, {{dots}}                | A, On ... and ?. in texts...
                    """)
    void valuesKeepTheirOwnMarks(String template, String line) {
        assertEquals(List.of(line), lines(template));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {{a}}.pdf                              | A.pdf
                    {{no}}.pdf                             | .pdf
                    {{a}}... {{b}}                         | A... B
                    {{a}} et al. {{no}}                    | A et al.
                    {{a}} et al. {{no}}. {{b}}             | A et al. B
                    vol. {{no}}, {{a}}                     | vol., A
                    {{a}},                                 | A,
                    {{a}}: {{b}}; {{a}}                    | A: B; A
                    """)
    void wordsOfTheTemplateKeepTheirs(String template, String line) {
        assertEquals(List.of(line), lines(template));
    }
}
