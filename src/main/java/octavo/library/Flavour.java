package octavo.library;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibFile;
import octavo.bib.BibItem;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Which of the two dialects a file is written in: they differ in names of types and fields, in
/// what a cross-reference hands down, and in how keys are compared.
public enum Flavour {
    BIBTEX,
    BIBLATEX;

    private static final Set<String> BIBLATEX_TYPES =
            Set.of(
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
                    "video");

    private static final Set<String> BIBLATEX_FIELDS =
            Set.of(
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
                    "ids");

    private static final Set<String> BIBTEX_TYPES =
            Set.of("phdthesis", "mastersthesis", "techreport", "conference");

    private static final Set<String> BIBTEX_FIELDS =
            Set.of(
                    "journal",
                    "year",
                    "month",
                    "address",
                    "school",
                    "archiveprefix",
                    "primaryclass");

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
        static Leaning of(Iterable<BibItem> items) {
            int marks = 0;
            for (BibItem item : items) {
                if (item instanceof BibComment comment) {
                    Matcher said = SAID.matcher(comment.slice().text());
                    if (said.find()) {
                        String name = said.group(1).toUpperCase(Locale.ROOT);
                        return new Leaning(Optional.of(valueOf(name)), marks);
                    }
                } else if (item instanceof BibEntry entry) {
                    marks += Flavour.marks(entry);
                }
            }
            return new Leaning(Optional.empty(), marks);
        }

        Flavour flavour() {
            return said.orElse(marks > 0 ? BIBLATEX : BIBTEX);
        }

        /// The leaning when some entries take the place of others.
        Leaning with(int more) {
            return new Leaning(said, marks + more);
        }
    }

    /// How many more names of biblatex than of BibTeX an entry has.
    static int marks(BibEntry entry) {
        return count(entry, BIBLATEX_TYPES, BIBLATEX_FIELDS)
                - count(entry, BIBTEX_TYPES, BIBTEX_FIELDS);
    }

    private static int count(BibEntry entry, Set<String> types, Set<String> fields) {
        int count = types.contains(entry.type().toLowerCase(Locale.ROOT)) ? 1 : 0;
        for (BibField field : entry.fields()) {
            if (fields.contains(field.name().toLowerCase(Locale.ROOT))) {
                count++;
            }
        }
        return count;
    }
}
