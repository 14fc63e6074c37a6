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
    static List<List<String>> merges() throws IOException {
        return CaseFile.rows(MergeCasesTest.class, "merges.tsv", 7);
    }

    static List<Arguments> differences() throws IOException {
        return CaseFile.rows(MergeCasesTest.class, "differences.tsv", 3).stream()
                .map(row -> Arguments.of(row.toArray()))
                .toList();
    }

    private static BibFile file(String text) {
        return BibParser.parse(text.replace('←', '\r'));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("merges")
    void twoSidesMeetOrCollide(List<String> row) {
        MergeResult result = Merge.of(file(row.get(0)), file(row.get(1)), file(row.get(2)));
        assertEquals(row.get(3), text(result));
        assertEquals(row.get(4), conflicts(result));
        if (!result.isClean()) {
            assertEquals(row.get(5), text(result.resolveAll(ConflictChoice.MergeSide.THEIRS)));
            assertEquals(row.get(6), text(result.resolveAll(ConflictChoice.MergeSide.BASE)));
        }
        for (var side : ConflictChoice.MergeSide.values()) {
            assertEquals(List.of(), result.resolveAll(side).openConflicts());
        }
    }

    private static String text(MergeResult result) {
        return result.mergedFile().text().replace('\r', '←');
    }

    private static String conflicts(MergeResult result) {
        return result.openConflicts().stream()
                .map(MergeConflict::location)
                .collect(Collectors.joining("; "));
    }

    @ParameterizedTest(name = "{0} to {1}")
    @MethodSource("differences")
    void whatIsDifferentIsTold(String before, String after, String told) {
        assertEquals(told, told(before, after));
    }

    private static String told(String before, String after) {
        return LibraryDifference.between(file(before), file(after)).stream()
                .map(change -> change.itemKey() + ": " + change.description())
                .collect(Collectors.joining("; "))
                .replace('\r', '←');
    }
}
