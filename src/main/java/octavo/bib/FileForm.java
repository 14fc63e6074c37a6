package octavo.bib;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/// How a file encodes its text, independent of the text itself.
///
/// @param charsetOf the encoding of non-ASCII characters; empty if there are none
/// @param hasByteOrderMark whether the file starts with a byte order mark
public record FileForm(
        FileEncoding encoding,
        Optional<Charset> charsetOf,
        boolean hasByteOrderMark,
        LineEnd lineEnd) {
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    public static FileForm of(BibFile file) {
        byte[] contentBytes = file.contentBytes();
        boolean hasByteOrderMark = startsWithByteOrderMark(contentBytes);
        return new FileForm(
                file.encoding(),
                charsetOf(file, contentBytes, hasByteOrderMark ? BYTE_ORDER_MARK.length : 0),
                hasByteOrderMark,
                LineEnd.of(contentBytes));
    }

    private static boolean startsWithByteOrderMark(byte[] contentBytes) {
        return contentBytes.length >= BYTE_ORDER_MARK.length
                && Arrays.equals(
                        contentBytes,
                        0,
                        BYTE_ORDER_MARK.length,
                        BYTE_ORDER_MARK,
                        0,
                        BYTE_ORDER_MARK.length);
    }

    /// What the bytes are read as: edits may have left items that were read as another encoding.
    private static Optional<Charset> charsetOf(BibFile file, byte[] contentBytes, int startOffset) {
        for (int i = startOffset; i < contentBytes.length; i++) {
            if (contentBytes[i] < 0) {
                return Optional.of(file.encoding().charset(contentBytes));
            }
        }
        return Optional.empty();
    }

    /// Whether a file's bytes are in this form, so that converting its items would change none.
    public boolean isFormOf(BibFile file) {
        FileForm sourceForm = of(file);
        return sourceForm.encoding == encoding
                && !sourceForm.hasByteOrderMark
                && !sourceForm.lineEnd.differsFrom(lineEnd)
                && charsetOf.equals(Optional.of(StandardCharsets.UTF_8))
                && (sourceForm.charsetOf.isEmpty() || sourceForm.charsetOf.equals(charsetOf));
    }

    /// A file's items converted to this form, without the byte order mark. Text that the form
    /// cannot represent keeps its bytes.
    public BibFile convertItems(BibFile file) {
        FileForm sourceForm = of(file);
        Charset targetCharset = charsetOf.orElse(StandardCharsets.UTF_8);
        boolean hasSameCharset =
                charsetOf.isEmpty()
                        || sourceForm.charsetOf.isEmpty()
                        || sourceForm.charsetOf.equals(charsetOf);
        byte[] contentBytes = hasSameCharset ? file.contentBytes() : transcode(file, targetCharset);
        byte[] unmarkedContent =
                startsWithByteOrderMark(contentBytes)
                        ? withoutByteOrderMark(contentBytes)
                        : contentBytes;
        byte[] convertedLines =
                sourceForm.lineEnd.differsFrom(lineEnd)
                        ? lineEnd.convert(unmarkedContent)
                        : unmarkedContent;
        boolean isUtf8 = targetCharset.equals(StandardCharsets.UTF_8);
        Charset legacyCharset =
                isUtf8
                        ? file.source()
                                .map(SourceBytes::legacyCharset)
                                .orElse(StandardCharsets.UTF_8)
                        : targetCharset;
        return new BibFile(
                encoding,
                BibParser.parseItems(new SourceBytes(convertedLines, legacyCharset, isUtf8)));
    }

    private static byte[] withoutByteOrderMark(byte[] contentBytes) {
        return Arrays.copyOfRange(contentBytes, BYTE_ORDER_MARK.length, contentBytes.length);
    }

    private static byte[] transcode(BibFile file, Charset targetCharset) {
        var fileBytes = new ByteArrayOutputStream();
        for (BibItem item : file.items()) {
            fileBytes.writeBytes(transcode(item.slice(), targetCharset));
        }
        return fileBytes.toByteArray();
    }

    /// Converts the encoding of a text only if the conversion is reversible.
    private static byte[] transcode(ByteSlice slice, Charset targetCharset) {
        SourceBytes sourceBytes = slice.source();
        String text = slice.text();
        byte[] bytes = slice.bytes();
        boolean isUtf8 = sourceBytes.isUtf8(slice.start(), slice.start() + slice.length());
        Charset sourceCharset = isUtf8 ? StandardCharsets.UTF_8 : sourceBytes.legacyCharset();
        byte[] transcodedBytes = text.getBytes(targetCharset);
        boolean isReversible =
                Arrays.equals(text.getBytes(sourceCharset), bytes)
                        && new String(transcodedBytes, targetCharset).equals(text);
        return isReversible ? transcodedBytes : bytes;
    }

    /// A file of this form with the given content.
    public BibFile toFile(byte[] contentBytes) {
        if (!hasByteOrderMark) {
            return BibParser.parse(encoding.toFileBytes(contentBytes));
        }
        byte[] markedContent =
                Arrays.copyOf(BYTE_ORDER_MARK, BYTE_ORDER_MARK.length + contentBytes.length);
        System.arraycopy(
                contentBytes, 0, markedContent, BYTE_ORDER_MARK.length, contentBytes.length);
        return BibParser.parse(encoding.toFileBytes(markedContent));
    }
}
