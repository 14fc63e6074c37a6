package octavo.paperprojects;

import octavo.library.Library;
import octavo.receipts.LibraryReceipts;
import octavo.text.LocalizedSentence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Finds the cited entries of which an assistant or an editor has brought values that nobody has
/// confirmed.
public final class CitedProposals {
    private CitedProposals() {}

    /// What was proposed, by key.
    ///
    /// @param libraries the paper's own files, then those that it cites from
    /// @param receipts those of all these
    public static SequencedMap<String, LocalizedSentence> of(
            CitedReport citedReport, List<Library> libraries, LibraryReceipts receipts) {
        SequencedMap<String, LocalizedSentence> sentencesByKey = new LinkedHashMap<>();
        for (CitedEntry citedEntry : citedReport.citedEntries()) {
            libraries.stream()
                    .flatMap(library -> library.workWithKey(citedEntry.key()).stream())
                    .findFirst()
                    .flatMap(work -> receipts.receiptsOf(work).proposalSentence())
                    .ifPresent(sentence -> sentencesByKey.put(citedEntry.key(), sentence));
        }
        return sentencesByKey;
    }
}
