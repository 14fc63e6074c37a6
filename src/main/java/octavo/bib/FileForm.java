package octavo.bib;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/// How a file encodes its text, independent of the text itself.
///
/// @param charset the encoding of non-ASCII characters; empty if there are none
/// @param marked whether the file starts with a byte order mark
public record FileForm(
        FileEncoding encoding, Optional<Charset> charset, boolean marked, LineEnd lineEnd) {
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    public static FileForm of(BibFile file) {
        byte[] content = file.content();
        boolean marked = isMarked(content);
        return new FileForm(
                file.encoding(),
                charset(file, content, marked ? MARK.length : 0),
                marked,
                LineEnd.of(content));
    }

    private static boolean isMarked(byte[] content) {
        return content.length >= MARK.length
                && Arrays.equals(content, 0, MARK.length, MARK, 0, MARK.length);
    }

    /// What the bytes are read as: edits may have left items that were read as another encoding.
    private static Optional<Charset> charset(BibFile file, byte[] content, int from) {
        for (int i = from; i < content.length; i++) {
            if (content[i] < 0) {
                return Optional.of(file.encoding().charset(content));
            }
        }
        return Optional.empty();
    }

    /// A file's items converted to this form, without the byte order mark. Text that the form
    /// cannot represent keeps its bytes.
    public BibFile itemsOf(BibFile file) {
        FileForm form = of(file);
        Charset to = charset.orElse(StandardCharsets.UTF_8);
        boolean sameText =
                charset.isEmpty() || form.charset.isEmpty() || form.charset.equals(charset);
        byte[] content = sameText ? file.content() : transcoded(file, to);
        byte[] bare = isMarked(content) ? withoutMark(content) : content;
        byte[] lines = form.lineEnd.isOther(lineEnd) ? lineEnd.in(bare) : bare;
        boolean utf8 = to.equals(StandardCharsets.UTF_8);
        Charset legacy =
                utf8 ? file.source().map(SourceBytes::legacy).orElse(StandardCharsets.UTF_8) : to;
        return new BibFile(encoding, BibParser.items(new SourceBytes(lines, legacy, utf8)));
    }

    private static byte[] withoutMark(byte[] content) {
        return Arrays.copyOfRange(content, MARK.length, content.length);
    }

    private static byte[] transcoded(BibFile file, Charset to) {
        var result = new ByteArrayOutputStream();
        for (BibItem item : file.items()) {
            result.writeBytes(transcoded(item.slice(), to));
        }
        return result.toByteArray();
    }

    /// Converts the encoding of a text only if the conversion is reversible.
    private static byte[] transcoded(ByteSlice slice, Charset to) {
        SourceBytes source = slice.source();
        String text = slice.text();
        byte[] bytes = slice.bytes();
        boolean isUtf8 = source.isUtf8(slice.start(), slice.start() + slice.length());
        Charset from = isUtf8 ? StandardCharsets.UTF_8 : source.legacy();
        byte[] there = text.getBytes(to);
        boolean back =
                Arrays.equals(text.getBytes(from), bytes) && new String(there, to).equals(text);
        return back ? there : bytes;
    }

    /// A file of this form with the given content.
    public BibFile file(byte[] content) {
        if (!marked) {
            return BibParser.parse(encoding.toFile(content));
        }
        byte[] whole = Arrays.copyOf(MARK, MARK.length + content.length);
        System.arraycopy(content, 0, whole, MARK.length, content.length);
        return BibParser.parse(encoding.toFile(whole));
    }
}
