package octavo.bib;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Says whether bytes are UTF-8, as a decoder would, but without making text of them.
final class Utf8 {
    private static final VarHandle LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long NOT_ASCII = 0x8080808080808080L;

    private Utf8() {}

    static boolean isValid(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to) {
            if (at + Long.BYTES <= to && ((long) LONGS.get(bytes, at) & NOT_ASCII) == 0) {
                at += Long.BYTES;
            } else if (bytes[at] >= 0) {
                at++;
            } else {
                int length = length(bytes, at, to);
                if (length == 0) {
                    return false;
                }
                at += length;
            }
        }
        return true;
    }

    /// How many bytes the character here has, which is not ASCII; 0 if it is none (The Unicode
    /// Standard, table 3-7).
    private static int length(byte[] bytes, int at, int to) {
        int first = bytes[at] & 0xFF;
        int length = first < 0xC2 || first > 0xF4 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        if (at + length > to) {
            return 0;
        }
        for (int i = 1; i < length; i++) {
            int low = i == 1 ? lowest(first) : 0x80;
            int high = i == 1 ? highest(first) : 0xBF;
            int b = bytes[at + i] & 0xFF;
            if (b < low || b > high) {
                return 0;
            }
        }
        return length;
    }

    /// The lowest byte that may follow a first one: none that a shorter form has.
    private static int lowest(int first) {
        return first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    }

    /// The highest: no surrogate, and nothing above U+10FFFF.
    private static int highest(int first) {
        return first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    }
}
