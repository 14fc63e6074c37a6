package octavo.gui;

import octavo.bib.BibEntry;
import octavo.duplicates.ImportPlan;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
import octavo.gui.entries.EntryCells;
import octavo.keys.FollowedFormula;
import octavo.keys.KeyFormula;
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
final class EntryCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(EntryCommands.class);

    /// Kinds of new entries, with their types in BibTeX and biblatex.
    enum Kind {
        ARTICLE("article", "article", "Shortcut+N"),
        PAPER("inproceedings", "inproceedings", "Shortcut+Shift+N"),
        BOOK("book", "book", "Shortcut+Alt+B"),
        CHAPTER("incollection", "incollection", "Shortcut+Alt+H"),
        THESIS("phdthesis", "thesis", "Shortcut+Alt+T"),
        REPORT("techreport", "report", "Shortcut+Alt+R"),
        OTHER("misc", "online", "Shortcut+Alt+O");

        private final String bibTeX;
        private final String biblatex;
        private final String keys;

        Kind(String bibTeX, String biblatex, String keys) {
            this.bibTeX = bibTeX;
            this.biblatex = biblatex;
            this.keys = keys;
        }

        /// The id of the command that creates one.
        String command() {
            return "new-" + name().toLowerCase(Locale.ROOT);
        }

        /// The shortcut of that command.
        String keys() {
            return keys;
        }

        private String type(BibDialect flavour) {
            return flavour == BibDialect.BIBTEX ? bibTeX : biblatex;
        }
    }

    private final Supplier<UserHabits> habits;
    private final IntConsumer show;
    private final WindowOverlays sheets;

    /// @param habits the key formula, and whether new entries get keys by it
    /// @param show opens a new entry for editing
    /// @param sheets shows key changes for review
    EntryCommands(Supplier<UserHabits> habits, IntConsumer show, WindowOverlays sheets) {
        this.habits = habits;
        this.show = show;
        this.sheets = sheets;
    }

    /// Adds an entry with only a key, to be filled in.
    void add(Workspace workspace, Kind kind) {
        LibraryDocument document = workspace.document();
        Library library = document.library();
        String type = kind.type(workspace.read(library).flavour());
        String key = unused(library, type, 1, new HashSet<>());
        BibEntry entry = library.file().newEntry(type, key, List.of()).orElseThrow();
        document.apply(MESSAGES.text("step.new", key), library.append(List.of(entry)));
        List<Integer> added = ImportPlan.added(library, document.library());
        added.forEach(workspace.newEntries()::add);
        if (habits.get().makesKeys()) {
            KeyFormula formula = formula(library);
            added.forEach(slot -> workspace.newEntries().follow(slot, formula));
        }
        added.forEach(show::accept);
    }

    /// Adds copies of the selected entries, with new keys.
    void duplicate(Workspace workspace) {
        LibraryDocument document = workspace.document();
        Library library = document.library();
        Set<String> given = new HashSet<>();
        List<BibEntry> copies =
                workspace.chosen().stream()
                        .flatMap(entry ->
                                entry
                                        .withKey(unused(library, entry.key() + "-", 2, given))
                                        .stream())
                        .toList();
        if (!copies.isEmpty()) {
            document.apply(MESSAGES.text("step.duplicate", copies.size()), library.append(copies));
            List<Integer> slots = ImportPlan.added(library, document.library());
            workspace.entries().reveal(slots);
        }
    }

    /// An unused key made from a prefix and a number.
    ///
    /// @param given keys assigned already, in lower case; the result is added
    private static String unused(Library library, String start, int from, Set<String> given) {
        int number = from;
        while (library.indexOfKey(start + number).isPresent()
                || !given.add((start + number).toLowerCase(Locale.ROOT))) {
            number++;
        }
        return start + number;
    }

    /// Deletes the selected entries, and selects the next one.
    void delete(Workspace workspace) {
        LibraryDocument document = workspace.document();
        List<Integer> chosen = workspace.entries().chosen();
        if (chosen.isEmpty()) {
            return;
        }
        Optional<Integer> next = following(workspace, chosen);
        Edit edit = document.library().removeAll(chosen);
        document.apply(MESSAGES.text("step.delete", chosen.size()), edit);
        workspace.entries().select(next.stream().toList(), next.orElse(-1));
        document.tellOfStep(MESSAGES.text("deleted", chosen.size()));
    }

    /// The entry that will be in the place of the deleted ones in the table.
    private static Optional<Integer> following(Workspace workspace, List<Integer> chosen) {
        Set<Integer> gone = Set.copyOf(chosen);
        List<EntryCells> shown = workspace.entries().shown();
        int first = 0;
        while (numberOf(shown.get(first)) != chosen.getFirst()) {
            first++;
        }
        return Stream.concat(
                        shown.subList(first, shown.size()).stream(),
                        shown.subList(0, first).reversed().stream())
                .map(EntryCommands::numberOf)
                .filter(slot -> !gone.contains(slot))
                .findFirst();
    }

    private static int numberOf(EntryCells row) {
        return row.slot().number();
    }

    /// Generates keys for the selected entries and updates references. If more than one key
    /// changes, the changes are reviewed first.
    void makeKeys(Workspace workspace) {
        Set<Integer> chosen = Set.copyOf(workspace.entries().chosen());
        propose(
                workspace,
                chosen,
                proposal -> {
                    if (proposal.changes().size() > 1) {
                        review(workspace, proposal);
                    } else {
                        give(workspace.document(), proposal);
                    }
                });
    }

    private void propose(Workspace workspace, Set<Integer> slots, Consumer<KeyProposal> then) {
        workspace.workOut(library -> KeyProposal.of(library, formula(library), slots), then);
    }

    /// The formula for new keys: as set, or as the library's own keys are made.
    private KeyFormula formula(Library library) {
        String set = habits.get().formulas().key();
        return KeyFormula.parse(FollowedFormula.orUsual(set, library)).value();
    }

    private void review(Workspace workspace, KeyProposal shown) {
        sheets.review(
                shown.toProposal(wanted -> {
                    sheets.hide();
                    make(workspace, shown, wanted);
                }));
    }

    /// Changes the selected keys. Leaving some out may make other keys free or taken: if that
    /// alters what was reviewed, it is shown again.
    private void make(Workspace workspace, KeyProposal shown, Set<Integer> wanted) {
        propose(
                workspace,
                wanted,
                now -> {
                    if (shown.hasAll(now)) {
                        give(workspace.document(), now);
                    } else {
                        review(workspace, now);
                    }
                });
    }

    private static void give(LibraryDocument document, KeyProposal proposal) {
        int changes = proposal.changes().size();
        if (changes == 0) {
            document.tell(proposal.summary());
            return;
        }
        document.apply(MESSAGES.text("step.keys", changes), proposal.edit());
        document.tellOfStep(
                changes == 1 ? proposal.summary() : MESSAGES.text("keys.made", changes));
    }
}
