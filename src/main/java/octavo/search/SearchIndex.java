package octavo.search;

import octavo.bib.BibEntry;
import octavo.library.Library;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// An in-memory index of one library state. Immutable; the next state's index is derived from it at
/// the cost of the changes only.
///
/// It is a list of segments. An entry that changes is invalidated in its segment and moves to the
/// last one, which is rebuilt as long as it is short.
public final class SearchIndex {
    /// A segment of this size is built in a millisecond.
    private static final int SHORT_SEGMENT = 32;

    /// With more segments than this, or less than half of their entries still valid, everything is
    /// rebuilt. A new index has at most half as many, below sixteen million entries.
    private static final int MOST_SEGMENTS = 512;

    private final Library library;
    private final List<IndexPart> indexParts;

    SearchIndex(Library library, List<IndexPart> indexParts) {
        this.library = library;
        this.indexParts = List.copyOf(indexParts);
    }

    public static SearchIndex of(Library library) {
        return PartialIndex.of(library).finishIndex();
    }

    /// The index of another state of the library.
    public SearchIndex updateTo(Library newLibrary) {
        BitSet changedSlots = ChangedSlots.between(library, newLibrary, indexParts);
        if (changedSlots.isEmpty()) {
            return new SearchIndex(newLibrary, indexParts);
        }
        List<IndexPart> newParts = new ArrayList<>();
        indexParts.forEach(part -> newParts.add(part.withoutSlots(changedSlots)));
        BitSet movingSlots = (BitSet) changedSlots.clone();
        if (newParts.size() > 1 && newParts.getLast().entryCount() < SHORT_SEGMENT) {
            IndexPart lastPart = newParts.removeLast();
            lastPart.addSlots(lastPart.validEntries(), movingSlots);
        }
        if (newParts.size() > MOST_SEGMENTS || isMostlyInvalid(newParts)) {
            return of(newLibrary);
        }
        int[] entryIndices =
                movingSlots.stream()
                        .map(newLibrary::slotIndex)
                        .filter(i -> i >= 0 && isEntry(newLibrary, i))
                        .toArray();
        for (int[] chunk : IndexChunks.of(entryIndices)) {
            newParts.add(IndexPart.of(newLibrary, chunk));
        }
        return new SearchIndex(newLibrary, newParts);
    }

    private static boolean isMostlyInvalid(List<IndexPart> indexParts) {
        int totalSize = indexParts.stream().mapToInt(IndexPart::entryCount).sum();
        return 2 * indexParts.stream().mapToInt(part -> part.validEntries().cardinality()).sum()
                < totalSize;
    }

    private static boolean isEntry(Library library, int index) {
        return library.slots().get(index).item() instanceof BibEntry;
    }

    public Library library() {
        return library;
    }

    /// The names of the fields that entries have or inherit, in lower case.
    public Set<String> fieldNames() {
        return indexParts.stream()
                .flatMap(part -> part.segment().fieldNames().stream())
                .filter(name -> !name.startsWith("="))
                .collect(Collectors.toSet());
    }

    /// Visits the words of all fields, folded, some of them several times.
    void visitWords(Consumer<String> visitor) {
        indexParts.forEach(part -> part.segment().visitWords(visitor));
    }

    /// The slot numbers of the entries that match a query.
    public BitSet matchingSlots(Query query) {
        BitSet slotNumbers = new BitSet(library.nextNumber());
        Query resolvedQuery =
                GroupQueries.resolveGroups(
                        WholeValues.resolveValues(query, library, this::matchingSlots),
                        library,
                        this::matchingSlots,
                        this::fieldNames);
        for (IndexPart part : indexParts) {
            part.addMatching(resolvedQuery, slotNumbers);
        }
        return slotNumbers;
    }
}
