package octavo.formats.referencelists;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The headings that begin a list of references, and those that end one.
final class ReferenceHeading {
    private static final int LONGEST_HEADING = 90;

    /// In small capitals, blanks may be anywhere: `R EFERENCES`. So letters are compared without
    /// blanks and accents.
    private static final Set<String> NAMES =
            Set.of(
                    "references",
                    "reference",
                    "referencelist",
                    "listofreferences",
                    "referencesandnotes",
                    "notesandreferences",
                    "referencescited",
                    "citedreferences",
                    "citedliterature",
                    "bibliography",
                    "selectedbibliography",
                    "literature",
                    "literaturecited",
                    "workscited",
                    "literatur",
                    "literaturverzeichnis",
                    "literaturangaben",
                    "quellen",
                    "quellenverzeichnis",
                    "bibliografie",
                    "bibliographie",
                    "referencesbibliographiques",
                    "bibliografia",
                    "riferimentibibliografici",
                    "referencias",
                    "referenciasbibliograficas",
                    "literatuur",
                    "literatuurlijst",
                    "referenties",
                    "referenser",
                    "litteratur",
                    "kallor",
                    "literatura",
                    "references/bibliography",
                    "литература",
                    "списоклитературы",
                    "参考文献");

    private static final Pattern NUMBER =
            Pattern.compile(
                    "^(?:chapter|kapitel|section|§)?(?:[0-9]{1,2}(?:\\.[0-9]{1,2})*[.)]?|[ivx]{1,5}[.)]|[a-z][.)])?");
    private static final Pattern ENDING =
            Pattern.compile(
                    "(?i)^(?:(?:[0-9]{1,2}|[A-Z]|[IVX]{1,5})[.)]?\\s+)?(?:appendi(?:x|ces)|supplement(?:ary|al)?\\s|anhang|annexe?|acknowledge?ments?$|about"
                        + " the authors?$|author biograph|biograph(?:y|ies)$|index$|list of"
                        + " (?:figures|tables)|author contributions|data availability|conflicts? of"
                        + " interest|competing interests|neurips paper"
                        + " checklist|checklist$|eidesstattliche|glossary$|curriculum vitae$)");

    private ReferenceHeading() {}

    /// Whether a line is the heading of a list of references.
    static boolean beginsList(String line) {
        if (line.length() > LONGEST_HEADING) {
            return false;
        }
        String folded =
                Normalizer.normalize(line, Normalizer.Form.NFD)
                        .replaceAll("[\\s\\p{M}:]|(?<=\\p{L})\\.$", "")
                        .toLowerCase(Locale.ROOT);
        Matcher number = NUMBER.matcher(folded);
        return NAMES.contains(folded)
                || number.lookingAt() && NAMES.contains(folded.substring(number.end()));
    }

    /// Whether a line is the heading of something that follows a list.
    static boolean endsList(String line) {
        return line.length() <= LONGEST_HEADING && ENDING.matcher(line).find();
    }
}
