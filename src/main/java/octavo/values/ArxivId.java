package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
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
    private static final Pattern NEW =
            Pattern.compile("(?<![\\p{L}\\p{Nd}]|[0-9][./])([0-9]{4})\\.([0-9]{4,5})(?![0-9])");

    /// The archives that used the old form.
    private static final Pattern OLD =
            Pattern.compile(
                    "(?i)(?<![\\p{L}\\p{Nd}])(acc-phys|adap-org|alg-geom|ao-sci|astro-ph|atom-ph"
                            + "|bayes-an|chao-dyn|chem-ph|cmp-lg|comp-gas|cond-mat|cs|dg-ga"
                            + "|funct-an|gr-qc|hep-ex|hep-lat|hep-ph|hep-th|math|math-ph|mtrl-th"
                            + "|nlin|nucl-ex|nucl-th|patt-sol|physics|plasm-ph|q-alg|q-bio"
                            + "|quant-ph|solv-int|stat|supr-con)"
                            + "(?:\\.[a-z-]{2,20})?/([0-9]{4})([0-9]{3})(?![0-9])");

    private static final Pattern NUMBER = Pattern.compile("[0-9]{7}(v[0-9]+)?");
    private static final Pattern VERSION = Pattern.compile("v([0-9]{1,3})(?![0-9])");
    private static final Pattern LABEL = Pattern.compile("(?i)arxiv|xxx\\.lanl\\.gov");

    /// The new form starts in April 2007; since 2015 it has five digits after the full stop.
    private static final int FIRST_MONTH_OF_NEW = 704;

    private static final int FIRST_MONTH_OF_FIVE_DIGITS = 1501;
    private static final int FIRST_YEAR = 91;

    /// The id in a text: bare, or in a text recognisably about arXiv, such as a URL.
    public static Parsed<Optional<ArxivId>> parse(String text) {
        String plain = WebUrl.bare(text);
        for (Matcher id : List.of(NEW.matcher(plain), OLD.matcher(plain))) {
            if (id.find() && isLabelled(plain, id.start())) {
                return read(text, plain, id);
            }
        }
        return plain.isEmpty()
                ? new Parsed<>(Optional.empty(), List.of())
                : told(
                        text,
                        ValueProblem.ARXIV_UNREADABLE,
                        LocalizedSentence.of(
                                "An arXiv id looks like 2101.00001 or hep-th/9901001."));
    }

    /// An old id split over two fields: number `9901001` and archive `hep-th`.
    public static Parsed<Optional<ArxivId>> parse(String eprint, String archive) {
        boolean number = NUMBER.matcher(eprint.strip()).matches();
        return parse(
                number && !archive.isBlank() ? archive.strip() + "/" + eprint.strip() : eprint);
    }

    private static boolean isLabelled(String text, int start) {
        return text.substring(0, start).isBlank() || LABEL.matcher(text).region(0, start).find();
    }

    private static Parsed<Optional<ArxivId>> read(String text, String plain, Matcher found) {
        boolean old = found.groupCount() == 3;
        int month = Integer.parseInt(found.group(old ? 2 : 1));
        if (month % 100 < 1 || month % 100 > 12 || !(old ? isOld(month) : isNew(month, found))) {
            return told(
                    text,
                    ValueProblem.ARXIV_NO_SUCH_ID,
                    LocalizedSentence.of("arXiv has never assigned such an id."));
        }
        String id =
                old
                        ? found.group(1).toLowerCase(Locale.ROOT)
                                + "/"
                                + found.group(2)
                                + found.group(3)
                        : found.group();
        Matcher version = VERSION.matcher(plain).region(found.end(), plain.length());
        Optional<Integer> number =
                version.lookingAt()
                        ? Optional.of(Integer.valueOf(version.group(1)))
                        : Optional.empty();
        return new Parsed<>(Optional.of(new ArxivId(id, number)), List.of());
    }

    private static boolean isOld(int month) {
        return month / 100 >= FIRST_YEAR || month < FIRST_MONTH_OF_NEW;
    }

    private static boolean isNew(int month, Matcher id) {
        int digits = month < FIRST_MONTH_OF_FIVE_DIGITS ? 4 : 5;
        return month >= FIRST_MONTH_OF_NEW && id.group(2).length() == digits;
    }

    private static Parsed<Optional<ArxivId>> told(
            String text, Code code, LocalizedSentence message) {
        var what = new Diagnostic(new Span(0, text.length()), code, message);
        return new Parsed<>(Optional.empty(), List.of(what));
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
