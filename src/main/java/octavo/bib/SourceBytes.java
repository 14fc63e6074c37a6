package octavo.bib;

import octavo.text.Span;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The bytes that items are slices of, and how to decode those that are not UTF-8.
///
/// Real files mix encodings, so each span is decoded separately: as UTF-8 where it is valid,
/// otherwise with the file's legacy encoding. That makes decoding lazy and never loses a byte.
final class SourceBytes {
    private static final char REPLACEMENT = '\uFFFD';

    private final byte[] bytes;
    private final Charset legacy;
    private final boolean utf8;

    /// @param legacy the encoding of spans that are not valid UTF-8
    /// @param utf8 whether new text is written as UTF-8 rather than in the legacy encoding
    SourceBytes(byte[] bytes, Charset legacy, boolean utf8) {
        this.bytes = bytes;
        this.legacy = legacy;
        this.utf8 = utf8;
    }

    static SourceBytes ofUtf8(byte[] bytes) {
        return new SourceBytes(bytes, Charset.forName("windows-1252"), true);
    }

    Charset legacy() {
        return legacy;
    }

    boolean isUtf8() {
        return utf8;
    }

    byte[] bytes() {
        return bytes;
    }

    ByteSlice all() {
        return new ByteSlice(this, 0, bytes.length);
    }

    /// Other bytes in the same encoding.
    SourceBytes with(byte[] other) {
        return new SourceBytes(other, legacy, utf8);
    }

    String text(int start, int end) {
        String text = new String(bytes, start, end - start, StandardCharsets.UTF_8);
        if (text.indexOf(REPLACEMENT) < 0 || isUtf8(start, end)) {
            return text;
        }
        return new String(bytes, start, end - start, legacy);
    }

    /// A text in this source's encoding; empty if it cannot be encoded.
    Optional<byte[]> encode(String text) {
        return encode(text, utf8 ? StandardCharsets.UTF_8 : legacy);
    }

    /// A text encoded for insertion into a span: as UTF-8 where the span mostly is, regardless of
    /// the rest of the file.
    Optional<byte[]> encode(String text, int start, int end) {
        boolean here = utf8 || Utf8Check.isMostly(bytes, start, end);
        return encode(text, here ? StandardCharsets.UTF_8 : legacy);
    }

    Optional<byte[]> encode(String text, Charset charset) {
        if (isAscii(text)) {
            return Optional.of(text.getBytes(StandardCharsets.US_ASCII));
        }
        try {
            ByteBuffer encoded =
                    charset.newEncoder()
                            .onMalformedInput(CodingErrorAction.REPORT)
                            .onUnmappableCharacter(CodingErrorAction.REPORT)
                            .encode(CharBuffer.wrap(text));
            byte[] result = new byte[encoded.remaining()];
            encoded.get(result);
            return Optional.of(result);
        } catch (CharacterCodingException _) {
            return Optional.empty();
        }
    }

    static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    boolean isUtf8(int start, int end) {
        return Utf8Check.isValid(bytes, start, end);
    }

    /// Checks whether bytes are valid UTF-8, as a decoder would, without decoding them.
    static final class Utf8Check {
        private static final VarHandle LONGS =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

        private static final long NOT_ASCII = 0x8080808080808080L;

        private Utf8Check() {}

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

        /// Whether most non-ASCII bytes are UTF-8: a stray byte does not make the file one of
        /// another encoding.
        static boolean isMostly(byte[] bytes, int from, int to) {
            int characters = 0;
            int stray = 0;
            for (int at = from; at < to; at++) {
                int length = bytes[at] < 0 ? length(bytes, at, to) : 1;
                characters += length > 1 ? 1 : 0;
                stray += length == 0 ? 1 : 0;
                at += Math.max(0, length - 1);
            }
            return characters > stray;
        }

        /// The next span of bytes that are not UTF-8; empty if there is none.
        static Optional<Span> nextStray(byte[] bytes, int from, int to) {
            int at = from;
            while (at < to && (bytes[at] >= 0 || length(bytes, at, to) > 0)) {
                at += bytes[at] >= 0 ? 1 : length(bytes, at, to);
            }
            int end = at;
            while (end < to && bytes[end] < 0 && length(bytes, end, to) == 0) {
                end++;
            }
            return end > at ? Optional.of(new Span(at, end)) : Optional.empty();
        }

        /// The length in bytes of the non-ASCII character here; 0 if it is malformed (The Unicode
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

        /// The lowest byte that may follow a lead byte: no overlong form.
        private static int lowest(int first) {
            return first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
        }

        /// The highest: no surrogate, nothing above U+10FFFF.
        private static int highest(int first) {
            return first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        }
    }
}
