package octavo.merge;

import octavo.bib.BibEntry;
import octavo.latex.LaTeX;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.text.LetterFolding;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The features that identify an entry's work, however the entry is written.
///
/// @param doi in lower case, without a resolver's address; empty if it has none
/// @param arxivId the identifier without its version; empty if it has none
/// @param foldedTitle in lower-case ASCII
/// @param authorFamilies the family names of the authors in lower-case ASCII
record UnitTraits(String doi, String arxivId, String foldedTitle, Set<String> authorFamilies) {
    private static final Pattern DOI = Pattern.compile("10\\.\\d{4,9}(?:\\.\\d+)*/\\S+");
    private static final Pattern ARXIV =
            Pattern.compile("(\\d{4}\\.\\d{4,5}|[a-z-]+(?:\\.[A-Z]{2})?/\\d{7})(?:v\\d+)?");

    /// Shorter titles may be equal by chance.
    private static final int MIN_TITLE_LENGTH = 16;

    static UnitTraits of(BibEntry entry) {
        String url = plainText(entry, "url");
        String doiText =
                firstMatch(DOI, plainText(entry, "doi"), url.contains("doi.org/") ? url : "");
        String eprint = plainText(entry, "eprint");
        return new UnitTraits(
                doiText.replace("\\_", "_").toLowerCase(Locale.ROOT),
                arXiv(eprint, url, plainText(entry, "volume") + " " + plainText(entry, "journal")),
                LetterFolding.of(LaTeX.toUnicode(plainText(entry, "title"))).unaccented(),
                authors(entry));
    }

    private static String arXiv(String eprint, String url, String otherText) {
        String idText = eprint.replaceFirst("(?i)^arxiv:", "");
        Matcher idMatcher = ARXIV.matcher(idText);
        if (idMatcher.matches()) {
            return idMatcher.group(1);
        }
        boolean mentionsArxiv = (url + otherText).toLowerCase(Locale.ROOT).contains("arxiv");
        Matcher foundMatch =
                ARXIV.matcher(url.contains("arxiv.org/") ? url : mentionsArxiv ? otherText : "");
        return foundMatch.find() ? foundMatch.group(1) : "";
    }

    private static Set<String> authors(BibEntry entry) {
        String peopleText =
                entry.hasField("author") ? plainText(entry, "author") : plainText(entry, "editor");
        return BibNameList.parse(peopleText).value().names().stream()
                .map(PersonName::toUnicode)
                .map(name -> LetterFolding.of(name.literal().orElse(name.family())).unaccented())
                .collect(Collectors.toSet());
    }

    static String plainText(BibEntry entry, String fieldName) {
        return entry.value(fieldName)
                .map(value -> value.expandedText(_ -> Optional.empty()))
                .orElse("");
    }

    private static String firstMatch(Pattern pattern, String... texts) {
        for (String text : texts) {
            Matcher foundMatch = pattern.matcher(text);
            if (foundMatch.find()) {
                return foundMatch.group();
            }
        }
        return "";
    }

    Optional<String> byDoi() {
        return nonEmpty(doi);
    }

    Optional<String> byArXiv() {
        return nonEmpty(arxivId);
    }

    /// The title, if it is distinctive.
    Optional<String> byTitle() {
        return foldedTitle.length() < MIN_TITLE_LENGTH
                ? Optional.empty()
                : Optional.of(foldedTitle);
    }

    /// The title, however short.
    Optional<String> byAnyTitle() {
        return nonEmpty(foldedTitle);
    }

    boolean sharesAnAuthorWith(UnitTraits that) {
        return authorFamilies.stream().anyMatch(that.authorFamilies::contains);
    }

    private static Optional<String> nonEmpty(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    /// Whether two entries with one key are different works: their titles are dissimilar, and
    /// another feature that both have differs.
    boolean contradicts(UnitTraits that) {
        boolean haveTitles = !foldedTitle.isEmpty() && !that.foldedTitle.isEmpty();
        return haveTitles && titleLikeness(that) < 0.5 && !mayBeSameWork(that);
    }

    /// Whether their identifiers do not conflict, and they share an author if both have some.
    boolean mayBeSameWork(UnitTraits that) {
        boolean haveNoCommonAuthor =
                !authorFamilies.isEmpty()
                        && !that.authorFamilies.isEmpty()
                        && !sharesAnAuthorWith(that);
        return !areDifferent(doi, that.doi)
                && !areDifferent(arxivId, that.arxivId)
                && !haveNoCommonAuthor;
    }

    private static boolean areDifferent(String firstId, String secondId) {
        return !firstId.isEmpty() && !secondId.isEmpty() && !firstId.equals(secondId);
    }

    /// The share of words that two titles have in common, from 0 to 1.
    double titleLikeness(UnitTraits that) {
        Set<String> words = titleWords();
        Set<String> allWords = new HashSet<>(words);
        Set<String> otherWords = that.titleWords();
        allWords.addAll(otherWords);
        long commonCount = words.stream().filter(otherWords::contains).count();
        return allWords.isEmpty() ? 0 : (double) commonCount / allWords.size();
    }

    Set<String> titleWords() {
        return foldedTitle.isEmpty()
                ? Set.of()
                : new HashSet<>(Arrays.asList(foldedTitle.split(" ")));
    }
}
