package octavo.people;

import octavo.bib.BibValue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The text of a value, mapped to its source, so that a change to the text can be applied to the
/// source. Text from a macro is elsewhere and cannot be changed here.
final class MappedText {
    private final String source;
    private final StringBuilder text = new StringBuilder();
    private final List<Piece> pieces = new ArrayList<>();

    /// A range of the text that occurs in the source.
    private record Piece(int textStart, int textEnd, int sourceStart) {}

    private MappedText(String source) {
        this.source = source;
    }

    static MappedText of(BibValue value, Function<String, Optional<String>> macros) {
        var field = new MappedText(value.source());
        int at = 0;
        for (BibValue.ValuePart part : value.parts()) {
            at =
                    switch (part) {
                        case BibValue.BracedPart(var inner) -> field.add(inner, '{', at);
                        case BibValue.QuotedPart(var inner) -> field.add(inner, '"', at);
                        case BibValue.BarePart(var bare) -> field.addElsewhere(bare, at);
                        case BibValue.MacroPart macro -> {
                            var meant = macros.apply(macro.foldedName()).orElse(macro.name());
                            yield field.addElsewhere(meant, at);
                        }
                    };
        }
        return field;
    }

    private int add(String inner, char delimiter, int from) {
        int start = source.indexOf(delimiter + inner, from);
        if (start < 0) {
            return addElsewhere(inner, from);
        }
        int from0 = text.length();
        text.append(inner);
        pieces.add(new Piece(from0, text.length(), start + 1));
        return start + inner.length() + 2;
    }

    private int addElsewhere(String meant, int from) {
        text.append(meant);
        return from;
    }

    /// The source for a changed text; empty if the change is not all in one place of the source, or
    /// cannot be written there.
    Optional<String> with(String changed) {
        String old = text.toString();
        int start = commonStart(old, changed);
        int end = commonEnd(old, changed, start);
        String by = changed.substring(start, changed.length() - end);
        int oldEnd = old.length() - end;
        return pieces.stream()
                .filter(piece -> piece.textStart() <= start && oldEnd <= piece.textEnd())
                .findFirst()
                .map(piece -> spliced(piece, start, oldEnd, by));
    }

    private String spliced(Piece piece, int start, int end, String by) {
        int shift = piece.sourceStart() - piece.textStart();
        return source.substring(0, start + shift) + by + source.substring(end + shift);
    }

    private static int commonStart(String a, String b) {
        int most = Math.min(a.length(), b.length());
        int i = 0;
        while (i < most && a.charAt(i) == b.charAt(i)) {
            i++;
        }
        return i;
    }

    private static int commonEnd(String a, String b, int start) {
        int most = Math.min(a.length(), b.length()) - start;
        int i = 0;
        while (i < most && a.charAt(a.length() - 1 - i) == b.charAt(b.length() - 1 - i)) {
            i++;
        }
        return i;
    }
}
