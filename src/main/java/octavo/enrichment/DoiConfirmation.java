package octavo.enrichment;

import octavo.duplicates.ComparedTitle;
import octavo.formats.workdrafts.ImportedWork;
import octavo.lookup.RecordInquiry;
import octavo.lookup.SearchReply.SearchHits;
import octavo.lookup.SourcedWork;
import octavo.lookup.TitleService;
import octavo.values.Doi;
import octavo.venuenames.VenueRegister;
import octavo.verify.ClaimedWork;
import octavo.verify.RecordComparison;
import octavo.verify.TitleAgreement;

import java.util.Optional;

/// A second opinion on a DOI: deposits at agencies may lack a subtitle, and with it what says that
/// the work is part II or an erratum.
final class DoiConfirmation {
    private final RecordInquiry recordInquiry;
    private final VenueRegister venueRegister;

    DoiConfirmation(RecordInquiry recordInquiry, VenueRegister venueRegister) {
        this.recordInquiry = recordInquiry;
        this.venueRegister = venueRegister;
    }

    /// Whether the first other service that has a record with the DOI gives it another title.
    boolean isContradicted(ClaimedWork claimed, Doi doi) throws InterruptedException {
        for (TitleService service : TitleService.values()) {
            if (service != TitleService.CROSSREF
                    && recordInquiry.searchTitle(service, claimed.title())
                            instanceof SearchHits hits) {
                Optional<ImportedWork> record =
                        hits.works().stream()
                                .filter(it -> RecordCertainty.doiOf(it).equals(Optional.of(doi)))
                                .findFirst();
                if (record.isPresent()) {
                    return isOtherTitle(
                            claimed,
                            new SourcedWork(hits.serviceName(), record.get(), hits.answerStamp()));
                }
            }
        }
        return false;
    }

    private boolean isOtherTitle(ClaimedWork claimed, SourcedWork sourcedWork) {
        RecordComparison comparison = RecordComparison.of(venueRegister, claimed, sourcedWork);
        ComparedTitle recordedTitle = ComparedTitle.of(comparison.recordedTitle());
        return comparison.title() == TitleAgreement.OTHER
                || !recordedTitle.titleNumbers().equals(claimed.comparedTitle().titleNumbers())
                || recordedTitle.isNotice() != claimed.comparedTitle().isNotice();
    }
}
