package octavo.names;

import octavo.latex.LaTeX;
import octavo.names.BibNameList.NameSeparators;
import octavo.names.NameTokens.BraceGroups;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Writes names as BibTeX and biblatex read them, with only the braces needed to keep together what
/// they would split.
final class BibNameWriter {
    /// Whitespace at the ends of a part, within its braces.
    private static final Pattern EDGE =
            Pattern.compile("(?<=^\\{{1,9})(?:\\\\?\\s)++|(?<!\\\\)(?:\\\\?\\s)++(?=}*+$)");

    private BibNameWriter() {}

    static String write(PersonName name) {
        if (!name.options().isEmpty()) {
            return extended(name);
        }
        return Stream.of(
                        name,
                        guarded(name, name.prefix(), name.family()),
                        guarded(name, "", whole(name)))
                .filter(sayable -> saysTheSame(commas(sayable), sayable))
                .findFirst()
                .map(BibNameWriter::commas)
                .orElseGet(() -> allGuarded(name));
    }

    private static String commas(PersonName name) {
        var written = new StringJoiner(", ").add(name.prefixedFamily());
        if (!name.suffix().isEmpty()) {
            written.add(name.suffix()).add(name.given().isEmpty() ? "{}" : name.given());
        } else if (!name.given().isEmpty()) {
            written.add(name.given());
        }
        return written.toString();
    }

    /// The name with its family name in braces, and other parts where needed.
    private static PersonName guarded(PersonName name, String prefix, String family) {
        return new PersonName(
                breaks(name.given()) ? group(name.given()) : name.given(),
                prefix,
                family.isEmpty() ? "" : group(family),
                breaks(name.suffix()) ? group(name.suffix()) : name.suffix(),
                name.hyphenated() && !prefix.isEmpty(),
                name.options());
    }

    /// A name that lacks what BibTeX needs, such as one that is only a suffix: each missing part
    /// becomes an empty group.
    private static String allGuarded(PersonName name) {
        String family = group(whole(name));
        return name.suffix().isEmpty() && name.given().isEmpty()
                ? family
                : String.join(", ", family, group(name.suffix()), group(name.given()));
    }

    private static boolean breaks(String part) {
        return BraceGroups.indexOf(part, ',', 0) < part.length()
                || part.indexOf('=') >= 0
                || NameSeparators.spans(part).size() > 1;
    }

    /// A lone backslash at the end would escape the closing brace.
    private static String group(String part) {
        int end = part.length();
        while (end > 0 && part.charAt(end - 1) == '\\') {
            end--;
        }
        boolean lone = (part.length() - end) % 2 == 1;
        String closed = lone ? part.substring(0, part.length() - 1) + "\\textbackslash{}" : part;
        return BraceGroups.isGroup(part) ? part : "{" + closed + "}";
    }

    /// Prefix and family name as one text. A command at the end of the prefix would swallow the
    /// space after it, and spaces within the braces of a part would show.
    private static String whole(PersonName name) {
        String together = name.prefixedFamily();
        if (LaTeX.toUnicode(together).equals(name.unicode().prefixedFamily())) {
            return together;
        }
        String prefix = EDGE.matcher(name.prefix()).replaceAll("");
        String family = EDGE.matcher(name.family()).replaceAll("");
        PersonName bare = new PersonName("", prefix, family, "", name.hyphenated(), Map.of());
        return group(prefix) + bare.prefixedFamily().substring(prefix.length());
    }

    /// Whether BibTeX and biber read one name from this, with the same parts in Unicode.
    private static boolean saysTheSame(String written, PersonName name) {
        var read = BibNameList.parse(written).value();
        return !read.others()
                && PersonName.misreadByBibtex(written).isEmpty()
                && read.names().stream()
                        .map(BibNameWriter::said)
                        .toList()
                        .equals(List.of(said(name)));
    }

    private static List<String> said(PersonName name) {
        return Stream.of(name.given(), name.prefix(), name.family(), name.suffix())
                .map(LaTeX::toUnicode)
                .toList();
    }

    private static String extended(PersonName name) {
        Map<String, String> pairs = new LinkedHashMap<>();
        pairs.put("family", name.family());
        pairs.put("given", name.given());
        pairs.put("prefix", name.prefix());
        pairs.put("suffix", name.suffix());
        pairs.values().removeIf(String::isEmpty);
        pairs.putAll(name.options());
        var written = new StringJoiner(", ");
        pairs.forEach((key, value) -> written.add(key + "=" + quoted(value)));
        boolean recognised = ExtendedName.parse(written.toString()).isPresent();
        return recognised ? written.toString() : "family=, " + written;
    }

    private static String quoted(String value) {
        boolean apart = NameSeparators.spans(value).size() > 1;
        boolean comma = BraceGroups.indexOf(value, ',', 0) < value.length();
        boolean quotes = value.indexOf('"') >= 0;
        if (apart || value.startsWith("\"") || (comma && quotes)) {
            return group(value);
        }
        return comma ? "\"" + value + "\"" : value;
    }
}
