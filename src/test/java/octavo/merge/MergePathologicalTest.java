package octavo.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibFile;
import octavo.bib.BibParser;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Sides that nobody writes by hand, or that came to harm: merging them ends soon, and loses
/// nothing.
@Timeout(300)
@Tag("slow")
class MergePathologicalTest {
    private static final int MANY = 20_000;

    private static String each(int count, IntFunction<String> entry) {
        return IntStream.range(0, count).mapToObj(entry).collect(Collectors.joining("\n"));
    }

    private static MergeResult merge(String base, String ours, String theirs) {
        return merge(BibParser.parse(base), BibParser.parse(ours), BibParser.parse(theirs));
    }

    private static MergeResult merge(BibFile base, BibFile ours, BibFile theirs) {
        return Merge.mergeFully(new MergeResult.MergeSides(base, ours, theirs), Map.of());
    }

    private static String entry(int i, String year) {
        return "@misc{k" + i + ", title = {Of the number " + i + "}, year = {" + year + "}}";
    }

    /// What one entry of many is, and what both sides make of it.
    enum Shape {
        CONFLICTS,
        ONE_KEY,
        ONE_TITLE,
        ONE_LINE,
        BLANK,
        OPEN,
        PREAMBLES,
        COMMENTS,
        FIELDS,
        NAMES,
        BASELESS;

        String side(String mark) {
            return switch (this) {
                case CONFLICTS -> each(5 * MANY, i -> entry(i, mark));
                case ONE_KEY -> each(MANY, i -> "@misc{k, n = {" + i + "}, year = {" + mark + "}}");
                case ONE_TITLE ->
                        each(MANY, i -> "@misc{" + mark + i + ", title = {One and the same}}");
                case ONE_LINE -> each(MANY, i -> i % 1000 == 0 ? mark : "the same line");
                case BLANK -> "\n".repeat(MANY) + mark + " ".repeat(MANY);
                case OPEN -> each(MANY / 10, i -> "@misc{k" + i + ", title = {" + mark);
                case PREAMBLES -> each(MANY / 10, i -> "@preamble{\"" + mark + i + "\"}");
                case COMMENTS -> each(MANY, i -> "@comment{word " + mark + "}");
                case FIELDS -> "@misc{k" + each(MANY, i -> ", f" + i + " = {" + mark + "}") + "}";
                case NAMES -> "@misc{k, author = {" + names(mark) + "}}";
                case BASELESS -> each(MANY, i -> entry(i, mark.equals("a") ? "" : mark));
            };
        }

        private static String names(String mark) {
            return IntStream.range(0, MANY / 10)
                    .mapToObj(i -> "Family" + i + ", Given" + (i % 100 == 0 ? mark : ""))
                    .collect(Collectors.joining(" and "));
        }
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void manyOfAKindAreMergedInTime(Shape shape) {
        String base = shape == Shape.BASELESS ? "" : shape.side("a");
        MergeResult merged = merge(base, shape.side("b"), shape.side("c"));
        String text = merged.mergedFile().text();
        assertTrue(text.contains("b") && (text.contains("c") || !merged.isClean()));
        assertEquals(text, BibParser.parse(merged.mergedFile().bytes()).text());
        if (shape == Shape.CONFLICTS) {
            assertEquals(5 * MANY, merged.openConflicts().size());
            assertEquals(
                    shape.side("b"),
                    merged.resolveAll(ConflictChoice.MergeSide.OURS).mergedFile().text());
            assertEquals(
                    shape.side("c"),
                    merged.resolveAll(ConflictChoice.MergeSide.THEIRS).mergedFile().text());
        }
    }

    @Test
    void aSideThatWasCutOffAnywhereIsNoTrouble() {
        String base = each(20, i -> "% line " + i + "\n" + entry(i, "1999"));
        String ours = base.replace("{Of the number 7}", "{Of seven}");
        for (int end = 0; end < base.length(); end += 3) {
            String theirs = base.substring(0, end);
            MergeResult merged = merge(base, ours, theirs);
            boolean isKept = merged.mergedFile().text().contains("{Of seven}");
            assertTrue(isKept, "what we changed is there, or marked, at " + end);
            assertEquals(theirs, merge(base, base, theirs).mergedFile().text());
        }
    }

    @Test
    void bytesThatAreNoTextAreMergedByteForByte() {
        var random = new Random(7);
        for (int seed = 0; seed < 300; seed++) {
            byte[] base = bytes(random);
            byte[] side = base.clone();
            for (int i = 0; i < 5 && side.length > 0; i++) {
                side[random.nextInt(side.length)] = (byte) random.nextInt(256);
            }
            BibFile before = BibParser.parse(base);
            BibFile after = BibParser.parse(side);
            MergeResult merged = merge(before, after, BibParser.parse(bytes(random)));
            assertTrue(merged.resolveAll(ConflictChoice.MergeSide.OURS).isClean());
            assertArrayEquals(side, Merge.of(before, after, before).mergedFile().bytes());
            assertArrayEquals(side, Merge.of(before, before, after).mergedFile().bytes());
            assertArrayEquals(side, Merge.of(before, after, after).mergedFile().bytes());
        }
    }

    private static byte[] bytes(Random random) {
        String signs = "@{}\",=#%\n\r \0ax1\\";
        byte[] bytes = new byte[random.nextInt(200)];
        for (int i = 0; i < bytes.length; i++) {
            boolean isSign = random.nextInt(8) > 0;
            bytes[i] =
                    (byte)
                            (isSign
                                    ? signs.charAt(random.nextInt(signs.length()))
                                    : random.nextInt(256));
        }
        return bytes;
    }

    @Test
    void aMergeWhoseThreadIsInterruptedEnds() {
        Thread.currentThread().interrupt();
        try {
            assertThrows(
                    CancellationException.class,
                    () -> merge(entry(1, "1"), entry(1, "2"), entry(1, "3")));
        } finally {
            assertTrue(Thread.interrupted());
        }
    }
}
