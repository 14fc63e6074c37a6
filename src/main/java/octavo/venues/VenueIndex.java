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
    private final DecidedKeys keys;
    private final Map<String, VenueSpelling> forms = new HashMap<>();
    private final Map<Integer, VenueSpelling> bySlot = new HashMap<>();
    private final VenueSources dependence = new VenueSources();
    private final VenueGroups groups;
    private Library library;

    private VenueIndex(Library library, VenueRegister register, VenueDecisions decisions) {
        this.library = library;
        this.register = register;
        this.keys = new DecidedKeys(register, decisions);
        this.groups = new VenueGroups(keys::isDifferent);
        for (int i = 0; i < library.slots().size(); i++) {
            enter(i);
        }
    }

    public static VenueIndex of(Library library, VenueRegister register, VenueDecisions decisions) {
        return new VenueIndex(library, register, decisions);
    }

    /// Applies an edit.
    ///
    /// @param after the library after the edit
    public void update(Library after, Edit edit) {
        Set<Integer> touched = new HashSet<>();
        edit.slotReplacements()
                .flatMap(each ->
                        Stream.concat(each.slotsBefore().stream(), each.slotsAfter().stream()))
                .forEach(slot -> collect(slot, touched));
        library = after;
        touched.forEach(this::leave);
        touched.stream()
                .map(after::slotIndex)
                .filter(place -> place >= 0)
                .sorted()
                .forEach(this::enter);
    }

    private void collect(Slot slot, Set<Integer> touched) {
        touched.add(slot.number());
        touched.addAll(dependence.on(slot.item()));
    }

    private void enter(int index) {
        Slot slot = library.slots().get(index);
        BibItem item = slot.item();
        if (!(item instanceof BibEntry entry)) {
            return;
        }
        Work work = library.workAt(index, entry);
        EntryGuard.runSafely(
                entry.key(),
                () -> {
                    dependence.enter(slot.number(), entry);
                    VenueUse.of(work).ifPresent(use -> enter(slot.number(), use));
                });
    }

    private void enter(int slot, VenueUse use) {
        VenueSpelling form = forms.computeIfAbsent(use.raw(), this::read);
        if (form.slots.isEmpty()) {
            groups.add(form);
        }
        form.slots.add(slot);
        bySlot.put(slot, form);
    }

    private VenueSpelling read(String raw) {
        var placed = register.resolveVenue(raw);
        return new VenueSpelling(raw, placed, keys.key(placed));
    }

    private void leave(int slot) {
        dependence.leave(slot);
        VenueSpelling form = bySlot.remove(slot);
        if (form != null) {
            form.slots.remove(slot);
            if (form.slots.isEmpty()) {
                groups.remove(form);
                forms.remove(form.raw);
            }
        }
    }

    /// All venues, those with the most entries first.
    public List<VenueCluster> clusters() {
        List<VenueCluster> clusters = new ArrayList<>();
        groups.heads().forEach(head -> clusters.add(cluster(head)));
        clusters.sort(
                Comparator.comparingInt(VenueCluster::count)
                        .reversed()
                        .thenComparing(VenueCluster::id));
        return clusters;
    }

    /// The venue of the entry in a slot.
    public Optional<VenueCluster> of(int slot) {
        return Optional.ofNullable(bySlot.get(slot)).map(form -> cluster(groups.head(form.key)));
    }

    /// The venues that a text names: by an acronym or name, or else those with it in a name.
    public List<VenueCluster> find(String text) {
        String own = keys.key(register.resolveVenue(text));
        List<SpellingGroup> named = groups.members(groups.head(own));
        if (!named.isEmpty()) {
            return List.of(cluster(groups.head(own)));
        }
        String part = text.toLowerCase(Locale.ROOT);
        return clusters().stream()
                .filter(cluster ->
                        cluster.variants().stream()
                                .anyMatch(it ->
                                        it.placed()
                                                .venueName()
                                                .writtenText()
                                                .toLowerCase(Locale.ROOT)
                                                .contains(part)))
                .toList();
    }

    private VenueCluster cluster(String head) {
        List<VenueVariant> variants = new ArrayList<>();
        Map<String, SeriesMatch> maybe = new HashMap<>();
        for (SpellingGroup group : groups.members(head)) {
            for (VenueSpelling form : group.forms.values()) {
                variants.add(variant(head, form));
                if (!head.startsWith(SpellingGroup.KNOWN)) {
                    form.placed.matches().forEach(it -> maybe.putIfAbsent(it.series().id(), it));
                }
            }
        }
        variants.sort(
                Comparator.comparingInt(VenueVariant::count)
                        .reversed()
                        .thenComparing(VenueVariant::written));
        List<SeriesMatch> likely = new ArrayList<>(maybe.values());
        likely.sort(
                Comparator.comparingDouble(SeriesMatch::score)
                        .reversed()
                        .thenComparing(it -> it.series().id()));
        return new VenueCluster(head, known(head), variants, likely, keys.record(head));
    }

    private Optional<Series> known(String head) {
        return head.startsWith(SpellingGroup.KNOWN)
                ? register.findById(head.substring(1))
                : Optional.empty();
    }

    private VenueVariant variant(String head, VenueSpelling form) {
        List<Integer> slots = List.copyOf(form.slots);
        if (keys.isDecided(form.placed)) {
            return new VenueVariant(
                    form.raw,
                    form.placed,
                    slots,
                    1,
                    List.of(LocalizedSentence.of("you decided so")));
        }
        if (head.startsWith(SpellingGroup.KNOWN)) {
            SeriesMatch match = form.placed.certainMatch().orElse(form.placed.matches().getFirst());
            return new VenueVariant(form.raw, form.placed, slots, match.score(), match.reasons());
        }
        if (form.key.equals(head)) {
            return new VenueVariant(
                    form.raw,
                    form.placed,
                    slots,
                    1,
                    List.of(LocalizedSentence.of("it has the same words")));
        }
        boolean acronym = form.key.startsWith("@");
        LocalizedSentence reason =
                acronym
                        ? LocalizedSentence.of("the acronym appears next to the name elsewhere")
                        : LocalizedSentence.of("its words abbreviate those of the name");
        return new VenueVariant(
                form.raw, form.placed, slots, acronym ? 0.85 : 0.9, List.of(reason));
    }
}
