package octavo.search;

import octavo.bib.BibEntry;
import octavo.library.Library;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The words of a state of a library, in memory, to answer queries from. Immutable; that of the
/// next state is made from it, with the cost of what has changed only.
///
/// It is a list of segments. An entry that changes is no longer looked for in the segment that it
/// was in, and moves to the last one, which is made anew as long as it is short.
public final class SearchIndex {
    /// A segment of so many entries is made in a millisecond.
    private static final int SHORT = 32;

    /// With more segments than this, or less than half of what they have still valid, all is made
    /// anew. A library begins with no more than half as many, unless it has sixteen million
    /// entries.
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

    /// The names of the fields that entries have or inherit, in small letters.
    public Set<String> fields() {
        return parts.stream()
                .flatMap(part -> part.segment().fieldNames().stream())
                .filter(name -> !name.startsWith("="))
                .collect(Collectors.toSet());
    }

    /// The numbers of the slots whose entries fit a query.
    public BitSet matching(Query query) {
        BitSet slots = new BitSet(library.nextNumber());
        for (IndexPart part : parts) {
            part.addMatching(query, slots);
        }
        return slots;
    }
}
