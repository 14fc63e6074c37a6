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
/// @param arXiv the identifier without its version; empty if it has none
/// @param title in lower-case ASCII
/// @param authors the family names of the authors in lower-case ASCII
record UnitTraits(String doi, String arXiv, String title, Set<String> authors) {
    private static final Pattern DOI = Pattern.compile("10\\.\\d{4,9}(?:\\.\\d+)*/\\S+");
    private static final Pattern ARXIV =
            Pattern.compile("(\\d{4}\\.\\d{4,5}|[a-z-]+(?:\\.[A-Z]{2})?/\\d{7})(?:v\\d+)?");

    /// Shorter titles may be equal by chance.
    private static final int TELLING = 16;

    static UnitTraits of(BibEntry entry) {
        String url = text(entry, "url");
        String doi = first(DOI, text(entry, "doi"), url.contains("doi.org/") ? url : "");
        String eprint = text(entry, "eprint");
        return new UnitTraits(
                doi.replace("\\_", "_").toLowerCase(Locale.ROOT),
                arXiv(eprint, url, text(entry, "volume") + " " + text(entry, "journal")),
                LetterFolding.of(LaTeX.toUnicode(text(entry, "title"))).bare(),
                authors(entry));
    }

    private static String arXiv(String eprint, String url, String rest) {
        String known = eprint.replaceFirst("(?i)^arxiv:", "");
        Matcher whole = ARXIV.matcher(known);
        if (whole.matches()) {
            return whole.group(1);
        }
        boolean named = (url + rest).toLowerCase(Locale.ROOT).contains("arxiv");
        Matcher found = ARXIV.matcher(url.contains("arxiv.org/") ? url : named ? rest : "");
        return found.find() ? found.group(1) : "";
    }

    private static Set<String> authors(BibEntry entry) {
        String people = entry.has("author") ? text(entry, "author") : text(entry, "editor");
        return BibNameList.parse(people).value().names().stream()
                .map(PersonName::unicode)
                .map(name -> LetterFolding.of(name.literal().orElse(name.family())).bare())
                .collect(Collectors.toSet());
    }

    static String text(BibEntry entry, String field) {
        return entry.value(field).map(value -> value.text(_ -> Optional.empty())).orElse("");
    }

    private static String first(Pattern pattern, String... texts) {
        for (String text : texts) {
            Matcher found = pattern.matcher(text);
            if (found.find()) {
                return found.group();
            }
        }
        return "";
    }

    Optional<String> byDoi() {
        return present(doi);
    }

    Optional<String> byArXiv() {
        return present(arXiv);
    }

    /// The title, if it is distinctive.
    Optional<String> byTitle() {
        return title.length() < TELLING ? Optional.empty() : Optional.of(title);
    }

    /// The title, however short.
    Optional<String> byAnyTitle() {
        return present(title);
    }

    boolean sharesAnAuthorWith(UnitTraits that) {
        return authors.stream().anyMatch(that.authors::contains);
    }

    private static Optional<String> present(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    /// Whether two entries with one key are different works: their titles are dissimilar, and
    /// another feature that both have differs.
    boolean contradicts(UnitTraits that) {
        boolean telling = !title.isEmpty() && !that.title.isEmpty();
        return telling && likeness(that) < 0.5 && !mayBe(that);
    }

    /// Whether their identifiers do not conflict, and they share an author if both have some.
    boolean mayBe(UnitTraits that) {
        boolean strangers =
                !authors.isEmpty() && !that.authors.isEmpty() && !sharesAnAuthorWith(that);
        return !differ(doi, that.doi) && !differ(arXiv, that.arXiv) && !strangers;
    }

    private static boolean differ(String one, String other) {
        return !one.isEmpty() && !other.isEmpty() && !one.equals(other);
    }

    /// The share of words that two titles have in common, from 0 to 1.
    double likeness(UnitTraits that) {
        Set<String> words = words();
        Set<String> all = new HashSet<>(words);
        Set<String> others = that.words();
        all.addAll(others);
        long both = words.stream().filter(others::contains).count();
        return all.isEmpty() ? 0 : (double) both / all.size();
    }

    Set<String> words() {
        return title.isEmpty() ? Set.of() : new HashSet<>(Arrays.asList(title.split(" ")));
    }
}
