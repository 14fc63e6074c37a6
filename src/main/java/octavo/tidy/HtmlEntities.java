package octavo.tidy;

import octavo.fields.FieldCatalogue;

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
    private static final Map<String, Integer> NAMED = load();

    /// An entity, perhaps with its `&` itself escaped as `&amp;`; a command; a dollar sign.
    private static final Pattern TOKEN =
            Pattern.compile(
                    "\\\\?&(?<again>(?:(?:amp|\\\\?#38|\\\\?#[xX]26);){0,9})"
                            + "(?:\\\\?#(?<number>\\d{2,6})|\\\\?#[xX](?<hex>\\p{XDigit}{2,6})"
                            + "|(?<name>[A-Za-z][A-Za-z0-9]{1,7}));"
                            + "|\\\\.|\\$",
                    Pattern.DOTALL);

    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "html-entities",
                    "Replace HTML entities (&amp;, &#233;) with the characters they stand for",
                    field -> !FieldCatalogue.kind(field).isExact() && !field.equals("abstract"),
                    HtmlEntities::cleaned);

    private HtmlEntities() {}

    /// The text with each entity replaced by LaTeX for its character.
    public static String cleaned(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        var result = new StringBuilder();
        boolean math = false;
        Matcher token = TOKEN.matcher(text);
        while (token.find()) {
            token.appendReplacement(result, "");
            boolean entity = token.group("again") != null;
            result.append(entity ? meaning(token, math, result) : token.group());
            if (token.group().equals("$")) {
                math = !math && text.indexOf('$', token.end()) >= 0;
            }
        }
        return token.appendTail(result).toString();
    }

    /// Decodes entities in text that is not LaTeX. Anything else stays.
    public static String decoded(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        return TOKEN.matcher(text)
                .replaceAll(token -> Matcher.quoteReplacement(decoded((Matcher) token)));
    }

    private static String decoded(Matcher token) {
        boolean entity = token.group("again") != null && !token.group().startsWith("\\");
        OptionalInt code = entity ? code(token) : OptionalInt.empty();
        boolean character =
                code.isPresent()
                        && code.getAsInt() >= ' '
                        && Character.isValidCodePoint(code.getAsInt())
                        && Character.getType(code.getAsInt()) != Character.SURROGATE;
        return character ? Character.toString(code.getAsInt()) : token.group();
    }

    private static String meaning(Matcher entity, boolean math, StringBuilder before) {
        OptionalInt code = code(entity);
        if (code.isEmpty()) {
            String name = entity.group("name");
            return entity.group("again").isEmpty() ? entity.group() : "\\&" + name + ";";
        }
        return switch (code.getAsInt()) {
            case '&' -> "\\&";
            case '<', '>' ->
                    math ? Character.toString(code.getAsInt()) : "$%c$".formatted(code.getAsInt());
            case '"' -> opensQuote(before) ? "``" : "''";
            case '\'', '\u2019' -> "'";
            case '\u2018' -> "`";
            case '\u201C' -> "``";
            case '\u201D' -> "''";
            case '\u2013' -> "--";
            case '\u2014' -> "---";
            case '\u00A0' -> "~";
            default -> beyondAscii(code.getAsInt(), entity.group());
        };
    }

    private static OptionalInt code(Matcher entity) {
        if (entity.group("name") != null) {
            Integer code = NAMED.get(entity.group("name"));
            return code == null ? OptionalInt.empty() : OptionalInt.of(code);
        }
        return OptionalInt.of(
                entity.group("number") != null
                        ? Integer.parseInt(entity.group("number"))
                        : Integer.parseInt(entity.group("hex"), 16));
    }

    /// A quotation mark is an opening one if nothing quotable precedes it.
    private static boolean opensQuote(StringBuilder before) {
        return before.isEmpty()
                || Character.isWhitespace(before.charAt(before.length() - 1))
                || "([{~-/`".indexOf(before.charAt(before.length() - 1)) >= 0;
    }

    /// The character itself; the entity if the character could be a command, or does not exist.
    private static String beyondAscii(int code, String entity) {
        boolean character =
                code > 0xA0
                        && Character.isValidCodePoint(code)
                        && (code < Character.MIN_SURROGATE || code > Character.MAX_SURROGATE);
        return character ? Character.toString(code) : entity;
    }

    private static Map<String, Integer> load() {
        var table = Objects.requireNonNull(HtmlEntities.class.getResourceAsStream("entities.tsv"));
        try (var lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    cells -> cells[0], cells -> Integer.parseInt(cells[1], 16)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
