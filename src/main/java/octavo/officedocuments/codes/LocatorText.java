package octavo.officedocuments.codes;

import octavo.csl.Cite.CiteMode;
import octavo.csl.style.CslLocale;
import octavo.csl.style.LocaleTerm;
import octavo.csl.style.LocaleTerm.TermForm;
import octavo.csl.style.Style;
import octavo.officedocuments.codes.CodedCite.CiteDetails;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads what people write behind a work: `, chap. 2 and elsewhere` is a locator of a kind, and a
/// suffix. The words for the kinds are those of the languages' own terms.
public final class LocatorText {
    /// The kinds that Zotero before 1.0 had no numbers for (CSL 1.0.2, Appendix IV).
    private static final List<String> FURTHER_LABELS =
            List.of("appendix", "equation", "rule", "scene", "act", "supplement", "table");

    private static final String NUMBER =
            "(?:[A-Za-z]{0,2}\\d[\\p{L}\\d.:*]*|[ivxlcdmIVXLCDM]+(?![\\p{L}\\d]))";
    private static final String NUMBERS = NUMBER + "(?:\\s*(?:[,&+–—‑-]|--)\\s*" + NUMBER + ")*";
    private static final Pattern LEADING = Pattern.compile("[\\s,]*");
    private static final Pattern BRACED = Pattern.compile("\\{([^{}]*)\\}");

    private final Map<String, String> labelsByWord = new HashMap<>();
    private final Pattern labelled;

    private LocatorText(List<CslLocale> locales) {
        locales.forEach(this::addWords);
        String words =
                labelsByWord.keySet().stream()
                        .sorted(Comparator.comparingInt(String::length).reversed())
                        .map(Pattern::quote)
                        .collect(Collectors.joining("|"));
        labelled =
                Pattern.compile(
                        "(?:(?<label>" + words + ")\\.?\\s*)?(?<numbers>" + NUMBERS + ")",
                        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /// Knows the words of a style in its language, and those of English.
    ///
    /// @param language empty means the style's own
    public static LocatorText of(Style style, String language) {
        return new LocatorText(
                List.of(CslLocale.of(style, language), CslLocale.of(style, "en-US")));
    }

    private void addWords(CslLocale locale) {
        Stream.concat(CslCitationReader.NUMBERED_LABELS.stream(), FURTHER_LABELS.stream())
                .forEach(label ->
                        Stream.of(TermForm.LONG, TermForm.SHORT, TermForm.SYMBOL)
                                .flatMap(form -> locale.findTerm(label, form).stream())
                                .flatMap(LocatorText::words)
                                .map(LocatorText::plainWord)
                                .filter(word -> !word.isEmpty())
                                .forEach(word -> labelsByWord.putIfAbsent(word, label)));
    }

    private static Stream<String> words(LocaleTerm term) {
        return Stream.of(term.singularText(), term.pluralText());
    }

    private static String plainWord(String word) {
        return word.strip().replaceFirst("\\.$", "").toLowerCase(Locale.ROOT);
    }

    /// What surrounds a cite.
    ///
    /// @param written what follows the work
    public CiteDetails read(String prefix, String written) {
        String spacedPrefix = prefix.isEmpty() ? "" : prefix + " ";
        Matcher leading = LEADING.matcher(written);
        int start = leading.lookingAt() ? leading.end() : 0;
        Matcher braced = BRACED.matcher(written).region(start, written.length());
        if (braced.lookingAt()) {
            Matcher inner = labelled.matcher(braced.group(1));
            boolean hasLabel = inner.lookingAt() && inner.group("label") != null;
            return new CiteDetails(
                    hasLabel
                            ? braced.group(1).substring(inner.start("numbers")).strip()
                            : braced.group(1).strip(),
                    hasLabel ? label(inner) : "page",
                    spacedPrefix,
                    written.substring(braced.end()),
                    CiteMode.NORMAL);
        }
        Matcher matcher = labelled.matcher(written).region(start, written.length());
        if (!matcher.lookingAt() || !isLocator(matcher)) {
            return new CiteDetails("", "", spacedPrefix, written, CiteMode.NORMAL);
        }
        String locator = matcher.group("numbers").replaceFirst("[.:*]+$", "");
        return new CiteDetails(
                locator,
                label(matcher),
                spacedPrefix,
                written.substring(matcher.start("numbers") + locator.length()),
                CiteMode.NORMAL);
    }

    /// Roman numerals without a word before them may be words: “i”, “mix”.
    private static boolean isLocator(Matcher matcher) {
        return matcher.group("label") != null
                || Character.isDigit(matcher.group("numbers").charAt(0));
    }

    private String label(Matcher matcher) {
        return Optional.ofNullable(matcher.group("label"))
                .flatMap(word -> Optional.ofNullable(labelsByWord.get(plainWord(word))))
                .orElse("page");
    }
}
