package octavo.bib;

import java.nio.charset.Charset;
import java.util.Arrays;

/// UTF-16 to UTF-8 and back, for any sequence of 16-bit units: `fromUtf8(toUtf8(b))` equals
/// `leadByte`. An unpaired surrogate, which UTF-8 cannot represent, is written as three bytes
/// anyway. Bytes that are not UTF-8, such as a merge may bring from another file, are decoded as
/// windows-1252.
final class WideText {
    private static final Charset LEGACY_CHARSET = Charset.forName("windows-1252");

    private WideText() {}

    static byte[] toUtf8(byte[] utf16Bytes, FileEncoding encoding) {
        byte[] result = new byte[utf16Bytes.length / 2 * 3];
        int nextOffset = 0;
        for (int i = 0; i < utf16Bytes.length; i += 2) {
            int codeUnit = readUnit(utf16Bytes, i, encoding);
            int nextUnit = i + 2 < utf16Bytes.length ? readUnit(utf16Bytes, i + 2, encoding) : 0;
            if (Character.isHighSurrogate((char) codeUnit)
                    && Character.isLowSurrogate((char) nextUnit)) {
                nextOffset =
                        putCodePoint(
                                result,
                                nextOffset,
                                Character.toCodePoint((char) codeUnit, (char) nextUnit));
                i += 2;
            } else {
                nextOffset = putCodePoint(result, nextOffset, codeUnit);
            }
        }
        return Arrays.copyOf(result, nextOffset);
    }

    private static int readUnit(byte[] utf16Bytes, int offset, FileEncoding encoding) {
        int firstByte = utf16Bytes[offset] & 0xFF;
        int secondByte = utf16Bytes[offset + 1] & 0xFF;
        return encoding == FileEncoding.UTF_16_BIG_ENDIAN
                ? firstByte << 8 | secondByte
                : secondByte << 8 | firstByte;
    }

    private static int putCodePoint(byte[] bytes, int offset, int codePoint) {
        int nextOffset = offset;
        if (codePoint < 0x80) {
            bytes[nextOffset++] = (byte) codePoint;
        } else if (codePoint < 0x800) {
            bytes[nextOffset++] = (byte) (0xC0 | codePoint >> 6);
            bytes[nextOffset++] = (byte) (0x80 | codePoint & 0x3F);
        } else if (codePoint < 0x10000) {
            bytes[nextOffset++] = (byte) (0xE0 | codePoint >> 12);
            bytes[nextOffset++] = (byte) (0x80 | codePoint >> 6 & 0x3F);
            bytes[nextOffset++] = (byte) (0x80 | codePoint & 0x3F);
        } else {
            bytes[nextOffset++] = (byte) (0xF0 | codePoint >> 18);
            bytes[nextOffset++] = (byte) (0x80 | codePoint >> 12 & 0x3F);
            bytes[nextOffset++] = (byte) (0x80 | codePoint >> 6 & 0x3F);
            bytes[nextOffset++] = (byte) (0x80 | codePoint & 0x3F);
        }
        return nextOffset;
    }

    static byte[] fromUtf8(byte[] utf8Bytes, FileEncoding encoding) {
        byte[] result = new byte[utf8Bytes.length * 2];
        int nextOffset = 0;
        for (int i = 0; i < utf8Bytes.length; ) {
            int characterLength = characterLength(utf8Bytes, i);
            int codePoint =
                    characterLength == 0
                            ? decodeLegacy(utf8Bytes[i])
                            : decodeCodePoint(utf8Bytes, i, characterLength);
            i += Math.max(1, characterLength);
            for (char codeUnit : Character.toChars(codePoint)) {
                int highByte = codeUnit >> 8;
                boolean isBigEndian = encoding == FileEncoding.UTF_16_BIG_ENDIAN;
                result[nextOffset++] = (byte) (isBigEndian ? highByte : codeUnit);
                result[nextOffset++] = (byte) (isBigEndian ? codeUnit : highByte);
            }
        }
        return Arrays.copyOf(result, nextOffset);
    }

    /// The length in bytes of the character at a position; 0 if it is malformed.
    private static int characterLength(byte[] utf8Bytes, int offset) {
        int leadByte = utf8Bytes[offset] & 0xFF;
        int characterLength = leadByte < 0x80 ? 1 : leadByte < 0xE0 ? 2 : leadByte < 0xF0 ? 3 : 4;
        if (leadByte >= 0x80 && leadByte < 0xC0
                || leadByte >= 0xF8
                || offset + characterLength > utf8Bytes.length) {
            return 0;
        }
        for (int i = 1; i < characterLength; i++) {
            if ((utf8Bytes[offset + i] & 0xC0) != 0x80) {
                return 0;
            }
        }
        return decodeCodePoint(utf8Bytes, offset, characterLength) <= Character.MAX_CODE_POINT
                ? characterLength
                : 0;
    }

    /// Decodes a stray byte as it is decoded elsewhere.
    private static int decodeLegacy(byte strayByte) {
        return new String(new byte[] {strayByte}, LEGACY_CHARSET).codePointAt(0);
    }

    private static int decodeCodePoint(byte[] utf8Bytes, int offset, int characterLength) {
        int leadByte = utf8Bytes[offset] & 0xFF;
        int codePoint = characterLength == 1 ? leadByte : leadByte & 0xFF >> characterLength + 1;
        for (int i = 1; i < characterLength; i++) {
            codePoint = codePoint << 6 | utf8Bytes[offset + i] & 0x3F;
        }
        return codePoint;
    }
}
