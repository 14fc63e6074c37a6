package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.CaseFile;
import octavo.text.Diagnostic;
import octavo.text.Span;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a file consists of, and what is wrong where.
class FileStructureTest {
    static List<Arguments> cases() throws IOException {
        return CaseFile.rows(FileStructureTest.class, "structure.tsv", 2).stream()
                .map(row -> Arguments.of(row.toArray()))
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void aFileConsistsOfItems(String text, String items) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        BibFile file = BibParser.parse(bytes);
        assertEquals(
                items,
                file.items().stream()
                        .map(FileStructureTest::described)
                        .collect(Collectors.joining(" / ")));
        assertArrayEquals(bytes, file.bytes());
    }

    private static String described(BibItem item) {
        String what =
                switch (item) {
                    case BibEntry entry -> entry(entry);
                    case BibString string ->
                            "string [%s]=%s"
                                    .formatted(
                                            string.name(), string.slice().text(string.valueSpan()));
                    case BibPreamble preamble ->
                            "preamble " + preamble.slice().text(preamble.valueSpan());
                    case BibComment comment -> "comment ‹" + comment.slice().text() + "›";
                    case BibText text -> "text ‹" + text.slice().text() + "›";
                    case BibDisabled disabled -> "disabled ‹" + disabled.slice().text() + "›";
                };
        return Stream.concat(
                        Stream.of(what),
                        item.diagnostics().stream().map(each -> problem(item, each)))
                .collect(Collectors.joining(" "));
    }

    private static String entry(BibEntry entry) {
        String fields =
                entry.fields().stream()
                        .map(field -> " " + field.name() + "=" + field.valueSource())
                        .collect(Collectors.joining());
        int behind = entry.slice().length() - entry.bodyEnd();
        return "%s [%s]%s +%d".formatted(entry.type(), entry.key(), fields, behind);
    }

    private static String problem(BibItem item, Diagnostic problem) {
        Span where = problem.span();
        return "!%s@%d‹%s›".formatted(problem.code().id(), where.start(), item.slice().text(where));
    }
}
