package octavo.people;

import octavo.latex.LaTeX;
import octavo.names.BibNameList;
import octavo.names.NameForm;
import octavo.names.PastedName;
import octavo.names.PastedNames;
import octavo.names.PersonName;
import octavo.text.Parsed;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A spelling of a name, independent of LaTeX and order: `Wagenländer, Marcel`.
///
/// @param writtenName family name first, in Unicode, without marks
/// @param dblpNumber the number with which DBLP disambiguates namesakes, `0001`; or empty
/// @param marks signs typed after the name, such as `*`; or empty
/// @param isOrganization whether it is an organisation rather than a person
/// @param isJoined whether commas join it to other names
public record NameSpelling(
        String writtenName,
        PersonName name,
        String dblpNumber,
        String marks,
        boolean isOrganization,
        boolean isJoined) {
    static final String SIGNS =
            "*\u2217\u204e\u2020\u2021\u00a7\u00b6\u2016#\u00b9\u00b2\u00b3\u2070\u2074\u2075\u2076\u2077\u2078\u2079";

    private static final Pattern NUMBER =
            Pattern.compile("(?<=\\p{L})[\\s~]+(\\d{4})(?=\\s*(?:,|$))");
    private static final Pattern MARKS =
            Pattern.compile(
                    "(?<=[\\p{L}.}])\\s*((?:["
                            + SIGNS
                            + "]|\\d{1,2}(?!\\d)(?=\\s*(?:,|$|["
                            + SIGNS
                            + "])))++)");

    /// Parses one name of a list: one spelling, or several where commas join several people.
    static List<NameSpelling> of(String rawName) {
        Parsed<PersonName> parsed = PersonName.parse(rawName);
        boolean hasSeveralPeople =
                parsed.diagnostics().stream()
                        .anyMatch(
                                diagnostic -> diagnostic.code().equals(BibNameList.SEVERAL_PEOPLE));
        if (hasSeveralPeople) {
            List<PastedName> pastedNames = PastedNames.parse(rawName).names();
            if (pastedNames.size() > 1) {
                return pastedNames.stream().map(each -> plainSpelling(each.name(), true)).toList();
            }
        }
        return List.of(parseName(rawName, parsed.value()));
    }

    private static NameSpelling parseName(String rawName, PersonName name) {
        if (name.literal().isPresent() || rawName.indexOf('=') >= 0) {
            return plainSpelling(name, false);
        }
        boolean isSuspect =
                rawName.chars()
                        .anyMatch(character ->
                                character >= '0' && character <= '9'
                                        || SIGNS.indexOf(character) >= 0
                                        || character == '$'
                                        || character == '\\');
        if (!isSuspect) {
            return plainSpelling(name, false);
        }
        String signedName =
                rawName.indexOf('\\') < 0 && rawName.indexOf('$') < 0
                        ? rawName
                        : withSigns(rawName);
        Matcher numberMatcher = NUMBER.matcher(signedName);
        String foundNumber = numberMatcher.find() ? numberMatcher.group(1) : "";
        String unnumbered = foundNumber.isEmpty() ? signedName : numberMatcher.replaceFirst("");
        Matcher markMatcher = MARKS.matcher(unnumbered);
        String marks = markMatcher.find() ? markMatcher.group(1) : "";
        if (foundNumber.isEmpty() && marks.isEmpty()) {
            return plainSpelling(name, false);
        }
        PersonName cleanName = PersonName.parse(markMatcher.replaceAll("")).value();
        NameSpelling plainSpelling = plainSpelling(cleanName, false);
        return new NameSpelling(
                plainSpelling.writtenName,
                plainSpelling.name,
                foundNumber,
                marks,
                plainSpelling.isOrganization,
                false);
    }

    /// The text with superscript signs as plain ones.
    private static String withSigns(String rawName) {
        return RAISED.matcher(rawName)
                .replaceAll(raised -> Matcher.quoteReplacement(toSign(raised.group())));
    }

    private static final Pattern RAISED =
            Pattern.compile(
                    "\\\\textsuperscript\\s*\\{[^{}]*\\}|\\$\\s*\\^\\s*(?:\\{[^{}]*\\}|[^{}\\s$])\\s*\\$"
                        + "|\\\\(?:dag|ddag|dagger|ddagger|S|P)(?![A-Za-z])\\s?|\\\\thanks\\s*\\{[^{}]*\\}");

    private static String toSign(String raised) {
        String plainSign = LaTeX.toUnicode(raised).replaceAll("[\\s^(){}]", "");
        boolean isSign =
                !plainSign.isEmpty()
                        && plainSign
                                .chars()
                                .allMatch(character ->
                                        SIGNS.indexOf(character) >= 0
                                                || Character.isDigit(character)
                                                || character == ',');
        return isSign ? plainSign.replace(",", "") : raised;
    }

    /// A written name without the signs after it.
    static String withoutMarks(String rawName) {
        return MARKS.matcher(withSigns(rawName)).replaceAll("");
    }

    /// A written name without DBLP's number.
    static String withoutNumber(String rawName) {
        return NUMBER.matcher(rawName).replaceFirst("");
    }

    private static NameSpelling plainSpelling(PersonName name, boolean isJoined) {
        PersonName unicodeName = name.toUnicode();
        boolean isOrganization = name.literal().isPresent();
        String writtenName = unicodeName.displayName(NameForm.FAMILY_FIRST);
        return new NameSpelling(
                isOrganization ? "{" + writtenName + "}" : writtenName,
                unicodeName,
                "",
                "",
                isOrganization,
                isJoined);
    }
}
