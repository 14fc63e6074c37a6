package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.library.Edit;
import octavo.library.Library;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Links a preprint to its published version, as in biblatex: `related` in the preprint's entry
/// names the published one, and `relatedtype` has the relation. A link in the other direction
/// counts too.
public final class TwinLink {
    /// From a preprint to its published version.
    public static final String PUBLISHED_AS = "publishedas";

    /// From a published version to its preprint.
    public static final String PREPRINT = "preprint";

    private TwinLink() {}

    /// Whether one of two entries names the other.
    public static boolean isLinked(Library library, EntryMatch twins) {
        return names(library, twins.first(), twins.second())
                || names(library, twins.second(), twins.first());
    }

    /// Entry indices with the indices they are linked to, in either direction.
    public static Map<Integer, Set<Integer>> all(Library library) {
        Map<Integer, Set<Integer>> links = new HashMap<>();
        for (int i = 0; i < library.slots().size(); i++) {
            int from = i;
            related(library, i)
                    .flatMap(key -> library.indexOfKey(key).stream())
                    .forEach(to -> {
                        links.computeIfAbsent(from, _ -> new HashSet<>()).add(to);
                        links.computeIfAbsent(to, _ -> new HashSet<>()).add(from);
                    });
        }
        return links;
    }

    private static boolean names(Library library, int index, int other) {
        return related(library, index)
                .flatMap(key -> library.indexOfKey(key).stream())
                .anyMatch(place -> place == other);
    }

    private static Stream<String> related(Library library, int index) {
        return library.work(index).flatMap(work -> work.raw("related")).stream()
                .flatMap(keys -> Stream.of(keys.split(",")))
                .map(String::strip);
    }

    /// Links two entries. If one already has another relation, the link goes into the other; empty
    /// if both do, or if one has no key.
    public static Optional<Edit> link(Library library, EntryMatch twins) {
        return link(library, twins.first(), twins.second(), PUBLISHED_AS)
                .or(() -> link(library, twins.second(), twins.first(), PREPRINT));
    }

    private static Optional<Edit> link(Library library, int from, int to, String type) {
        BibEntry entry = library.work(from).orElseThrow().entry();
        String key = library.work(to).orElseThrow().key();
        boolean reaches = library.indexOfKey(key).filter(index -> index == to).isPresent();
        if (key.isEmpty() || !reaches) {
            return Optional.empty();
        }
        String related = text(entry, "related");
        boolean otherwise =
                !related.isBlank()
                        && !text(entry, "relatedtype").toLowerCase(Locale.ROOT).equals(type);
        return otherwise
                ? Optional.empty()
                : BibValue.braced(related.isBlank() ? key : related + "," + key)
                        .flatMap(value -> entry.with("related", value))
                        .flatMap(it ->
                                BibValue.braced(type)
                                        .flatMap(value -> it.with("relatedtype", value)))
                        .map(it -> library.put(library.slots().get(from).number(), it));
    }

    private static String text(BibEntry entry, String field) {
        return entry.value(field).map(value -> value.text(_ -> Optional.empty())).orElse("");
    }
}
