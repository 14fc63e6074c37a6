package octavo.gui.commands;

import javafx.beans.property.SimpleObjectProperty;

import octavo.duplicates.DistinctPairs;
import octavo.editing.bulk.FieldOperation;
import octavo.editing.bulk.TextReplacement;
import octavo.editing.keys.KeyFormula;
import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUps;
import octavo.formats.workdrafts.SourceContent;
import octavo.gui.Opened;
import octavo.gui.bulkedit.BulkProposal;
import octavo.gui.duplicates.DuplicatesModel;
import octavo.gui.duplicates.PairModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.problems.ProblemFix;
import octavo.gui.sidebar.FacetValue;
import octavo.gui.sidebar.SidebarChoices;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.venues.StringsModel;
import octavo.gui.versions.EarlierState;
import octavo.gui.versions.HistoryModel;
import octavo.importing.GatheredSources;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportPlan;
import octavo.importing.NamedSource;
import octavo.importing.SourcePlan;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.search.groups.GroupChange;
import octavo.search.groups.GroupTree;
import octavo.values.ReadingMark;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/// Random edits of an open library, each made by what the window makes it with.
final class WindowEdits {
    static final List<String> FIELDS =
            List.of("title", "journal", "year", "note", "pages", "doi", "keywords", "abstract");
    private static final List<String> VALUES =
            List.of(
                    "One",
                    "Two words",
                    "2020",
                    "1--9",
                    "10.1000/one",
                    "J. of {Tests}",
                    "Caf\u00E9",
                    "ten, eleven",
                    "un{balanced",
                    "a & b \\% c",
                    "");
    private static final List<String> GROUPS = List.of("Read", "Cite", "Later");

    private final Workspace workspace;
    private final EntryCommands commands;
    private final PendingWork work;
    private final Random random;
    private final EntryFormEdits form;

    WindowEdits(WalkedLibrary walked, EntryCommands commands, Random random) {
        this.workspace = walked.workspace();
        this.commands = commands;
        this.work = walked.work();
        this.random = random;
        this.form = new EntryFormEdits(workspace, random, walked::noteDraft);
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    private Library library() {
        return workspace.document().library();
    }

    private List<Slot> entries() {
        return library().entrySlots().toList();
    }

    private List<Integer> someSlots() {
        List<Integer> all = entries().stream().map(Slot::number).toList();
        List<Integer> some = all.stream().filter(_ -> random.nextInt(4) == 0).toList();
        return some.isEmpty() && !all.isEmpty() ? List.of(any(all)) : some;
    }

    private static BitSet bits(List<Integer> slots) {
        BitSet bits = new BitSet();
        slots.forEach(bits::set);
        return bits;
    }

    /// Types into a field of an entry, and leaves it there.
    void draft() {
        form.draft();
    }

    /// Makes an edit of a kind, unless the library has nothing for it.
    void make(WalkStep.Kind kind) throws IOException {
        switch (kind) {
            case SET_FIELD -> form.change(_ -> form.type(any(FIELDS), any(VALUES)));
            case ADD_FIELD -> form.change(_ -> form.type("x-" + random.nextInt(5), any(VALUES)));
            case REMOVE_FIELD -> form.change(form::removeField);
            case SET_TYPE ->
                    form.change(
                            _ -> form.typeInto("entry-type", any(List.of("book", "misc", "b}"))));
            case SET_KEY ->
                    form.change(
                            _ -> form.typeInto("entry-key", any(List.of("a", "b", "key", "x y"))));
            case EDIT_AUTHORS -> form.change(form::editAuthors);
            case EDIT_SOURCE -> form.change(form::editSource);
            case NEW_ENTRY ->
                    commands.addEntry(workspace, any(List.of(EntryCommands.EntryKind.values())));
            case DUPLICATE_ENTRIES -> choose(() -> commands.duplicateEntries(workspace));
            case DELETE_ENTRIES -> choose(() -> commands.deleteEntries(workspace));
            case PASTE_ENTRIES -> importText(bibTeX(1 + random.nextInt(2)));
            case IMPORT_ENTRIES -> importText(ris());
            case EDIT_MANY -> bulk(operation());
            case REPLACE_TEXT -> replaceText();
            case RENAME_FIELD -> bulk(new FieldOperation.MoveField(any(FIELDS), any(FIELDS)));
            case CLEAN_UP -> cleanUp(any(CleanUps.PLAIN_CLEAN_UPS));
            case CLEAN_UP_ENTRY -> cleanUpEntry(any(CleanUps.PLAIN_CLEAN_UPS));
            case MAKE_KEYS -> makeKeys();
            case MERGE_DUPLICATES -> decide(true);
            case KEEP_APART -> decide(false);
            case EDIT_STRINGS -> editStrings();
            case EDIT_GROUPS -> editGroups();
            case ASSIGN -> assign();
            case MARK -> choose(this::mark);
            case REVERT -> workspace.document().revert();
            case RESTORE_VERSION -> restoreVersion();
            default -> throw new IllegalArgumentException(kind + " is no edit");
        }
    }

    private void choose(Runnable what) {
        List<Integer> slots = someSlots();
        if (!slots.isEmpty()) {
            workspace.entries().select(slots, slots.getFirst());
            what.run();
        }
    }

    private String bibTeX(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            int number = random.nextInt(40);
            text.append(
                    """
                    @article{paper%d,
                      author = {Doe, Jane and Roe, Max},
                      title = {On the Number %d of Tests},
                      journal = {Journal of Tests},
                      year = {%d},
                    }
                    """
                            .formatted(number, number % 8, 2000 + number % 3));
        }
        return text.toString();
    }

    private String ris() {
        return """
        TY  - JOUR
        AU  - Poe, Ann
        TI  - A Paper from Elsewhere, Number %d
        JO  - Journal of Tests
        PY  - 2011
        ER  -
        """
                .formatted(random.nextInt(5));
    }

    private void importText(String text) throws IOException {
        LibraryDocument document = workspace.document();
        GatheredSources source =
                GatheredSources.of(List.of(NamedSource.of("", SourceContent.of(text))));
        ImportPlan plan = SourcePlan.of(library(), source, formula(), DistinctPairs.NONE);
        List<ImportCandidate.CandidateChoice> choices =
                plan.candidates().stream().map(ImportCandidate::proposedChoice).toList();
        document.applyEdit("Import", plan.toEdit(library(), choices));
    }

    private static KeyFormula formula() {
        return KeyFormula.parse("[auth:lower][year]").value();
    }

    private FieldOperation operation() {
        String field = any(FIELDS);
        return switch (random.nextInt(5)) {
            case 0 -> new FieldOperation.SetText(field, any(VALUES.subList(0, 4)));
            case 1 -> new FieldOperation.AddText(field, any(VALUES.subList(0, 4)));
            case 2 -> new FieldOperation.ClearField(field);
            case 3 -> new FieldOperation.CopyField(field, any(FIELDS));
            default -> new FieldOperation.RemoveMember("keywords", "ten");
        };
    }

    /// Makes some of the changes that an operation proposes.
    private void bulk(FieldOperation operation) {
        BulkProposal proposal = BulkProposal.of(library(), bits(someSlots()), operation);
        List<Integer> wanted =
                IntStream.range(0, proposal.rows().size())
                        .filter(_ -> random.nextInt(5) > 0)
                        .boxed()
                        .toList();
        if (!wanted.isEmpty()) {
            workspace
                    .document()
                    .applyEdit(
                            proposal.step(wanted.size()),
                            proposal.plan().toEdit(Set.copyOf(wanted)));
        }
    }

    private void replaceText() {
        TextReplacement.ReplacementOutcome made =
                TextReplacement.of(
                        any(List.of("Tests", "One", "o", "[0-9]")),
                        any(List.of("Trials", "Two", "u")),
                        new TextReplacement.SearchOptions(true, false, false));
        if (made instanceof TextReplacement.ReplacementOutcome.ReadyReplacement(var replacement)) {
            bulk(new FieldOperation.ReplaceText(replacement, Set.of()));
        }
    }

    private void cleanUp(CleanUp cleanUp) {
        workspace.document().applyEdit(cleanUp.name(), cleanUp.editFor(library()));
    }

    private void cleanUpEntry(CleanUp cleanUp) {
        List<Slot> entries = entries();
        if (!entries.isEmpty()) {
            ProblemFix fix = ProblemFix.of(library(), cleanUp.name(), any(entries).number());
            if (fix.entryCount() > 0) {
                workspace.document().applyEdit(fix.summary(), fix.edit());
            }
        }
    }

    private void makeKeys() {
        KeyProposal proposal = KeyProposal.of(library(), formula(), Set.copyOf(someSlots()));
        if (!proposal.keyChanges().isEmpty()) {
            workspace.document().applyEdit("Keys", proposal.edit());
        }
    }

    private OpenLibrary page() {
        return new OpenLibrary(
                new BackgroundTasks(Runnable::run, Runnable::run),
                new SimpleObjectProperty<>(library()),
                new OpenLibrary.NearbyFiles(
                        workspace.document().sidecarSession(),
                        workspace.document().repositorySession(),
                        workspace.document().receiptSession(),
                        new OpenLibrary.EarlierVersions(
                                workspace.document()::versionStore,
                                workspace.document().keptVersionsProperty()),
                        workspace.projects(),
                        Opened.onlineAccess(new BackgroundTasks(Runnable::run, Runnable::run))),
                workspace.document()::applyEdit,
                new OpenLibrary.LibraryWays(
                        (_, _) -> {},
                        (_, _, _) -> {},
                        _ -> {},
                        _ -> {},
                        _ -> {},
                        _ -> {},
                        _ -> {},
                        () -> {},
                        _ -> {}),
                workspace::reportFailure);
    }

    private void decide(boolean isMerged) {
        DuplicatesModel model = new DuplicatesModel(page());
        work.runAll(random);
        if (!model.pairModels().isEmpty()) {
            PairModel pair = any(model.pairModels());
            if (isMerged) {
                model.joinPair(pair);
            } else {
                model.keepPairApart(pair);
            }
        }
    }

    private void editStrings() {
        StringsModel model = new StringsModel(page());
        switch (random.nextInt(3)) {
            case 0 -> model.extract("jot" + random.nextInt(3), "Journal of Tests");
            case 1 -> model.rename("jot" + random.nextInt(3), "jot" + random.nextInt(3));
            default -> model.inline("jot" + random.nextInt(3));
        }
    }

    private void editGroups() {
        SidebarChoices.Groups groups = GroupCommands.sidebarGroups(workspace, () -> {});
        List<String> paths = List.copyOf(GroupTree.of(library()).groupsByPath().keySet());
        if (paths.isEmpty() || random.nextInt(3) == 0) {
            String parent = paths.isEmpty() || random.nextBoolean() ? "" : any(paths);
            GroupChange.addGroup(library(), parent, any(GROUPS))
                    .ifPresent(edit -> workspace.document().applyEdit("New Group", edit));
            return;
        }
        String path = any(paths);
        switch (random.nextInt(3)) {
            case 0 -> groups.rename().accept(path, any(GROUPS));
            case 1 -> groups.remove().accept(path);
            default -> groups.move().accept(path, random.nextBoolean() ? "" : any(paths));
        }
    }

    private void assign() {
        List<Integer> slots = someSlots();
        if (!slots.isEmpty()) {
            FacetValue value =
                    random.nextBoolean()
                            ? FacetValue.group(any(GROUPS))
                            : FacetValue.tag("tag " + random.nextInt(4));
            AssignCommand.assign(workspace, slots, value);
        }
    }

    private void mark() {
        MarkCommands marks = new MarkCommands();
        if (random.nextBoolean()) {
            marks.markChosen(workspace, ReadingMark.RATING, random.nextInt(6));
        } else {
            marks.toggleStatus(workspace, ReadingMark.READ);
        }
    }

    private void restoreVersion() {
        HistoryModel versions = new HistoryModel(page());
        versions.readVersions();
        if (!versions.statesProperty().get().isEmpty()) {
            EarlierState state = any(versions.statesProperty().get());
            versions.chooseState(state);
            versions.restoreVersion(versions.nameOf(state));
        }
    }
}
