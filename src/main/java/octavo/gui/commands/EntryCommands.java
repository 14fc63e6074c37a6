package octavo.gui.commands;

import octavo.bib.BibEntry;
import octavo.bib.EntryLayout;
import octavo.editing.keys.FollowedFormula;
import octavo.editing.keys.KeyFormula;
import octavo.gui.controls.MessageTexts;
import octavo.gui.entries.EntryCells;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.LibraryTasks.LibraryTask;
import octavo.gui.openlibraries.Workspace;
import octavo.importing.ImportPlan;
import octavo.library.BibDialect;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.settings.UserHabits;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Creates, duplicates and deletes entries of the current library, and generates keys.
public final class EntryCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(EntryCommands.class);

    /// Kinds of new entries, with their types in BibTeX and biblatex.
    public enum EntryKind {
        ARTICLE("article", "article", "Shortcut+N"),
        PAPER("inproceedings", "inproceedings", "Shortcut+Shift+N"),
        BOOK("book", "book", "Shortcut+Alt+B"),
        CHAPTER("incollection", "incollection", "Shortcut+Alt+H"),
        THESIS("phdthesis", "thesis", "Shortcut+Alt+M"),
        REPORT("techreport", "report", "Shortcut+Alt+R"),
        OTHER("misc", "online", "Shortcut+Alt+O");

        private final String bibtexType;
        private final String biblatexType;
        private final String shortcut;

        EntryKind(String bibtexType, String biblatexType, String shortcut) {
            this.bibtexType = bibtexType;
            this.biblatexType = biblatexType;
            this.shortcut = shortcut;
        }

        /// The id of the command that creates one.
        public String commandId() {
            return "new-" + name().toLowerCase(Locale.ROOT);
        }

        /// The shortcut of that command.
        String shortcut() {
            return shortcut;
        }

        private String typeIn(BibDialect flavour) {
            return flavour == BibDialect.BIBTEX ? bibtexType : biblatexType;
        }
    }

    private final Supplier<UserHabits> userHabits;
    private final IntConsumer showEntry;
    private final WindowOverlays windowOverlays;

    /// @param userHabits the key formula, and whether new entries get keys by it
    /// @param showEntry opens a new entry for editing
    /// @param windowOverlays shows key changes for review
    public EntryCommands(
            Supplier<UserHabits> userHabits, IntConsumer showEntry, WindowOverlays windowOverlays) {
        this.userHabits = userHabits;
        this.showEntry = showEntry;
        this.windowOverlays = windowOverlays;
    }

    /// Adds an entry with only a key, to be filled in.
    void addEntry(Workspace workspace, EntryKind entryKind) {
        LibraryDocument document = workspace.document();
        Library library = document.library();
        String entryType = entryKind.typeIn(workspace.inChosenDialect(library).bibDialect());
        String key = unusedKey(library, entryType, 1, new HashSet<>());
        BibEntry newEntry =
                EntryLayout.of(library.file()).createEntry(entryType, key, List.of()).orElseThrow();
        document.applyEdit(
                MESSAGES.text("step.new", key), library.appendEntries(List.of(newEntry)));
        List<Integer> addedSlots = ImportPlan.addedSlots(library, document.library());
        addedSlots.forEach(workspace.newEntries()::addSlot);
        if (userHabits.get().makesKeys()) {
            KeyFormula keyFormula = keyFormula(library);
            addedSlots.forEach(slot -> workspace.newEntries().setFormula(slot, keyFormula));
        }
        addedSlots.forEach(showEntry::accept);
    }

    /// Adds copies of the selected entries, with new keys.
    void duplicateEntries(Workspace workspace) {
        LibraryDocument document = workspace.document();
        Library library = document.library();
        Set<String> givenKeys = new HashSet<>();
        List<BibEntry> copiedEntries =
                workspace.chosenEntries().stream()
                        .flatMap(entry ->
                                entry
                                        .withKey(
                                                unusedKey(library, entry.key() + "-", 2, givenKeys))
                                        .stream())
                        .toList();
        if (!copiedEntries.isEmpty()) {
            document.applyEdit(
                    MESSAGES.text("step.duplicate", copiedEntries.size()),
                    library.appendEntries(copiedEntries));
            List<Integer> copiedSlots = ImportPlan.addedSlots(library, document.library());
            workspace.entries().reveal(copiedSlots);
        }
    }

    /// An unused key made from a prefix and a number.
    ///
    /// @param givenKeys keys assigned already, in lower case; the result is added
    private static String unusedKey(
            Library library, String keyStart, int firstNumber, Set<String> givenKeys) {
        int number = firstNumber;
        while (library.indexOfKey(keyStart + number).isPresent()
                || !givenKeys.add((keyStart + number).toLowerCase(Locale.ROOT))) {
            number++;
        }
        return keyStart + number;
    }

    /// Deletes the selected entries, and selects the next one.
    void deleteEntries(Workspace workspace) {
        LibraryDocument document = workspace.document();
        List<Integer> chosenSlots = workspace.entries().chosen();
        if (chosenSlots.isEmpty()) {
            return;
        }
        Optional<Integer> nextSlot = slotAfter(workspace, chosenSlots);
        Edit removalEdit = document.library().removeSlots(chosenSlots);
        document.applyEdit(MESSAGES.text("step.delete", chosenSlots.size()), removalEdit);
        workspace.entries().select(nextSlot.stream().toList(), nextSlot.orElse(-1));
        document.reportStep(MESSAGES.text("deleted", chosenSlots.size()));
    }

    /// The entry that will be in the place of the deleted ones in the table.
    private static Optional<Integer> slotAfter(Workspace workspace, List<Integer> chosenSlots) {
        Set<Integer> removedSlots = Set.copyOf(chosenSlots);
        List<EntryCells> shownCells = workspace.entries().shown();
        int firstIndex = 0;
        while (slotOf(shownCells.get(firstIndex)) != chosenSlots.getFirst()) {
            firstIndex++;
        }
        return Stream.concat(
                        shownCells.subList(firstIndex, shownCells.size()).stream(),
                        shownCells.subList(0, firstIndex).reversed().stream())
                .map(EntryCommands::slotOf)
                .filter(slot -> !removedSlots.contains(slot))
                .findFirst();
    }

    private static int slotOf(EntryCells row) {
        return row.slot().number();
    }

    /// Generates keys for the selected entries and updates references. If more than one key
    /// changes, the changes are reviewed first.
    void makeKeys(Workspace workspace) {
        Set<Integer> chosenSlots = Set.copyOf(workspace.entries().chosen());
        proposeKeys(
                workspace,
                chosenSlots,
                proposal -> {
                    if (proposal.keyChanges().size() > 1) {
                        reviewKeys(workspace, proposal);
                    } else {
                        applyKeys(workspace.document(), proposal);
                    }
                });
    }

    private void proposeKeys(
            Workspace workspace, Set<Integer> slots, Consumer<KeyProposal> onProposed) {
        LibraryTask<KeyProposal> proposalTask =
                library -> KeyProposal.of(library, keyFormula(library), slots);
        if (slots.size() == 1) {
            workspace.computeEdit(proposalTask, onProposed);
        } else {
            workspace.computeInBackground(proposalTask, onProposed); // is reviewed
        }
    }

    /// The formula for new keys: as set, or as the library's own keys are made.
    private KeyFormula keyFormula(Library library) {
        String givenFormula = userHabits.get().nameFormulas().keyFormula();
        return KeyFormula.parse(FollowedFormula.chosenOrDetected(givenFormula, library)).value();
    }

    private void reviewKeys(Workspace workspace, KeyProposal shownProposal) {
        windowOverlays.review(
                shownProposal.toProposal(wantedSlots -> {
                    windowOverlays.hideOverlay();
                    applyWanted(workspace, shownProposal, wantedSlots);
                }));
    }

    /// Changes the selected keys. Leaving some out may make other keys free or taken: if that
    /// alters what was reviewed, it is shown again.
    private void applyWanted(
            Workspace workspace, KeyProposal shownProposal, Set<Integer> wantedSlots) {
        proposeKeys(
                workspace,
                wantedSlots,
                currentProposal -> {
                    if (shownProposal.includesAll(currentProposal)) {
                        applyKeys(workspace.document(), currentProposal);
                    } else {
                        reviewKeys(workspace, currentProposal);
                    }
                });
    }

    private static void applyKeys(LibraryDocument document, KeyProposal proposal) {
        int changeCount = proposal.keyChanges().size();
        if (changeCount == 0) {
            document.reportDone(proposal.summary());
            return;
        }
        document.applyEdit(MESSAGES.text("step.keys", changeCount), proposal.edit());
        document.reportStep(
                changeCount == 1 ? proposal.summary() : MESSAGES.text("keys.made", changeCount));
    }
}
