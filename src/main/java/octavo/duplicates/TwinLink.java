package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.KeyList;
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
    public static boolean isLinked(Library library, EntryMatch twinMatch) {
        return namesOther(library, twinMatch.firstIndex(), twinMatch.secondIndex())
                || namesOther(library, twinMatch.secondIndex(), twinMatch.firstIndex());
    }

    /// Entry indices with the indices they are linked to, in either direction.
    public static Map<Integer, Set<Integer>> allLinks(Library library) {
        Map<Integer, Set<Integer>> linkedIndices = new HashMap<>();
        for (int i = 0; i < library.slots().size(); i++) {
            int fromIndex = i;
            relatedKeys(library, i)
                    .flatMap(key -> library.indexOfKey(key).stream())
                    .forEach(toIndex -> {
                        linkedIndices.computeIfAbsent(fromIndex, _ -> new HashSet<>()).add(toIndex);
                        linkedIndices.computeIfAbsent(toIndex, _ -> new HashSet<>()).add(fromIndex);
                    });
        }
        return linkedIndices;
    }

    private static boolean namesOther(Library library, int slotIndex, int otherIndex) {
        return relatedKeys(library, slotIndex)
                .flatMap(key -> library.indexOfKey(key).stream())
                .anyMatch(place -> place == otherIndex);
    }

    private static Stream<String> relatedKeys(Library library, int slotIndex) {
        return library.workAt(slotIndex).flatMap(work -> work.rawValue("related")).stream()
                .flatMap(keys -> KeyList.parse(keys).stream());
    }

    /// Links two entries. If one already has another relation, the link goes into the other; empty
    /// if both do, or if one has no key.
    public static Optional<Edit> linkTwins(Library library, EntryMatch twinMatch) {
        return linkTwins(library, twinMatch.firstIndex(), twinMatch.secondIndex(), PUBLISHED_AS)
                .or(() ->
                        linkTwins(
                                library,
                                twinMatch.secondIndex(),
                                twinMatch.firstIndex(),
                                PREPRINT));
    }

    private static Optional<Edit> linkTwins(
            Library library, int fromIndex, int toIndex, String relationType) {
        BibEntry entry = library.workAt(fromIndex).orElseThrow().entry();
        String targetKey = library.workAt(toIndex).orElseThrow().key();
        boolean isReachable =
                library.indexOfKey(targetKey).filter(slotIndex -> slotIndex == toIndex).isPresent();
        if (targetKey.isEmpty() || !isReachable) {
            return Optional.empty();
        }
        String relatedText = plainText(entry, "related");
        boolean isLinkedOtherwise =
                !relatedText.isBlank()
                        && !plainText(entry, "relatedtype")
                                .toLowerCase(Locale.ROOT)
                                .equals(relationType);
        return isLinkedOtherwise
                ? Optional.empty()
                : BibValue.braced(relatedText.isBlank() ? targetKey : relatedText + "," + targetKey)
                        .flatMap(value -> entry.withValue("related", value))
                        .flatMap(it ->
                                BibValue.braced(relationType)
                                        .flatMap(value -> it.withValue("relatedtype", value)))
                        .map(it ->
                                library.replaceEntry(library.slots().get(fromIndex).number(), it));
    }

    private static String plainText(BibEntry entry, String fieldName) {
        return entry.value(fieldName)
                .map(value -> value.expandedText(_ -> Optional.empty()))
                .orElse("");
    }
}
