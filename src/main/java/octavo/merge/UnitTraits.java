package octavo.merge;

import octavo.bib.BibEntry;
import octavo.latex.LaTeX;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.text.LetterFolding;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.PreprintServers;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The features that identify an entry's work, however the entry is written.
///
/// @param doi in lower case, without a resolver's address; empty if it has none
/// @param arxivId the identifier without its version; empty if it has none
/// @param foldedTitle in lower-case ASCII
/// @param authorFamilies the family names of the authors in lower-case ASCII
record UnitTraits(String doi, String arxivId, String foldedTitle, Set<String> authorFamilies) {
    /// Shorter titles may be equal by chance.
    private static final int MIN_TITLE_LENGTH = 16;

    static UnitTraits of(BibEntry entry) {
        String url = plainText(entry, "url");
        return new UnitTraits(
                findDoi(plainText(entry, "doi"))
                        .or(() -> url.contains("doi.org/") ? findDoi(url) : Optional.empty())
                        .map(Doi::foldedName)
                        .orElse(""),
                findArxivId(entry, url).map(ArxivId::id).orElse(""),
                LetterFolding.of(LaTeX.toUnicode(plainText(entry, "title"))).unaccented(),
                authors(entry));
    }

    private static Optional<Doi> findDoi(String text) {
        return Doi.parse(text).value();
    }

    /// The arXiv id of an entry whose `eprint`, address or journal has it.
    private static Optional<ArxivId> findArxivId(BibEntry entry, String url) {
        String journal = plainText(entry, "journal");
        String venueText = "arXiv " + plainText(entry, "volume") + " " + journal;
        return ArxivId.parse(plainText(entry, "eprint"))
                .value()
                .or(() ->
                        url.contains("arxiv.org/") ? ArxivId.parse(url).value() : Optional.empty())
                .or(() ->
                        PreprintServers.isArxivName(journal)
                                ? ArxivId.parse(venueText).value()
                                : Optional.empty());
    }

    private static Set<String> authors(BibEntry entry) {
        String peopleText =
                entry.hasField("author") ? plainText(entry, "author") : plainText(entry, "editor");
        return BibNameList.parse(peopleText).value().names().stream()
                .map(PersonName::foldedFamily)
                .collect(Collectors.toSet());
    }

    static String plainText(BibEntry entry, String fieldName) {
        return entry.value(fieldName)
                .map(value -> value.expandedText(_ -> Optional.empty()))
                .orElse("");
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
