package octavo.check;

import octavo.library.Library;

import java.util.List;

/// A check that looks at one entry at a time.
interface EntryCheck extends Check {

    /// What is wrong with an entry.
    List<Problem> problems(CheckedItem subject);

    @Override
    default ProblemFinder finder(Library library) {
        return subject -> subject.isEntry() ? problems(subject) : List.of();
    }
}
