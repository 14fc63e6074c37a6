package octavo.search.groups;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Translates searches of JabRef's groups: `author = smith and not year == 2020`.
final class JabRefSearch {
    private static final Pattern SEARCH_TERM =
            Pattern.compile(
                    "\\s*(?:(\\w+)\\s*(!==|!=|==|=~|=|!~)\\s*)?(\"[^\"]*\"|[()]|[^\\s()\"]+)");

    private JabRefSearch() {}

    /// @param groupSettings name, scope, search and more
    static String toQuery(List<String> groupSettings) {
        return toQuery(groupSettings.size() > 2 ? groupSettings.get(2) : "");
    }

    static String toQuery(String searchText) {
        StringBuilder queryBuilder = new StringBuilder();
        Matcher termMatch = SEARCH_TERM.matcher(searchText);
        int offset = 0;
        while (offset < searchText.length()
                && termMatch.find(offset)
                && termMatch.start() == offset) {
            offset = termMatch.end();
            appendTerm(queryBuilder, termMatch.group(1), termMatch.group(2), termMatch.group(3));
        }
        return queryBuilder.toString().strip();
    }

    private static void appendTerm(
            StringBuilder queryBuilder,
            @Nullable String fieldName,
            @Nullable String operator,
            String termValue) {
        boolean followsMinus =
                !queryBuilder.isEmpty() && queryBuilder.charAt(queryBuilder.length() - 1) == '-';
        if (fieldName != null && operator != null) {
            queryBuilder
                    .append(followsMinus ? "" : " ")
                    .append(operator.startsWith("!") ? "-" : "");
            queryBuilder.append(fieldName.toLowerCase(Locale.ROOT)).append(':').append(termValue);
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
}
