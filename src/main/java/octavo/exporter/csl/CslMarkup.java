package octavo.exporter.csl;

import octavo.text.Format;
import octavo.text.Piece;
import octavo.text.RichText;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// Formatted text as CSL's items hold it: with the few tags of HTML that citation processors know.
final class CslMarkup {
    private CslMarkup() {}

    /// @param start what stands before text of the format, and
    /// @param end what behind it
    private record Tag(Format format, String start, String end) {}

    /// From the outermost to the innermost.
    private static final List<Tag> TAGS =
            List.of(
                    new Tag(Format.PROTECTED, "<span class=\"nocase\">", "</span>"),
                    new Tag(Format.BOLD, "<b>", "</b>"),
                    new Tag(Format.ITALIC, "<i>", "</i>"),
                    new Tag(
                            Format.SMALL_CAPS,
                            "<span style=\"font-variant:small-caps;\">",
                            "</span>"),
                    new Tag(Format.SUPERSCRIPT, "<sup>", "</sup>"),
                    new Tag(Format.SUBSCRIPT, "<sub>", "</sub>"));

    static String of(RichText text) {
        StringBuilder out = new StringBuilder();
        Deque<Tag> open = new ArrayDeque<>();
        for (Piece piece : text.pieces()) {
            while (!open.isEmpty() && !matches(open, piece)) {
                out.append(open.pop().end());
            }
            for (Tag tag : TAGS) {
                if (piece.is(tag.format()) && !open.contains(tag)) {
                    out.append(tag.start());
                    open.push(tag);
                }
            }
            out.append(piece.text());
        }
        while (!open.isEmpty()) {
            out.append(open.pop().end());
        }
        return out.toString();
    }

    /// Whether a piece can go inside the tags that are open: it has all of their formats, and of
    /// its other formats none belongs outside one of them.
    private static boolean matches(Deque<Tag> open, Piece piece) {
        int innermost = TAGS.indexOf(open.peek());
        return open.stream().allMatch(tag -> piece.is(tag.format()))
                && TAGS.subList(0, innermost).stream()
                        .allMatch(tag -> open.contains(tag) || !piece.is(tag.format()));
    }
}
