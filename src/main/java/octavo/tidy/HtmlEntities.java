package octavo.tidy;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Turns what web pages write as `&amp;` or `&#233;` into what it stands for.
public final class HtmlEntities {
    private static final Pattern ENTITY =
            Pattern.compile(
                    "\\\\?&(?:\\\\?#(\\d{2,6})|\\\\?#[xX](\\p{XDigit}{2,6})|(amp|lt|gt|quot|apos|nbsp"
                        + "|ndash|mdash|rsquo|lsquo|rdquo|ldquo));");
    private static final Map<String, String> NAMED =
            Map.ofEntries(
                    Map.entry("amp", "\\&"),
                    Map.entry("lt", "$<$"),
                    Map.entry("gt", "$>$"),
                    Map.entry("quot", "''"),
                    Map.entry("apos", "'"),
                    Map.entry("nbsp", "~"),
                    Map.entry("ndash", "--"),
                    Map.entry("mdash", "---"),
                    Map.entry("rsquo", "'"),
                    Map.entry("lsquo", "`"),
                    Map.entry("rdquo", "''"),
                    Map.entry("ldquo", "``"));

    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "html-entities",
                    "Write what &amp; and &#233; stand for",
                    field -> !TextCleanUp.isVerbatim(field) && !field.equals("abstract"),
                    HtmlEntities::cleaned);

    private HtmlEntities() {}

    /// The text with each entity as LaTeX writes what it stands for.
    public static String cleaned(String text) {
        return text.indexOf('&') < 0
                ? text
                : ENTITY.matcher(text)
                        .replaceAll(found -> Matcher.quoteReplacement(meaning(found)));
    }

    private static String meaning(MatchResult found) {
        if (found.group(3) != null) {
            return NAMED.getOrDefault(found.group(3), found.group());
        }
        int code =
                found.group(1) != null
                        ? Integer.parseInt(found.group(1))
                        : Integer.parseInt(found.group(2), 16);
        boolean letter = code >= 0xA0 && Character.isValidCodePoint(code) && !isSurrogate(code);
        return switch (code) {
            case '&' -> "\\&";
            case '\'' -> "'";
            case '"' -> "''";
            case 0xA0 -> "~";
            default -> letter ? Character.toString(code) : found.group();
        };
    }

    private static boolean isSurrogate(int code) {
        return code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE;
    }
}
