package octavo.cli.onlinecommands;

import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;
import octavo.verify.VerifiedEntry;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/// How many entries of a run are what. An entry that is verified again, after it was mended, counts
/// as it is then.
final class VerificationSummary {
    private static final String NOT_ASKED = "not asked about yet";

    private final Map<Integer, String> wordsByItem = new HashMap<>();

    /// @param isAccepted whether a person's word makes it a reference
    void addEntry(VerifiedEntry verifiedEntry, boolean isAccepted) {
        wordsByItem.put(verifiedEntry.work().index(), wordFor(verifiedEntry, isAccepted));
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
                    case DifferingEntry _ -> "differing";
                    case UnknownEntry _ -> "unknown to all services that answered";
                    case DisputedEntry _ -> "with evidence against them";
                    case UndecidedEntry _ ->
                            isUnasked(verifiedEntry) ? NOT_ASKED : "that nothing can be said of";
                };
    }

    /// Whether no answer is kept, and nobody was to be asked.
    private static boolean isUnasked(VerifiedEntry verifiedEntry) {
        return verifiedEntry.serviceAnswers().isEmpty() && verifiedEntry.comparisons().isEmpty();
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
