package octavo.editing.tidy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Replaces HTML entities such as `&amp;`, `&eacute;` or `&#233;` with the characters they stand
/// for.
public final class HtmlEntities {
    private static final Map<String, Integer> CODES_BY_NAME = loadEntities();

    /// An entity, perhaps with its `&` itself escaped as `&amp;`; a command; a dollar sign.
    private static final Pattern TOKEN =
            Pattern.compile(
                    "\\\\?&(?<again>(?:(?:amp|\\\\?#38|\\\\?#[xX]26);){0,9})"
                            + "(?:\\\\?#(?<number>\\d{2,6})|\\\\?#[xX](?<hex>\\p{XDigit}{2,6})"
                            + "|(?<name>[A-Za-z][A-Za-z0-9]{1,7}));"
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
            Integer codePoint = CODES_BY_NAME.get(entityMatcher.group("name"));
            return codePoint == null ? OptionalInt.empty() : OptionalInt.of(codePoint);
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

    private static Map<String, Integer> loadEntities() {
        var tableStream =
                Objects.requireNonNull(HtmlEntities.class.getResourceAsStream("entities.tsv"));
        try (var lineReader =
                new BufferedReader(new InputStreamReader(tableStream, StandardCharsets.UTF_8))) {
            return lineReader
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    cells -> cells[0], cells -> Integer.parseInt(cells[1], 16)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
