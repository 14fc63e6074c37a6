package octavo.names;

import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A name with an `{and}` that does not belong there, as in `Brandt, {and} Oliver`: BibTeX takes it
/// for a part of the name. In `Barnes {and} Noble` and `John Wiley, {and} Sons` it is one.
///
/// @param span the name in its field
/// @param mended the name without it, or the two that it stands between
public record BracedAnd(Span span, String written, String mended) {
    private static final Pattern BRACED = Pattern.compile("(?i)(,?)\\s+\\{\\s*and\\s*\\}\\s+");

    /// What follows it in the name of a firm, rather than a person.
    private static final Pattern FIRM =
            Pattern.compile(
                    "(?i)(?:sons?|daughters?|brothers|bros|co|company|partners?|associates|inc|ltd"
                            + "|others)\\b.*");

    /// A word or two that begin with a capital.
    private static final String PART = "\\p{Lu}[^\\s,{}]*(?:[ ~]\\p{Lu}[^\\s,{}]*)?";

    private static final Pattern PERSON = Pattern.compile(PART + ",\\s*" + PART);

    /// Finds these in a field.
    public static List<BracedAnd> in(String names) {
        List<BracedAnd> found = new ArrayList<>();
        if (names.indexOf('{') < 0) {
            return found;
        }
        for (Span span : BibNameList.parse(names).value().spans()) {
            String name = names.substring(span.start(), span.end());
            Matcher and = BRACED.matcher(name);
            if (and.find()) {
                String mended = mended(and, name.substring(0, and.start()), name);
                if (!mended.equals(name)) {
                    found.add(new BracedAnd(span, name, mended));
                }
            }
        }
        return found;
    }

    /// A field without these.
    public static String mended(String names) {
        var result = new StringBuilder(names);
        for (BracedAnd each : in(names).reversed()) {
            result.replace(each.span.start(), each.span.end(), each.mended);
        }
        return result.toString();
    }

    private static String mended(Matcher and, String before, String name) {
        String after = name.substring(and.end());
        boolean comma = !and.group(1).isEmpty();
        boolean apart =
                comma
                        ? !FIRM.matcher(after).matches()
                        : PERSON.matcher(before).matches() && PERSON.matcher(after).matches();
        if (before.indexOf('{') >= 0 || !apart) {
            return name;
        }
        boolean single = comma && before.indexOf(',') < 0 && !after.matches(".*\\s.*");
        return before + (single ? ", " : " and ") + after;
    }
}
