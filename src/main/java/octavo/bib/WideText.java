package octavo.bib;

import java.nio.charset.Charset;
import java.util.Arrays;

/// UTF-16 to UTF-8 and back, for any sequence of 16-bit units: `fromUtf8(toUtf8(b))` equals `b`. An
/// unpaired surrogate, which UTF-8 cannot represent, is written as three bytes anyway. Bytes that
/// are not UTF-8, such as a merge may bring from another file, are decoded as windows-1252.
final class WideText {
    private static final Charset LEGACY = Charset.forName("windows-1252");

    private WideText() {}

    static byte[] toUtf8(byte[] wide, FileEncoding encoding) {
        byte[] result = new byte[wide.length / 2 * 3];
        int to = 0;
        for (int i = 0; i < wide.length; i += 2) {
            int unit = unit(wide, i, encoding);
            int next = i + 2 < wide.length ? unit(wide, i + 2, encoding) : 0;
            if (Character.isHighSurrogate((char) unit) && Character.isLowSurrogate((char) next)) {
                to = put(result, to, Character.toCodePoint((char) unit, (char) next));
                i += 2;
            } else {
                to = put(result, to, unit);
            }
        }
        return Arrays.copyOf(result, to);
    }

    private static int unit(byte[] wide, int at, FileEncoding encoding) {
        int first = wide[at] & 0xFF;
        int second = wide[at + 1] & 0xFF;
        return encoding == FileEncoding.UTF_16_BIG_ENDIAN
                ? first << 8 | second
                : second << 8 | first;
    }

    private static int put(byte[] bytes, int at, int codePoint) {
        int to = at;
        if (codePoint < 0x80) {
            bytes[to++] = (byte) codePoint;
        } else if (codePoint < 0x800) {
            bytes[to++] = (byte) (0xC0 | codePoint >> 6);
            bytes[to++] = (byte) (0x80 | codePoint & 0x3F);
        } else if (codePoint < 0x10000) {
            bytes[to++] = (byte) (0xE0 | codePoint >> 12);
            bytes[to++] = (byte) (0x80 | codePoint >> 6 & 0x3F);
            bytes[to++] = (byte) (0x80 | codePoint & 0x3F);
        } else {
            bytes[to++] = (byte) (0xF0 | codePoint >> 18);
            bytes[to++] = (byte) (0x80 | codePoint >> 12 & 0x3F);
            bytes[to++] = (byte) (0x80 | codePoint >> 6 & 0x3F);
            bytes[to++] = (byte) (0x80 | codePoint & 0x3F);
        }
        return to;
    }

    static byte[] fromUtf8(byte[] text, FileEncoding encoding) {
        byte[] result = new byte[text.length * 2];
        int to = 0;
        for (int i = 0; i < text.length; ) {
            int length = length(text, i);
            int codePoint = length == 0 ? legacy(text[i]) : codePoint(text, i, length);
            i += Math.max(1, length);
            for (char unit : Character.toChars(codePoint)) {
                int high = unit >> 8;
                boolean bigEndian = encoding == FileEncoding.UTF_16_BIG_ENDIAN;
                result[to++] = (byte) (bigEndian ? high : unit);
                result[to++] = (byte) (bigEndian ? unit : high);
            }
        }
        return Arrays.copyOf(result, to);
    }

    /// The length in bytes of the character at a position; 0 if it is malformed.
    private static int length(byte[] text, int at) {
        int b = text[at] & 0xFF;
        int length = b < 0x80 ? 1 : b < 0xE0 ? 2 : b < 0xF0 ? 3 : 4;
        if (b >= 0x80 && b < 0xC0 || b >= 0xF8 || at + length > text.length) {
            return 0;
        }
        for (int i = 1; i < length; i++) {
            if ((text[at + i] & 0xC0) != 0x80) {
                return 0;
            }
        }
        return codePoint(text, at, length) <= Character.MAX_CODE_POINT ? length : 0;
    }

    /// Decodes a stray byte as it is decoded elsewhere.
    private static int legacy(byte stray) {
        return new String(new byte[] {stray}, LEGACY).codePointAt(0);
    }

    private static int codePoint(byte[] text, int at, int length) {
        int lead = text[at] & 0xFF;
        int codePoint = length == 1 ? lead : lead & 0xFF >> length + 1;
        for (int i = 1; i < length; i++) {
            codePoint = codePoint << 6 | text[at + i] & 0x3F;
        }
        return codePoint;
    }
}
