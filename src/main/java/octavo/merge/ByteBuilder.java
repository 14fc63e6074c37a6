package octavo.merge;

import octavo.bib.ByteSlice;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A growing byte array.
final class ByteBuilder {
    static final ByteSlice EMPTY_SLICE = ByteSlice.of(new byte[0]);

    private byte[] bytes;
    private int length;

    ByteBuilder() {
        this(64);
    }

    /// @param capacity the initial capacity in bytes
    ByteBuilder(int capacity) {
        this.bytes = new byte[capacity];
    }

    ByteBuilder append(ByteSlice slice) {
        int requiredLength = length + slice.length();
        if (requiredLength > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(requiredLength, 2 * bytes.length));
        }
        slice.copyTo(bytes, length);
        length = requiredLength;
        return this;
    }

    ByteBuilder append(String text) {
        return append(of(text));
    }

    ByteSlice toSlice() {
        return ByteSlice.of(toArray());
    }

    byte[] toArray() {
        return length == bytes.length ? bytes : Arrays.copyOf(bytes, length);
    }

    static ByteSlice of(String text) {
        return ByteSlice.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
