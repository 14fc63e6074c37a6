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
    private final Charset legacyCharset;
    private final boolean writesUtf8;

    /// @param legacyCharset the encoding of spans that are not valid UTF-8
    /// @param writesUtf8 whether new text is written as UTF-8 rather than in the legacy encoding
    SourceBytes(byte[] bytes, Charset legacyCharset, boolean writesUtf8) {
        this.bytes = bytes;
        this.legacyCharset = legacyCharset;
        this.writesUtf8 = writesUtf8;
    }

    static SourceBytes ofUtf8(byte[] bytes) {
        return new SourceBytes(bytes, Charset.forName("windows-1252"), true);
    }

    Charset legacyCharset() {
        return legacyCharset;
    }

    boolean isUtf8() {
        return writesUtf8;
    }

    byte[] bytes() {
        return bytes;
    }

    ByteSlice wholeSlice() {
        return new ByteSlice(this, 0, bytes.length);
    }

    /// Other bytes in the same encoding.
    SourceBytes withBytes(byte[] newBytes) {
        return new SourceBytes(newBytes, legacyCharset, writesUtf8);
    }

    String decode(int startOffset, int endOffset) {
        String decodedText =
                new String(bytes, startOffset, endOffset - startOffset, StandardCharsets.UTF_8);
        if (decodedText.indexOf(REPLACEMENT) < 0 || isUtf8(startOffset, endOffset)) {
            return decodedText;
        }
        return new String(bytes, startOffset, endOffset - startOffset, legacyCharset);
    }

    /// A text in this source's encoding; empty if it cannot be encoded.
    Optional<byte[]> encode(String text) {
        return encode(text, writesUtf8 ? StandardCharsets.UTF_8 : legacyCharset);
    }

    /// A text encoded for insertion into a span: as UTF-8 where the span mostly is, regardless of
    /// the rest of the file.
    Optional<byte[]> encode(String text, int startOffset, int endOffset) {
        boolean usesUtf8 = writesUtf8 || Utf8Check.isMostlyUtf8(bytes, startOffset, endOffset);
        return encode(text, usesUtf8 ? StandardCharsets.UTF_8 : legacyCharset);
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

    boolean isUtf8(int startOffset, int endOffset) {
        return Utf8Check.isValidUtf8(bytes, startOffset, endOffset);
    }

    /// Checks whether bytes are valid UTF-8, as a decoder would, without decoding them.
    static final class Utf8Check {
        private static final VarHandle LONG_VIEW =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

        private static final long NON_ASCII_BITS = 0x8080808080808080L;

        private Utf8Check() {}

        static boolean isValidUtf8(byte[] bytes, int startOffset, int endOffset) {
            int offset = startOffset;
            while (offset < endOffset) {
                if (offset + Long.BYTES <= endOffset
                        && ((long) LONG_VIEW.get(bytes, offset) & NON_ASCII_BITS) == 0) {
                    offset += Long.BYTES;
                } else if (bytes[offset] >= 0) {
                    offset++;
                } else {
                    int characterLength = characterLength(bytes, offset, endOffset);
                    if (characterLength == 0) {
                        return false;
                    }
                    offset += characterLength;
                }
            }
            return true;
        }

        /// Whether most non-ASCII bytes are UTF-8: a stray byte does not make the file one of
        /// another encoding.
        static boolean isMostlyUtf8(byte[] bytes, int startOffset, int endOffset) {
            int characterCount = 0;
            int strayCount = 0;
            for (int offset = startOffset; offset < endOffset; offset++) {
                int characterLength =
                        bytes[offset] < 0 ? characterLength(bytes, offset, endOffset) : 1;
                characterCount += characterLength > 1 ? 1 : 0;
                strayCount += characterLength == 0 ? 1 : 0;
                offset += Math.max(0, characterLength - 1);
            }
            return characterCount > strayCount;
        }

        /// The next span of bytes that are not UTF-8; empty if there is none.
        static Optional<Span> findNextStray(byte[] bytes, int startOffset, int endOffset) {
            int offset = startOffset;
            while (offset < endOffset
                    && (bytes[offset] >= 0 || characterLength(bytes, offset, endOffset) > 0)) {
                offset += bytes[offset] >= 0 ? 1 : characterLength(bytes, offset, endOffset);
            }
            int strayEnd = offset;
            while (strayEnd < endOffset
                    && bytes[strayEnd] < 0
                    && characterLength(bytes, strayEnd, endOffset) == 0) {
                strayEnd++;
            }
            return strayEnd > offset ? Optional.of(new Span(offset, strayEnd)) : Optional.empty();
        }

        /// The length in bytes of the non-ASCII character here; 0 if it is malformed (The Unicode
        /// Standard, table 3-7).
        private static int characterLength(byte[] bytes, int offset, int endOffset) {
            int leadByte = bytes[offset] & 0xFF;
            int characterLength =
                    leadByte < 0xC2 || leadByte > 0xF4
                            ? 0
                            : leadByte < 0xE0 ? 2 : leadByte < 0xF0 ? 3 : 4;
            if (offset + characterLength > endOffset) {
                return 0;
            }
            for (int i = 1; i < characterLength; i++) {
                int lowestByte = i == 1 ? lowestSecondByte(leadByte) : 0x80;
                int highestByte = i == 1 ? highestSecondByte(leadByte) : 0xBF;
                int continuationByte = bytes[offset + i] & 0xFF;
                if (continuationByte < lowestByte || continuationByte > highestByte) {
                    return 0;
                }
            }
            return characterLength;
        }

        /// The lowest byte that may follow a lead byte: no overlong form.
        private static int lowestSecondByte(int leadByte) {
            return leadByte == 0xE0 ? 0xA0 : leadByte == 0xF0 ? 0x90 : 0x80;
        }

        /// The highest: no surrogate, nothing above U+10FFFF.
        private static int highestSecondByte(int leadByte) {
            return leadByte == 0xED ? 0x9F : leadByte == 0xF4 ? 0x8F : 0xBF;
        }
    }
}
