package octavo.gui;

import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.keys.KeyFormula;
import octavo.keys.KeyPlan;
import octavo.keys.KeyPlan.Renaming;
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
/// @param changes the keys that change
/// @param kept why other keys stay, a line each
/// @param edit makes the changes
record KeyProposal(List<Change> changes, List<String> kept, Edit edit) {
    private static final MessageTexts MESSAGES = MessageTexts.of(KeyProposal.class);

    KeyProposal {
        changes = List.copyOf(changes);
        kept = List.copyOf(kept);
    }

    /// A key that changes.
    ///
    /// @param slot the slot of the entry
    /// @param remarks why the key is not exactly the formula's; empty if it is
    record Change(int slot, String before, String after, String title, String remarks) {}

    /// @param slots the slots of the entries that get keys; all others keep theirs
    static KeyProposal of(Library library, KeyFormula formula, Set<Integer> slots) {
        KeyPlan plan = KeyPlan.of(library, formula, false, slots::contains);
        return new KeyProposal(
                plan.renamings().stream()
                        .filter(Renaming::isChange)
                        .map(each -> change(library, each))
                        .toList(),
                plan.renamings().stream()
                        .filter(each -> !each.isChange() && !each.remarks().isEmpty())
                        .map(each -> each.before() + " " + remarks(each))
                        .toList(),
                plan.edit(library));
    }

    private static Change change(Library library, Renaming renaming) {
        return new Change(
                library.slots().get(renaming.index()).number(),
                renaming.before(),
                renaming.after(),
                library.work(renaming.index()).map(Work::title).orElse(""),
                remarks(renaming));
    }

    private static String remarks(Renaming renaming) {
        return MessageTranslator.of(", ", renaming.remarks());
    }

    /// A one-line summary, for at most one change.
    String summary() {
        Stream<String> remarks =
                Stream.concat(
                        changes.stream().map(Change::remarks).filter(it -> !it.isEmpty()),
                        kept.stream());
        return Stream.concat(Stream.of(MESSAGES.text("keys.made", changes.size())), remarks)
                .collect(Collectors.joining(" · "));
    }

    /// Whether all changes of another proposal are among these.
    boolean hasAll(KeyProposal other) {
        return newKeys().entrySet().containsAll(other.newKeys().entrySet());
    }

    private Map<Integer, String> newKeys() {
        return changes.stream().collect(Collectors.toMap(Change::slot, Change::after));
    }

    /// @param made receives the slots whose keys are to change
    ChangeProposal toProposal(Consumer<Set<Integer>> made) {
        return new ChangeProposal(
                new ChangeProposal.Heading(
                        MESSAGES.text("keys.title"), count -> MESSAGES.text("keys.make", count)),
                changes.stream().map(KeyProposal::row).toList(),
                kept,
                rows -> {
                    Set<Integer> slots = new HashSet<>();
                    rows.forEach(row -> slots.add(changes.get(row).slot()));
                    made.accept(slots);
                });
    }

    private static ChangeProposal.Row row(Change change) {
        String where =
                Stream.of(change.remarks(), change.title())
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(" · "));
        return new ChangeProposal.Row(change.before(), change.after(), where);
    }
}
