package octavo.convert;

import java.util.regex.Pattern;

/// Titles of several parts, in LaTeX or as people read them.
public final class TitleParts {
    /// A mark that ends a title, in front of braces and quotation marks that close.
    private static final Pattern ENDED = Pattern.compile("(?s).*[:?!.…][}\"'’”]*");

    private TitleParts() {}

    /// A title and its subtitle.
    public static String withSubtitle(String title, String subtitle) {
        return joined(title, ": ", subtitle);
    }

    /// A title, its subtitle and what is added to both, as biblatex prints them.
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
