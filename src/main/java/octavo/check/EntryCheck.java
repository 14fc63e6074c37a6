package octavo.check;

import octavo.library.Library;

import java.util.List;

/// A check of individual entries.
interface EntryCheck extends Check {

    /// The problems of an entry.
    List<Problem> problems(CheckedItem subject);

    @Override
    default ProblemFinder finder(Library library) {
        return subject -> subject.isEntry() ? problems(subject) : List.of();
    }
}
