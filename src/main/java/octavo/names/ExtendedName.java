package octavo.names;

import octavo.names.NameTokens.BraceGroups;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// biblatex's extended form of a name: `family=Smithers Jones, prefix=van der, given=James`.
final class ExtendedName {
    /// The keys that such a name must begin with, so that no ordinary name is taken for one.
    private static final Pattern EXTENDED_START =
            Pattern.compile(
                    "\\s*(family|given|prefix|suffix|id|useprefix|xdata|hash"
                        + "|(?:sortingnamekey|uniquename|labelalphaname)templatename|nametemplates)(-i)?\\s*=.*",
                    Pattern.DOTALL);

    private static final Pattern KEY = Pattern.compile("\\s*([A-Za-z][A-Za-z-]*)\\s*=");

    private static final Pattern AFTER_COMMA = Pattern.compile(KEY + "|\\s*\\z");

    private ExtendedName() {}

    /// The name, if the text has that form.
    static Optional<PersonName> parse(String nameText) {
        if (!EXTENDED_START.matcher(nameText).matches()) {
            return Optional.empty();
        }
        var pairs = new LinkedHashMap<String, String>();
        var keyMatcher = KEY.matcher(nameText);
        while (keyMatcher.lookingAt()) {
            int valueEnd = endOfValue(nameText, keyMatcher.end());
            pairs.putIfAbsent(
                    keyMatcher.group(1), tidyValue(nameText.substring(keyMatcher.end(), valueEnd)));
            keyMatcher.region(Math.min(valueEnd + 1, nameText.length()), nameText.length());
        }
        return Optional.of(toPersonName(pairs));
    }

    /// A value ends at a comma that another pair follows. Other commas in it should be in braces or
    /// quotation marks.
    private static int endOfValue(String nameText, int valueStart) {
        int valueEnd =
                BraceGroups.indexOf(
                        nameText, ',', Math.max(valueStart, endOfQuotation(nameText, valueStart)));
        while (valueEnd < nameText.length()
                && !AFTER_COMMA
                        .matcher(nameText)
                        .region(valueEnd + 1, nameText.length())
                        .lookingAt()) {
            valueEnd = BraceGroups.indexOf(nameText, ',', valueEnd + 1);
        }
        return valueEnd;
    }

    /// The end of the quotation that starts the value, or -1.
    private static int endOfQuotation(String nameText, int valueStart) {
        int i = valueStart;
        while (i < nameText.length() && Character.isWhitespace(nameText.charAt(i))) {
            i++;
        }
        int closingQuote =
                nameText.startsWith("\"", i)
                        ? BraceGroups.indexOf(nameText, '"', i + 1)
                        : nameText.length();
        return closingQuote < nameText.length() ? closingQuote : -1;
    }

    private static String tidyValue(String value) {
        String strippedValue = value.strip();
        boolean isQuoted =
                strippedValue.length() > 1
                        && endOfQuotation(strippedValue, 0) == strippedValue.length() - 1;
        return (isQuoted ? strippedValue.substring(1, strippedValue.length() - 1) : strippedValue)
                .replaceAll("[\\s~\u00A0]+", " ")
                .strip();
    }

    private static PersonName toPersonName(Map<String, String> pairs) {
        var options = new LinkedHashMap<>(pairs);
        return new PersonName(
                Optional.ofNullable(options.remove("given")).orElse(""),
                Optional.ofNullable(options.remove("prefix")).orElse(""),
                Optional.ofNullable(options.remove("family")).orElse(""),
                Optional.ofNullable(options.remove("suffix")).orElse(""),
                false,
                options);
    }
}
