package octavo.twins;

import octavo.library.Library;
import octavo.library.Work;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The entries of a library as they are compared.
final class Entries {
    private Entries() {}

    static List<Traits> traits(Library library) {
        Map<String, Author> names = new HashMap<>();
        return Work.allOf(library)
                .filter(Work::isPublication)
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
