package octavo.enrichment;

import octavo.bib.BibEntry;
import octavo.editing.keys.KeyFormula;
import octavo.importing.AgreementPlan;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportPlan;
import octavo.importing.WorkWriter;
import octavo.library.Library;
import octavo.lookup.SourcedWork;
import octavo.sidecar.Sidecar;
import octavo.venuenames.VenueRegister;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Records as a library would have them: its dialect and layout, its spellings of people and
/// venues, keys by its formula.
final class WrittenRecords {
    private final Map<SourcedWork, BibEntry> entriesByRecord = new HashMap<>();

    /// @param sidecar has the decisions about people and venues
    WrittenRecords(
            Library library,
            List<SourcedWork> records,
            KeyFormula keyFormula,
            Sidecar sidecar,
            VenueRegister venueRegister) {
        List<SourcedWork> writtenRecords = new ArrayList<>();
        List<ImportCandidate> candidates = new ArrayList<>();
        for (SourcedWork record : records) {
            WorkWriter.writeWorks(library, keyFormula, List.of(record.importedWork()))
                    .file()
                    .items()
                    .stream()
                    .filter(BibEntry.class::isInstance)
                    .map(BibEntry.class::cast)
                    .findFirst()
                    .ifPresent(entry -> {
                        writtenRecords.add(record);
                        candidates.add(
                                new ImportCandidate(entry, Optional.empty(), List.of(), List.of()));
                    });
        }
        List<ImportCandidate> adapted =
                AgreementPlan.of(
                                new ImportPlan(library, candidates, List.of(), List.of()),
                                keyFormula,
                                sidecar,
                                venueRegister)
                        .planWithAll()
                        .candidates();
        for (int i = 0; i < writtenRecords.size(); i++) {
            entriesByRecord.put(writtenRecords.get(i), adapted.get(i).entry());
        }
    }

    /// A record as an entry; empty if the library cannot hold it.
    Optional<BibEntry> entryOf(SourcedWork record) {
        return Optional.ofNullable(entriesByRecord.get(record));
    }
}
