package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Reading only what has changed gives what reading everything gives.
class ChangedItemsTest {
    private static final List<String> PIECES =
            List.of(
                    "@article{a,\n  title = {A}\n}\n\n",
                    "@misc{b, note = \"x\"}\n",
                    "@string{s = {S}}\n\n",
                    "% a remark\n",
                    "% @misc{off,\n% title = {x}\n% }\n",
                    "@comment{some}\n",
                    "@comment a line\n",
                    "some text\n\n",
                    "\n",
                    "@",
                    "@misc{open,\n  title = {x\n",
                    "}",
                    "{",
                    "\"",
                    "x",
                    "ü",
                    "@book{c,\n  title = {C},\n}\n\n");

    private static String randomText(Random random, int count) {
        var text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            // The later ones are damage.
            boolean isSound = random.nextInt(5) > 0;
            int index = random.nextInt(isSound ? 9 : PIECES.size());
            text.append(PIECES.get(index));
        }
        return text.toString();
    }

    @Test
    void itemsAreThoseOfReadingEverything() {
        Random random = new Random(1);
        int certainCount = 0;
        for (int i = 0; i < 20_000; i++) {
            String old = randomText(random, random.nextInt(12));
            int start = random.nextInt(old.length() + 1);
            int end = start + random.nextInt(Math.min(30, old.length() - start) + 1);
            String changed =
                    old.substring(0, start)
                            + randomText(random, random.nextInt(3))
                            + old.substring(end);
            certainCount += assertSame(old, changed) ? 1 : 0;
        }
        assertTrue(certainCount > 5_000, () -> "too many were read as a whole");
    }

    private static boolean assertSame(String old, String changed) {
        byte[] newBytes = changed.getBytes(StandardCharsets.UTF_8);
        Optional<ChangedItems> change = ChangedItems.between(BibParser.parse(old), newBytes);
        change.ifPresent(it -> {
            assertEquals(
                    describe(BibParser.parse(changed).items()),
                    describe(it.newFile().items()),
                    () -> "from " + old + "\nto " + changed);
            assertArrayEquals(newBytes, it.newFile().bytes());
        });
        return change.isPresent();
    }

    private static List<String> describe(List<BibItem> items) {
        return items.stream()
                .map(item -> item.getClass().getSimpleName() + item.isClosed() + item.slice())
                .toList();
    }

    @Test
    void onlyTheChangedEntryAndItsNeighboursAreRead() {
        var text = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            text.append("@misc{k%d, title = {T}}\n\n".formatted(i));
        }
        BibFile file = BibParser.parse(text.toString());
        String changed = text.toString().replace("k50, title = {T}", "k50, title = {New}");
        ChangedItems change =
                ChangedItems.between(file, changed.getBytes(StandardCharsets.UTF_8)).orElseThrow();
        assertEquals(98, change.firstIndex());
        assertEquals(104, change.oldEnd());
        assertEquals(104, change.newEnd());
    }

    @Test
    void anUnchangedFileHasTheSameItems() {
        BibFile file = BibParser.parse("@misc{a, title = {T}}\n");
        assertEquals(
                file.items(),
                ChangedItems.between(file, file.bytes()).orElseThrow().newFile().items());
    }
}
