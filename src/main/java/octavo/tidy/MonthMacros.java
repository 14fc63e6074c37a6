package octavo.tidy;

import octavo.bib.BibValue;
import octavo.bib.BibValue.Macro;
import octavo.library.MacroValues;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Replaces months with the standard macros, so that each style prints them its own way.
public final class MonthMacros implements FieldCleanUp {
    private static final List<String> NAMES =
            List.of(
                    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov",
                    "dec");
    private static final Pattern TWO =
            Pattern.compile(
                    "\\s*([\\p{L}.]+)\\s*(/|-+|\u2013| and | & | \\\\& )\\s*([\\p{L}.]+)\\s*");
    private static final Pattern WITH_DAY =
            Pattern.compile(
                    "\\s*([A-Za-z.]+)[\\s~]+(\\d{1,2}(?:\\s*(?:--?|\u2013)\\s*\\d{1,2})?)\\s*");
    private static final Pattern DAY_FIRST =
            Pattern.compile(
                    "\\s*(\\d{1,2}(?:\\s*(?:--?|\u2013)\\s*\\d{1,2})?)[\\s~]+([A-Za-z.]+)\\s*");

    @Override
    public String name() {
        return "month-macros";
    }

    @Override
    public String summary() {
        return "Write months as macros: month = jan";
    }

    @Override
    public boolean concerns(String field) {
        return field.equals("month");
    }

    @Override
    public Optional<BibValue> cleaned(BibValue value) {
        if (value.parts().size() != 1) {
            return Optional.empty();
        }
        boolean known =
                value.parts().getFirst() instanceof Macro macro
                        && MacroValues.MONTHS.containsKey(macro.folded());
        return known
                ? Optional.empty()
                : source(value.text(_ -> Optional.empty())).map(BibValue::parse);
    }

    /// The value's source for a month in words or numbers, with a day or another month.
    public static Optional<String> source(String text) {
        Optional<String> one = macro(text);
        if (one.isPresent()) {
            return one;
        }
        Matcher two = TWO.matcher(text);
        if (two.matches()) {
            return macro(two.group(1))
                    .flatMap(from ->
                            macro(two.group(3))
                                    .map(to ->
                                            from + " # \"" + joint(two.group(2)) + "\" # " + to));
        }
        Matcher withDay = WITH_DAY.matcher(text);
        if (withDay.matches()) {
            return macro(withDay.group(1)).map(m -> m + " # \"~" + days(withDay.group(2)) + '"');
        }
        Matcher dayFirst = DAY_FIRST.matcher(text);
        return dayFirst.matches()
                ? macro(dayFirst.group(2)).map(m -> '"' + days(dayFirst.group(1)) + "~\" # " + m)
                : Optional.empty();
    }

    private static String joint(String between) {
        return between.startsWith("-") || between.equals("\u2013") ? "--" : between;
    }

    private static String days(String days) {
        return days.replaceAll("\\s*(?:--?|\u2013)\\s*", "--");
    }

    /// The macro for a month given as a word, abbreviated or not, or as a number.
    static Optional<String> macro(String text) {
        String word = text.strip().replaceFirst("\\.$", "").toLowerCase(Locale.ROOT);
        if (word.matches("0?[1-9]|1[0-2]")) {
            return Optional.of(NAMES.get(Integer.parseInt(word) - 1));
        }
        if (word.equals("sept")) {
            return Optional.of("sep");
        }
        return MacroValues.MONTHS.entrySet().stream()
                .filter(month -> isName(word, month))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// The number of a month given as a word or a number; 0 for anything else.
    static int number(String text) {
        return macro(text).map(NAMES::indexOf).orElse(-1) + 1;
    }

    /// An abbreviation has at least three letters: `Sept`, `Octob`.
    private static boolean isName(String word, Map.Entry<String, String> month) {
        return word.length() >= 3 && month.getValue().toLowerCase(Locale.ROOT).startsWith(word);
    }
}
