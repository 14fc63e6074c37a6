package octavo.names;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// biblatex's extended form of a name: `family=Smithers Jones, prefix=van der, given=James`.
final class ExtendedName {
    /// The key with which such a name must begin, so that no common name is taken for one.
    private static final Pattern START =
            Pattern.compile(
                    "\\s*(family|given|prefix|suffix|id|useprefix|xdata|sortingnamekeytemplatename)"
                            + "(-i)?\\s*=.*",
                    Pattern.DOTALL);

    private ExtendedName() {}

    /// The name, if the text has that form.
    static Optional<PersonName> parse(String raw) {
        if (raw.indexOf('=') < 0 || !START.matcher(raw).matches()) {
            return Optional.empty();
        }
        var pairs = new LinkedHashMap<String, String>();
        int start = 0;
        while (start < raw.length()) {
            int end = endOfPair(raw, start);
            add(pairs, raw.substring(start, end));
            start = end + 1;
        }
        return Optional.of(name(pairs));
    }

    /// A comma in quotation marks or braces separates nothing.
    private static int endOfPair(String raw, int start) {
        int i = start;
        boolean quoted = false;
        while (i < raw.length() && (quoted || raw.charAt(i) != ',')) {
            quoted ^= raw.charAt(i) == '"';
            i = raw.charAt(i) == '{' ? Braces.endOfGroup(raw, i) : i + 1;
        }
        return i;
    }

    private static void add(Map<String, String> pairs, String pair) {
        int equals = pair.indexOf('=');
        String key = (equals < 0 ? pair : pair.substring(0, equals)).strip();
        String value = equals < 0 ? "" : pair.substring(equals + 1).strip();
        if (!key.isEmpty()) {
            pairs.putIfAbsent(key, unquoted(value).replaceAll("[\\s~\u00A0]+", " ").strip());
        }
    }

    private static String unquoted(String value) {
        boolean quoted = value.length() > 1 && value.startsWith("\"") && value.endsWith("\"");
        return quoted ? value.substring(1, value.length() - 1).strip() : value;
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
