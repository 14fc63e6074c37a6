package octavo.bib;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/// How a file says its text, whatever the text is.
///
/// @param charset of what is not ASCII; nothing where all is
/// @param marked whether a byte order mark stands before the text
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

    private static Optional<Charset> charset(BibFile file, byte[] content, int from) {
        for (int i = from; i < content.length; i++) {
            if (content[i] < 0) {
                return file.source().map(it -> it.isUtf8() ? StandardCharsets.UTF_8 : it.legacy());
            }
        }
        return Optional.empty();
    }

    /// The items of a file as one of this form has them, without the mark. What the form has no way
    /// to say keeps its bytes.
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

    /// A text changes its encoding only if that can be taken back.
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

    /// A file of this form that holds some content.
    public BibFile file(byte[] content) {
        if (!marked) {
            return BibParser.parse(encoding.toFile(content));
        }
        byte[] whole = Arrays.copyOf(MARK, MARK.length + content.length);
        System.arraycopy(content, 0, whole, MARK.length, content.length);
        return BibParser.parse(encoding.toFile(whole));
    }
}
