package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import octavo.text.Span;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class FileBytesTest {
    private static final int MORE_THAN_A_BUFFER = (1 << 20) + 100;

    private static BibFile shuffled(int length) {
        BibFile file =
                BibParser.parse("@misc{a}\n@misc{b}" + "x".repeat(length) + "@misc{c}\n@misc{d}");
        List<BibItem> items = new ArrayList<>(file.items());
        items.add(1, items.removeLast());
        return file.withItems(items);
    }

    private static byte[] written(BibFile file) throws IOException {
        var out = new ByteArrayOutputStream();
        file.writeTo(Channels.newChannel(out));
        return out.toByteArray();
    }

    private static boolean isIn(BibFile file, byte[] bytes) throws IOException {
        return file.isContentOf(Channels.newChannel(new ByteArrayInputStream(bytes)));
    }

    @Test
    void aFileIsWrittenAsItsItemsAre() throws IOException {
        for (int length : new int[] {0, 1, MORE_THAN_A_BUFFER, 2 * MORE_THAN_A_BUFFER}) {
            BibFile file = shuffled(length);
            assertArrayEquals(file.bytes(), written(file));
            assertTrue(file.text().startsWith("@misc{a}@misc{d}\n@misc{b}"));
            assertTrue(isIn(file, file.bytes()));
        }
        BibFile wide = BibParser.parse("\uFEFF@misc{ä}".getBytes(UTF_16LE));
        assertArrayEquals("\uFEFF@misc{ä}".getBytes(UTF_16LE), written(wide));
        assertTrue(isIn(wide, wide.bytes()));
    }

    @Test
    void aChannelThatTakesAndGivesLittleIsAskedAgain() throws IOException {
        BibFile file = shuffled(100);
        var out = new ByteArrayOutputStream();
        file.writeTo(new Sparing(out, new byte[0]));
        assertArrayEquals(file.bytes(), out.toByteArray());
        assertTrue(file.isContentOf(new Sparing(out, file.bytes())));
    }

    @Test
    void anyOtherByteIsNoticed() throws IOException {
        for (int length : new int[] {10, MORE_THAN_A_BUFFER}) {
            BibFile file = shuffled(length);
            byte[] bytes = file.bytes();
            assertFalse(isIn(file, Arrays.copyOf(bytes, bytes.length - 1)));
            assertFalse(isIn(file, Arrays.copyOf(bytes, bytes.length + 1)));
            for (int at : new int[] {0, 9, bytes.length / 2, bytes.length - 1}) {
                byte[] other = bytes.clone();
                other[at]++;
                assertFalse(isIn(file, other), "at " + at);
            }
        }
        assertTrue(isIn(BibParser.parse(""), new byte[0]));
        assertFalse(isIn(BibParser.parse(""), new byte[1]));
    }

    @Test
    void slicesAreEqualIfTheirBytesAre() {
        ByteSlice text = ByteSlice.of("abcabd".getBytes(UTF_8));
        ByteSlice first = text.subSlice(new Span(0, 2));
        ByteSlice again = text.subSlice(new Span(3, 5));
        assertEquals(first, again);
        assertEquals(first.hashCode(), again.hashCode());
        assertEquals(first, text.subSlice(new Span(0, 2)));
        assertNotEquals(first, text.subSlice(new Span(0, 3)));
        assertNotEquals(text.subSlice(new Span(0, 3)), text.subSlice(new Span(3, 6)));
        assertNotEquals(
                text.subSlice(new Span(0, 3)).hashCode(), text.subSlice(new Span(3, 6)).hashCode());
        assertNotEquals(first.hashCode(), text.subSlice(new Span(1, 3)).hashCode());
        assertTrue(again.startsAfter(text.subSlice(new Span(0, 3))));
        assertFalse(again.startsAfter(first));
        assertFalse(again.startsAfter(ByteSlice.of("abc".getBytes(UTF_8))));
        assertEquals("cab", text.subSlice(new Span(2, 3)).joinedWith(again).text());
    }

    @Test
    void aPartOfASliceIsReplaced() {
        ByteSlice slice = ByteSlice.of("<abcdef>".getBytes(UTF_8)).subSlice(new Span(1, 7));
        assertEquals("abXYef", slice.withReplaced(new Span(2, 4), new byte[] {'X', 'Y'}).text());
        assertEquals("Zabcdef", slice.withReplaced(new Span(0, 0), new byte[] {'Z'}).text());
        assertEquals("a", slice.withReplaced(new Span(1, 6), new byte[0]).text());
    }

    @Test
    void strayBytesAreThoseThatAreNotUtf8() {
        byte[] bytes = "äö-a~~b~cäö~".getBytes(UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = bytes[i] == '~' ? (byte) 0xFC : bytes[i];
        }
        ByteSlice slice = ByteSlice.of(bytes);
        assertEquals(
                List.of(new Span(6, 8), new Span(9, 10), new Span(15, 16)), slice.straySpans());
        assertEquals(
                List.of(new Span(0, 2), new Span(3, 4)),
                slice.subSlice(new Span(6, 11)).straySpans());
        assertEquals(List.of(), slice.subSlice(new Span(0, 6)).straySpans());
    }

    /// Takes and gives three bytes at a time.
    private static final class Sparing implements WritableByteChannel, ReadableByteChannel {
        private final ByteArrayOutputStream taken;
        private final ByteBuffer given;

        Sparing(ByteArrayOutputStream taken, byte[] given) {
            this.taken = taken;
            this.given = ByteBuffer.wrap(given);
        }

        @Override
        public int write(ByteBuffer from) {
            int count = Math.min(3, from.remaining());
            for (int i = 0; i < count; i++) {
                taken.write(from.get());
            }
            return count;
        }

        @Override
        public int read(ByteBuffer to) {
            int count = Math.min(3, given.remaining());
            for (int i = 0; i < count; i++) {
                to.put(given.get());
            }
            return count == 0 ? -1 : count;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {
            // Nothing to close.
        }
    }
}
