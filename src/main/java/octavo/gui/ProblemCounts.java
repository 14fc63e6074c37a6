package octavo.gui;

import octavo.check.Check;
import octavo.library.Library;
import octavo.text.Diagnostic.Severity;

import java.util.BitSet;
import java.util.concurrent.CancellationException;

/// What a library has of problems. Hints are for who asks for them.
///
/// @param problems how many there are
/// @param slots the numbers of the slots that have some
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
