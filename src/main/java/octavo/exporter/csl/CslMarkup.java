package octavo.exporter.csl;

import octavo.text.Format;
import octavo.text.Piece;
import octavo.text.RichText;
import octavo.text.Script;

import java.util.ArrayList;
import java.util.List;

/// Formatted text as CSL's items hold it: with the few tags of HTML that citation processors know.
final class CslMarkup {
    private static final Tag NO_CASE = new Tag("<span class=\"nocase\">", "</span>");
    private static final Tag BOLD = new Tag("<b>", "</b>");
    private static final Tag ITALIC = new Tag("<i>", "</i>");
    private static final Tag SMALL_CAPS =
            new Tag("<span style=\"font-variant:small-caps;\">", "</span>");
    private static final Tag SUPERSCRIPT = new Tag("<sup>", "</sup>");
    private static final Tag SUBSCRIPT = new Tag("<sub>", "</sub>");

    private final StringBuilder out = new StringBuilder();

    /// Those that are open, from the outermost to the innermost.
    private List<Tag> open = List.of();

    private CslMarkup() {}

    /// @param start what stands before text, and
    /// @param end what behind it
    private record Tag(String start, String end) {}

    static String of(RichText text) {
        CslMarkup markup = new CslMarkup();
        for (Piece piece : text.pieces()) {
            markup.change(markup.tags(piece));
            markup.out.append(piece.text());
        }
        markup.change(List.of());
        return markup.out.toString();
    }

    /// Those around a piece, from the outermost to the innermost.
    private List<Tag> tags(Piece piece) {
        List<Tag> tags = new ArrayList<>();
        if (keepsCase(piece)) {
            tags.add(NO_CASE);
        }
        if (piece.is(Format.BOLD)) {
            tags.add(BOLD);
        }
        if (piece.is(Format.ITALIC)) {
            tags.add(ITALIC);
        }
        if (piece.is(Format.SMALL_CAPS)) {
            tags.add(SMALL_CAPS);
        }
        for (Script script : piece.scripts()) {
            tags.add(script == Script.RAISED ? SUPERSCRIPT : SUBSCRIPT);
        }
        return tags;
    }

    /// Raised and lowered text keeps its case anyhow; that of a variable stays together with it.
    private boolean keepsCase(Piece piece) {
        boolean within = piece.is(Format.MATH) && open.contains(NO_CASE);
        return within || piece.keepsCase() && piece.scripts().isEmpty();
    }

    private void change(List<Tag> next) {
        int same = 0;
        while (same < Math.min(open.size(), next.size()) && open.get(same).equals(next.get(same))) {
            same++;
        }
        open.subList(same, open.size()).reversed().forEach(tag -> out.append(tag.end));
        next.subList(same, next.size()).forEach(tag -> out.append(tag.start));
        open = next;
    }
}
