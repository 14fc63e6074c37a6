package octavo.library;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Which of the two dialects a file is written in: they differ in names of types and fields, in
/// what a cross-reference hands down, and in how keys are compared.
public enum Flavour {
    BIBTEX,
    BIBLATEX;

    private static final Map<String, Integer> TYPES =
            marks(
                    List.of(
                            "online",
                            "report",
                            "thesis",
                            "collection",
                            "mvbook",
                            "mvcollection",
                            "mvproceedings",
                            "mvreference",
                            "reference",
                            "inreference",
                            "bookinbook",
                            "suppbook",
                            "suppcollection",
                            "suppperiodical",
                            "periodical",
                            "dataset",
                            "software",
                            "xdata",
                            "set",
                            "artwork",
                            "audio",
                            "video"),
                    List.of("phdthesis", "mastersthesis", "techreport", "conference"));

    private static final Map<String, Integer> FIELDS =
            marks(
                    List.of(
                            "date",
                            "journaltitle",
                            "location",
                            "institution+an",
                            "eprinttype",
                            "eprintclass",
                            "urldate",
                            "eventdate",
                            "eventtitle",
                            "maintitle",
                            "subtitle",
                            "booksubtitle",
                            "related",
                            "relatedtype",
                            "origdate",
                            "langid",
                            "pagetotal",
                            "venue",
                            "xdata",
                            "ids"),
                    List.of(
                            "journal",
                            "year",
                            "month",
                            "address",
                            "school",
                            "archiveprefix",
                            "primaryclass"));

    private static final Pattern SAID =
            Pattern.compile("(?i)jabref-meta:\\s*databaseType:\\s*(bibtex|biblatex)");

    /// What a file says it is, or else what most of the names tell that only one dialect has.
    public static Flavour of(BibFile file) {
        return Leaning.of(file.items()).flavour();
    }

    /// What tells the flavour of a file.
    ///
    /// @param said what a comment says it is
    /// @param marks how many more names of biblatex than of BibTeX there are
    record Leaning(Optional<Flavour> said, int marks) {
        static Leaning of(List<BibItem> items) {
            Optional<Flavour> said =
                    items.stream()
                            .filter(BibComment.class::isInstance)
                            .flatMap(item -> said((BibComment) item).stream())
                            .findFirst();
            return new Leaning(
                    said,
                    said.isPresent() ? 0 : items.parallelStream().mapToInt(Flavour::marks).sum());
        }

        private static Optional<Flavour> said(BibComment comment) {
            return SAID.matcher(comment.slice().text())
                    .results()
                    .map(found -> valueOf(found.group(1).toUpperCase(Locale.ROOT)))
                    .findFirst();
        }

        Flavour flavour() {
            return said.orElse(marks > 0 ? BIBLATEX : BIBTEX);
        }

        /// The leaning when some entries take the place of others.
        Leaning with(int more) {
            return new Leaning(said, marks + more);
        }
    }

    /// How many more names of biblatex than of BibTeX an item has.
    static int marks(BibItem item) {
        if (!(item instanceof BibEntry entry)) {
            return 0;
        }
        int marks = mark(entry.type(), TYPES);
        for (int i = 0; i < entry.fieldCount(); i++) {
            marks += mark(entry.fieldName(i), FIELDS);
        }
        return marks;
    }

    /// One for a name that is biblatex's, minus one for one that is BibTeX's.
    private static int mark(String name, Map<String, Integer> marks) {
        return marks.getOrDefault(name.toLowerCase(Locale.ROOT), 0);
    }

    private static Map<String, Integer> marks(List<String> biblatex, List<String> bibtex) {
        Map<String, Integer> marks = new HashMap<>();
        biblatex.forEach(name -> marks.put(name, 1));
        bibtex.forEach(name -> marks.put(name, -1));
        return marks;
    }
}
