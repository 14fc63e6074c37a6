package octavo.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.CaseFile;
import octavo.bib.BibFile;
import octavo.bib.BibParser;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

class MergeCasesTest {
    static List<Arguments> merges() throws IOException {
        return rows("merges.tsv", 5);
    }

    static List<Arguments> differences() throws IOException {
        return rows("differences.tsv", 3);
    }

    private static List<Arguments> rows(String file, int columns) throws IOException {
        return CaseFile.rows(MergeCasesTest.class, file, columns).stream()
                .map(row -> Arguments.of(row.toArray()))
                .toList();
    }

    private static BibFile file(String text) {
        return BibParser.parse(text.replace('←', '\r'));
    }

    @ParameterizedTest(name = "{0} with {1} and {2}")
    @MethodSource("merges")
    void twoSidesMeetOrCollide(
            String base, String ours, String theirs, String merged, String conflicts) {
        MergeResult result = Merge.of(file(base), file(ours), file(theirs));
        assertEquals(merged, result.file().text().replace('\r', '←'));
        assertEquals(conflicts, conflicts(result));
        for (var side : ConflictChoice.Side.values()) {
            assertEquals(List.of(), result.withAll(side).conflicts());
        }
    }

    private static String conflicts(MergeResult result) {
        return result.conflicts().stream()
                .map(MergeConflict::where)
                .collect(Collectors.joining("; "));
    }

    @ParameterizedTest(name = "{0} to {1}")
    @MethodSource("differences")
    void whatIsDifferentIsTold(String before, String after, String told) {
        assertEquals(told, told(before, after));
    }

    private static String told(String before, String after) {
        return LibraryDifference.between(file(before), file(after)).stream()
                .map(change -> change.key() + ": " + change.words())
                .collect(Collectors.joining("; "))
                .replace('\r', '←');
    }
}
