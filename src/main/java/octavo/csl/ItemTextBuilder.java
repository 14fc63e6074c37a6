package octavo.csl;

import octavo.csl.ItemText.Mark;
import octavo.latex.LatexFormat;
import octavo.latex.RichPiece;
import octavo.latex.RichText;
import octavo.latex.ScriptLevel;

import java.util.ArrayList;
import java.util.List;

/// Builds an item's text from characters and elements.
public final class ItemTextBuilder {
    private final StringBuilder characters = new StringBuilder();
    private final List<Mark> marks = new ArrayList<>();

    /// The elements around the next piece, from outermost to innermost.
    private List<MarkupTag> open = List.of();

    /// Converts LaTeX. Databases export titles with HTML in them, so its tags count too.
    public static ItemText of(RichText text) {
        ItemTextBuilder builder = new ItemTextBuilder();
        for (RichPiece piece : text.pieces()) {
            builder.change(builder.elements(piece));
            builder.appendHtml(piece.text());
        }
        builder.change(List.of());
        return builder.build();
    }

    void start(MarkupTag element) {
        marks.add(new Mark(characters.length(), element, true));
    }

    void end(MarkupTag element) {
        MarkupTag ending = MarkupTag.endingWith(element.closing());
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

    /// The length of the tag here; 0 if there is none.
    private int appendTag(String html, int at) {
        for (MarkupTag element : MarkupTag.ALL) {
            if (html.startsWith(element.opening(), at)) {
                start(element);
                return element.opening().length();
            }
        }
        for (MarkupTag element : MarkupTag.ALL) {
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

    private List<MarkupTag> elements(RichPiece piece) {
        List<MarkupTag> elements = new ArrayList<>();
        if (keepsCase(piece)) {
            elements.add(MarkupTag.NO_CASE);
        }
        if (piece.is(LatexFormat.BOLD)) {
            elements.add(MarkupTag.BOLD);
        }
        if (piece.is(LatexFormat.ITALIC)) {
            elements.add(MarkupTag.ITALIC);
        }
        if (piece.is(LatexFormat.SMALL_CAPS)) {
            elements.add(MarkupTag.SMALL_CAPS);
        }
        for (ScriptLevel script : piece.scripts()) {
            elements.add(
                    script == ScriptLevel.RAISED ? MarkupTag.SUPERSCRIPT : MarkupTag.SUBSCRIPT);
        }
        return elements;
    }

    /// Scripts keep their case anyway; a variable's stays together with it.
    private boolean keepsCase(RichPiece piece) {
        boolean within = piece.is(LatexFormat.MATH) && open.contains(MarkupTag.NO_CASE);
        return within || piece.keepsCase() && piece.scripts().isEmpty();
    }

    private void change(List<MarkupTag> next) {
        int same = 0;
        while (same < Math.min(open.size(), next.size()) && open.get(same).equals(next.get(same))) {
            same++;
        }
        open.subList(same, open.size()).reversed().forEach(this::end);
        next.subList(same, next.size()).forEach(this::start);
        open = next;
    }
}
