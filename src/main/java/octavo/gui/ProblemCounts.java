package octavo.gui;

import octavo.check.Check;
import octavo.library.Library;
import octavo.text.Diagnostic.Severity;

import java.util.BitSet;
import java.util.concurrent.CancellationException;

/// The number of problems in a library, hints excluded.
///
/// @param problems their number
/// @param slots the slots with problems
record ProblemCounts(int problems, BitSet slots) {
    static final ProblemCounts NONE = new ProblemCounts(0, new BitSet());

    static ProblemCounts of(Library library) {
        BitSet slots = new BitSet();
        int[] problems = new int[1];
        Check.each(
                library,
                problem -> {
                    if (Thread.currentThread().isInterrupted()) {
                        throw new CancellationException();
                    }
                    if (problem.what().code().severity() != Severity.HINT) {
                        problems[0]++;
                        slots.set(library.slots().get(problem.item()).number());
                    }
                });
        return new ProblemCounts(problems[0], slots);
    }
}
