package octavo.paperprojects.citationscan;

import octavo.text.Span;

import java.util.List;
import java.util.Optional;

/// The key that somebody is typing in a source.
///
/// @param words what stands before the cursor of it, which may be several words in LaTeX
/// @param where these words
public record TypedKey(String words, Span where) {
    /// A letter that makes a key of what has none yet.
    private static final String LETTER = "x";

    /// How far commands may lie apart from what is cited in them. Scanning more would take longer
    /// than typing.
    private static final int FURTHEST = 200_000;

    /// Finds it by reading the source as it would be with another letter, and with the end of the
    /// citation where that is not there yet.
    ///
    /// @param cursor where in the source one types
    public static Optional<TypedKey> at(String source, WritingFormat format, int cursor) {
        int from = Math.max(0, source.lastIndexOf("\n\n", Math.max(0, cursor - FURTHEST)));
        int to = Math.min(source.length(), cursor + FURTHEST);
        String before = source.substring(from, cursor);
        String after = source.substring(cursor, to);
        for (String end : ends(format)) {
            Optional<Span> key = key(before, format, LETTER + end + after);
            if (key.isPresent()) {
                int start =
                        format == WritingFormat.TEX ? words(before, key.get()) : key.get().start();
                return Optional.of(
                        new TypedKey(before.substring(start), new Span(from + start, cursor)));
            }
        }
        return Optional.empty();
    }

    private static Optional<Span> key(String before, WritingFormat format, String after) {
        return format.mentions(before + after).stream()
                .map(CitedKey::keySpan)
                .filter(it -> it.start() <= before.length() && it.end() > before.length())
                .findFirst();
    }

    private static List<String> ends(WritingFormat format) {
        return switch (format) {
            case TEX -> List.of("", "}");
            case TYPST -> List.of("", ">", ">)", "\")");
            case MARKDOWN -> List.of("", "}");
            case ORG -> List.of("", "]", "]]");
            case AUX, BCF, DOCUMENT -> List.of();
        };
    }

    /// Where the words begin that stand in one citation, on one line, before the last one.
    private static int words(String before, Span key) {
        int start = key.start();
        while (start > 0 && ",{}\\\n\r".indexOf(before.charAt(start - 1)) < 0) {
            start--;
        }
        while (start < key.start() && before.charAt(start) == ' ') {
            start++;
        }
        return start;
    }
}
