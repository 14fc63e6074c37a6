package octavo.tidy;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Writes addresses as they are: without the url command, LaTeX's escapes, angle brackets or blanks
/// around them.
final class WebAddress {
    private static final Pattern WRAPPED =
            Pattern.compile("(?:\\\\(?:url|path|nolinkurl)\\s*\\{([^{}]*)\\}|<([^<>\\s]*)>)\\.?");
    private static final Pattern ESCAPE = Pattern.compile("\\\\([_%#&$])");
    private static final Pattern TILDE =
            Pattern.compile(
                    "\\{\\\\textasciitilde(?:\\{\\})?\\}|\\\\textasciitilde(?:\\{\\})?\\s?"
                            + "|\\\\~\\{\\s*\\}|\\{\\\\~\\}|\\$\\\\sim\\$");

    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "url",
                    "Write addresses bare: no \\url, no \\_ or \\%, no angle brackets",
                    Set.of("url", "ee", "link"),
                    WebAddress::cleaned);

    private WebAddress() {}

    static String cleaned(String text) {
        String url = unescaped(text.strip());
        Matcher wrapped = WRAPPED.matcher(url);
        if (wrapped.matches()) {
            url = (wrapped.group(1) == null ? wrapped.group(2) : wrapped.group(1)).strip();
        }
        return url;
    }

    /// What LaTeX would print for an address that somebody escaped.
    static String unescaped(String text) {
        return ESCAPE.matcher(TILDE.matcher(text).replaceAll("~")).replaceAll("$1");
    }
}
