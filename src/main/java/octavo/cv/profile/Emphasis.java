package octavo.cv.profile;

import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;

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

    public List<Run> of(List<Run> name) {
        return switch (this) {
            case NONE, OMIT -> name;
            case BOLD -> styled(TextLook.BOLD, name);
            case ITALIC -> styled(TextLook.ITALIC, name);
            case UNDERLINE -> styled(TextLook.UNDERLINE, name);
            case SMALL_CAPS -> styled(TextLook.SMALL_CAPS, name);
            case CAPS -> RunRewriting.texts(name, text -> text.toUpperCase(Locale.ROOT));
        };
    }

    private static List<Run> styled(TextLook look, List<Run> name) {
        return List.of(new Run.Styled(look, name));
    }
}
