package octavo.conversion;

import java.util.regex.Pattern;

/// Titles with several parts, in LaTeX or Unicode.
public final class TitleParts {
    /// Final punctuation of a title, before closing braces and quotation marks.
    private static final Pattern ENDS_WITH_PUNCTUATION = Pattern.compile("(?s).*[:?!.…][}\"'’”]*");

    private TitleParts() {}

    /// A title with its subtitle.
    public static String withSubtitle(String title, String subtitle) {
        return joinParts(title, ": ", subtitle);
    }

    /// A title, its subtitle and its addition, as biblatex prints them.
    public static String withAddon(String title, String subtitle, String addon) {
        return joinParts(withSubtitle(title, subtitle), ". ", addon);
    }

    private static String joinParts(String title, String separator, String addition) {
        if (title.isBlank() || addition.isBlank()) {
            return title.isBlank() ? addition : title;
        }
        return title
                + (ENDS_WITH_PUNCTUATION.matcher(title).matches() ? " " : separator)
                + addition;
    }
}
