package octavo.officedocuments.xmlscan;

import octavo.richtext.FlatRun;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// A piece of text with uniform looks, of those that word processors and styles share.
public record TextPiece(String text, Set<TextFormat> formats) {
    private static final Set<TextFormat> SHOWN =
            Set.of(
                    TextFormat.ITALIC,
                    TextFormat.BOLD,
                    TextFormat.SMALL_CAPS,
                    TextFormat.UNDERLINE,
                    TextFormat.SUPERSCRIPT,
                    TextFormat.SUBSCRIPT);

    /// Word processors align the text behind the labels of a bibliography at a tab.
    private static final String LABEL_END = "\t";

    public TextPiece {
        formats = Set.copyOf(formats);
    }

    /// The pieces of a formatted text. A slanted text counts as italic.
    public static List<TextPiece> of(Runs runs) {
        List<TextPiece> pieces = new ArrayList<>();
        for (FlatRun run : FlatRun.of(runs, LABEL_END)) {
            Set<TextFormat> formats =
                    run.textFormats().stream()
                            .map(format ->
                                    format == TextFormat.OBLIQUE ? TextFormat.ITALIC : format)
                            .filter(SHOWN::contains)
                            .collect(Collectors.toSet());
            pieces.add(new TextPiece(run.text(), formats));
        }
        return stripped(joined(pieces));
    }

    /// The same pieces with neighbours of one look as one.
    public static List<TextPiece> joined(List<TextPiece> pieces) {
        List<TextPiece> joined = new ArrayList<>();
        for (TextPiece piece : pieces) {
            boolean isSame =
                    !joined.isEmpty() && joined.getLast().formats().equals(piece.formats());
            if (isSame) {
                TextPiece last = joined.removeLast();
                joined.add(new TextPiece(last.text() + piece.text(), piece.formats()));
            } else if (!piece.text().isEmpty()) {
                joined.add(piece);
            }
        }
        return joined;
    }

    private static List<TextPiece> stripped(List<TextPiece> pieces) {
        if (!pieces.isEmpty()) {
            TextPiece last = pieces.removeLast();
            if (!last.text().stripTrailing().isEmpty()) {
                pieces.add(new TextPiece(last.text().stripTrailing(), last.formats()));
            }
        }
        return pieces;
    }

    /// The text without looks.
    public static String plainText(List<TextPiece> pieces) {
        return pieces.stream().map(TextPiece::text).collect(Collectors.joining());
    }
}
