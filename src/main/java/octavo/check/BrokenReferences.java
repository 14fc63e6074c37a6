package octavo.check;

import octavo.bib.BibEntry;
import octavo.bib.KeyList;
import octavo.fields.FieldCatalogue;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// References to missing entries, and inheritance cycles.
final class BrokenReferences implements Check {
    static final ProblemRule UNDEFINED_PARENT =
            ProblemRule.warning(
                    "undefined-crossref", "crossref or xdata refers to a missing entry");
    private static final ProblemRule CIRCULAR =
            ProblemRule.error("circular-crossref", "entries inherit from each other in a cycle");

    private static final ProblemRule DEEP =
            ProblemRule.hint("deep-crossref", "an entry has too many ancestors to inherit from");

    @Override
    public List<ProblemRule> rules() {
        return List.of(UNDEFINED_PARENT, CIRCULAR, DEEP);
    }

    @Override
    public ProblemFinder newFinder(Library library) {
        Map<Integer, List<Integer>> parentIndices = parentIndices(library);
        Set<Integer> circularItems = CycleFinder.nodesInCycles(parentIndices);
        return checkedItem -> {
            if (!hasParents(library, checkedItem.item())) {
                return List.of();
            }
            List<Problem> problems = new ArrayList<>();
            parentReferences(library, checkedItem.item())
                    .flatMap(parentReference ->
                            problemsOf(library, circularItems, checkedItem.item(), parentReference))
                    .forEach(problems::add);
            if (problems.isEmpty() && hasTooManyAncestors(parentIndices, checkedItem.item())) {
                LocalizedSentence messageSentence =
                        LocalizedSentence.of(
                                "Fields are inherited from at most {0} ancestors of this entry.",
                                Library.MOST_ANCESTORS);
                problems.add(
                        DEEP.problemAt(
                                checkedItem.item(), checkedItem.headSpan(), messageSentence));
            }
            return problems;
        };
    }

    private static boolean hasTooManyAncestors(
            Map<Integer, List<Integer>> parentIndices, int itemIndex) {
        Set<Integer> ancestors = new LinkedHashSet<>();
        Deque<Integer> pendingIndices =
                new ArrayDeque<>(parentIndices.getOrDefault(itemIndex, List.of()));
        while (!pendingIndices.isEmpty() && ancestors.size() <= Library.MOST_ANCESTORS) {
            int nextIndex = pendingIndices.pop();
            if (ancestors.add(nextIndex)) {
                parentIndices.getOrDefault(nextIndex, List.of()).forEach(pendingIndices::push);
            }
        }
        return ancestors.size() > Library.MOST_ANCESTORS;
    }

    private record ParentReference(BibEntry childEntry, String field, String key) {}

    private static Map<Integer, List<Integer>> parentIndices(Library library) {
        Map<Integer, List<Integer>> parentIndices = new HashMap<>();
        for (int i = 0; i < library.slots().size(); i++) {
            if (hasParents(library, i)) {
                List<Integer> parentsOfItem =
                        parentReferences(library, i)
                                .flatMap(parentReference ->
                                        library.indexOfKey(parentReference.key()).stream())
                                .toList();
                if (!parentsOfItem.isEmpty()) {
                    parentIndices.put(i, parentsOfItem);
                }
            }
        }
        return parentIndices;
    }

    private static boolean hasParents(Library library, int itemIndex) {
        return library.slots().get(itemIndex).item() instanceof BibEntry entry
                && Work.hasParents(entry);
    }

    private static Stream<ParentReference> parentReferences(Library library, int itemIndex) {
        return library.slots().get(itemIndex).item() instanceof BibEntry entry
                ? FieldCatalogue.PARENT_FIELDS.stream()
                        .filter(entry::hasField)
                        .flatMap(field ->
                                keysIn(library, itemIndex, entry, field)
                                        .map(key -> new ParentReference(entry, field, key)))
                : Stream.empty();
    }

    private static Stream<Problem> problemsOf(
            Library library,
            Set<Integer> circularItems,
            int itemIndex,
            ParentReference parentReference) {
        var keySpan =
                parentReference
                        .childEntry()
                        .findValueSpan(parentReference.field())
                        .orElse(parentReference.childEntry().typeSpan());
        Optional<Integer> targetIndex = library.indexOfKey(parentReference.key());
        if (targetIndex.isEmpty()) {
            return Stream.of(
                    UNDEFINED_PARENT.problemAt(
                            itemIndex,
                            keySpan,
                            LocalizedSentence.of("There is no entry {0}.", parentReference.key())));
        }
        LocalizedSentence messageSentence =
                LocalizedSentence.of(
                        "{0} inherits from itself through {1}.",
                        parentReference.childEntry().key(), parentReference.key());
        return circularItems.contains(itemIndex) && circularItems.contains(targetIndex.get())
                ? Stream.of(CIRCULAR.problemAt(itemIndex, keySpan, messageSentence))
                : Stream.empty();
    }

    private static Stream<String> keysIn(
            Library library, int itemIndex, BibEntry entry, String fieldName) {
        String keysText =
                entry.value(fieldName)
                        .map(value -> value.expandedText(library.macros().macrosAt(itemIndex)))
                        .orElse("");
        return KeyList.parse(keysText).stream();
    }
}
