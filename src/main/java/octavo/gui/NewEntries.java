package octavo.gui;

import octavo.bib.BibEntry;
import octavo.keys.KeyFormula;
import octavo.keys.KeyPlan;
import octavo.library.Library;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The entries that were made here and are filled in by hand. The key of each follows the formula
/// until somebody types a key.
final class NewEntries {
    private final Set<Integer> slots = new HashSet<>();
    private final Map<Integer, KeyFormula> formulas = new HashMap<>();

    void add(int slot) {
        slots.add(slot);
    }

    boolean has(int slot) {
        return slots.contains(slot);
    }

    /// Has the key of the entry in a slot follow a formula.
    void follow(int slot, KeyFormula formula) {
        formulas.put(slot, formula);
    }

    /// An entry that is about to be put into a slot, with the key that it is to have.
    BibEntry keyed(Library library, int slot, BibEntry entry) {
        KeyFormula formula = formulas.get(slot);
        if (formula == null) {
            return entry;
        }
        Optional<String> before = library.entry(slot).map(BibEntry::key);
        if (!before.equals(Optional.of(entry.key()))) {
            formulas.remove(slot);
            return entry;
        }
        Library filled = library.apply(library.put(slot, entry));
        return KeyPlan.of(filled, formula, false, each -> each == slot).renamings().stream()
                .filter(renaming -> filled.slots().get(renaming.index()).number() == slot)
                .findFirst()
                .flatMap(renaming -> entry.withKey(renaming.after()))
                .orElse(entry);
    }
}
