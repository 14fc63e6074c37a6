package octavo.formats.webpage;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.WorkDraft;
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
    private static final int MAX_STARTS = 20;
    private static final int MAX_ENTRY_LENGTH = 20_000;

    private final BibEntry printedEntry;

    private PageBibtex(BibEntry entry) {
        this.printedEntry = entry;
    }

    static Optional<PageBibtex> of(Document page, String title) {
        String foldedTitle = LetterFolding.of(title).unaccented();
        String text = page.body().wholeText();
        Matcher startMatcher = START.matcher(text);
        for (int seenCount = 0;
                seenCount < MAX_STARTS && !foldedTitle.isEmpty() && startMatcher.find();
                seenCount++) {
            int endOffset = Math.min(text.length(), startMatcher.start() + MAX_ENTRY_LENGTH);
            var parsedItems =
                    BibParser.parse(text.substring(startMatcher.start(), endOffset)).items();
            if (!parsedItems.isEmpty() && parsedItems.getFirst() instanceof BibEntry entry) {
                var printedBibtex = new PageBibtex(entry);
                if (LetterFolding.of(printedBibtex.plainText(FieldName.TITLE))
                        .unaccented()
                        .equals(foldedTitle)) {
                    return Optional.of(printedBibtex);
                }
            }
        }
        return Optional.empty();
    }

    /// A field's value as Unicode; empty if there is none. Names of months stay as they are.
    private String plainText(String fieldName) {
        return printedEntry
                .value(fieldName)
                .map((BibValue value) -> LaTeX.toUnicode(value.expandedText(Optional::of)))
                .orElse("");
    }

    /// The year, and the month if it is said.
    String dateText() {
        return (plainText(FieldName.MONTH) + " " + plainText(FieldName.YEAR)).strip();
    }

    /// Adds what the draft lacks.
    void completeDraft(WorkDraft draft) {
        FieldPlacement.fillPublisher(draft, plainText(FieldName.PUBLISHER));
        draft.text(FieldName.LOCATION, plainText(FieldName.ADDRESS));
        draft.text(FieldName.VOLUME, plainText(FieldName.VOLUME));
        draft.text(FieldName.NUMBER, plainText(FieldName.NUMBER));
        draft.text(FieldName.SERIES, plainText(FieldName.SERIES));
        draft.fillPages(plainText(FieldName.PAGES));
        draft.fillDoi(plainText(FieldName.DOI));
        draft.addBookNumber(plainText(FieldName.ISBN));
        String address = plainText(FieldName.URL);
        draft.fillUrl(address.matches("(?i)https?://\\S+") ? address : "");
    }
}
