package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A paper on arXiv: `2101.00001` since April 2007, `hep-th/9901001` before.
///
/// @param id without version, and in the old form without a subject class: `math/0309136`
/// @param version as in `2101.00001v2`
public record ArxivId(String id, Optional<Integer> version) {
    /// The archives that used the old form.
    private static final String OLD_ARCHIVES =
            "acc-phys|adap-org|alg-geom|ao-sci|astro-ph|atom-ph"
                    + "|bayes-an|chao-dyn|chem-ph|cmp-lg|comp-gas|cond-mat|cs|dg-ga"
                    + "|funct-an|gr-qc|hep-ex|hep-lat|hep-ph|hep-th|math|math-ph|mtrl-th"
                    + "|nlin|nucl-ex|nucl-th|patt-sol|physics|plasm-ph|q-alg|q-bio"
                    + "|quant-ph|solv-int|stat|supr-con";

    /// The regular expression of an id with its version, without groups.
    public static final String ID_REGEX =
            "(?:[0-9]{4}\\.[0-9]{4,5}|(?:"
                    + OLD_ARCHIVES
                    + ")(?:\\.[A-Za-z-]{2,20})?/[0-9]{7})(?:v[0-9]{1,3})?";

    /// The prefix under which arXiv registers DOIs.
    public static final String DOI_PREFIX = "10.48550";

    /// What the DOI of a paper on arXiv begins with, in lower case; its id follows.
    public static final String DOI_START = DOI_PREFIX + "/arxiv.";

    private static final Pattern NEW_FORM =
            Pattern.compile("(?<![\\p{L}\\p{Nd}]|[0-9][./])([0-9]{4})\\.([0-9]{4,5})(?![0-9])");

    private static final Pattern OLD_FORM =
            Pattern.compile(
                    "(?i)(?<![\\p{L}\\p{Nd}])("
                            + OLD_ARCHIVES
                            + ")(?:\\.[a-z-]{2,20})?/([0-9]{4})([0-9]{3})(?![0-9])");

    private static final Pattern OLD_NUMBER = Pattern.compile("[0-9]{7}(v[0-9]+)?");
    private static final Pattern VERSION = Pattern.compile("v([0-9]{1,3})(?![0-9])");
    private static final Pattern LABEL = Pattern.compile("(?i)arxiv|xxx\\.lanl\\.gov");

    /// The new form starts in April 2007; since 2015 it has five digits after the full stop.
    private static final int FIRST_MONTH_OF_NEW = 704;

    private static final int FIRST_MONTH_OF_FIVE_DIGITS = 1501;
    private static final int FIRST_YEAR = 91;

    /// The id in a text: bare, or in a text recognisably about arXiv, such as a URL.
    public static Parsed<Optional<ArxivId>> parse(String sourceText) {
        String plainText = WebUrl.printedUrl(sourceText);
        for (Matcher idMatcher :
                List.of(NEW_FORM.matcher(plainText), OLD_FORM.matcher(plainText))) {
            if (idMatcher.find() && isLabelled(plainText, idMatcher.start())) {
                return readId(sourceText, plainText, idMatcher);
            }
        }
        return plainText.isEmpty()
                ? new Parsed<>(Optional.empty(), List.of())
                : withProblem(
                        sourceText,
                        ValueProblem.ARXIV_UNREADABLE,
                        LocalizedSentence.of(
                                "An arXiv id looks like 2101.00001 or hep-th/9901001."));
    }

    /// An old id split over two fields: number `9901001` and archive `hep-th`.
    public static Parsed<Optional<ArxivId>> parse(String eprint, String archive) {
        boolean isOldNumber = OLD_NUMBER.matcher(eprint.strip()).matches();
        return parse(
                isOldNumber && !archive.isBlank()
                        ? archive.strip() + "/" + eprint.strip()
                        : eprint);
    }

    private static boolean isLabelled(String sourceText, int idStart) {
        return sourceText.substring(0, idStart).isBlank()
                || LABEL.matcher(sourceText).region(0, idStart).find();
    }

    private static Parsed<Optional<ArxivId>> readId(
            String sourceText, String plainText, Matcher idMatcher) {
        boolean isOldForm = idMatcher.groupCount() == 3;
        int yearAndMonth = Integer.parseInt(idMatcher.group(isOldForm ? 2 : 1));
        if (yearAndMonth % 100 < 1
                || yearAndMonth % 100 > 12
                || !(isOldForm ? isOldMonth(yearAndMonth) : isNewMonth(yearAndMonth, idMatcher))) {
            return withProblem(
                    sourceText,
                    ValueProblem.ARXIV_NO_SUCH_ID,
                    LocalizedSentence.of("arXiv has never assigned such an id."));
        }
        String id =
                isOldForm
                        ? idMatcher.group(1).toLowerCase(Locale.ROOT)
                                + "/"
                                + idMatcher.group(2)
                                + idMatcher.group(3)
                        : idMatcher.group();
        Matcher versionMatcher =
                VERSION.matcher(plainText).region(idMatcher.end(), plainText.length());
        Optional<Integer> versionNumber =
                versionMatcher.lookingAt()
                        ? Optional.of(Integer.valueOf(versionMatcher.group(1)))
                        : Optional.empty();
        return new Parsed<>(Optional.of(new ArxivId(id, versionNumber)), List.of());
    }

    private static boolean isOldMonth(int yearAndMonth) {
        return yearAndMonth / 100 >= FIRST_YEAR || yearAndMonth < FIRST_MONTH_OF_NEW;
    }

    private static boolean isNewMonth(int yearAndMonth, Matcher idMatcher) {
        int digitCount = yearAndMonth < FIRST_MONTH_OF_FIVE_DIGITS ? 4 : 5;
        return yearAndMonth >= FIRST_MONTH_OF_NEW && idMatcher.group(2).length() == digitCount;
    }

    private static Parsed<Optional<ArxivId>> withProblem(
            String sourceText, DiagnosticCode code, LocalizedSentence message) {
        var diagnostic = new Diagnostic(new Span(0, sourceText.length()), code, message);
        return new Parsed<>(Optional.empty(), List.of(diagnostic));
    }

    /// A date with the month in which arXiv assigned the id, if it is of that year and states no
    /// month.
    public PublicationDate withMonth(PublicationDate date) {
        boolean isOfItsYear =
                date instanceof PartialDate partialDate
                        && partialDate.isBareYear()
                        && partialDate.year() == year();
        return isOfItsYear
                ? PartialDate.of(year(), yearAndMonth() % 100, PartialDate.NONE)
                        .map(PublicationDate.class::cast)
                        .orElse(date)
                : date;
    }

    private int year() {
        int yearOfCentury = yearAndMonth() / 100;
        return yearOfCentury + (yearOfCentury < FIRST_YEAR ? 2000 : 1900);
    }

    /// The first four digits: `2101` of `2101.00001`, `9901` of `hep-th/9901001`.
    private int yearAndMonth() {
        int start = id.indexOf('/') + 1;
        return Integer.parseInt(id.substring(start, start + 4));
    }

    /// The DOI under which arXiv has registered it, whatever the version.
    public Optional<Doi> registeredDoi() {
        return Doi.parse(DOI_PREFIX + "/arXiv." + id).value();
    }

    /// The page of its abstract.
    public String url() {
        return "https://arxiv.org/abs/" + this;
    }

    @Override
    public String toString() {
        return id + version.map(number -> "v" + number).orElse("");
    }
}
