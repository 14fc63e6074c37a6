package octavo.twins;

import octavo.library.Library;
import octavo.library.Work;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// The entries of a library as they are compared.
final class Entries {
    /// Entries that are about no work of their own.
    private static final Set<String> NO_WORKS = Set.of("xdata", "set");

    private Entries() {}

    static List<Traits> traits(Library library) {
        Map<String, Author> names = new HashMap<>();
        return Work.allOf(library)
                .filter(work -> !NO_WORKS.contains(work.entry().type().toLowerCase(Locale.ROOT)))
                .map(work -> Traits.of(work.index(), work, names))
                .toList();
    }

    static Candidates candidates(List<Traits> all) {
        Marks marks = new Marks(all);
        Candidates candidates = new Candidates();
        all.forEach(each -> candidates.add(each, marks.of(each)));
        return candidates;
    }
}
