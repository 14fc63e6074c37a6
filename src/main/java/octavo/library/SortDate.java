package octavo.library;

import octavo.values.PartialDate;
import octavo.values.PublicationDate;

/// The date by which a work sorts among others: of a preprint that states only its year, the month
/// in which arXiv assigned its id.
public final class SortDate {
    private SortDate() {}

    public static PublicationDate of(Work work) {
        PublicationDate date = work.publicationDate();
        boolean isBareYear = date instanceof PartialDate partialDate && partialDate.isBareYear();
        return isBareYear
                ? work.arXiv().map(arxivId -> arxivId.withMonth(date)).orElse(date)
                : date;
    }
}
