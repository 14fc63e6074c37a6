package octavo.cli.onlinecommands;

import octavo.library.Work;
import octavo.receipts.EntryDoubt;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;
import octavo.verify.VerifiedEntry;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// How many entries of a run are what. An entry that is verified again, after it was mended, counts
/// as it is then.
final class VerificationSummary {
    private static final String NOT_ASKED = "not asked about yet";
    private static final String DIFFERING = "differing";
    private static final String UNKNOWN = "unknown to all services that answered";
    private static final String DISPUTED = "with evidence against them";

    private final Map<Integer, String> wordsByItem = new HashMap<>();

    /// @param isAccepted whether a person's word makes it a reference
    void addEntry(VerifiedEntry verifiedEntry, boolean isAccepted) {
        wordsByItem.put(verifiedEntry.work().index(), wordFor(verifiedEntry, isAccepted));
    }

    /// Takes an entry of which only the receipts say something.
    ///
    /// @param doubts the gravest first
    void addDoubted(Work work, List<EntryDoubt> doubts) {
        wordsByItem.put(
                work.index(),
                switch (doubts.getFirst().kind()) {
                    case EVIDENCE -> DISPUTED;
                    case DIFFERENCE -> DIFFERING;
                    case UNKNOWN -> UNKNOWN;
                });
    }

    private static String wordFor(VerifiedEntry verifiedEntry, boolean isAccepted) {
        boolean isRetracted =
                verifiedEntry.notices().stream().anyMatch(it -> it.kind().isRetraction());
        boolean isOfConcern = verifiedEntry.notices().stream().anyMatch(it -> it.kind().isAlarm());
        String ending =
                isRetracted
                        ? ", but retracted"
                        : isOfConcern ? ", but with an expression of concern" : "";
        return isAccepted
                ? "accepted by hand" + ending
                : switch (verifiedEntry.verdict()) {
                    case ConfirmedEntry _ -> "confirmed" + ending;
                    case DifferingEntry _ -> DIFFERING;
                    case UnknownEntry _ -> UNKNOWN;
                    case DisputedEntry _ -> DISPUTED;
                    case UndecidedEntry _ ->
                            verifiedEntry.isUnasked() ? NOT_ASKED : "that nothing can be said of";
                };
    }

    void print(PrintWriter err, Path file) {
        Map<String, Integer> countsByWord = new TreeMap<>();
        wordsByItem.values().forEach(word -> countsByWord.merge(word, 1, Integer::sum));
        countsByWord.forEach((word, count) -> err.printf("octavo: %d %s%n", count, word));
        if (countsByWord.containsKey(NOT_ASKED)) {
            err.printf("octavo: octavo verify %s asks about them%n", file);
        }
    }
}
