package octavo.formats.ovid;

import octavo.formats.workdrafts.SourceNames;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Removes what Ovid appends to a name: degrees, affiliation numbers, and roles in brackets.
final class OvidNames {
    private static final Pattern ROLE = Pattern.compile("\\s*\\[([^\\]]*)\\]");
    private static final Pattern FOOTNOTE_MARKS =
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
    private static final int MAX_NAME_LENGTH = 300;

    private OvidNames() {}

    /// The names in a line; a semicolon with a single space separates degrees.
    static List<String> splitNames(String names) {
        boolean isWide = SEVERAL.matcher(names).find();
        return List.of((isWide ? SEVERAL : AFTER_ROLE).split(names));
    }

    static boolean isEditor(String nameText) {
        return nameText.length() <= MAX_NAME_LENGTH
                && ROLE.matcher(nameText)
                        .results()
                        .anyMatch(role -> role.group(1).startsWith("Ed"));
    }

    static Optional<PersonName> parseName(String nameText) {
        if (nameText.length() > MAX_NAME_LENGTH) {
            return Optional.of(SourceNames.ofOrganization(nameText));
        }
        String cleanedText =
                ROLE.matcher(nameText).replaceAll("").strip().replaceFirst("[.,;]$", "");
        String previousText;
        do {
            previousText = cleanedText;
            cleanedText = FOOTNOTE_MARKS.matcher(cleanedText).replaceFirst("");
        } while (!cleanedText.equals(previousText));
        int commaOffset = cleanedText.indexOf(',');
        int secondGivenOffset = commaOffset < 0 ? -1 : cleanedText.indexOf(' ', commaOffset + 2);
        if (secondGivenOffset > 0) {
            String tailText = cleanedText.substring(secondGivenOffset);
            cleanedText =
                    cleanedText.substring(0, secondGivenOffset)
                            + DEGREES.matcher(tailText).replaceFirst("");
        }
        List<String> parts = new ArrayList<>(List.of(cleanedText.split("\\s*,\\s*", -1)));
        boolean hasInitials = parts.size() == 2 && parts.get(1).matches("\\p{Lu}{2,3}");
        return hasInitials
                ? SourceNames.initialsLast(parts.get(0) + " " + parts.get(1))
                : SourceNames.initialsLast(cleanedText);
    }
}
