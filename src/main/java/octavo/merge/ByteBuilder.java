package octavo.merge;

import octavo.bib.ByteSlice;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A growing byte array.
final class ByteBuilder {
    static final ByteSlice NONE = ByteSlice.of(new byte[0]);

    private byte[] bytes;
    private int length;

    ByteBuilder() {
        this(64);
    }

    /// @param room the initial capacity in bytes
    ByteBuilder(int room) {
        this.bytes = new byte[room];
    }

    ByteBuilder add(ByteSlice slice) {
        int now = length + slice.length();
        if (now > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(now, 2 * bytes.length));
        }
        slice.copyTo(bytes, length);
        length = now;
        return this;
    }

    ByteBuilder add(String text) {
        return add(of(text));
    }

    ByteSlice slice() {
        return ByteSlice.of(array());
    }

    byte[] array() {
        return length == bytes.length ? bytes : Arrays.copyOf(bytes, length);
    }

    static ByteSlice of(String text) {
        return ByteSlice.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
