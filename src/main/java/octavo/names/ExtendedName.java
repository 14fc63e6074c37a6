package octavo.names;

import octavo.names.NameTokens.BraceGroups;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// biblatex's extended form of a name: `family=Smithers Jones, prefix=van der, given=James`.
final class ExtendedName {
    /// The keys that such a name must begin with, so that no ordinary name is taken for one.
    private static final Pattern START =
            Pattern.compile(
                    "\\s*(family|given|prefix|suffix|id|useprefix|xdata|hash"
                        + "|(?:sortingnamekey|uniquename|labelalphaname)templatename|nametemplates)(-i)?\\s*=.*",
                    Pattern.DOTALL);

    private static final Pattern KEY = Pattern.compile("\\s*([A-Za-z][A-Za-z-]*)\\s*=");

    private static final Pattern AFTER_COMMA = Pattern.compile(KEY + "|\\s*\\z");

    private ExtendedName() {}

    /// The name, if the text has that form.
    static Optional<PersonName> parse(String raw) {
        if (!START.matcher(raw).matches()) {
            return Optional.empty();
        }
        var pairs = new LinkedHashMap<String, String>();
        var pair = KEY.matcher(raw);
        while (pair.lookingAt()) {
            int end = endOfValue(raw, pair.end());
            pairs.putIfAbsent(pair.group(1), tidied(raw.substring(pair.end(), end)));
            pair.region(Math.min(end + 1, raw.length()), raw.length());
        }
        return Optional.of(name(pairs));
    }

    /// A value ends at a comma that another pair follows. Other commas in it should be in braces or
    /// quotation marks.
    private static int endOfValue(String raw, int start) {
        int end = BraceGroups.indexOf(raw, ',', Math.max(start, endOfQuotation(raw, start)));
        while (end < raw.length()
                && !AFTER_COMMA.matcher(raw).region(end + 1, raw.length()).lookingAt()) {
            end = BraceGroups.indexOf(raw, ',', end + 1);
        }
        return end;
    }

    /// The end of the quotation that starts the value, or -1.
    private static int endOfQuotation(String raw, int start) {
        int i = start;
        while (i < raw.length() && Character.isWhitespace(raw.charAt(i))) {
            i++;
        }
        int closing = raw.startsWith("\"", i) ? BraceGroups.indexOf(raw, '"', i + 1) : raw.length();
        return closing < raw.length() ? closing : -1;
    }

    private static String tidied(String value) {
        String bare = value.strip();
        boolean quoted = bare.length() > 1 && endOfQuotation(bare, 0) == bare.length() - 1;
        return (quoted ? bare.substring(1, bare.length() - 1) : bare)
                .replaceAll("[\\s~\u00A0]+", " ")
                .strip();
    }

    private static PersonName name(Map<String, String> pairs) {
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
