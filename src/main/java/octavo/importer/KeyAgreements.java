package octavo.importer;

import octavo.bib.BibEntry;
import octavo.importer.AgreementPlan.Adaptation;
import octavo.keys.KeyFormula;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Keys of new entries that the formula makes otherwise, if most keys of the library are made by
/// it.
record KeyAgreements(Library library, Library joined, Map<Integer, Integer> arrivals) {
    private static final int SAMPLE = 200;
    private static final int FEWEST = 3;

    List<Adaptation> adaptations(KeyFormula formula) {
        List<Adaptation> found = new ArrayList<>();
        if (isFollowed(formula)) {
            arrivals.forEach((slot, arrival) -> {
                Work work = joined.work(joined.placeOf(slot)).orElseThrow();
                KeyFormula.Made made = formula.key(work, false);
                if (made.missing().isEmpty() && !made.isIn(work.key())) {
                    found.add(
                            new Adaptation(
                                    arrival,
                                    AgreementPlan.KEY,
                                    work.entry().key(),
                                    made.key(),
                                    LocalizedSentence.of(
                                            "as the formula for keys makes it, which this library"
                                                    + " follows")));
                }
            });
        }
        return found;
    }

    private boolean isFollowed(KeyFormula formula) {
        int seen = 0;
        int followed = 0;
        int step = Math.max(1, library.slots().size() / SAMPLE);
        for (int i = 0; i < library.slots().size(); i += step) {
            if (library.slots().get(i).item() instanceof BibEntry entry) {
                seen++;
                KeyFormula.Made made = formula.key(library.work(i).orElseThrow(), false);
                followed += made.isIn(entry.key()) ? 1 : 0;
            }
        }
        return seen >= FEWEST && followed * 2 > seen;
    }
}
