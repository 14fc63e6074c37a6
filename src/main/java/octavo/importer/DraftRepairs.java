package octavo.importer;

import octavo.fields.FieldName;
import octavo.values.ArxivId;
import octavo.values.Doi;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Corrections applied to every work, whatever its format.
final class DraftRepairs {
    private static final Pattern ARXIV_JOURNAL =
            Pattern.compile(
                    "(?i)(?:arxiv(?:\\s*(?:e-?prints?|preprints?|\\.org))?|corr"
                            + "|computing research repository)\\b(.*)");
    private static final Pattern ARXIV_CLASS =
            Pattern.compile("\\[([a-z-]+(?:\\.[A-Za-z-]{2,})?)\\]");
    private static final String ARXIV_DOI = "10.48550/arxiv.";

    private final WorkDraft draft;

    private DraftRepairs(WorkDraft draft) {
        this.draft = draft;
    }

    static void repair(WorkDraft draft) {
        var repairs = new DraftRepairs(draft);
        repairs.findArxiv();
        repairs.dropResolver();
        repairs.nameTheBook();
    }

    /// A paper on arXiv gets an `eprint`, and loses arXiv as its journal.
    private void findArxiv() {
        String journal = draft.plain(FieldName.JOURNALTITLE);
        Matcher archive = ARXIV_JOURNAL.matcher(journal);
        boolean inArchive = archive.matches();
        String doi = draft.plain(FieldName.DOI);
        boolean byDoi = doi.toLowerCase(Locale.ROOT).startsWith(ARXIV_DOI);
        Optional<ArxivId> id =
                byDoi
                        ? ArxivId.parse(doi.substring(ARXIV_DOI.length())).value()
                        : labelled(draft.plain(FieldName.URL))
                                .or(() -> inArchive ? inJournal(journal) : Optional.empty());
        boolean other = draft.has(FieldName.EPRINT) || !inArchive && !journal.isEmpty() && !byDoi;
        if (id.isEmpty() || other) {
            return;
        }
        draft.exact(FieldName.EPRINT, id.get().toString());
        draft.exact(FieldName.EPRINTTYPE, "arxiv");
        Matcher subject = ARXIV_CLASS.matcher(journal);
        if (subject.find()) {
            draft.exact(FieldName.EPRINTCLASS, subject.group(1));
        }
        if (inArchive) {
            List.of(FieldName.JOURNALTITLE, FieldName.VOLUME, FieldName.PAGES, FieldName.NUMBER)
                    .forEach(draft::drop);
        }
        if (draft.type().equals("article") && !draft.has(FieldName.JOURNALTITLE)) {
            draft.type("online");
        }
    }

    private static Optional<ArxivId> labelled(String url) {
        return url.contains("arxiv.org/") ? ArxivId.parse(url).value() : Optional.empty();
    }

    /// `arXiv preprint arXiv:2101.00001`, `CoRR abs/2101.00001` with the id in the volume.
    private Optional<ArxivId> inJournal(String journal) {
        String numbers =
                String.join(
                        " ",
                        journal,
                        draft.plain(FieldName.VOLUME).replaceFirst("^abs/", ""),
                        draft.plain(FieldName.PAGES));
        return ArxivId.parse("arXiv " + numbers).value();
    }

    /// A URL that only resolves the DOI is redundant.
    private void dropResolver() {
        String url = draft.plain(FieldName.URL);
        if (WorkDraft.RESOLVER.matcher(url).matches()
                && Doi.parse(url).value().filter(this::isOurs).isPresent()) {
            draft.drop(FieldName.URL);
        }
    }

    private boolean isOurs(Doi doi) {
        return doi.equals(new Doi(draft.plain(FieldName.DOI)));
    }

    /// If a conference paper only names its event, that also names the book.
    private void nameTheBook() {
        boolean paper = draft.type().equals("inproceedings");
        if (paper && !draft.has(FieldName.BOOKTITLE) && draft.has(FieldName.EVENTTITLE)) {
            draft.text(FieldName.BOOKTITLE, draft.plain(FieldName.EVENTTITLE));
            draft.drop(FieldName.EVENTTITLE);
        }
    }
}
