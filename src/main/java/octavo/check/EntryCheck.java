package octavo.check;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.Span;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A check that looks at one entry at a time.
interface EntryCheck extends Check {

    /// What is wrong with an entry.
    ///
    /// @param item its place in the library
    Stream<Problem> problems(Library library, int item, Work work);

    @Override
    default Stream<Problem> problems(Library library) {
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(i -> library.work(i).stream().flatMap(work -> problems(library, i, work)));
    }

    /// Where to point for something that is wrong with a field; at the head of an entry that has
    /// inherited it.
    static Span place(BibEntry entry, String field) {
        return entry.place(field).orElseGet(() -> head(entry));
    }

    /// Where to point for something that is wrong with the entry as a whole.
    static Span head(BibEntry entry) {
        return entry.keySpan().isEmpty() ? entry.typeSpan() : entry.keySpan();
    }
}
