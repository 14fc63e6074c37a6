package octavo.merge;

import octavo.bib.Slice;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Bytes that are being put together.
final class Bytes {
    static final Slice NONE = Slice.of(new byte[0]);

    private byte[] bytes;
    private int length;

    Bytes() {
        this(64);
    }

    /// @param room for how many bytes there is to be room from the beginning
    Bytes(int room) {
        this.bytes = new byte[room];
    }

    Bytes add(Slice slice) {
        int now = length + slice.length();
        if (now > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(now, 2 * bytes.length));
        }
        slice.copyTo(bytes, length);
        length = now;
        return this;
    }

    Bytes add(String text) {
        return add(of(text));
    }

    Slice slice() {
        return Slice.of(array());
    }

    byte[] array() {
        return length == bytes.length ? bytes : Arrays.copyOf(bytes, length);
    }

    static Slice of(String text) {
        return Slice.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
