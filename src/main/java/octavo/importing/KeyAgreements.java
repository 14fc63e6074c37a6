package octavo.importing;

import octavo.bib.BibEntry;
import octavo.editing.keys.KeyFormula;
import octavo.importing.AgreementPlan.ValueAdaptation;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Keys of new entries that the formula makes otherwise, if most keys of the library are made by
/// it.
record KeyAgreements(
        Library library, Library joinedLibrary, Map<Integer, Integer> candidateBySlot) {
    private static final int SAMPLE_SIZE = 200;
    private static final int FEWEST_ENTRIES = 3;

    List<ValueAdaptation> adaptations(KeyFormula keyFormula) {
        List<ValueAdaptation> adaptations = new ArrayList<>();
        if (isFollowed(keyFormula)) {
            candidateBySlot.forEach((slotNumber, candidateIndex) -> {
                Work work = joinedLibrary.workAt(joinedLibrary.slotIndex(slotNumber)).orElseThrow();
                KeyFormula.GeneratedKey madeKey = keyFormula.generateKey(work, false);
                if (madeKey.missingMessages().isEmpty() && !madeKey.matchesKey(work.key())) {
                    adaptations.add(
                            new ValueAdaptation(
                                    candidateIndex,
                                    AgreementPlan.KEY_FIELD,
                                    work.entry().key(),
                                    madeKey.key(),
                                    LocalizedSentence.of(
                                            "as the formula for keys makes it, which this library"
                                                    + " follows")));
                }
            });
        }
        return adaptations;
    }

    private boolean isFollowed(KeyFormula keyFormula) {
        int entryCount = 0;
        int followingCount = 0;
        int stepSize = Math.max(1, library.slots().size() / SAMPLE_SIZE);
        for (int i = 0; i < library.slots().size(); i += stepSize) {
            if (library.slots().get(i).item() instanceof BibEntry entry) {
                entryCount++;
                KeyFormula.GeneratedKey madeKey =
                        keyFormula.generateKey(library.workAt(i).orElseThrow(), false);
                followingCount += madeKey.matchesKey(entry.key()) ? 1 : 0;
            }
        }
        return entryCount >= FEWEST_ENTRIES && followingCount * 2 > entryCount;
    }
}
