package octavo.groups;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Translates searches of JabRef's groups: `author = smith and not year == 2020`.
final class JabRefSearch {
    private static final Pattern PIECE =
            Pattern.compile(
                    "\\s*(?:(\\w+)\\s*(!==|!=|==|=~|=|!~)\\s*)?(\"[^\"]*\"|[()]|[^\\s()\"]+)");

    private JabRefSearch() {}

    /// @param settings name, scope, search and more
    static String query(List<String> settings) {
        return query(settings.size() > 2 ? settings.get(2) : "");
    }

    static String query(String search) {
        StringBuilder query = new StringBuilder();
        Matcher piece = PIECE.matcher(search);
        int at = 0;
        while (at < search.length() && piece.find(at) && piece.start() == at) {
            at = piece.end();
            add(query, piece.group(1), piece.group(2), piece.group(3));
        }
        return query.toString().strip();
    }

    private static void add(
            StringBuilder query, @Nullable String field, @Nullable String operator, String value) {
        boolean follows = !query.isEmpty() && query.charAt(query.length() - 1) == '-';
        if (field != null && operator != null) {
            query.append(follows ? "" : " ").append(operator.startsWith("!") ? "-" : "");
            query.append(field.toLowerCase(Locale.ROOT)).append(':').append(value);
            return;
        }
        switch (value.toLowerCase(Locale.ROOT)) {
            case "and" -> query.append(' ');
            case "or" -> query.append(" or");
            case "not" -> query.append(" -");
            default -> query.append(follows || value.equals(")") ? "" : " ").append(value);
        }
    }
}
