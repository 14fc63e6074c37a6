package octavo.search.groups;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Translates searches of JabRef's groups: `author = smith and not year == 2020`.
final class JabRefSearch {
    private static final Pattern SEARCH_TERM =
            Pattern.compile(
                    "\\s*(?:(\\w+)\\s*(!==|!=|==|=~|=!|=|!~)\\s*)?(\"[^\"]*\"|[()]|[^\\s()\"]+)");

    /// What a condition without a value ends with; JabRef refuses it.
    private static final Pattern LONE_OPERATOR = Pattern.compile(".*[=~]");

    /// A field of JabRef's language that stands for all.
    private static final String ANY_FIELD = "any";

    private JabRefSearch() {}

    /// The query; empty, which finds nothing, if JabRef does not understand the search either.
    ///
    /// @param groupSettings name, scope, search, whether case counts, whether values are regular
    ///   expressions
    static String toQuery(List<String> groupSettings) {
        String searchText = groupSettings.size() > 2 ? groupSettings.get(2).strip() : "";
        boolean isExpression = groupSettings.size() > 4 && groupSettings.get(4).equals("1");
        StringBuilder queryBuilder = new StringBuilder();
        Matcher termMatch = SEARCH_TERM.matcher(searchText);
        int offset = 0;
        while (offset < searchText.length()
                && termMatch.find(offset)
                && termMatch.start() == offset) {
            offset = termMatch.end();
            String termValue = termMatch.group(3);
            boolean lacksValue =
                    termMatch.group(1) == null && LONE_OPERATOR.matcher(termValue).matches();
            if (lacksValue) {
                return "";
            }
            appendTerm(
                    queryBuilder,
                    termMatch.group(1),
                    termMatch.group(2),
                    isExpression ? withoutQuotes(termValue) : termValue);
        }
        return offset < searchText.length() ? "" : queryBuilder.toString().strip();
    }

    private static String withoutQuotes(String termValue) {
        boolean isListOfWords = termValue.contains("|") && !termValue.contains(" ");
        return isListOfWords ? termValue.replace("\"", "") : termValue;
    }

    private static void appendTerm(
            StringBuilder queryBuilder,
            @Nullable String fieldName,
            @Nullable String operator,
            String termValue) {
        boolean followsMinus =
                !queryBuilder.isEmpty() && queryBuilder.charAt(queryBuilder.length() - 1) == '-';
        if (fieldName != null && operator != null) {
            boolean isNegated = operator.startsWith("!");
            queryBuilder.append(followsMinus ? "" : " ").append(isNegated ? "-" : "");
            queryBuilder.append(conditionOn(fieldName.toLowerCase(Locale.ROOT), termValue));
            return;
        }
        switch (termValue.toLowerCase(Locale.ROOT)) {
            case "and" -> queryBuilder.append(' ');
            case "or" -> queryBuilder.append(" or");
            case "not" -> queryBuilder.append(" -");
            default ->
                    queryBuilder
                            .append(followsMinus || termValue.equals(")") ? "" : " ")
                            .append(termValue);
        }
    }

    /// `project:data`, or one for each alternative of `data|number`.
    private static String conditionOn(String fieldName, String termValue) {
        String fieldPrefix = fieldName.equals(ANY_FIELD) ? "" : fieldName + ":";
        if (termValue.startsWith("\"") || !termValue.contains("|")) {
            return fieldPrefix + termValue;
        }
        return Stream.of(termValue.split("\\|"))
                .filter(alternative -> !alternative.isEmpty())
                .map(alternative -> fieldPrefix + alternative)
                .collect(Collectors.joining(" or ", "(", ")"));
    }
}
