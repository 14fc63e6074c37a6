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

    static FileEncoding of(byte[] file) {
        if (file.length < 2 || file.length % 2 != 0) {
            return EXTENDED_ASCII;
        }
        int first = file[0] & 0xFF;
        int second = file[1] & 0xFF;
        if (first == 0xFF && second == 0xFE || looksWide(file, 1)) {
            return UTF_16_LITTLE_ENDIAN;
        }
        return first == 0xFE && second == 0xFF || looksWide(file, 0)
                ? UTF_16_BIG_ENDIAN
                : EXTENDED_ASCII;
    }

    /// Whether every second byte at the start is zero, from a position on, and no other is.
    private static boolean looksWide(byte[] file, int zeros) {
        if (file.length < 8) {
            return false;
        }
        for (int i = 0; i < 8; i++) {
            if ((file[i] == 0) != (i % 2 == zeros)) {
                return false;
            }
        }
        return true;
    }

    /// The text of a file of any kind, in any encoding. Where not all bytes are UTF-8, each line is
    /// decoded separately. A byte order mark is not part of the text.
    public static String text(byte[] file) {
        FileEncoding encoding = of(file);
        SourceBytes source = encoding.source(file);
        String text =
                source.isUtf8(0, source.bytes().length)
                        ? source.text(0, source.bytes().length)
                        : textByLines(source);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static String textByLines(SourceBytes source) {
        byte[] bytes = source.bytes();
        var text = new StringBuilder(bytes.length);
        for (int start = 0; start < bytes.length; ) {
            int end = start;
            while (end < bytes.length && bytes[end] != '\n') {
                end++;
            }
            end = Math.min(end + 1, bytes.length);
            text.append(source.text(start, end));
            start = end;
        }
        return text.toString();
    }

    SourceBytes source(byte[] file) {
        return switch (this) {
            case EXTENDED_ASCII -> new SourceBytes(file, legacy(file), isUtf8(file));
            case UTF_16_LITTLE_ENDIAN, UTF_16_BIG_ENDIAN ->
                    new SourceBytes(WideText.toUtf8(file, this), StandardCharsets.ISO_8859_1, true);
        };
    }

    /// The encoding of letters other than ASCII in the content of a file.
    Charset charset(byte[] content) {
        boolean isUtf8 = this != EXTENDED_ASCII || isUtf8(content);
        return isUtf8 ? StandardCharsets.UTF_8 : legacy(content);
    }

    private static boolean isUtf8(byte[] file) {
        return Utf8Check.isValid(file, 0, file.length) || Utf8Check.isMostly(file, 0, file.length);
    }

    byte[] toFile(byte[] text) {
        return this == EXTENDED_ASCII ? text : WideText.fromUtf8(text, this);
    }

    /// The encoding of bytes that are not UTF-8: the one declared in the file's first lines (JabRef
    /// writes `% Encoding: …`), otherwise windows-1252.
    private static Charset legacy(byte[] file) {
        String head =
                new String(
                        file, 0, Math.min(HEADER_LENGTH, file.length), StandardCharsets.ISO_8859_1);
        Matcher header = HEADER.matcher(head);
        if (header.find() && Charset.isSupported(header.group(1))) {
            Charset charset = Charset.forName(header.group(1));
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
