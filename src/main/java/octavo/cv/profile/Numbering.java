package octavo.cv.profile;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How the entries of a section are numbered. A pattern such as `[C1]` or `1.` gives the text
/// around the number and its start; `-` before it counts down to it, `+` continues from the
/// previous section with the same letters.
public record Numbering(String before, int first, String after, int order, boolean goesOn) {
    public static final Numbering NONE = new Numbering("", 1, "", 0, false);
    public static final Code NO_NUMBERING = new Code("no-numbering", Severity.ERROR);

    private static final Pattern FORM =
            Pattern.compile("([+-]{0,2})([^0-9]*)([0-9]{1,6})([^0-9]*)");

    public static Parsed<Numbering> parse(String text) {
        if (text.isBlank() || text.equals("none")) {
            return new Parsed<>(NONE, List.of());
        }
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            LocalizedSentence message =
                    LocalizedSentence.of(
                            "is {0}, which is not a numbering: write [1], 1., [C1] or -[1]", text);
            Span all = new Span(0, text.length());
            return new Parsed<>(NONE, List.of(new Diagnostic(all, NO_NUMBERING, message)));
        }
        return new Parsed<>(
                new Numbering(
                        form.group(2),
                        Integer.parseInt(form.group(3)),
                        form.group(4),
                        form.group(1).contains("-") ? -1 : 1,
                        form.group(1).contains("+")),
                List.of());
    }

    public boolean isNone() {
        return order == 0;
    }

    /// The letters that identify a series of sections with continued numbers.
    public String series() {
        return before.replaceAll("[^\\p{L}]", "");
    }

    /// The lowest number of a section.
    ///
    /// @param next the number after the previous section of this series
    public int least(Optional<Integer> next) {
        return goesOn ? next.orElse(first) : first;
    }

    /// The label of an entry among a number of entries.
    public String label(int index, int count, int least) {
        int number = order < 0 ? least + count - 1 - index : least + index;
        return isNone() ? "" : before + number + after;
    }
}
