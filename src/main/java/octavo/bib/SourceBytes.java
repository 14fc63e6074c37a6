package octavo.bib;

import java.nio.ByteBuffer;
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
}
