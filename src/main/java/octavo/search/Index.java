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
public final class Index {
    /// A segment of so many entries is made in a millisecond.
    private static final int SHORT = 32;

    /// With more segments than this, or less than half of what they have still valid, all is made
    /// anew. A library begins with no more than half as many, unless it has sixteen million
    /// entries.
    private static final int MOST_SEGMENTS = 512;

    private final Library library;
    private final List<Part> parts;

    Index(Library library, List<Part> parts) {
        this.library = library;
        this.parts = List.copyOf(parts);
    }

    public static Index of(Library library) {
        return Growing.of(library).finish();
    }

    /// The index of another state of the library.
    public Index changedTo(Library other) {
        BitSet changed = Changed.between(library, other, parts);
        if (changed.isEmpty()) {
            return new Index(other, parts);
        }
        List<Part> next = new ArrayList<>();
        parts.forEach(part -> next.add(part.without(changed)));
        BitSet moving = (BitSet) changed.clone();
        if (next.size() > 1 && next.getLast().size() < SHORT) {
            Part last = next.removeLast();
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
        for (int[] chunk : Chunks.of(entries)) {
            next.add(Part.of(other, chunk));
        }
        return new Index(other, next);
    }

    private static boolean isMostlyGone(List<Part> parts) {
        int size = parts.stream().mapToInt(Part::size).sum();
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
        for (Part part : parts) {
            part.addMatching(query, slots);
        }
        return slots;
    }
}
