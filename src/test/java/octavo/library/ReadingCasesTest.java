package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.CaseFile;
import octavo.bib.BibParser;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

class ReadingCasesTest {
    static List<Arguments> cases() throws IOException {
        return CaseFile.rows(ReadingCasesTest.class, "reading.tsv", 2).stream()
                .map(row -> Arguments.of(row.toArray()))
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void aFileIsReadAsBibtexReadsIt(String file, String entries) {
        Library library = Library.of(BibParser.parse(file));
        assertEquals(
                entries,
                Work.allOf(library)
                        .map(ReadingCasesTest::described)
                        .collect(Collectors.joining(" / ")));
        assertEquals(file, library.file().text());
    }

    private static String described(Work work) {
        String fields =
                work.entry().fields().stream()
                        .map(field -> field.name() + " = " + work.rawValue(field.name()).orElse(""))
                        .collect(Collectors.joining("; "));
        String head = work.entry().type() + " " + work.key() + ":";
        return fields.isEmpty() ? head : head + " " + fields;
    }
}
