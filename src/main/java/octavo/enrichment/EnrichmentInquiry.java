package octavo.enrichment;

import octavo.enrichment.PublishedSearch.FoundPreprint;
import octavo.fields.FieldName;
import octavo.library.VersionLink;
import octavo.library.VersionLink.VersionRelation;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.lookup.DoiReply.RegisteredDoi;
import octavo.lookup.RecordInquiry;
import octavo.lookup.VersionInquiry;
import octavo.values.Doi;
import octavo.values.PreprintServers;
import octavo.venuenames.VenueRegister;
import octavo.verify.EntryInquiry;
import octavo.verify.RecordComparison;
import octavo.verify.VerifiedEntry;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Asks services for what entries lack, with the requests and the cache of a verification.
public final class EnrichmentInquiry {
    private final EntryInquiry entryInquiry;
    private final RecordInquiry recordInquiry;
    private final VersionInquiry versionInquiry;
    private final VenueRegister venueRegister;
    private final DoiConfirmation doiConfirmation;
    private final PublishedSearch publishedSearch;

    /// @param currentYear later years are in the future
    public EnrichmentInquiry(
            RecordInquiry recordInquiry,
            VersionInquiry versionInquiry,
            VenueRegister venueRegister,
            int currentYear) {
        this.entryInquiry = new EntryInquiry(recordInquiry, venueRegister, currentYear);
        this.recordInquiry = recordInquiry;
        this.versionInquiry = versionInquiry;
        this.venueRegister = venueRegister;
        this.doiConfirmation = new DoiConfirmation(recordInquiry, venueRegister);
        this.publishedSearch = new PublishedSearch(recordInquiry, versionInquiry, venueRegister);
    }

    /// Asks arXiv about all preprints at once, before they are asked about one by one.
    public void askArxiv(List<Work> works) throws InterruptedException {
        versionInquiry.askArxiv(
                works.stream()
                        .filter(EnrichmentInquiry::isLoosePreprint)
                        .flatMap(it -> it.arXiv().stream())
                        .toList());
    }

    private static boolean isLoosePreprint(Work work) {
        return work.workKind() == WorkKind.PREPRINT
                && VersionLink.allOf(work).stream()
                        .noneMatch(it -> it.relation() == VersionRelation.PUBLISHED);
    }

    /// Asks about one entry.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public EntryFinding findMissing(Work work, EnrichmentWishes wishes)
            throws InterruptedException {
        return findMissing(entryInquiry.verifyEntry(work), wishes);
    }

    /// Asks what is missing beside the records of a verification.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public EntryFinding findMissing(VerifiedEntry verifiedEntry, EnrichmentWishes wishes)
            throws InterruptedException {
        Work work = verifiedEntry.work();
        boolean wantsPublished = wishes.findsPublished() && isLoosePreprint(work);
        boolean wantsPreprint =
                wishes.fields().contains(FieldName.EPRINT)
                        && work.workKind() != WorkKind.PREPRINT
                        && work.arXiv().isEmpty();
        Optional<FoundPreprint> foundPreprint =
                wantsPreprint
                        ? publishedSearch.findPreprint(work, verifiedEntry.comparisons())
                        : Optional.empty();
        return new EntryFinding(
                verifiedEntry,
                agencyComparison(work, verifiedEntry),
                wantsPublished ? publishedSearch.findVersions(work) : List.of(),
                foundPreprint);
    }

    /// The record of the one DOI that other records of the same edition name.
    private Optional<RecordComparison> agencyComparison(Work work, VerifiedEntry verifiedEntry)
            throws InterruptedException {
        RecordCertainty certainty = new RecordCertainty(work);
        boolean isPreprint = work.workKind() == WorkKind.PREPRINT;
        List<Doi> dois =
                verifiedEntry.comparisons().stream()
                        .filter(certainty::isSameEdition)
                        .flatMap(it ->
                                RecordCertainty.doiOf(it.sourcedWork().importedWork()).stream())
                        .filter(it -> !PreprintServers.hasRegistered(it))
                        .distinct()
                        .toList();
        if (isPreprint
                || dois.size() != 1
                || work.doi().equals(Optional.of(dois.getFirst()))
                || doiConfirmation.isContradicted(certainty.claimed(), dois.getFirst())
                || !(recordInquiry.findDoi(dois.getFirst())
                        instanceof RegisteredDoi(var agencyRecord))) {
            return Optional.empty();
        }
        return agencyRecord.stream()
                .map(it -> RecordComparison.of(venueRegister, certainty.claimed(), it))
                .filter(certainty::isSameEdition)
                .flatMap(Stream::of)
                .findFirst();
    }
}
