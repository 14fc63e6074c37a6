package octavo.cli.shared;

import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.stream.Stream;

/// What came of finishing the work of a program that was killed.
///
/// @param done what was finished
/// @param troubles what could not be finished now, and is tried again next time
record FinishedWork(List<LocalizedSentence> done, List<LocalizedSentence> troubles) {
    static final FinishedWork NOTHING = new FinishedWork(List.of(), List.of());

    FinishedWork {
        done = List.copyOf(done);
        troubles = List.copyOf(troubles);
    }

    boolean isWhole() {
        return troubles.isEmpty();
    }

    Stream<LocalizedSentence> messages() {
        return Stream.concat(done.stream(), troubles.stream());
    }
}
