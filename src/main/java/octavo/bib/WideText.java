package octavo.bib;

import java.util.Arrays;

/// UTF-16 to UTF-8 and back, for any sequence of 16-bit units: `fromUtf8(toUtf8(b))` equals `b`. A
/// surrogate without its partner, which UTF-8 has no place for, is written in three bytes all the
/// same.
final class WideText {
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
            int length = length(text[i]);
            int codePoint = codePoint(text, i, length);
            i += length;
            for (char unit : Character.toChars(codePoint)) {
                int high = unit >> 8;
                boolean bigEndian = encoding == FileEncoding.UTF_16_BIG_ENDIAN;
                result[to++] = (byte) (bigEndian ? high : unit);
                result[to++] = (byte) (bigEndian ? unit : high);
            }
        }
        return Arrays.copyOf(result, to);
    }

    private static int length(byte lead) {
        int b = lead & 0xFF;
        return b < 0x80 ? 1 : b < 0xE0 ? 2 : b < 0xF0 ? 3 : 4;
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
