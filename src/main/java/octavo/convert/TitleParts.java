package octavo.convert;

import java.util.regex.Pattern;

/// Titles with several parts, in LaTeX or Unicode.
public final class TitleParts {
    /// Final punctuation of a title, before closing braces and quotation marks.
    private static final Pattern ENDED = Pattern.compile("(?s).*[:?!.…][}\"'’”]*");

    private TitleParts() {}

    /// A title with its subtitle.
    public static String withSubtitle(String title, String subtitle) {
        return joined(title, ": ", subtitle);
    }

    /// A title, its subtitle and its addition, as biblatex prints them.
    public static String whole(String title, String subtitle, String addon) {
        return joined(withSubtitle(title, subtitle), ". ", addon);
    }

    private static String joined(String title, String joint, String more) {
        if (title.isBlank() || more.isBlank()) {
            return title.isBlank() ? more : title;
        }
        return title + (ENDED.matcher(title).matches() ? " " : joint) + more;
    }
}
