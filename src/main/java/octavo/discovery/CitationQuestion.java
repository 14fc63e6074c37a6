package octavo.discovery;

import octavo.discovery.InquiryProgress.InquiryMatter;
import octavo.duplicates.DistinctPairs;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.DepositedReferences;
import octavo.lookup.ReferenceInquiry;
import octavo.values.ArxivId;
import octavo.values.Doi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.function.Function;

/// What entries cite, or what cites them.
///
/// @param library what the answers are compared with
/// @param entries those that are asked about
/// @param leastCount how many of them must cite a work, or be cited by it
public record CitationQuestion(
        Library library, DistinctPairs distinctPairs, List<Work> entries, int leastCount) {
    private static final int USUAL_COUNT = 3;

    public CitationQuestion {
        entries = List.copyOf(entries);
    }

    /// How many entries must cite a work if nobody says: few would leave a long list of works that
    /// hardly matter.
    public static int usualCount(List<Work> entries) {
        long askedCount =
                entries.stream().filter(it -> it.doi().isPresent()).limit(USUAL_COUNT).count();
        return askedCount < USUAL_COUNT ? 1 : USUAL_COUNT;
    }

    /// The entries by their DOIs. One that the library has twice counts once.
    SequencedMap<Doi, Work> entriesByDoi() {
        return entriesBy(Work::doi);
    }

    /// The same, preprints by the DOIs that arXiv has registered.
    SequencedMap<Doi, Work> entriesByAnyDoi() {
        return entriesBy(CitationQuestion::anyDoi);
    }

    /// Asks what the entries cite.
    ///
    /// @param onProgress receives how far it is
    /// @throws InterruptedException if nobody wants the answer any more
    <T> DepositedReferences findReferences(
            ReferenceInquiry referenceInquiry, Consumer<InquiryProgress<T>> onProgress)
            throws InterruptedException {
        List<Doi> entryDois = List.copyOf(entriesByDoi().keySet());
        return referenceInquiry.findReferences(
                entryDois,
                askedCount ->
                        onProgress.accept(
                                new InquiryProgress<>(
                                        InquiryMatter.REFERENCES,
                                        askedCount,
                                        entryDois.size(),
                                        Optional.empty())));
    }

    /// The DOI of a work, or the one that arXiv has registered for it.
    public static Optional<Doi> anyDoi(Work work) {
        return work.doi().or(() -> work.arXiv().flatMap(ArxivId::registeredDoi));
    }

    private SequencedMap<Doi, Work> entriesBy(Function<Work, Optional<Doi>> doiOf) {
        SequencedMap<Doi, Work> entriesByDoi = new LinkedHashMap<>();
        entries.forEach(
                entry -> doiOf.apply(entry).ifPresent(doi -> entriesByDoi.putIfAbsent(doi, entry)));
        return entriesByDoi;
    }
}
