package octavo.keys;

import octavo.bib.BibEntry;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.Wording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/// Which entries of a library get which keys, to be looked at before it is done.
public record KeyPlan(List<Renaming> renamings) {
    public KeyPlan {
        renamings = List.copyOf(renamings);
    }

    /// What an entry's key becomes; the same where it stays.
    ///
    /// @param index the entry's place in the library
    /// @param remarks why the key is not simply what the formula says
    public record Renaming(int index, String before, String after, List<Wording> remarks) {
        public Renaming {
            remarks = List.copyOf(remarks);
        }

        public boolean isChange() {
            return !before.equals(after);
        }
    }

    /// The plan that gives every entry the key that a formula makes for it. Of entries with one key
    /// the first keeps it, the others get a letter behind it. An entry for which the formula makes
    /// nothing keeps its own.
    public static KeyPlan of(Library library, KeyFormula formula, boolean german) {
        return of(library, formula, german, _ -> true);
    }

    /// The plan for some entries; all others keep their keys, which are taken.
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
        Map<String, String> owners = new HashMap<>();
        made.forEach((i, key) -> {
            String before = ((BibEntry) library.slots().get(i).item()).key();
            renamings.add(renaming(i, before, key, taken, owners));
        });
        return new KeyPlan(renamings);
    }

    private static boolean isUnfit(KeyFormula.Made made) {
        return made.key().isBlank();
    }

    private static Renaming renaming(
            int index,
            String before,
            KeyFormula.Made made,
            Set<String> taken,
            Map<String, String> owners) {
        List<Wording> remarks = new ArrayList<>();
        made.missing().forEach(marker -> remarks.add(Wording.of("has no {0}", marker)));
        if (isUnfit(made)) {
            remarks.add(Wording.of("keeps its key"));
            return new Renaming(index, before, before, remarks);
        }
        String key = made.key();
        for (int i = 0; !taken.add(folded(key)); i++) {
            key = made.key() + letters(i);
        }
        if (!key.equals(made.key())) {
            String owner = owners.getOrDefault(folded(made.key()), "");
            remarks.add(
                    owner.isEmpty()
                            ? Wording.of("{0} goes to another entry", made.key())
                            : Wording.of("{0} goes to {1}", made.key(), owner));
        }
        owners.putIfAbsent(folded(key), before);
        return new Renaming(index, before, key, remarks);
    }

    /// a, b … z, aa, ab …
    private static String letters(int number) {
        String last = String.valueOf((char) ('a' + number % 26));
        return number < 26 ? last : letters(number / 26 - 1) + last;
    }

    private static String folded(String key) {
        return key.toLowerCase(Locale.ROOT);
    }

    /// The plan that gives some entries the keys that a map says.
    public static KeyPlan of(Library library, Map<String, String> keys) {
        List<Renaming> renamings = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            if (library.slots().get(i).item() instanceof BibEntry entry) {
                String after = keys.getOrDefault(entry.key(), entry.key());
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

    /// Gives the keys to the entries, and has everything that refers to an entry follow.
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

    /// Entries whose key a renaming cannot change, because they are too damaged.
    public List<String> refused(Library library) {
        return renamings.stream()
                .filter(Renaming::isChange)
                .filter(each ->
                        library.slots().get(each.index()).item() instanceof BibEntry entry
                                && entry.withKey(each.after()).isEmpty())
                .map(Renaming::before)
                .toList();
    }
}
