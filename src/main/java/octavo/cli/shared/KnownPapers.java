package octavo.cli.shared;

import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.SoughtPaper;
import octavo.values.ArxivId;
import octavo.values.Doi;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The entries of a library by DOI and arXiv id, so that no service is asked about a paper that the
/// library has.
///
/// @param keysByDoi by the folded DOI
/// @param keysByArxivId by the id without version
record KnownPapers(Map<String, String> keysByDoi, Map<String, String> keysByArxivId) {
    static KnownPapers of(Library library) {
        Map<String, String> keysByDoi = new HashMap<>();
        Map<String, String> keysByArxivId = new HashMap<>();
        Work.allOf(library)
                .filter(work -> !work.key().isEmpty())
                .forEach(work -> {
                    work.doi()
                            .map(Doi::foldedName)
                            .ifPresent(doi -> keysByDoi.putIfAbsent(doi, work.key()));
                    work.arXiv()
                            .map(ArxivId::id)
                            .ifPresent(id -> keysByArxivId.putIfAbsent(id, work.key()));
                });
        return new KnownPapers(keysByDoi, keysByArxivId);
    }

    /// The key of the entry that is the paper.
    Optional<String> keyOf(SoughtPaper soughtPaper) {
        return switch (soughtPaper) {
            case SoughtPaper.OfDoi(var doi) -> Optional.ofNullable(keysByDoi.get(doi.foldedName()));
            case SoughtPaper.OfArxiv(var arxivId) ->
                    Optional.ofNullable(keysByArxivId.get(arxivId.id()));
            case SoughtPaper.OfIsbn _,
                    SoughtPaper.OfPubmed _,
                    SoughtPaper.OfDblp _,
                    SoughtPaper.OfPerson _,
                    SoughtPaper.OfPage _,
                    SoughtPaper.OfWords _ ->
                    Optional.empty();
        };
    }
}
