package octavo.formats.marc;

import octavo.formats.workdrafts.SourceDates;
import octavo.values.PublicationDate;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parses texts of library catalogues in ISBD: with punctuation between the parts of a description,
/// and brackets around information from other sources.
final class CatalogueText {
    private static final Pattern PAGE_COUNT =
            Pattern.compile("(?i)\\b([0-9]{1,5})\\s*(?:p\\b|pp\\b|pages|s\\.|seiten|leaves)");
    private static final Pattern FULL_STOP = Pattern.compile("(?<=[\\p{L}\\p{N})]{2})\\.$");

    private static final Pattern SUFFIX = Pattern.compile("(?i)(?:jr|sr|[IVX]{1,4})\\.?");

    private CatalogueText() {}

    /// A part of a description without its separator.
    static String withoutPunctuation(String cataloguedText) {
        String plainText =
                cataloguedText
                        .replaceAll("[\\u0088\\u0089\\u0098\\u009C]|<<|>>", "")
                        .replaceFirst("\\s*\\[from old catalog\\]", "")
                        .replaceFirst("\\s*[/:;=,]\\s*$", "")
                        .strip();
        return withBalancedBrackets(plainText);
    }

    /// The same, without the final full stop of a description or heading.
    static String withoutFullStop(String cataloguedText) {
        return FULL_STOP.matcher(withoutPunctuation(cataloguedText)).replaceFirst("");
    }

    /// The suffix of a name; empty for titles and dates of life.
    static String suffixIn(String behindName) {
        return SUFFIX.matcher(behindName).matches() ? behindName : "";
    }

    /// An unmatched bracket belongs to the whole description, not to this part.
    private static String withBalancedBrackets(String cataloguedText) {
        boolean hasUnbalancedBracket =
                cataloguedText.indexOf('[') >= 0 != cataloguedText.indexOf(']') >= 0;
        return hasUnbalancedBracket ? cataloguedText.replaceAll("[\\[\\]]", "") : cataloguedText;
    }

    /// `c1984`, `[1982?]`, `1998-]`: cataloguers mark their sources. Empty for `9999` and `uuuu`.
    static Optional<PublicationDate> parseDate(String cataloguedText) {
        String dateText =
                cataloguedText
                        .replaceAll("[\\[\\]()?©]", "")
                        .replaceFirst("^(?i:c|p|ca\\.|cop\\.|anno)\\s*(?=[0-9]{4})", "")
                        .replaceFirst("[-\\s.,;]+$", "");
        boolean isOpen =
                dateText.matches("[0-9u|]*") && !dateText.matches("(?!9999)[0-9]{4}([0-9]{4})?");
        return isOpen ? Optional.empty() : SourceDates.of(dateText);
    }

    /// The number of pages: 148 in `x, 148 p. ; 24 cm`; empty if not stated.
    static String pageCount(String extent) {
        Matcher matcher = PAGE_COUNT.matcher(extent);
        return matcher.find() ? matcher.group(1) : "";
    }
}
