package octavo.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.merge.RandomEdits.Edit;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/// Random merges; `-Doctavo.merge.tries=10000` tries more of them, `-Doctavo.merge.first=5375` from
/// that seed on.
class MergePropertyTest {
    private static final int FIRST = Integer.getInteger("octavo.merge.first", 0);
    private static final int TRIES = Integer.getInteger("octavo.merge.tries", 500);

    /// Three states.
    private record Try(Draft base, Draft ours, Draft theirs, Draft expected) {
        MergeResult merged() {
            return merge(base.file(), ours.file(), theirs.file());
        }

        @Override
        public String toString() {
            return base.written() + "=====\n" + ours.written() + "=====\n" + theirs.written();
        }
    }

    private static MergeResult merge(BibFile base, BibFile ours, BibFile theirs) {
        return Merge.mergeFully(new MergeResult.MergeSides(base, ours, theirs), Map.of());
    }

    /// What kind of changes are tried.
    private enum Kind {
        ANY,
        DISJOINT,
        WITHOUT_MOVES
    }

    private static void eachTry(Kind kind, Consumer<Try> law) {
        for (int seed = FIRST; seed < TRIES; seed++) {
            var edits = new RandomEdits(new Random(seed), kind != Kind.WITHOUT_MOVES);
            Draft base = edits.library();
            List<Edit> ours = edits.edits(base, List.of());
            List<Edit> theirs = edits.edits(base, kind == Kind.DISJOINT ? ours : List.of());
            Draft here = RandomEdits.after(base, ours);
            Draft there = RandomEdits.after(base, theirs);
            if (kind == Kind.ANY && seed % 3 == 0) {
                edits.sorting().change().accept(here);
            }
            Try made = new Try(base, here, there, RandomEdits.after(here, theirs));
            try {
                law.accept(made);
            } catch (RuntimeException | AssertionError fault) {
                throw new AssertionError("seed " + seed + "\n" + made, fault);
            }
        }
    }

    @Test
    void aSideThatChangedNothingLeavesTheOthersBytes() {
        eachTry(
                Kind.ANY,
                made -> {
                    BibFile base = made.base().file();
                    BibFile side = made.ours().file();
                    assertEquals(side.text(), merge(base, side, base).mergedFile().text());
                    assertEquals(side.text(), merge(base, base, side).mergedFile().text());
                    assertEquals(side.text(), merge(base, side, side).mergedFile().text());
                });
    }

    @Test
    void disjointChangesMeetWithoutConflictInEitherOrder() {
        eachTry(
                Kind.DISJOINT,
                made -> {
                    MergeResult merged = made.merged();
                    assertEquals(List.of(), merged.openConflicts());
                    assertEquals(said(made.expected().file()), said(merged.mergedFile()));
                    MergeResult other =
                            merge(made.base().file(), made.theirs().file(), made.ours().file());
                    assertEquals(List.of(), other.openConflicts());
                    assertEquals(said(merged.mergedFile()), said(other.mergedFile()));
                });
    }

    @Test
    void nothingThatASideWroteDisappearsWithoutAConflict() {
        eachTry(
                Kind.ANY,
                made -> {
                    MergeResult merged = made.merged();
                    Set<String> left = RandomEdits.words(merged.mergedFile().text());
                    Set<String> before = RandomEdits.words(made.base().written());
                    for (Draft side : List.of(made.ours(), made.theirs())) {
                        Set<String> written = RandomEdits.words(side.written());
                        written.removeAll(before);
                        written.removeAll(left);
                        assertEquals(Set.of(), written, merged.mergedFile()::text);
                    }
                    Set<String> kept = RandomEdits.words(made.ours().written());
                    kept.retainAll(RandomEdits.words(made.theirs().written()));
                    kept.removeAll(left);
                    assertEquals(Set.of(), kept, merged.mergedFile()::text);
                    left.removeAll(RandomEdits.words(made.ours().written()));
                    left.removeAll(RandomEdits.words(made.theirs().written()));
                    assertEquals(Set.of(), left, merged.mergedFile()::text);
                });
    }

    @Test
    void theResultReadsBackAndMarksStandForTheConflictsThatAreOpen() {
        eachTry(
                Kind.ANY,
                made -> {
                    MergeResult merged = made.merged();
                    BibFile read = BibParser.parse(merged.mergedFile().bytes());
                    assertEquals(said(merged.mergedFile()), said(read));
                    boolean marked = merged.mergedFile().text().contains("conflict-");
                    assertEquals(!merged.isClean(), marked, merged.mergedFile()::text);
                    for (ConflictChoice.MergeSide side :
                            List.of(
                                    ConflictChoice.MergeSide.OURS,
                                    ConflictChoice.MergeSide.THEIRS)) {
                        MergeResult settled = merged.resolveAll(side);
                        assertEquals(List.of(), settled.openConflicts());
                        assertTrue(!settled.mergedFile().text().contains("conflict-"));
                    }
                });
    }

    @Test
    void mergingAgainChangesNothing() {
        eachTry(
                Kind.WITHOUT_MOVES,
                made -> {
                    BibFile merged = made.merged().mergedFile();
                    MergeResult again = merge(made.base().file(), merged, made.theirs().file());
                    assertEquals(said(merged), said(again.mergedFile()));
                });
    }

    /// What the things in a file say, in any order.
    private static List<String> said(BibFile file) {
        return FileSplitter.splitFile(file).elements().stream()
                .map(unit ->
                        unit.item() instanceof BibEntry entry ? said(entry) : unit.bytes().text())
                .sorted()
                .toList();
    }

    private static String said(BibEntry entry) {
        return entry.type()
                + entry.key()
                + entry.fields().stream()
                        .map(it -> it.name() + "=" + words(it.name(), it.valueSource()))
                        .sorted()
                        .toList();
    }

    /// Names and keywords may stand in any order.
    private static String words(String field, String source) {
        return switch (field) {
            case "author", "keywords" ->
                    List.of(source.replaceAll("[{}]", "").split(" and |, ")).stream()
                            .sorted()
                            .toList()
                            .toString();
            default -> source;
        };
    }
}
