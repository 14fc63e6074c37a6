package octavo.keys;

import static java.util.Objects.requireNonNull;

import octavo.bib.BibEntry;
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
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A reviewable plan of new keys for the entries of a library.
public record KeyPlan(List<Renaming> renamings) {
    /// Characters in a key that break BibTeX, biber or LaTeX.
    private static final Pattern UNUSABLE = Pattern.compile("(?U)[\\s\\p{Cntrl}\"#%'(),={}~\\\\]");

    public KeyPlan {
        renamings = List.copyOf(renamings);
    }

    /// The new key of an entry; equal to the old one if it stays.
    ///
    /// @param index the entry's index in the library
    /// @param remarks why the key is not exactly the formula's
    public record Renaming(
            int index, String before, String after, List<LocalizedSentence> remarks) {
        public Renaming {
            remarks = List.copyOf(remarks);
        }

        public boolean isChange() {
            return !before.equals(after);
        }
    }

    /// Whether BibTeX, biber and LaTeX take a text for a key.
    public static boolean isUsable(String key) {
        return !key.isEmpty() && !UNUSABLE.matcher(key).find();
    }

    /// The plan that gives every entry the key that a formula makes for it. Of entries with one key
    /// the first keeps it, the others get a letter behind it. An entry for which the formula makes
    /// nothing keeps its own.
    public static KeyPlan of(Library library, KeyFormula formula, boolean german) {
        return of(library, formula, german, _ -> true);
    }

    /// The plan for some entries; all others keep their keys, which count as taken.
    ///
    /// @param chosen whether the entry in a slot gets a key
    public static KeyPlan of(
            Library library, KeyFormula formula, boolean german, IntPredicate chosen) {
        Map<Integer, KeyFormula.Made> made = new LinkedHashMap<>();
        Set<String> taken = new HashSet<>();
        List<Renaming> renamings = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            if (!(library.slots().get(i).item() instanceof BibEntry entry)) {
                continue;
            }
            if (chosen.test(library.slots().get(i).number())) {
                made.put(i, formula.key(library.work(i).orElseThrow(), german));
            } else {
                renamings.add(new Renaming(i, entry.key(), entry.key(), List.of()));
            }
            if (!made.containsKey(i) || isUnfit(made.get(i))) {
                taken.add(folded(entry.key()));
            }
        }
        var keys = new TakenKeys(taken);
        made.forEach((i, key) -> {
            String before = ((BibEntry) library.slots().get(i).item()).key();
            renamings.add(renaming(i, before, key, keys));
        });
        return new KeyPlan(renamings);
    }

    private static boolean isUnfit(KeyFormula.Made made) {
        return made.key().isBlank();
    }

    private static Renaming renaming(
            int index, String before, KeyFormula.Made made, TakenKeys keys) {
        List<LocalizedSentence> remarks = new ArrayList<>(made.missing());
        if (isUnfit(made)) {
            remarks.add(LocalizedSentence.of("keeps its key"));
            return new Renaming(index, before, before, remarks);
        }
        String key = keys.take(made.key(), before);
        if (!key.equals(made.key())) {
            String owner = keys.owner(made.key());
            remarks.add(
                    owner.isEmpty()
                            ? LocalizedSentence.of("another entry gets {0}", made.key())
                            : LocalizedSentence.of("{1} gets {0}", made.key(), owner));
        }
        return new Renaming(index, before, key, remarks);
    }

    static String folded(String key) {
        return key.toLowerCase(Locale.ROOT);
    }

    /// The plan with the keys of a map, old to new.
    public static KeyPlan of(Library library, Map<String, String> keys) {
        return given(library, (_, key) -> keys.getOrDefault(key, key));
    }

    /// The plan for a single new key.
    public static KeyPlan of(Library library, int slot, String key) {
        return given(library, (number, own) -> number == slot ? key : own);
    }

    /// @param keys the new key for a slot number and old key
    private static KeyPlan given(Library library, BiFunction<Integer, String, String> keys) {
        List<Renaming> renamings = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            Slot slot = library.slots().get(i);
            if (slot.item() instanceof BibEntry entry) {
                String after = keys.apply(slot.number(), entry.key());
                renamings.add(new Renaming(i, entry.key(), after, List.of()));
            }
        }
        return new KeyPlan(renamings);
    }

    /// The new keys by the old; of several entries with one key the first counts, as in TeX.
    public Map<String, String> changes() {
        Map<String, String> changes = new LinkedHashMap<>();
        renamings.forEach(each -> changes.putIfAbsent(each.before(), each.after()));
        changes.entrySet()
                .removeIf(each -> each.getKey().equals(each.getValue()) || each.getKey().isEmpty());
        return changes;
    }

    /// Renames the keys and updates all references to them.
    public Edit edit(Library library) {
        var references = new KeyReferences(library, after());
        List<Edit> edits = new ArrayList<>();
        for (Renaming renaming : renamings) {
            Slot slot = library.slots().get(renaming.index());
            BibEntry entry = (BibEntry) slot.item();
            BibEntry renamed =
                    renaming.isChange() ? entry.withKey(renaming.after()).orElse(entry) : entry;
            BibEntry followed = references.followedIn(renamed);
            if (!followed.equals(entry)) {
                Slot now = new Slot(slot.number(), followed);
                edits.add(new Edit.Replace(renaming.index(), List.of(slot), List.of(now)));
            }
        }
        return new Edit.Batch(edits);
    }

    private Map<Integer, Renaming> after() {
        Map<Integer, Renaming> after = new HashMap<>();
        renamings.forEach(each -> after.put(each.index(), each));
        return after;
    }

    /// Reasons against carrying out the plan, a sentence each. Existing conflicts that no renaming
    /// affects, such as a duplicate key, do not count.
    public List<LocalizedSentence> objections(Library library) {
        Map<String, SameKey> owners = new HashMap<>();
        for (Renaming each : renamings) {
            owners.computeIfAbsent(folded(each.after()), _ -> new SameKey()).add(each);
        }
        return renamings.stream()
                .filter(Renaming::isChange)
                .flatMap(each -> {
                    SameKey same = requireNonNull(owners.get(folded(each.after())));
                    return unfitness(library, each).or(() -> same.clash(each)).stream();
                })
                .toList();
    }

    private static Optional<LocalizedSentence> unfitness(Library library, Renaming renaming) {
        String before = renaming.before();
        String after = renaming.after();
        if (after.isEmpty()) {
            return Optional.of(LocalizedSentence.of("{0} needs a key.", before));
        }
        if (UNUSABLE.matcher(after).find()) {
            return Optional.of(
                    LocalizedSentence.of(
                            "{0} cannot get the key “{1}”: a key cannot contain spaces or any of \""
                                    + " # % ' ( ) , = { } ~ \\.",
                            before, after));
        }
        BibEntry entry = (BibEntry) library.slots().get(renaming.index()).item();
        return entry.withKey(after).isPresent()
                ? Optional.empty()
                : Optional.of(
                        LocalizedSentence.of(
                                "{0} cannot get the key {1}: the entry is too damaged, or the"
                                        + " file's encoding lacks one of its characters.",
                                before, after));
    }

    /// Those that would share a key. Entries that share one already may all be renamed alike.
    private static final class SameKey {
        /// The first two, and the first with a different old key.
        private final List<Renaming> first = new ArrayList<>();

        private Optional<Renaming> other = Optional.empty();

        void add(Renaming renaming) {
            if (first.size() < 2) {
                first.add(renaming);
            }
            if (other.isEmpty() && !renaming.before().equals(first.getFirst().before())) {
                other = Optional.of(renaming);
            }
        }

        Optional<LocalizedSentence> clash(Renaming renaming) {
            return Stream.concat(first.stream(), other.stream())
                    .filter(each -> each.index() != renaming.index())
                    .filter(each ->
                            renaming.before().isEmpty() || !each.before().equals(renaming.before()))
                    .findFirst()
                    .map(each ->
                            LocalizedSentence.of(
                                    "{0} cannot get the key {1}: it would also be the key of {2}.",
                                    renaming.before(), renaming.after(), each.before()));
        }
    }
}
