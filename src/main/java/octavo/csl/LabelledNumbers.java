package octavo.csl;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Numbers with labels among them, as typed into one field: "7, p. 3-8".
final class LabelledNumbers {
    private static final Pattern PIECE =
            Pattern.compile("(?:(\\p{L}[\\p{L}.]*\\.)\\s*)?(\\p{L}?\\d[^,;]*)");
    private static final Map<String, String> TERMS =
            Map.ofEntries(
                    Map.entry("bk.", "book"),
                    Map.entry("ch.", "chapter"),
                    Map.entry("chap.", "chapter"),
                    Map.entry("col.", "column"),
                    Map.entry("fig.", "figure"),
                    Map.entry("fol.", "folio"),
                    Map.entry("l.", "line"),
                    Map.entry("n.", "note"),
                    Map.entry("no.", "issue"),
                    Map.entry("op.", "opus"),
                    Map.entry("p.", "page"),
                    Map.entry("pp.", "page"),
                    Map.entry("para.", "paragraph"),
                    Map.entry("pt.", "part"),
                    Map.entry("sec.", "section"),
                    Map.entry("s.v.", "sub verbo"),
                    Map.entry("v.", "verse"),
                    Map.entry("vol.", "volume"));

    private LabelledNumbers() {}

    /// A number with the term of its label; empty if it has none.
    record Piece(String term, String number) {}

    /// Whether a text starts with its own label: "vol. 1, fol. 186".
    static boolean startsWithLabel(String text) {
        Matcher piece = PIECE.matcher(text.strip());
        return piece.lookingAt() && piece.group(1) != null && TERMS.containsKey(piece.group(1));
    }

    /// The pieces of a text that starts with a number and continues with a labelled one; empty for
    /// any other text.
    static Optional<List<Piece>> parse(String text) {
        List<Piece> pieces = new ArrayList<>();
        boolean labelled = false;
        for (String part : text.split("\\s*,\\s*", -1)) {
            Matcher piece = PIECE.matcher(part.strip());
            if (!piece.matches() || !NumberField.isNumeric(piece.group(2))) {
                return Optional.empty();
            }
            String label = piece.group(1) == null ? "" : piece.group(1);
            String term = TERMS.getOrDefault(label, "");
            if (!label.isEmpty() && term.isEmpty()) {
                return Optional.empty();
            }
            labelled |= !pieces.isEmpty() && !term.isEmpty();
            pieces.add(new Piece(term, piece.group(2)));
        }
        boolean starts = !pieces.isEmpty() && pieces.getFirst().term().isEmpty();
        return labelled && starts ? Optional.of(pieces) : Optional.empty();
    }
}
