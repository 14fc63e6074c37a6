package octavo.bib;

import octavo.bib.SourceBytes.Utf8Check;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The encoding of a file. Whatever it is, reading and writing gives the same bytes.
///
/// Encodings that extend ASCII are processed as they are. UTF-16 is converted to UTF-8 on reading
/// and back on writing; an unpaired surrogate is kept as three bytes.
public enum FileEncoding {
    EXTENDED_ASCII,
    UTF_16_LITTLE_ENDIAN,
    UTF_16_BIG_ENDIAN;

    private static final Pattern HEADER = Pattern.compile("(?i)encoding:\\s*([A-Za-z][\\w.:-]*)");
    private static final int HEADER_LENGTH = 500;

    static FileEncoding of(byte[] fileBytes) {
        if (fileBytes.length < 2 || fileBytes.length % 2 != 0) {
            return EXTENDED_ASCII;
        }
        int firstByte = fileBytes[0] & 0xFF;
        int secondByte = fileBytes[1] & 0xFF;
        if (firstByte == 0xFF && secondByte == 0xFE || looksLikeUtf16(fileBytes, 1)) {
            return UTF_16_LITTLE_ENDIAN;
        }
        return firstByte == 0xFE && secondByte == 0xFF || looksLikeUtf16(fileBytes, 0)
                ? UTF_16_BIG_ENDIAN
                : EXTENDED_ASCII;
    }

    /// Whether every second byte at the start is zero, from a position on, and no other is.
    private static boolean looksLikeUtf16(byte[] fileBytes, int zeroParity) {
        if (fileBytes.length < 8) {
            return false;
        }
        for (int i = 0; i < 8; i++) {
            if ((fileBytes[i] == 0) != (i % 2 == zeroParity)) {
                return false;
            }
        }
        return true;
    }

    /// The text of a file of any kind, in any encoding. Where not all bytes are UTF-8, each line is
    /// decoded separately. A byte order mark is not part of the text.
    public static String decodeText(byte[] fileBytes) {
        FileEncoding fileEncoding = of(fileBytes);
        SourceBytes sourceBytes = fileEncoding.toSourceBytes(fileBytes);
        String decodedText =
                sourceBytes.isUtf8(0, sourceBytes.bytes().length)
                        ? sourceBytes.decode(0, sourceBytes.bytes().length)
                        : decodeByLines(sourceBytes);
        return decodedText.startsWith("\uFEFF") ? decodedText.substring(1) : decodedText;
    }

    private static String decodeByLines(SourceBytes sourceBytes) {
        byte[] bytes = sourceBytes.bytes();
        var decodedText = new StringBuilder(bytes.length);
        for (int lineStart = 0; lineStart < bytes.length; ) {
            int lineEnd = lineStart;
            while (lineEnd < bytes.length && bytes[lineEnd] != '\n') {
                lineEnd++;
            }
            lineEnd = Math.min(lineEnd + 1, bytes.length);
            decodedText.append(sourceBytes.decode(lineStart, lineEnd));
            lineStart = lineEnd;
        }
        return decodedText.toString();
    }

    SourceBytes toSourceBytes(byte[] fileBytes) {
        return switch (this) {
            case EXTENDED_ASCII ->
                    new SourceBytes(fileBytes, legacyCharset(fileBytes), isUtf8(fileBytes));
            case UTF_16_LITTLE_ENDIAN, UTF_16_BIG_ENDIAN ->
                    new SourceBytes(
                            WideText.toUtf8(fileBytes, this), StandardCharsets.ISO_8859_1, true);
        };
    }

    /// The encoding of letters other than ASCII in the content of a file.
    Charset charset(byte[] content) {
        boolean isUtf8 = this != EXTENDED_ASCII || isUtf8(content);
        return isUtf8 ? StandardCharsets.UTF_8 : legacyCharset(content);
    }

    private static boolean isUtf8(byte[] fileBytes) {
        return Utf8Check.isValidUtf8(fileBytes, 0, fileBytes.length)
                || Utf8Check.isMostlyUtf8(fileBytes, 0, fileBytes.length);
    }

    byte[] toFileBytes(byte[] utf8Bytes) {
        return this == EXTENDED_ASCII ? utf8Bytes : WideText.fromUtf8(utf8Bytes, this);
    }

    /// The encoding of bytes that are not UTF-8: the one declared in the file's first lines (JabRef
    /// writes `% Encoding: …`), otherwise windows-1252.
    private static Charset legacyCharset(byte[] fileBytes) {
        String fileStart =
                new String(
                        fileBytes,
                        0,
                        Math.min(HEADER_LENGTH, fileBytes.length),
                        StandardCharsets.ISO_8859_1);
        Matcher headerMatcher = HEADER.matcher(fileStart);
        if (headerMatcher.find() && Charset.isSupported(headerMatcher.group(1))) {
            Charset charset = Charset.forName(headerMatcher.group(1));
            if (extendsAscii(charset)) {
                return charset;
            }
        }
        return Charset.forName("windows-1252");
    }

    private static boolean extendsAscii(Charset charset) {
        return charset.canEncode()
                && !charset.equals(StandardCharsets.UTF_8)
                && new String(new byte[] {'@', '{', '}'}, charset).equals("@{}");
    }
}
