package octavo.twins;

import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Work;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The entries of a library as they are compared.
final class Entries {
    private Entries() {}

    static List<Traits> traits(Library library) {
        Map<String, Author> names = new HashMap<>();
        return Work.allOf(library)
                .filter(Work::isPublication)
                .flatMap(work -> traits(work, names).stream())
                .toList();
    }

    private static Optional<Traits> traits(Work work, Map<String, Author> names) {
        return EntryGuard.read(
                work.key(),
                () -> Optional.of(Traits.of(work.index(), work, names)),
                Optional::empty);
    }

    static Candidates candidates(List<Traits> all) {
        Marks marks = new Marks(all);
        Candidates candidates = new Candidates();
        all.forEach(each -> candidates.add(each, marks.of(each)));
        return candidates;
    }
}
