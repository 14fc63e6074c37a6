package octavo.enrichment;

import octavo.duplicates.ComparedTitle;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Work;
import octavo.lookup.DoiReply.RegisteredDoi;
import octavo.lookup.RecordInquiry;
import octavo.lookup.SearchReply.SearchHits;
import octavo.lookup.SourcedWork;
import octavo.lookup.TitleService;
import octavo.lookup.VersionInquiry;
import octavo.text.LocalizedSentence;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.PreprintServers;
import octavo.venuenames.VenueRegister;
import octavo.verify.ClaimedWork;
import octavo.verify.RecordComparison;
import octavo.verify.VenueAgreement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Looks for the published version of a preprint: by the relations that agencies and arXiv name,
/// and then by title and people. What is only similar is no version.
final class PublishedSearch {
    private static final Set<String> PUBLISHED_TYPES =
            Set.of("article", "inproceedings", "incollection");

    /// How many years before and after a preprint its published version may appear.
    private static final int EARLIEST_YEARS = -1;

    private static final int LATEST_YEARS = 4;

    /// How similar titles must be if an agency says that they are of one work.
    private static final double RELATED_TITLES = 0.25;

    private final RecordInquiry recordInquiry;
    private final VersionInquiry versionInquiry;
    private final VenueRegister venueRegister;
    private final DoiConfirmation doiConfirmation;

    PublishedSearch(
            RecordInquiry recordInquiry,
            VersionInquiry versionInquiry,
            VenueRegister venueRegister) {
        this.recordInquiry = recordInquiry;
        this.versionInquiry = versionInquiry;
        this.venueRegister = venueRegister;
        this.doiConfirmation = new DoiConfirmation(recordInquiry, venueRegister);
    }

    /// The published versions, usually one or none. Several mean that a person has to choose.
    List<PublishedVersion> findVersions(Work work) throws InterruptedException {
        RecordCertainty certainty = new RecordCertainty(work);
        List<PublishedVersion> related = findRelated(certainty.claimed());
        if (!related.isEmpty()) {
            return related;
        }
        for (TitleService service : TitleService.values()) {
            List<PublishedVersion> found = searchVersions(service, certainty);
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    private List<PublishedVersion> findRelated(ClaimedWork claimed) throws InterruptedException {
        List<PublishedVersion> versions = new ArrayList<>();
        for (Doi doi : versionInquiry.publishedVersions(claimed.doi(), claimed.arxivId())) {
            if (recordInquiry.findDoi(doi) instanceof RegisteredDoi(var agencyRecord)) {
                agencyRecord
                        .filter(it -> isRelated(claimed, it))
                        .map(it ->
                                new PublishedVersion(
                                        it,
                                        LocalizedSentence.of(
                                                "the preprint’s record names doi:{0}", doi)))
                        .ifPresent(versions::add);
            }
        }
        return versions;
    }

    /// Whether a related record can be of the same work: authors enter wrong DOIs, too.
    private boolean isRelated(ClaimedWork claimed, SourcedWork sourcedWork) {
        RecordComparison comparison = RecordComparison.of(venueRegister, claimed, sourcedWork);
        ComparedTitle recordedTitle = ComparedTitle.of(comparison.recordedTitle());
        ComparedTitle claimedTitle = claimed.comparedTitle();
        return !comparison.isPreprint()
                && comparison.people().areMostlySame()
                && claimedTitle.isNotice() == recordedTitle.isNotice()
                && (comparison.title().isSame()
                        || claimedTitle.titleNumbers().equals(recordedTitle.titleNumbers())
                                && claimedTitle.likeness(recordedTitle) >= RELATED_TITLES);
    }

    private List<PublishedVersion> searchVersions(TitleService service, RecordCertainty certainty)
            throws InterruptedException {
        ClaimedWork claimed = certainty.claimed();
        if (!(recordInquiry.searchTitle(service, claimed.title()) instanceof SearchHits hits)) {
            return List.of();
        }
        List<PublishedVersion> versions = new ArrayList<>();
        for (ImportedWork work : hits.works()) {
            var sourcedWork = new SourcedWork(hits.serviceName(), work, hits.answerStamp());
            RecordComparison comparison = RecordComparison.of(venueRegister, claimed, sourcedWork);
            if (isPublication(comparison)
                    && RecordCertainty.isBySamePeople(comparison)
                    && isInTime(claimed, comparison)
                    && (certainty.isSameTitle(comparison) || isInReference(claimed, comparison))
                    && !isContradicted(claimed, work)) {
                versions.add(
                        new PublishedVersion(
                                withAgencyRecord(claimed, sourcedWork),
                                LocalizedSentence.of("same title and people")));
            }
        }
        return withoutRepetitions(versions);
    }

    private boolean isContradicted(ClaimedWork claimed, ImportedWork record)
            throws InterruptedException {
        Optional<Doi> doi = RecordCertainty.doiOf(record);
        return doi.isPresent() && doiConfirmation.isContradicted(claimed, doi.get());
    }

    /// Whether a record is of a publication, not of a copy on a preprint server.
    private static boolean isPublication(RecordComparison comparison) {
        ImportedWork record = comparison.sourcedWork().importedWork();
        boolean hasServerDoi =
                RecordCertainty.doiOf(record).filter(PreprintServers::hasRegistered).isPresent();
        return PUBLISHED_TYPES.contains(record.type())
                && !hasServerDoi
                && !comparison.recordedVenue().isBlank()
                && !PreprintServers.isNamedIn(comparison.recordedVenue());
    }

    private static boolean isInTime(ClaimedWork claimed, RecordComparison comparison) {
        if (claimed.year().isEmpty() || comparison.recordedYear().isEmpty()) {
            return false;
        }
        int years = comparison.recordedYear().get() - claimed.year().get();
        return years >= EARLIEST_YEARS && years <= LATEST_YEARS;
    }

    /// Whether arXiv’s reference names the venue and the year of a record whose title is similar.
    private boolean isInReference(ClaimedWork claimed, RecordComparison comparison) {
        String reference = claimed.arxivId().map(versionInquiry::journalReference).orElse("");
        ComparedTitle recordedTitle = ComparedTitle.of(comparison.recordedTitle());
        String venueName = reference.replaceFirst("[,(]?\\s*(?:[Vv]ol\\.?\\s*)?[0-9].*", "");
        return !reference.isBlank()
                && reference.contains(String.valueOf(comparison.recordedYear().orElse(-1)))
                && claimed.comparedTitle().titleNumbers().equals(recordedTitle.titleNumbers())
                && claimed.comparedTitle().isNotice() == recordedTitle.isNotice()
                && claimed.comparedTitle().likeness(recordedTitle) >= RELATED_TITLES
                && VenueAgreement.of(venueRegister, venueName, comparison.recordedVenue())
                        == VenueAgreement.SAME;
    }

    /// The agency’s record, which knows volume and pages, where it agrees.
    private SourcedWork withAgencyRecord(ClaimedWork claimed, SourcedWork sourcedWork)
            throws InterruptedException {
        Optional<Doi> doi = RecordCertainty.doiOf(sourcedWork.importedWork());
        return doi.isPresent()
                        && recordInquiry.findDoi(doi.get())
                                instanceof RegisteredDoi(var agencyRecord)
                ? agencyRecord.filter(it -> isRelated(claimed, it)).orElse(sourcedWork)
                : sourcedWork;
    }

    /// One of those that have a DOI or, without, a venue in common.
    private List<PublishedVersion> withoutRepetitions(List<PublishedVersion> versions) {
        List<PublishedVersion> distinct = new ArrayList<>();
        for (PublishedVersion version : versions) {
            if (distinct.stream().noneMatch(it -> isSamePublication(it, version))) {
                distinct.add(version);
            }
        }
        return distinct;
    }

    private boolean isSamePublication(PublishedVersion first, PublishedVersion second) {
        ImportedWork firstRecord = first.sourcedWork().importedWork();
        ImportedWork secondRecord = second.sourcedWork().importedWork();
        Optional<Doi> firstDoi = RecordCertainty.doiOf(firstRecord);
        Optional<Doi> secondDoi = RecordCertainty.doiOf(secondRecord);
        return firstDoi.isPresent() && secondDoi.isPresent()
                ? firstDoi.equals(secondDoi)
                : VenueAgreement.of(venueRegister, venueOf(firstRecord), venueOf(secondRecord))
                                == VenueAgreement.SAME
                        && firstRecord
                                .dateOf(FieldName.DATE)
                                .equals(secondRecord.dateOf(FieldName.DATE));
    }

    private static String venueOf(ImportedWork record) {
        return record.plainText(FieldName.JOURNALTITLE) + record.plainText(FieldName.BOOKTITLE);
    }

    /// The preprint of a published work: by the relations that its agency names, or among records
    /// of the same title by the same people.
    Optional<FoundPreprint> findPreprint(Work work, List<RecordComparison> comparisons)
            throws InterruptedException {
        RecordCertainty certainty = new RecordCertainty(work);
        Optional<Doi> ownDoi = certainty.claimed().doi();
        if (ownDoi.isPresent()) {
            for (Doi doi : versionInquiry.preprints(ownDoi.get())) {
                if (recordInquiry.findDoi(doi) instanceof RegisteredDoi(var agencyRecord)) {
                    Optional<FoundPreprint> related =
                            agencyRecord
                                    .filter(it -> isPreprintOf(certainty, it))
                                    .flatMap(PublishedSearch::toPreprint);
                    if (related.isPresent()) {
                        return related;
                    }
                }
            }
        }
        for (RecordComparison comparison : comparisons) {
            Optional<FoundPreprint> found =
                    Optional.of(comparison.sourcedWork())
                            .filter(it -> isPreprintOf(certainty, it))
                            .flatMap(PublishedSearch::toPreprint);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private boolean isPreprintOf(RecordCertainty certainty, SourcedWork sourcedWork) {
        RecordComparison comparison =
                RecordComparison.of(venueRegister, certainty.claimed(), sourcedWork);
        Optional<Integer> ownYear = certainty.claimed().year();
        Optional<Integer> recordedYear = comparison.recordedYear();
        boolean isInTime =
                ownYear.isPresent()
                        && recordedYear.isPresent()
                        && ownYear.get() - recordedYear.get() >= EARLIEST_YEARS
                        && ownYear.get() - recordedYear.get() <= LATEST_YEARS;
        return isInTime
                && certainty.isSameTitle(comparison)
                && RecordCertainty.isBySamePeople(comparison);
    }

    private static Optional<FoundPreprint> toPreprint(SourcedWork sourcedWork) {
        ImportedWork record = sourcedWork.importedWork();
        Optional<ArxivId> arxivId =
                record.plainText(FieldName.EPRINTTYPE).equalsIgnoreCase("arxiv")
                        ? ArxivId.parse(record.plainText(FieldName.EPRINT)).value()
                        : RecordCertainty.doiOf(record)
                                .filter(it -> it.foldedName().startsWith(ArxivId.DOI_START))
                                .flatMap(it ->
                                        ArxivId.parse(
                                                        it.foldedName()
                                                                .substring(
                                                                        ArxivId.DOI_START.length()))
                                                .value());
        return arxivId.map(it -> new FoundPreprint(it, sourcedWork));
    }

    /// A preprint on arXiv, and the record that names it.
    record FoundPreprint(ArxivId arxivId, SourcedWork sourcedWork) {}
}
