package octavo.search;

import octavo.bib.BibEntry;
import octavo.library.Library;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// An in-memory index of one library state. Immutable; the next state's index is derived from it at
/// the cost of the changes only.
///
/// It is a list of segments. An entry that changes is invalidated in its segment and moves to the
/// last one, which is rebuilt as long as it is short.
public final class SearchIndex {
    /// A segment of this size is built in a millisecond.
    private static final int SHORT = 32;

    /// With more segments than this, or less than half of their entries still valid, everything is
    /// rebuilt. A new index has at most half as many, below sixteen million entries.
    private static final int MOST_SEGMENTS = 512;

    private final Library library;
    private final List<IndexPart> parts;

    SearchIndex(Library library, List<IndexPart> parts) {
        this.library = library;
        this.parts = List.copyOf(parts);
    }

    public static SearchIndex of(Library library) {
        return PartialIndex.of(library).finish();
    }

    /// The index of another state of the library.
    public SearchIndex changedTo(Library other) {
        BitSet changed = ChangedSlots.between(library, other, parts);
        if (changed.isEmpty()) {
            return new SearchIndex(other, parts);
        }
        List<IndexPart> next = new ArrayList<>();
        parts.forEach(part -> next.add(part.without(changed)));
        BitSet moving = (BitSet) changed.clone();
        if (next.size() > 1 && next.getLast().size() < SHORT) {
            IndexPart last = next.removeLast();
            last.addSlots(last.valid(), moving);
        }
        if (next.size() > MOST_SEGMENTS || isMostlyGone(next)) {
            return of(other);
        }
        int[] entries =
                moving.stream()
                        .map(other::placeOf)
                        .filter(i -> i >= 0 && isEntry(other, i))
                        .toArray();
        for (int[] chunk : IndexChunks.of(entries)) {
            next.add(IndexPart.of(other, chunk));
        }
        return new SearchIndex(other, next);
    }

    private static boolean isMostlyGone(List<IndexPart> parts) {
        int size = parts.stream().mapToInt(IndexPart::size).sum();
        return 2 * parts.stream().mapToInt(part -> part.valid().cardinality()).sum() < size;
    }

    private static boolean isEntry(Library library, int index) {
        return library.slots().get(index).item() instanceof BibEntry;
    }

    public Library library() {
        return library;
    }

    /// The names of the fields that entries have or inherit, in lower case.
    public Set<String> fields() {
        return parts.stream()
                .flatMap(part -> part.segment().fieldNames().stream())
                .filter(name -> !name.startsWith("="))
                .collect(Collectors.toSet());
    }

    /// The slot numbers of the entries that match a query.
    public BitSet matching(Query query) {
        BitSet slots = new BitSet(library.nextNumber());
        Query resolved =
                GroupQueries.resolved(
                        WholeValues.resolved(query, library, this::matching),
                        library,
                        this::matching,
                        this::fields);
        for (IndexPart part : parts) {
            part.addMatching(resolved, slots);
        }
        return slots;
    }
}
