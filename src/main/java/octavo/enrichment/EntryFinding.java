package octavo.enrichment;

import octavo.enrichment.PublishedSearch.FoundPreprint;
import octavo.verify.RecordComparison;
import octavo.verify.VerifiedEntry;

import java.util.List;
import java.util.Optional;

/// What services know of an entry, beside what it says itself.
public final class EntryFinding {
    private final VerifiedEntry verifiedEntry;
    private final Optional<RecordComparison> agencyComparison;
    private final List<PublishedVersion> publishedVersions;
    private final Optional<FoundPreprint> foundPreprint;

    /// @param agencyComparison with the record of the DOI that the entry lacks or has wrong
    EntryFinding(
            VerifiedEntry verifiedEntry,
            Optional<RecordComparison> agencyComparison,
            List<PublishedVersion> publishedVersions,
            Optional<FoundPreprint> foundPreprint) {
        this.verifiedEntry = verifiedEntry;
        this.agencyComparison = agencyComparison;
        this.publishedVersions = List.copyOf(publishedVersions);
        this.foundPreprint = foundPreprint;
    }

    public VerifiedEntry verifiedEntry() {
        return verifiedEntry;
    }

    Optional<RecordComparison> agencyComparison() {
        return agencyComparison;
    }

    /// The published versions of a preprint. Several mean that a person has to choose.
    public List<PublishedVersion> publishedVersions() {
        return publishedVersions;
    }

    Optional<FoundPreprint> foundPreprint() {
        return foundPreprint;
    }
}
