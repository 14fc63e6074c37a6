package octavo.cv.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.cv.Listed;
import octavo.cv.configuration.EntryLines;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.richtext.MarkdownWriter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.stream.Stream;

class PersonRulesTest {

    private static List<String> keys(CvDocument list) {
        return list.entries().stream().map(CvEntry::key).sorted().toList();
    }

    @Test
    void anEntryIsOnesOwnByTheNameOrByTheMark() {
        String bib =
                """
                @misc{named, author = {Li, Guo and Mai, Luo}, title = {A}}
                @misc{marked, author = {Li, Guo and Born, Other}, author+an = {2=self}, title = {B}}
                @misc{others, author = {Li, Guo}, author+an = {1=equal}, title = {C}}
                """;
        String profile = "{\"self\": {\"names\": \"Mai, Luo\"}, \"mine\": true}";
        assertEquals(List.of("marked", "named"), keys(Listed.of(bib, profile)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Madonna | {Madonna}    | <u>Madonna</u>
                    Madonna | Madonna      | <u>Madonna</u>
                    Student | {Student}    | <u>Student</u>
                    王小明  | 王小明       | <u>王小明</u>
                    Mai,Luo | Mai, Luo     | <u>Luo Mai</u>
                    Madonna | Madonna, Ann | Ann Madonna
                    student | Mai, Luo     | Luo Mai
                    """)
    void othersAreBroughtOutByNamesOfOneWordToo(String key, String author, String line) {
        String bib = "@misc{k, author = {%s}}".formatted(author);
        String profile =
                "{\"entry\": {\"text\": \"{{authors}}\"}, \"emphasis\": {\"%s\": \"underline\"}}"
                        .formatted(key);
        EntryLines lines = Listed.of(bib, profile).entries().getFirst().entryLines();
        assertEquals(line, MarkdownWriter.of(lines.lines().getFirst()));
    }

    /// What the list says below an entry of four authors, of whom the first is oneself.
    private static List<String> legend(String profile) {
        String bib =
                """
                @book{k, author = {Mai, Luo and Xu, B and Li, Guo and Zhao, Yi}, title = {T},
                  author+an = {2=corresponding; 4=student}, editor = {Abel, Ann}, editor+an = {1=equal}}
                """;
        String marks = "\"corresponding\": \"†\", \"student\": \"‡\", \"equal\": \"*\"";
        String whole =
                "{\"self\": {\"names\": \"Mai, Luo\", \"emphasis\": \"omit\"}, \"marks\": {%s}, %s}"
                        .formatted(marks, profile);
        return Listed.of(bib, whole).blocks().stream()
                .flatMap(block ->
                        block instanceof CvDocument.DocumentBlock.RemarkBlock(var text)
                                ? Stream.of(text.plainText())
                                : Stream.empty())
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {{title}}               | ''
                    {{title}}, {{editors}}  | * equal contribution
                    {{authors}}             | † corresponding author
                    {{authors}} {{editors}} | † corresponding author, * equal contribution
                    """)
    void onlyMarksThatArePrintedAreExplained(String template, String said) {
        String profile =
                "\"etAl\": {\"after\": 1}, \"entry\": {\"text\": \"%s\"}".formatted(template);
        assertEquals(said.isEmpty() ? List.of() : List.of(said), legend(profile));
    }
}
