package octavo.editing.tidy;

import octavo.bib.BibValue;
import octavo.bib.BibValue.MacroPart;
import octavo.library.MacroValues;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Replaces months with the standard macros, so that each style prints them its own way.
public final class MonthMacros implements FieldCleanUp {
    private static final Pattern TWO_MONTHS =
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
    public boolean appliesTo(String field) {
        return field.equals("month");
    }

    @Override
    public Optional<BibValue> cleanValue(BibValue value) {
        if (value.parts().size() != 1) {
            return Optional.empty();
        }
        boolean isMacro =
                value.parts().getFirst() instanceof MacroPart macro
                        && MacroValues.MONTH_NAMES.containsKey(macro.foldedName());
        return isMacro
                ? Optional.empty()
                : sourceOf(value.expandedText(_ -> Optional.empty())).map(BibValue::parse);
    }

    /// The value's source for a month in words or numbers, with a day or another month.
    public static Optional<String> sourceOf(String monthText) {
        Optional<String> singleMacro = macroOf(monthText);
        if (singleMacro.isPresent()) {
            return singleMacro;
        }
        Matcher twoMonths = TWO_MONTHS.matcher(monthText);
        if (twoMonths.matches()) {
            return macroOf(twoMonths.group(1))
                    .flatMap(firstMacro ->
                            macroOf(twoMonths.group(3))
                                    .map(secondMacro ->
                                            firstMacro
                                                    + " # \""
                                                    + rangeDash(twoMonths.group(2))
                                                    + "\" # "
                                                    + secondMacro));
        }
        Matcher withDayMatcher = WITH_DAY.matcher(monthText);
        if (withDayMatcher.matches()) {
            return macroOf(withDayMatcher.group(1))
                    .map(monthMacro ->
                            monthMacro + " # \"~" + normaliseDays(withDayMatcher.group(2)) + '"');
        }
        Matcher dayFirstMatcher = DAY_FIRST.matcher(monthText);
        return dayFirstMatcher.matches()
                ? macroOf(dayFirstMatcher.group(2))
                        .map(monthMacro ->
                                '"'
                                        + normaliseDays(dayFirstMatcher.group(1))
                                        + "~\" # "
                                        + monthMacro)
                : Optional.empty();
    }

    private static String rangeDash(String separator) {
        return separator.startsWith("-") || separator.equals("\u2013") ? "--" : separator;
    }

    private static String normaliseDays(String dayText) {
        return dayText.replaceAll("\\s*(?:--?|\u2013)\\s*", "--");
    }

    /// The macro for a month given as a word, abbreviated or not, or as a number.
    static Optional<String> macroOf(String monthText) {
        String monthWord = monthText.strip().replaceFirst("\\.$", "").toLowerCase(Locale.ROOT);
        if (monthWord.matches("0?[1-9]|1[0-2]")) {
            return MacroValues.monthMacro(Integer.parseInt(monthWord));
        }
        if (monthWord.equals("sept")) {
            return Optional.of("sep");
        }
        return MacroValues.MONTH_NAMES.entrySet().stream()
                .filter(month -> isName(monthWord, month))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// The number of a month given as a word or a number; 0 for anything else.
    static int numberOf(String monthText) {
        return macroOf(monthText).map(MacroValues::monthNumber).orElse(0);
    }

    /// An abbreviation has at least three letters: `Sept`, `Octob`.
    private static boolean isName(String monthWord, Map.Entry<String, String> month) {
        return monthWord.length() >= 3
                && month.getValue().toLowerCase(Locale.ROOT).startsWith(monthWord);
    }
}
