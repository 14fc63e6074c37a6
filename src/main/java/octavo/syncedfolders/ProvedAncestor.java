package octavo.syncedfolders;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibText;
import octavo.recovery.LibrarySize;
import octavo.recovery.StateOrigins;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// Finds the common ancestor of two sides, a library and another state of it, among the states that
/// this computer has seen.
///
/// A state counts as an ancestor of a side only if the side was saved from it here, or contains a
/// value that was first seen in it and none that this state had replaced. A state that the side was
/// not saved from here may be newer than what it was made from. Of such a state only what the side
/// still has is taken, and what it has surely known: then the side can add to the other, but not
/// replace or remove anything silently. The oldest state that is kept proves nothing if there were
/// others before: each of its values was first seen in it.
final class ProvedAncestor {
    private final List<SeenState> mainStates;
    private final Map<Long, Integer> firstSeen = new HashMap<>();

    /// The values that other computers had, or that were there from the start.
    private final Set<Long> sharedValues = new HashSet<>();

    private final Optional<String> excludedDigest;
    private final boolean isComplete;
    private final AncestryEvidence ourEvidence;
    private final AncestryEvidence theirEvidence;

    /// A common ancestor.
    ///
    /// @param safePart what to merge with
    /// @param stateSize how large the state is as a whole
    record FoundAncestor(BibFile safePart, LibrarySize stateSize) {}

    /// The sides whose ancestor is sought.
    ///
    /// @param ourDiskFile the library on the disk
    /// @param ours the library, which may have unsaved edits
    /// @param excludedDigest a state that is known to be no ancestor
    record ComparedSides(
            BibFile ourDiskFile, BibFile ours, BibFile theirs, Optional<String> excludedDigest) {}

    /// What is known about one side.
    ///
    /// @param chain the states that it was saved from here
    /// @param rootValues the values of the state at the start of the chain, which came from
    ///   elsewhere
    /// @param knownValues values that whoever made it has surely seen
    private record AncestryEvidence(
            BibFile side, Set<String> chain, StatedValues rootValues, Set<Long> knownValues) {}

    private ProvedAncestor(SeenHistory history, ComparedSides sides) {
        this.mainStates = history.seenStates().stream().filter(it -> !it.isCopy()).toList();
        this.excludedDigest = sides.excludedDigest();
        this.isComplete = history.isComplete();
        recordValues(history);
        this.ourEvidence = evidenceOf(history, sides.ourDiskFile(), sides.ours());
        this.theirEvidence = evidenceOf(history, sides.theirs(), sides.theirs());
    }

    /// A value that was first seen in a conflicted copy says nothing about the library's states.
    private void recordValues(SeenHistory history) {
        int index = 0;
        for (SeenState state : history.seenStates()) {
            int stateIndex = state.isCopy() ? -1 : index++;
            Collection<Long> values = StatedValues.of(state.file()).values();
            values.forEach(value -> firstSeen.putIfAbsent(value, stateIndex));
            boolean isFirst = stateIndex == 0 && history.isComplete();
            if (isFirst || !state.isCopy() && !state.isOwn()) {
                sharedValues.addAll(values);
            }
        }
    }

    private AncestryEvidence evidenceOf(SeenHistory history, BibFile diskFile, BibFile side) {
        List<String> chain = history.originChain(StateOrigins.digestOf(diskFile));
        BibFile rootFile =
                mainStates.stream()
                        .filter(it -> it.digest().equals(chain.getLast()))
                        .findFirst()
                        .map(SeenState::file)
                        .orElse(diskFile);
        AncestryEvidence evidence =
                new AncestryEvidence(
                        side, Set.copyOf(chain), StatedValues.of(rootFile), new HashSet<>());
        addKnownValues(evidence);
        return evidence;
    }

    /// Whoever made a side has seen the states that it was saved from. Anything that was written
    /// here can be in a side from elsewhere only if its author has seen it; what had been shared
    /// before, he has seen too.
    private void addKnownValues(AncestryEvidence evidence) {
        for (SeenState state : mainStates) {
            if (isInChain(state, evidence)) {
                evidence.knownValues().addAll(StatedValues.of(state.file()).values());
            }
        }
        for (int i = mainStates.size() - 1; i > 0; i--) {
            SeenState state = mainStates.get(i);
            if (state.isOwn() && !isExcluded(state)) {
                StatedValues stateValues = StatedValues.of(state.file());
                if (isAncestor(i, stateValues, evidence)) {
                    stateValues.values().stream()
                            .filter(sharedValues::contains)
                            .forEach(evidence.knownValues()::add);
                    return;
                }
            }
        }
    }

    /// The ancestor to merge with; empty if nothing is known of one.
    static Optional<FoundAncestor> find(SeenHistory history, ComparedSides sides) {
        return new ProvedAncestor(history, sides).findNewest();
    }

    private Optional<FoundAncestor> findNewest() {
        for (int i = mainStates.size() - 1; i >= 0; i--) {
            SeenState state = mainStates.get(i);
            StatedValues stateValues = StatedValues.of(state.file());
            if (!isExcluded(state)
                    && isAncestor(i, stateValues, ourEvidence)
                    && isAncestor(i, stateValues, theirEvidence)) {
                BibFile theirPart = safePart(state, state.file(), theirEvidence);
                BibFile commonPart = safePart(state, theirPart, ourEvidence);
                return Optional.of(new FoundAncestor(commonPart, LibrarySize.of(state.file())));
            }
        }
        return Optional.empty();
    }

    private boolean isExcluded(SeenState state) {
        return excludedDigest.equals(Optional.of(state.digest()));
    }

    private boolean isAncestor(int index, StatedValues stateValues, AncestryEvidence evidence) {
        return isInChain(mainStates.get(index), evidence)
                || (index > 0 || isComplete)
                        && hasValueFrom(index, evidence.rootValues())
                        && !hasReplacedValue(stateValues, evidence.rootValues());
    }

    private static boolean isInChain(SeenState state, AncestryEvidence evidence) {
        return evidence.chain().contains(state.digest());
    }

    private boolean hasValueFrom(int index, StatedValues side) {
        return side.values().stream().anyMatch(value -> seenAt(value) == index);
    }

    private int seenAt(Long value) {
        return firstSeen.getOrDefault(value, Integer.MAX_VALUE);
    }

    /// Whether a side still has a value where the state has a later one.
    private boolean hasReplacedValue(StatedValues stateValues, StatedValues side) {
        return stateValues.valuesByPlace().entrySet().stream()
                .anyMatch(it ->
                        side.valueAt(it.getKey())
                                .filter(value -> !value.equals(it.getValue()))
                                .filter(value -> seenAt(value) < seenAt(it.getValue()))
                                .isPresent());
    }

    /// What may be taken of a state without losing anything of a side.
    private static BibFile safePart(SeenState state, BibFile part, AncestryEvidence evidence) {
        return isInChain(state, evidence)
                ? part
                : reducedTo(
                        evidence.side(), part, value -> !evidence.knownValues().contains(value));
    }

    /// A state without what a side has not.
    ///
    /// @param isDropped which values are left out then
    private static BibFile reducedTo(BibFile side, BibFile state, Predicate<Long> isDropped) {
        Map<String, BibEntry> sideEntries = new HashMap<>();
        Set<String> sideTexts = new HashSet<>();
        for (BibItem item : side.items()) {
            if (item instanceof BibEntry entry) {
                sideEntries.put(entry.key(), entry);
            } else {
                sideTexts.add(item.slice().text());
            }
        }
        List<BibItem> keptItems = new ArrayList<>();
        for (BibItem item : state.items()) {
            if (item instanceof BibEntry entry) {
                reducedEntry(entry, Optional.ofNullable(sideEntries.get(entry.key())), isDropped)
                        .ifPresent(keptItems::add);
            } else if (item instanceof BibText || sideTexts.contains(item.slice().text())) {
                keptItems.add(item);
            }
        }
        return state.withItems(keptItems);
    }

    private static Optional<BibEntry> reducedEntry(
            BibEntry entry, Optional<BibEntry> sideEntry, Predicate<Long> isDropped) {
        boolean isSameType = sideEntry.filter(it -> it.type().equals(entry.type())).isPresent();
        if (!isSameType && isDropped.test(StatedValues.ofType(entry))) {
            return Optional.empty();
        }
        BibEntry reducedEntry = entry;
        for (BibField field : entry.fields()) {
            Optional<String> sideValue = sideEntry.flatMap(it -> it.valueSource(field.name()));
            boolean isSame = sideValue.equals(Optional.of(field.valueSource()));
            if (!isSame && isDropped.test(StatedValues.ofField(entry, field))) {
                reducedEntry = reducedEntry.withoutField(field.name()).orElse(reducedEntry);
            }
        }
        return Optional.of(reducedEntry);
    }
}
