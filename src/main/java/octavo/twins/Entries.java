package octavo.twins;

import octavo.library.Library;

import java.util.ArrayList;
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
        List<Traits> all = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            int index = i;
            library.work(i)
                    .filter(work ->
                            !NO_WORKS.contains(work.entry().type().toLowerCase(Locale.ROOT)))
                    .ifPresent(work -> all.add(Traits.of(index, work, names)));
        }
        return all;
    }

    static Candidates candidates(List<Traits> all) {
        Marks marks = new Marks(all);
        Candidates candidates = new Candidates();
        all.forEach(each -> candidates.add(each, marks.of(each)));
        return candidates;
    }
}
