package octavo.gui.commands;

import octavo.editing.keys.KeyFormula;
import octavo.editing.keys.KeyPlan;
import octavo.editing.keys.KeyPlan.KeyRenaming;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Work;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// New citation keys for some entries, for review.
///
/// @param keyChanges the keys that change
/// @param keptKeys why other keys stay, a line each
/// @param edit makes the changes
record KeyProposal(List<KeyChange> keyChanges, List<String> keptKeys, Edit edit) {
    private static final MessageTexts MESSAGES = MessageTexts.of(KeyProposal.class);

    KeyProposal {
        keyChanges = List.copyOf(keyChanges);
        keptKeys = List.copyOf(keptKeys);
    }

    /// A key that changes.
    ///
    /// @param slot the slot of the entry
    /// @param remarks why the key is not exactly the formula's; empty if it is
    record KeyChange(int slot, String oldKey, String newKey, String title, String remarks) {}

    /// @param slots the slots of the entries that get keys; all others keep theirs
    static KeyProposal of(Library library, KeyFormula formula, Set<Integer> slots) {
        KeyPlan keyPlan = KeyPlan.of(library, formula, false, slots::contains);
        return new KeyProposal(
                keyPlan.renamings().stream()
                        .filter(KeyRenaming::isChange)
                        .map(keyRenaming -> keyChange(library, keyRenaming))
                        .toList(),
                keyPlan.renamings().stream()
                        .filter(keyRenaming ->
                                !keyRenaming.isChange() && !keyRenaming.remarks().isEmpty())
                        .map(keyRenaming -> keyRenaming.oldKey() + " " + remarkText(keyRenaming))
                        .toList(),
                keyPlan.toEdit(library));
    }

    private static KeyChange keyChange(Library library, KeyRenaming keyRenaming) {
        return new KeyChange(
                library.slots().get(keyRenaming.entryIndex()).number(),
                keyRenaming.oldKey(),
                keyRenaming.newKey(),
                library.workAt(keyRenaming.entryIndex()).map(Work::title).orElse(""),
                remarkText(keyRenaming));
    }

    private static String remarkText(KeyRenaming keyRenaming) {
        return MessageTranslator.of(", ", keyRenaming.remarks());
    }

    /// A one-line summary, for at most one change.
    String summary() {
        Stream<String> remarks =
                Stream.concat(
                        keyChanges.stream().map(KeyChange::remarks).filter(it -> !it.isEmpty()),
                        keptKeys.stream());
        return Stream.concat(Stream.of(MESSAGES.text("keys.made", keyChanges.size())), remarks)
                .collect(Collectors.joining(" · "));
    }

    /// Whether all changes of another proposal are among these.
    boolean includesAll(KeyProposal otherProposal) {
        return newKeys().entrySet().containsAll(otherProposal.newKeys().entrySet());
    }

    private Map<Integer, String> newKeys() {
        return keyChanges.stream().collect(Collectors.toMap(KeyChange::slot, KeyChange::newKey));
    }

    /// @param onWanted receives the slots whose keys are to change
    ChangeProposal toProposal(Consumer<Set<Integer>> onWanted) {
        return new ChangeProposal(
                new ChangeProposal.ProposalHeading(
                        MESSAGES.text("keys.title"), count -> MESSAGES.text("keys.make", count)),
                keyChanges.stream().map(KeyProposal::proposalRow).toList(),
                keptKeys,
                wantedRows -> {
                    Set<Integer> slots = new HashSet<>();
                    wantedRows.forEach(row -> slots.add(keyChanges.get(row).slot()));
                    onWanted.accept(slots);
                });
    }

    private static ChangeProposal.ProposalRow proposalRow(KeyChange keyChange) {
        String remarksAndTitle =
                Stream.of(keyChange.remarks(), keyChange.title())
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(" · "));
        return new ChangeProposal.ProposalRow(
                keyChange.oldKey(), keyChange.newKey(), remarksAndTitle);
    }
}
