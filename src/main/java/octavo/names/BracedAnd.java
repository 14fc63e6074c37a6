package octavo.names;

import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A name with an `{and}` that does not belong there, as in `Brandt, {and} Oliver`: BibTeX takes it
/// for a part of the name. In `Barnes {and} Noble` and `John Wiley, {and} Sons` it is one.
///
/// @param nameSpan the name in its field
/// @param repairedText the name without it, or the two that it stands between
public record BracedAnd(Span nameSpan, String writtenName, String repairedText) {
    private static final Pattern BRACED_AND = Pattern.compile("(?i)(,?)\\s+\\{\\s*and\\s*\\}\\s+");

    /// What follows it in the name of a firm, rather than a person.
    private static final Pattern FIRM_ENDING =
            Pattern.compile(
                    "(?i)(?:sons?|daughters?|brothers|bros|co|company|partners?|associates|inc|ltd"
                            + "|others)\\b.*");

    /// A word or two that begin with a capital.
    private static final String CAPITALISED_WORDS = "\\p{Lu}[^\\s,{}]*(?:[ ~]\\p{Lu}[^\\s,{}]*)?";

    private static final Pattern INVERTED_PERSON =
            Pattern.compile(CAPITALISED_WORDS + ",\\s*" + CAPITALISED_WORDS);

    /// Finds these in a field.
    public static List<BracedAnd> findIn(String fieldText) {
        List<BracedAnd> bracedAnds = new ArrayList<>();
        if (fieldText.indexOf('{') < 0) {
            return bracedAnds;
        }
        for (Span span : BibNameList.parse(fieldText).value().nameSpans()) {
            String name = fieldText.substring(span.start(), span.end());
            Matcher andMatcher = BRACED_AND.matcher(name);
            if (andMatcher.find()) {
                String repairedName =
                        mended(andMatcher, name.substring(0, andMatcher.start()), name);
                if (!repairedName.equals(name)) {
                    bracedAnds.add(new BracedAnd(span, name, repairedName));
                }
            }
        }
        return bracedAnds;
    }

    /// A field without these.
    public static String mended(String fieldText) {
        var repairedField = new StringBuilder(fieldText);
        for (BracedAnd bracedAnd : findIn(fieldText).reversed()) {
            repairedField.replace(
                    bracedAnd.nameSpan.start(), bracedAnd.nameSpan.end(), bracedAnd.repairedText);
        }
        return repairedField.toString();
    }

    private static String mended(Matcher andMatcher, String textBefore, String name) {
        String textAfter = name.substring(andMatcher.end());
        boolean hasComma = !andMatcher.group(1).isEmpty();
        boolean separatesPeople =
                hasComma
                        ? !FIRM_ENDING.matcher(textAfter).matches()
                        : INVERTED_PERSON.matcher(textBefore).matches()
                                && INVERTED_PERSON.matcher(textAfter).matches();
        if (textBefore.indexOf('{') >= 0 || !separatesPeople) {
            return name;
        }
        boolean isSingleName =
                hasComma && textBefore.indexOf(',') < 0 && !textAfter.matches(".*\\s.*");
        return textBefore + (isSingleName ? ", " : " and ") + textAfter;
    }
}
