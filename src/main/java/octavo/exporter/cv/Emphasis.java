package octavo.exporter.cv;

import octavo.runs.Look;
import octavo.runs.Run;

import java.util.List;
import java.util.Locale;

/// How a person is brought out among the authors.
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

    /// The name that profiles use, `small-caps`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    List<Run> of(List<Run> name) {
        return switch (this) {
            case NONE, OMIT -> name;
            case BOLD -> styled(Look.BOLD, name);
            case ITALIC -> styled(Look.ITALIC, name);
            case UNDERLINE -> styled(Look.UNDERLINE, name);
            case SMALL_CAPS -> styled(Look.SMALL_CAPS, name);
            case CAPS -> Rewriting.texts(name, text -> text.toUpperCase(Locale.ROOT));
        };
    }

    private static List<Run> styled(Look look, List<Run> name) {
        return List.of(new Run.Styled(look, name));
    }
}
