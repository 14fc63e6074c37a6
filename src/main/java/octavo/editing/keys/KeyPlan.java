package octavo.editing.keys;

import static java.util.Objects.requireNonNull;

import octavo.bib.BibEntry;
import octavo.bib.KeyList;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A reviewable plan of new keys for the entries of a library.
public record KeyPlan(List<KeyRenaming> renamings) {
    /// Characters in a key that break BibTeX, biber or LaTeX.
    private static final Pattern UNUSABLE = Pattern.compile("(?U)[\\s\\p{Cntrl}\"#%'(),={}~\\\\]");

    public KeyPlan {
        renamings = List.copyOf(renamings);
    }

    /// The new key of an entry; equal to the old one if it stays.
    ///
    /// @param entryIndex the entry's index in the library
    /// @param remarks why the key is not exactly the formula's
    public record KeyRenaming(
            int entryIndex, String oldKey, String newKey, List<LocalizedSentence> remarks) {
        public KeyRenaming {
            remarks = List.copyOf(remarks);
        }

        public boolean isChange() {
            return !oldKey.equals(newKey);
        }
    }

    /// Whether BibTeX, biber and LaTeX take a text for a key.
    public static boolean isUsableKey(String key) {
        return !key.isEmpty() && !UNUSABLE.matcher(key).find();
    }

    /// The plan that gives every entry the key that a formula makes for it. Of entries with one key
    /// the first keeps it, the others get a letter behind it. An entry for which the formula makes
    /// nothing keeps its own.
    public static KeyPlan of(Library library, KeyFormula formula, boolean isGerman) {
        return of(library, formula, isGerman, _ -> true);
    }

    /// The plan for some entries; all others keep their keys, which count as taken.
    ///
    /// @param isChosen whether the entry in a slot gets a key
    public static KeyPlan of(
            Library library, KeyFormula formula, boolean isGerman, IntPredicate isChosen) {
        Map<Integer, KeyFormula.GeneratedKey> generatedKeys = new LinkedHashMap<>();
        Set<String> reservedKeys = new HashSet<>();
        List<KeyRenaming> renamings = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            if (!(library.slots().get(i).item() instanceof BibEntry entry)) {
                continue;
            }
            if (isChosen.test(library.slots().get(i).number())) {
                generatedKeys.put(
                        i, formula.generateKey(library.workAt(i).orElseThrow(), isGerman));
            } else {
                renamings.add(new KeyRenaming(i, entry.key(), entry.key(), List.of()));
            }
            if (!generatedKeys.containsKey(i) || isBlankKey(generatedKeys.get(i))) {
                reservedKeys.add(foldKey(entry.key()));
            }
        }
        var keys = new TakenKeys(reservedKeys);
        generatedKeys.forEach((i, key) -> {
            String oldKey = ((BibEntry) library.slots().get(i).item()).key();
            renamings.add(toRenaming(i, oldKey, key, keys));
        });
        return new KeyPlan(renamings);
    }

    private static boolean isBlankKey(KeyFormula.GeneratedKey generatedKey) {
        return generatedKey.key().isBlank();
    }

    private static KeyRenaming toRenaming(
            int entryIndex, String oldKey, KeyFormula.GeneratedKey generatedKey, TakenKeys keys) {
        List<LocalizedSentence> remarks = new ArrayList<>(generatedKey.missingMessages());
        if (isBlankKey(generatedKey)) {
            remarks.add(LocalizedSentence.of("keeps its key"));
            return new KeyRenaming(entryIndex, oldKey, oldKey, remarks);
        }
        String key = keys.takeFree(generatedKey.key(), oldKey);
        if (!key.equals(generatedKey.key())) {
            String owner = keys.ownerOf(generatedKey.key());
            remarks.add(
                    owner.isEmpty()
                            ? LocalizedSentence.of("another entry gets {0}", generatedKey.key())
                            : LocalizedSentence.of("{1} gets {0}", generatedKey.key(), owner));
        }
        return new KeyRenaming(entryIndex, oldKey, key, remarks);
    }

    static String foldKey(String key) {
        return key.toLowerCase(Locale.ROOT);
    }

    /// The plan with the keys of a map, old to new.
    public static KeyPlan of(Library library, Map<String, String> keys) {
        return planFor(library, (_, key) -> keys.getOrDefault(key, key));
    }

    /// The plan for a single new key.
    public static KeyPlan of(Library library, int slot, String key) {
        return planFor(library, (slotNumber, ownKey) -> slotNumber == slot ? key : ownKey);
    }

    /// @param keys the new key for a slot number and old key
    private static KeyPlan planFor(Library library, BiFunction<Integer, String, String> keys) {
        List<KeyRenaming> renamings = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            Slot slot = library.slots().get(i);
            if (slot.item() instanceof BibEntry entry) {
                String newKey = keys.apply(slot.number(), entry.key());
                renamings.add(new KeyRenaming(i, entry.key(), newKey, List.of()));
            }
        }
        return new KeyPlan(renamings);
    }

    /// The new keys by the old; of several entries with one key the first counts, as in TeX.
    public Map<String, String> newKeysByOld() {
        Map<String, String> newKeys = new LinkedHashMap<>();
        renamings.forEach(each -> newKeys.putIfAbsent(each.oldKey(), each.newKey()));
        newKeys.entrySet()
                .removeIf(each -> each.getKey().equals(each.getValue()) || each.getKey().isEmpty());
        return newKeys;
    }

    /// Renames the keys and updates all references to them.
    public Edit toEdit(Library library) {
        Map<Integer, KeyRenaming> renamingsByIndex = renamingsByIndex();
        UnaryOperator<String> newKeyOf = key -> newKeyOf(library, renamingsByIndex, key);
        List<Edit> edits = new ArrayList<>();
        for (KeyRenaming renaming : renamings) {
            Slot slot = library.slots().get(renaming.entryIndex());
            BibEntry entry = (BibEntry) slot.item();
            BibEntry renamedEntry =
                    renaming.isChange() ? entry.withKey(renaming.newKey()).orElse(entry) : entry;
            BibEntry followedEntry = KeyList.renameReferences(renamedEntry, newKeyOf);
            if (!followedEntry.equals(entry)) {
                Slot newSlot = new Slot(slot.number(), followedEntry);
                edits.add(
                        new Edit.SlotReplacement(
                                renaming.entryIndex(), List.of(slot), List.of(newSlot)));
            }
        }
        return new Edit.EditBatch(edits);
    }

    /// A further key in `ids` stays valid, so references to it stay.
    private static String newKeyOf(
            Library library, Map<Integer, KeyRenaming> renamingsByIndex, String key) {
        return library.indexOfKey(key)
                .map(renamingsByIndex::get)
                .filter(renaming -> renaming.oldKey().equalsIgnoreCase(key))
                .map(KeyRenaming::newKey)
                .orElse(key);
    }

    private Map<Integer, KeyRenaming> renamingsByIndex() {
        Map<Integer, KeyRenaming> renamingsByIndex = new HashMap<>();
        renamings.forEach(renaming -> renamingsByIndex.put(renaming.entryIndex(), renaming));
        return renamingsByIndex;
    }

    /// Reasons against carrying out the plan, a sentence each. Existing conflicts that no renaming
    /// affects, such as a duplicate key, do not count.
    public List<LocalizedSentence> objections(Library library) {
        Map<String, SameKey> renamingsByKey = new HashMap<>();
        for (KeyRenaming renaming : renamings) {
            renamingsByKey
                    .computeIfAbsent(foldKey(renaming.newKey()), _ -> new SameKey())
                    .addRenaming(renaming);
        }
        return renamings.stream()
                .filter(KeyRenaming::isChange)
                .flatMap(renaming -> {
                    SameKey sameKey =
                            requireNonNull(renamingsByKey.get(foldKey(renaming.newKey())));
                    return findUnfitness(library, renaming)
                            .or(() -> sameKey.findClash(renaming))
                            .stream();
                })
                .toList();
    }

    private static Optional<LocalizedSentence> findUnfitness(
            Library library, KeyRenaming renaming) {
        String oldKey = renaming.oldKey();
        String newKey = renaming.newKey();
        if (newKey.isEmpty()) {
            return Optional.of(LocalizedSentence.of("{0} needs a key.", oldKey));
        }
        if (UNUSABLE.matcher(newKey).find()) {
            return Optional.of(
                    LocalizedSentence.of(
                            "{0} cannot get the key “{1}”: a key cannot contain spaces or any of \""
                                    + " # % ' ( ) , = { } ~ \\.",
                            oldKey, newKey));
        }
        BibEntry entry = (BibEntry) library.slots().get(renaming.entryIndex()).item();
        return entry.withKey(newKey).isPresent()
                ? Optional.empty()
                : Optional.of(
                        LocalizedSentence.of(
                                "{0} cannot get the key {1}: the entry is too damaged, or the"
                                        + " file's encoding lacks one of its characters.",
                                oldKey, newKey));
    }

    /// Those that would share a key. Entries that share one already may all be renamed alike.
    private static final class SameKey {
        /// The first two, and the first with a different old key.
        private final List<KeyRenaming> firstTwo = new ArrayList<>();

        private Optional<KeyRenaming> firstDifferent = Optional.empty();

        void addRenaming(KeyRenaming renaming) {
            if (firstTwo.size() < 2) {
                firstTwo.add(renaming);
            }
            if (firstDifferent.isEmpty()
                    && !renaming.oldKey().equals(firstTwo.getFirst().oldKey())) {
                firstDifferent = Optional.of(renaming);
            }
        }

        Optional<LocalizedSentence> findClash(KeyRenaming renaming) {
            return Stream.concat(firstTwo.stream(), firstDifferent.stream())
                    .filter(otherRenaming -> otherRenaming.entryIndex() != renaming.entryIndex())
                    .filter(otherRenaming ->
                            renaming.oldKey().isEmpty()
                                    || !otherRenaming.oldKey().equals(renaming.oldKey()))
                    .findFirst()
                    .map(otherRenaming ->
                            LocalizedSentence.of(
                                    "{0} cannot get the key {1}: it would also be the key of {2}.",
                                    renaming.oldKey(), renaming.newKey(), otherRenaming.oldKey()));
        }
    }
}
