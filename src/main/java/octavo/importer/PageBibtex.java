package octavo.importer;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.text.LetterFolding;

import org.jsoup.nodes.Document;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The BibTeX that a page prints for its readers to copy: a publisher may say there what the page's
/// head leaves out. Only an entry with the page's own title is taken.
final class PageBibtex {
    private static final Pattern START = Pattern.compile("@[A-Za-z]{4,20}\\s*\\{");
    private static final int MOST = 20;
    private static final int LONGEST = 20_000;

    private final BibEntry entry;

    private PageBibtex(BibEntry entry) {
        this.entry = entry;
    }

    static Optional<PageBibtex> of(Document page, String title) {
        String wanted = LetterFolding.of(title).bare();
        String text = page.body().wholeText();
        Matcher start = START.matcher(text);
        for (int seen = 0; seen < MOST && !wanted.isEmpty() && start.find(); seen++) {
            int end = Math.min(text.length(), start.start() + LONGEST);
            var items = BibParser.parse(text.substring(start.start(), end)).items();
            if (!items.isEmpty() && items.getFirst() instanceof BibEntry entry) {
                var printed = new PageBibtex(entry);
                if (LetterFolding.of(printed.text(FieldName.TITLE)).bare().equals(wanted)) {
                    return Optional.of(printed);
                }
            }
        }
        return Optional.empty();
    }

    /// A field's value as Unicode; empty if there is none. Names of months stay as they are.
    private String text(String field) {
        return entry.value(field)
                .map((BibValue value) -> LaTeX.toUnicode(value.text(Optional::of)))
                .orElse("");
    }

    /// The year, and the month if it is said.
    String date() {
        return (text(FieldName.MONTH) + " " + text(FieldName.YEAR)).strip();
    }

    /// Adds what the draft lacks.
    void complete(WorkDraft draft) {
        FieldPlacement.publisher(draft, text(FieldName.PUBLISHER));
        draft.text(FieldName.LOCATION, text(FieldName.ADDRESS));
        draft.text(FieldName.VOLUME, text(FieldName.VOLUME));
        draft.text(FieldName.NUMBER, text(FieldName.NUMBER));
        draft.text(FieldName.SERIES, text(FieldName.SERIES));
        draft.pages(text(FieldName.PAGES));
        draft.doi(text(FieldName.DOI));
        draft.bookNumber(text(FieldName.ISBN));
        String address = text(FieldName.URL);
        draft.url(address.matches("(?i)https?://\\S+") ? address : "");
    }
}
