package octavo.venues;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.library.Edit;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.text.LocalizedSentence;
import octavo.venuenames.Series;
import octavo.venuenames.SeriesMatch;
import octavo.venuenames.VenueRegister;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The venues of a library. Updates cost in proportion to the edit, not to the library; after any
/// edits it equals a new index. Confined to one thread.
public final class VenueIndex {
    private final VenueRegister register;
    private final DecidedKeys decidedKeys;
    private final Map<String, VenueSpelling> spellingsByText = new HashMap<>();
    private final Map<Integer, VenueSpelling> spellingsBySlot = new HashMap<>();
    private final VenueSources venueSources = new VenueSources();
    private final VenueGroups venueGroups;
    private Library library;

    private VenueIndex(Library library, VenueRegister register, VenueDecisions decisions) {
        this.library = library;
        this.register = register;
        this.decidedKeys = new DecidedKeys(register, decisions);
        this.venueGroups = new VenueGroups(decidedKeys::isDifferent);
        for (int i = 0; i < library.slots().size(); i++) {
            addUse(i);
        }
    }

    public static VenueIndex clusterOfSlot(
            Library library, VenueRegister register, VenueDecisions decisions) {
        return new VenueIndex(library, register, decisions);
    }

    /// Applies an edit.
    ///
    /// @param newLibrary the library after the edit
    public void updateEntries(Library newLibrary, Edit edit) {
        Set<Integer> touchedSlots = new HashSet<>();
        edit.slotReplacements()
                .flatMap(each ->
                        Stream.concat(each.slotsBefore().stream(), each.slotsAfter().stream()))
                .forEach(slot -> collectSlots(slot, touchedSlots));
        library = newLibrary;
        touchedSlots.forEach(this::removeUse);
        touchedSlots.stream()
                .map(newLibrary::slotIndex)
                .filter(index -> index >= 0)
                .sorted()
                .forEach(this::addUse);
    }

    private void collectSlots(Slot slot, Set<Integer> touchedSlots) {
        touchedSlots.add(slot.number());
        touchedSlots.addAll(venueSources.dependentSlots(slot.item()));
    }

    private void addUse(int index) {
        Slot slot = library.slots().get(index);
        BibItem item = slot.item();
        if (!(item instanceof BibEntry entry)) {
            return;
        }
        Work work = library.workAt(index, entry);
        EntryGuard.runSafely(
                entry.key(),
                () -> {
                    venueSources.addEntry(slot.number(), entry);
                    VenueUse.of(work).ifPresent(use -> addUse(slot.number(), use));
                });
    }

    private void addUse(int slot, VenueUse use) {
        VenueSpelling spelling =
                spellingsByText.computeIfAbsent(use.rawVenue(), this::readSpelling);
        if (spelling.slots.isEmpty()) {
            venueGroups.addSpelling(spelling);
        }
        spelling.slots.add(slot);
        spellingsBySlot.put(slot, spelling);
    }

    private VenueSpelling readSpelling(String rawVenue) {
        var matchResult = register.resolveVenue(rawVenue);
        return new VenueSpelling(rawVenue, matchResult, decidedKeys.keyOf(matchResult));
    }

    private void removeUse(int slot) {
        venueSources.removeSlot(slot);
        VenueSpelling spelling = spellingsBySlot.remove(slot);
        if (spelling != null) {
            spelling.slots.remove(slot);
            if (spelling.slots.isEmpty()) {
                venueGroups.removeSpelling(spelling);
                spellingsByText.remove(spelling.rawVenue);
            }
        }
    }

    /// All venues, those with the most entries first.
    public List<VenueCluster> clusters() {
        List<VenueCluster> clusters = new ArrayList<>();
        venueGroups.heads().forEach(head -> clusters.add(buildCluster(head)));
        clusters.sort(
                Comparator.comparingInt(VenueCluster::useCount)
                        .reversed()
                        .thenComparing(VenueCluster::id));
        return clusters;
    }

    /// The venue of the entry in a slot.
    public Optional<VenueCluster> clusterOfSlot(int slot) {
        return Optional.ofNullable(spellingsBySlot.get(slot))
                .map(spelling -> buildCluster(venueGroups.headOf(spelling.groupKey)));
    }

    /// The venues that a text names: by an acronym or name, or else those with it in a name.
    public List<VenueCluster> findClusters(String text) {
        String ownKey = decidedKeys.keyOf(register.resolveVenue(text));
        List<SpellingGroup> namedGroups = venueGroups.membersOf(venueGroups.headOf(ownKey));
        if (!namedGroups.isEmpty()) {
            return List.of(buildCluster(venueGroups.headOf(ownKey)));
        }
        String foldedPart = text.toLowerCase(Locale.ROOT);
        return clusters().stream()
                .filter(cluster ->
                        cluster.variants().stream()
                                .anyMatch(variant ->
                                        variant.matchResult()
                                                .venueName()
                                                .writtenText()
                                                .toLowerCase(Locale.ROOT)
                                                .contains(foldedPart)))
                .toList();
    }

    private VenueCluster buildCluster(String head) {
        List<VenueVariant> variants = new ArrayList<>();
        Map<String, SeriesMatch> matchesBySeries = new HashMap<>();
        for (SpellingGroup group : venueGroups.membersOf(head)) {
            for (VenueSpelling spelling : group.spellings.values()) {
                variants.add(buildVariant(head, spelling));
                if (!head.startsWith(SpellingGroup.KNOWN_PREFIX)) {
                    spelling.matchResult
                            .matches()
                            .forEach(match ->
                                    matchesBySeries.putIfAbsent(match.series().id(), match));
                }
            }
        }
        variants.sort(
                Comparator.comparingInt(VenueVariant::useCount)
                        .reversed()
                        .thenComparing(VenueVariant::writtenName));
        List<SeriesMatch> likelyMatches = new ArrayList<>(matchesBySeries.values());
        likelyMatches.sort(
                Comparator.comparingDouble(SeriesMatch::score)
                        .reversed()
                        .thenComparing(match -> match.series().id()));
        return new VenueCluster(
                head, findSeries(head), variants, likelyMatches, decidedKeys.recordOf(head));
    }

    private Optional<Series> findSeries(String head) {
        return head.startsWith(SpellingGroup.KNOWN_PREFIX)
                ? register.findById(head.substring(1))
                : Optional.empty();
    }

    private VenueVariant buildVariant(String head, VenueSpelling spelling) {
        List<Integer> slots = List.copyOf(spelling.slots);
        if (decidedKeys.isDecided(spelling.matchResult)) {
            return new VenueVariant(
                    spelling.rawVenue,
                    spelling.matchResult,
                    slots,
                    1,
                    List.of(LocalizedSentence.of("you decided so")));
        }
        if (head.startsWith(SpellingGroup.KNOWN_PREFIX)) {
            SeriesMatch match =
                    spelling.matchResult
                            .certainMatch()
                            .orElse(spelling.matchResult.matches().getFirst());
            return new VenueVariant(
                    spelling.rawVenue, spelling.matchResult, slots, match.score(), match.reasons());
        }
        if (spelling.groupKey.equals(head)) {
            return new VenueVariant(
                    spelling.rawVenue,
                    spelling.matchResult,
                    slots,
                    1,
                    List.of(LocalizedSentence.of("it has the same words")));
        }
        boolean isAcronym = spelling.groupKey.startsWith("@");
        LocalizedSentence reasonSentence =
                isAcronym
                        ? LocalizedSentence.of("the acronym appears next to the name elsewhere")
                        : LocalizedSentence.of("its words abbreviate those of the name");
        return new VenueVariant(
                spelling.rawVenue,
                spelling.matchResult,
                slots,
                isAcronym ? 0.85 : 0.9,
                List.of(reasonSentence));
    }
}
