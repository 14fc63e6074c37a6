package octavo.cv.configuration;

import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;

import java.util.List;
import java.util.Locale;

/// How a person is highlighted among the authors.
public enum Emphasis {
    NONE,
    BOLD,
    ITALIC,
    UNDERLINE,
    SMALL_CAPS,
    /// In capital letters.
    CAPS,
    /// Left out of the list: "with A and B".
    OMIT;

    /// The name used in profiles, `small-caps`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public List<Run> highlight(List<Run> nameRuns) {
        return switch (this) {
            case NONE, OMIT -> nameRuns;
            case BOLD -> withFormat(TextFormat.BOLD, nameRuns);
            case ITALIC -> withFormat(TextFormat.ITALIC, nameRuns);
            case UNDERLINE -> withFormat(TextFormat.UNDERLINE, nameRuns);
            case SMALL_CAPS -> withFormat(TextFormat.SMALL_CAPS, nameRuns);
            case CAPS -> RunRewriting.rewriteTexts(nameRuns, text -> text.toUpperCase(Locale.ROOT));
        };
    }

    private static List<Run> withFormat(TextFormat textFormat, List<Run> nameRuns) {
        return List.of(new Run.StyledRun(textFormat, nameRuns));
    }
}
