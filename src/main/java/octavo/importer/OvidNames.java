package octavo.importer;

import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Removes what Ovid appends to a name: degrees, affiliation numbers, and roles in brackets.
final class OvidNames {
    private static final Pattern ROLE = Pattern.compile("\\s*\\[([^\\]]*)\\]");
    private static final Pattern MARKS =
            Pattern.compile("[\\s\\d,*+#&^\u2020\u2021\u00A7]+$|\\s*\\([\\d,*+\\s]*\\)\\s*$");

    /// One or more degrees at the end, each with at least two capitals: MD, Ph.D., MSc, FACSM.
    private static final Pattern DEGREES =
            Pattern.compile(
                    "(?:[\\s,;]+(?:M\\.?D|D\\.?O|R\\.?N|M\\.?[SAB]|B\\.?[SA]|D\\.?C|N\\.?P|P\\.?T|O\\.?T|C\\.?M"
                        + "|R\\.?D|Ph\\.?D|[MB]\\.?Sc|[DM]\\.?Phil|Ed\\.?D|Psy\\.?D|Pharm\\.?D|Dr\\.?P\\.?H|M\\.?Ed"
                        + "|Sc\\.?D|D\\.?Sc|[A-Z]{3,7}|MPhil|MBChB|MBBCh|Dipl|Prof|Dr)\\.?(?:\\([A-Za-z]{1,9}\\))?)+\\s*$");

    private static final Pattern SEVERAL = Pattern.compile(";\\s{2,}|\\n");
    private static final Pattern AFTER_ROLE = Pattern.compile("(?<=\\]);\\s*|\\n");

    /// A longer text is not a person's name.
    private static final int LONGEST = 300;

    private OvidNames() {}

    /// The names in a line; a semicolon with a single space separates degrees.
    static List<String> split(String names) {
        boolean wide = SEVERAL.matcher(names).find();
        return List.of((wide ? SEVERAL : AFTER_ROLE).split(names));
    }

    static boolean isEditor(String text) {
        return text.length() <= LONGEST
                && ROLE.matcher(text).results().anyMatch(role -> role.group(1).startsWith("Ed"));
    }

    static Optional<PersonName> read(String text) {
        if (text.length() > LONGEST) {
            return Optional.of(SourceNames.body(text));
        }
        String bare = ROLE.matcher(text).replaceAll("").strip().replaceFirst("[.,;]$", "");
        String before;
        do {
            before = bare;
            bare = MARKS.matcher(bare).replaceFirst("");
        } while (!bare.equals(before));
        int comma = bare.indexOf(',');
        int given = comma < 0 ? -1 : bare.indexOf(' ', comma + 2);
        if (given > 0) {
            String tail = bare.substring(given);
            bare = bare.substring(0, given) + DEGREES.matcher(tail).replaceFirst("");
        }
        List<String> parts = new ArrayList<>(List.of(bare.split("\\s*,\\s*", -1)));
        boolean initials = parts.size() == 2 && parts.get(1).matches("\\p{Lu}{2,3}");
        return initials
                ? SourceNames.initialsLast(parts.get(0) + " " + parts.get(1))
                : SourceNames.initialsLast(bare);
    }
}
