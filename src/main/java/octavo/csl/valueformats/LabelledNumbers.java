package octavo.csl.valueformats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Numbers with labels among them, as typed into one field: "7, p. 3-8".
public final class LabelledNumbers {
    private static final Pattern NUMBER_PATTERN =
            Pattern.compile("(?:(\\p{L}[\\p{L}.]*\\.)\\s*)?(\\p{L}?\\d[^,;]*)");
    private static final Map<String, String> TERM_BY_LABEL =
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
    public record LabelledNumber(String termName, String number) {}

    /// Whether a text starts with its own label: "vol. 1, fol. 186".
    public static boolean startsWithLabel(String text) {
        Matcher numberMatcher = NUMBER_PATTERN.matcher(text.strip());
        return numberMatcher.lookingAt()
                && numberMatcher.group(1) != null
                && TERM_BY_LABEL.containsKey(numberMatcher.group(1));
    }

    /// The pieces of a text that starts with a number and continues with a labelled one; empty for
    /// any other text.
    public static Optional<List<LabelledNumber>> parse(String text) {
        List<LabelledNumber> labelledNumbers = new ArrayList<>();
        boolean hasLabel = false;
        for (String numberText : text.split("\\s*,\\s*", -1)) {
            Matcher numberMatcher = NUMBER_PATTERN.matcher(numberText.strip());
            if (!numberMatcher.matches() || !NumberField.isNumeric(numberMatcher.group(2))) {
                return Optional.empty();
            }
            String label = numberMatcher.group(1) == null ? "" : numberMatcher.group(1);
            String term = TERM_BY_LABEL.getOrDefault(label, "");
            if (!label.isEmpty() && term.isEmpty()) {
                return Optional.empty();
            }
            hasLabel |= !labelledNumbers.isEmpty() && !term.isEmpty();
            labelledNumbers.add(new LabelledNumber(term, numberMatcher.group(2)));
        }
        boolean startsWithNumber =
                !labelledNumbers.isEmpty() && labelledNumbers.getFirst().termName().isEmpty();
        return hasLabel && startsWithNumber ? Optional.of(labelledNumbers) : Optional.empty();
    }
}
