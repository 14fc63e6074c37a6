package octavo.formats.workdrafts;

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

    private final WorkDraft draft;

    private DraftRepairs(WorkDraft draft) {
        this.draft = draft;
    }

    static void repairDraft(WorkDraft draft) {
        var repairs = new DraftRepairs(draft);
        repairs.findArxiv();
        repairs.removeResolverUrl();
        repairs.fillBookTitle();
    }

    /// A paper on arXiv gets an `eprint`, and loses arXiv as its journal.
    private void findArxiv() {
        String journal = draft.plainText(FieldName.JOURNALTITLE);
        Matcher journalMatcher = ARXIV_JOURNAL.matcher(journal);
        boolean isInArchive = journalMatcher.matches();
        String doi = draft.plainText(FieldName.DOI);
        boolean isByDoi = doi.toLowerCase(Locale.ROOT).startsWith(ArxivId.DOI_START);
        Optional<ArxivId> arxivId =
                isByDoi
                        ? ArxivId.parse(doi.substring(ArxivId.DOI_START.length())).value()
                        : idInUrl(draft.plainText(FieldName.URL))
                                .or(() -> isInArchive ? idInJournal(journal) : Optional.empty());
        boolean isPublishedElsewhere =
                draft.hasField(FieldName.EPRINT) || !isInArchive && !journal.isEmpty() && !isByDoi;
        if (arxivId.isEmpty() || isPublishedElsewhere) {
            return;
        }
        draft.fillExact(FieldName.EPRINT, arxivId.get().toString());
        draft.fillExact(FieldName.EPRINTTYPE, "arxiv");
        Matcher classMatcher = ARXIV_CLASS.matcher(journal);
        if (classMatcher.find()) {
            draft.fillExact(FieldName.EPRINTCLASS, classMatcher.group(1));
        }
        if (isInArchive) {
            List.of(FieldName.JOURNALTITLE, FieldName.VOLUME, FieldName.PAGES, FieldName.NUMBER)
                    .forEach(draft::removeField);
        }
        if (draft.type().equals("article") && !draft.hasField(FieldName.JOURNALTITLE)) {
            draft.type("online");
        }
    }

    private static Optional<ArxivId> idInUrl(String url) {
        return url.contains("arxiv.org/") ? ArxivId.parse(url).value() : Optional.empty();
    }

    /// `arXiv preprint arXiv:2101.00001`, `CoRR abs/2101.00001` with the id in the volume.
    private Optional<ArxivId> idInJournal(String journal) {
        String journalAndPages =
                String.join(
                        " ",
                        journal,
                        draft.plainText(FieldName.VOLUME).replaceFirst("^abs/", ""),
                        draft.plainText(FieldName.PAGES));
        return ArxivId.parse("arXiv " + journalAndPages).value();
    }

    /// A URL that only resolves the DOI is redundant.
    private void removeResolverUrl() {
        String url = draft.plainText(FieldName.URL);
        if (WorkDraft.DOI_RESOLVER.matcher(url).matches()
                && Doi.parse(url).value().filter(this::isDoiOfDraft).isPresent()) {
            draft.removeField(FieldName.URL);
        }
    }

    private boolean isDoiOfDraft(Doi doi) {
        return doi.equals(new Doi(draft.plainText(FieldName.DOI)));
    }

    /// If a conference paper only names its event, that also names the book.
    private void fillBookTitle() {
        boolean isPaper = draft.type().equals("inproceedings");
        if (isPaper
                && !draft.hasField(FieldName.BOOKTITLE)
                && draft.hasField(FieldName.EVENTTITLE)) {
            draft.text(FieldName.BOOKTITLE, draft.plainText(FieldName.EVENTTITLE));
            draft.removeField(FieldName.EVENTTITLE);
        }
    }
}
