package octavo.gui.openlibraries;

import octavo.bib.BibEntry;
import octavo.editing.keys.KeyFormula;
import octavo.editing.keys.KeyPlan;
import octavo.library.Library;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The entries that were made here and are filled in by hand. The key of each follows the formula
/// until somebody types a key.
public final class NewEntries {
    private final Set<Integer> newSlots = new HashSet<>();
    private final Map<Integer, KeyFormula> formulasBySlot = new HashMap<>();

    public void addSlot(int slot) {
        newSlots.add(slot);
    }

    boolean hasSlot(int slot) {
        return newSlots.contains(slot);
    }

    /// Has the key of the entry in a slot follow a formula.
    public void setFormula(int slot, KeyFormula keyFormula) {
        formulasBySlot.put(slot, keyFormula);
    }

    /// An entry that is about to be put into a slot, with the key that it is to have.
    BibEntry withFormulaKey(Library library, int slot, BibEntry entry) {
        KeyFormula keyFormula = formulasBySlot.get(slot);
        if (keyFormula == null) {
            return entry;
        }
        Optional<String> earlierKey = library.entryInSlot(slot).map(BibEntry::key);
        if (!earlierKey.equals(Optional.of(entry.key()))) {
            formulasBySlot.remove(slot);
            return entry;
        }
        Library filledLibrary = library.applyEdit(library.replaceEntry(slot, entry));
        return KeyPlan.of(filledLibrary, keyFormula, false, each -> each == slot)
                .renamings()
                .stream()
                .filter(renaming ->
                        filledLibrary.slots().get(renaming.entryIndex()).number() == slot)
                .findFirst()
                .flatMap(renaming -> entry.withKey(renaming.newKey()))
                .orElse(entry);
    }
}
