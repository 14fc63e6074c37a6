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
/// @param written family name first, in Unicode, without marks
/// @param number the number with which DBLP disambiguates namesakes, `0001`; or empty
/// @param marks signs typed after the name, such as `*`; or empty
/// @param body whether it is an organisation rather than a person
/// @param joined whether commas join it to other names
public record NameSpelling(
        String written,
        PersonName name,
        String number,
        String marks,
        boolean body,
        boolean joined) {
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
    static List<NameSpelling> of(String raw) {
        Parsed<PersonName> parsed = PersonName.parse(raw);
        boolean several =
                parsed.diagnostics().stream()
                        .anyMatch(what -> what.code().equals(BibNameList.SEVERAL_PEOPLE));
        if (several) {
            List<PastedName> found = PastedNames.parse(raw).names();
            if (found.size() > 1) {
                return found.stream().map(each -> plain(each.name(), true)).toList();
            }
        }
        return List.of(one(raw, parsed.value()));
    }

    private static NameSpelling one(String raw, PersonName name) {
        if (name.literal().isPresent() || raw.indexOf('=') >= 0) {
            return plain(name, false);
        }
        boolean suspect =
                raw.chars()
                        .anyMatch(c ->
                                c >= '0' && c <= '9'
                                        || SIGNS.indexOf(c) >= 0
                                        || c == '$'
                                        || c == '\\');
        if (!suspect) {
            return plain(name, false);
        }
        String text = raw.indexOf('\\') < 0 && raw.indexOf('$') < 0 ? raw : marked(raw);
        Matcher number = NUMBER.matcher(text);
        String found = number.find() ? number.group(1) : "";
        String unnumbered = found.isEmpty() ? text : number.replaceFirst("");
        Matcher mark = MARKS.matcher(unnumbered);
        String marks = mark.find() ? mark.group(1) : "";
        if (found.isEmpty() && marks.isEmpty()) {
            return plain(name, false);
        }
        PersonName clean = PersonName.parse(mark.replaceAll("")).value();
        NameSpelling plain = plain(clean, false);
        return new NameSpelling(plain.written, plain.name, found, marks, plain.body, false);
    }

    /// The text with superscript signs as plain ones.
    private static String marked(String raw) {
        return RAISED.matcher(raw)
                .replaceAll(raised -> Matcher.quoteReplacement(sign(raised.group())));
    }

    private static final Pattern RAISED =
            Pattern.compile(
                    "\\\\textsuperscript\\s*\\{[^{}]*\\}|\\$\\s*\\^\\s*(?:\\{[^{}]*\\}|[^{}\\s$])\\s*\\$"
                        + "|\\\\(?:dag|ddag|dagger|ddagger|S|P)(?![A-Za-z])\\s?|\\\\thanks\\s*\\{[^{}]*\\}");

    private static String sign(String raised) {
        String plain = LaTeX.toUnicode(raised).replaceAll("[\\s^(){}]", "");
        boolean sign =
                !plain.isEmpty()
                        && plain.chars()
                                .allMatch(c ->
                                        SIGNS.indexOf(c) >= 0 || Character.isDigit(c) || c == ',');
        return sign ? plain.replace(",", "") : raised;
    }

    /// A written name without the signs after it.
    static String unmarked(String raw) {
        return MARKS.matcher(marked(raw)).replaceAll("");
    }

    /// A written name without DBLP's number.
    static String unnumbered(String raw) {
        return NUMBER.matcher(raw).replaceFirst("");
    }

    private static NameSpelling plain(PersonName name, boolean joined) {
        PersonName unicode = name.toUnicode();
        boolean body = name.literal().isPresent();
        String written = unicode.displayName(NameForm.FAMILY_FIRST);
        return new NameSpelling(
                body ? "{" + written + "}" : written, unicode, "", "", body, joined);
    }
}
