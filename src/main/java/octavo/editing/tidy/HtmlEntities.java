package octavo.editing.tidy;

import org.jsoup.parser.Parser;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Replaces HTML entities such as `&amp;`, `&eacute;` or `&#233;` with the characters they stand
/// for.
public final class HtmlEntities {
    private static final int SOFT_HYPHEN = 0xAD;

    /// An entity, perhaps with its `&` itself escaped as `&amp;`; a command; a dollar sign.
    private static final Pattern TOKEN =
            Pattern.compile(
                    "\\\\?&(?<again>(?:(?:amp|\\\\?#38|\\\\?#[xX]26);){0,9})"
                            + "(?:\\\\?#(?<number>\\d{2,6})|\\\\?#[xX](?<hex>\\p{XDigit}{2,6})"
                            + "|(?<name>[A-Za-z][A-Za-z0-9]{1,30}));"
                            + "|\\\\.|\\$",
                    Pattern.DOTALL);

    private HtmlEntities() {}

    /// The text with each entity replaced by LaTeX for its character.
    public static String entitiesToLatex(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        var decodedText = new StringBuilder();
        boolean isMath = false;
        Matcher tokenMatcher = TOKEN.matcher(text);
        while (tokenMatcher.find()) {
            tokenMatcher.appendReplacement(decodedText, "");
            boolean isEntity = tokenMatcher.group("again") != null;
            decodedText.append(
                    isEntity ? latexFor(tokenMatcher, isMath, decodedText) : tokenMatcher.group());
            if (tokenMatcher.group().equals("$")) {
                isMath = !isMath && text.indexOf('$', tokenMatcher.end()) >= 0;
            }
        }
        return tokenMatcher.appendTail(decodedText).toString();
    }

    /// Decodes entities in text that is not LaTeX. Anything else stays.
    public static String decodeEntities(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        return TOKEN.matcher(text)
                .replaceAll(tokenMatcher ->
                        Matcher.quoteReplacement(decodeEntities((Matcher) tokenMatcher)));
    }

    private static String decodeEntities(Matcher tokenMatcher) {
        boolean isEntity =
                tokenMatcher.group("again") != null && !tokenMatcher.group().startsWith("\\");
        OptionalInt codePoint = isEntity ? codePointOf(tokenMatcher) : OptionalInt.empty();
        boolean isCharacter =
                codePoint.isPresent()
                        && codePoint.getAsInt() >= ' '
                        && Character.isValidCodePoint(codePoint.getAsInt())
                        && Character.getType(codePoint.getAsInt()) != Character.SURROGATE;
        return isCharacter ? Character.toString(codePoint.getAsInt()) : tokenMatcher.group();
    }

    private static String latexFor(
            Matcher entityMatcher, boolean isMath, StringBuilder precedingText) {
        OptionalInt codePoint = codePointOf(entityMatcher);
        if (codePoint.isEmpty()) {
            String entityName = entityMatcher.group("name");
            return entityMatcher.group("again").isEmpty()
                    ? entityMatcher.group()
                    : "\\&" + entityName + ";";
        }
        return switch (codePoint.getAsInt()) {
            case '&' -> "\\&";
            case '<', '>' ->
                    isMath
                            ? Character.toString(codePoint.getAsInt())
                            : "$%c$".formatted(codePoint.getAsInt());
            case '"' -> isOpeningQuote(precedingText) ? "``" : "''";
            case '\'', '\u2019' -> "'";
            case '\u2018' -> "`";
            case '\u201C' -> "``";
            case '\u201D' -> "''";
            case '\u2013' -> "--";
            case '\u2014' -> "---";
            case '\u00A0' -> "~";
            default -> characterOrEntity(codePoint.getAsInt(), entityMatcher.group());
        };
    }

    private static OptionalInt codePointOf(Matcher entityMatcher) {
        if (entityMatcher.group("name") != null) {
            return namedCodePoint(entityMatcher.group("name"));
        }
        return OptionalInt.of(
                entityMatcher.group("number") != null
                        ? Integer.parseInt(entityMatcher.group("number"))
                        : Integer.parseInt(entityMatcher.group("hex"), 16));
    }

    /// A quotation mark is an opening one if nothing quotable precedes it.
    private static boolean isOpeningQuote(StringBuilder precedingText) {
        return precedingText.isEmpty()
                || Character.isWhitespace(precedingText.charAt(precedingText.length() - 1))
                || "([{~-/`".indexOf(precedingText.charAt(precedingText.length() - 1)) >= 0;
    }

    /// The character itself; the entity if the character could be a command, or does not exist.
    private static String characterOrEntity(int codePoint, String entityText) {
        boolean isCharacter =
                codePoint > 0xA0
                        && Character.isValidCodePoint(codePoint)
                        && (codePoint < Character.MIN_SURROGATE
                                || codePoint > Character.MAX_SURROGATE);
        return isCharacter ? Character.toString(codePoint) : entityText;
    }

    /// The character of a name in HTML; none for marks that nobody sees.
    private static OptionalInt namedCodePoint(String entityName) {
        String decodedText = Parser.unescapeEntities("&" + entityName + ";", true);
        boolean isCharacter = decodedText.codePointCount(0, decodedText.length()) == 1;
        int codePoint = decodedText.codePointAt(0);
        boolean isUnseen =
                Character.getType(codePoint) == Character.FORMAT && codePoint != SOFT_HYPHEN;
        return isCharacter && !isUnseen ? OptionalInt.of(codePoint) : OptionalInt.empty();
    }
}
