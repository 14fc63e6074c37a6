package octavo.csl;

import octavo.csl.ItemText.Mark;
import octavo.text.Format;
import octavo.text.Piece;
import octavo.text.RichText;
import octavo.text.Script;

import java.util.ArrayList;
import java.util.List;

/// Builds an item's text from characters and elements.
public final class ItemTextBuilder {
    private final StringBuilder characters = new StringBuilder();
    private final List<Mark> marks = new ArrayList<>();

    /// The elements around the next piece, from the outermost to the innermost.
    private List<Markup> open = List.of();

    /// The text of LaTeX. Databases export titles with HTML in them, so tags in it count too.
    public static ItemText of(RichText text) {
        ItemTextBuilder builder = new ItemTextBuilder();
        for (Piece piece : text.pieces()) {
            builder.change(builder.elements(piece));
            builder.appendHtml(piece.text());
        }
        builder.change(List.of());
        return builder.build();
    }

    void start(Markup element) {
        marks.add(new Mark(characters.length(), element, true));
    }

    void end(Markup element) {
        Markup ending = Markup.endingWith(element.closing());
        marks.add(new Mark(characters.length(), ending, false));
    }

    void append(String text) {
        characters.append(text);
    }

    ItemTextBuilder appendHtml(String html) {
        int at = 0;
        int tag = html.indexOf('<');
        while (tag >= 0) {
            characters.append(html, at, tag);
            at = tag + appendTag(html, tag);
            tag = html.indexOf('<', Math.max(at, tag + 1));
        }
        characters.append(html, at, html.length());
        return this;
    }

    /// The length of the tag that stands there; 0 where none does.
    private int appendTag(String html, int at) {
        for (Markup element : Markup.ALL) {
            if (html.startsWith(element.opening(), at)) {
                start(element);
                return element.opening().length();
            }
        }
        for (Markup element : Markup.ALL) {
            if (html.startsWith(element.closing(), at)) {
                end(element);
                return element.closing().length();
            }
        }
        return 0;
    }

    ItemText build() {
        return new ItemText(characters.toString(), marks);
    }

    private List<Markup> elements(Piece piece) {
        List<Markup> elements = new ArrayList<>();
        if (keepsCase(piece)) {
            elements.add(Markup.NO_CASE);
        }
        if (piece.is(Format.BOLD)) {
            elements.add(Markup.BOLD);
        }
        if (piece.is(Format.ITALIC)) {
            elements.add(Markup.ITALIC);
        }
        if (piece.is(Format.SMALL_CAPS)) {
            elements.add(Markup.SMALL_CAPS);
        }
        for (Script script : piece.scripts()) {
            elements.add(script == Script.RAISED ? Markup.SUPERSCRIPT : Markup.SUBSCRIPT);
        }
        return elements;
    }

    /// Raised and lowered text keeps its case anyhow; that of a variable stays together with it.
    private boolean keepsCase(Piece piece) {
        boolean within = piece.is(Format.MATH) && open.contains(Markup.NO_CASE);
        return within || piece.keepsCase() && piece.scripts().isEmpty();
    }

    private void change(List<Markup> next) {
        int same = 0;
        while (same < Math.min(open.size(), next.size()) && open.get(same).equals(next.get(same))) {
            same++;
        }
        open.subList(same, open.size()).reversed().forEach(this::end);
        next.subList(same, next.size()).forEach(this::start);
        open = next;
    }
}
