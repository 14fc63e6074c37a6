package octavo.gui.openlibraries;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.gui.editor.EntryFindings;
import octavo.gui.entries.RowHighlights.DoubtedSlots;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.pagecontract.IgnoredChecks;
import octavo.gui.pagecontract.OnlineAccess;
import octavo.gui.pagecontract.ReceiptEdits;
import octavo.gui.pagecontract.SidecarEdits;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.paperprojects.CheckRules;
import octavo.verify.EntryInquiry;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// What the checks find in an open library, by what its owner has decided about them, and what
/// services doubt.
final class DocumentChecks {
    private final BackgroundTasks background;
    private final LibraryDocument document;
    private final OnlineAccess onlineAccess;
    private final Consumer<Exception> onFailure;
    private final IgnoredChecks ignoredChecks;
    private final ObservableValue<CheckDecisions> checkDecisions;
    private final ReadOnlyObjectWrapper<ProblemCounts> problemCounts =
            new ReadOnlyObjectWrapper<>(ProblemCounts.NONE);
    private final KeptVerdicts keptVerdicts;
    private Runnable cancelCheck = () -> {};
    private Runnable cancelMarks = () -> {};

    DocumentChecks(
            BackgroundTasks background,
            LibraryDocument document,
            OnlineAccess onlineAccess,
            Consumer<Exception> onFailure) {
        this.background = background;
        this.document = document;
        this.onlineAccess = onlineAccess;
        this.onFailure = onFailure;
        this.ignoredChecks =
                new IgnoredChecks(new SidecarEdits(document.sidecarSession(), document::applyEdit));
        this.keptVerdicts = new KeptVerdicts(background, document, onlineAccess, onFailure);
        this.checkDecisions = onlineAccess.decisionsIn(document.sidecarSession().contentProperty());
    }

    /// Checks the library from now on.
    ///
    /// @param onDecided run when the owner has decided otherwise, or more is known of retractions
    /// @param onFound run when there are new counts, or services have been asked
    void beginChecking(Runnable onDecided, Runnable onFound) {
        onlineAccess.readNoticesOnce(onFailure);
        document.sidecarSession()
                .readFile(() ->
                        document.receiptSession()
                                .readFile(() -> {
                                    document.libraryProperty().subscribe(this::checkLibrary);
                                    keptVerdicts.beginJudging(onFound);
                                }));
        checkDecisions.subscribe((_, _) -> {
            checkLibrary(document.library());
            onDecided.run();
        });
        document.receiptSession()
                .receiptsProperty()
                .subscribe((_, _) -> {
                    checkLibrary(document.library());
                    onDecided.run();
                });
        problemCounts.subscribe((_, _) -> onFound.run());
    }

    /// What is known of its works elsewhere.
    OnlineAccess onlineAccess() {
        return onlineAccess;
    }

    private void checkLibrary(Library library) {
        CheckDecisions currentDecisions = withReceipts();
        cancelCheck.run();
        Optional<Path> libraryPath = document.sidecarSession().libraryPath();
        cancelCheck =
                background.runWhenIdle(
                        () -> ProblemCounts.of(library, inProject(currentDecisions, libraryPath)),
                        foundCounts -> {
                            if (library == document.library()
                                    && currentDecisions.equals(withReceipts())) {
                                problemCounts.set(foundCounts);
                            }
                        },
                        onFailure);
    }

    private CheckDecisions withReceipts() {
        return checkDecisions.getValue().withReceipts(document.receiptSession().receipts());
    }

    /// By what the project says, too, whose files may be others at each check.
    private static CheckDecisions inProject(CheckDecisions decisions, Optional<Path> libraryPath) {
        return decisions.inProject(CheckRules.severitiesFor(libraryPath));
    }

    /// Finds what is known of the entry in a slot.
    void findMarks(int slot, Consumer<EntryFindings> onMarks) {
        Library library = document.library();
        CheckDecisions currentDecisions = withReceipts();
        List<Problem> jointProblems = problemCounts.get().jointProblemsAt(slot);
        EntryInquiry keptAnswers = onlineAccess.keptAnswers();
        cancelMarks.run();
        Optional<Path> libraryPath = document.sidecarSession().libraryPath();
        cancelMarks =
                background.runInBackground(
                        () ->
                                EntryFindings.of(
                                        library,
                                        inProject(currentDecisions, libraryPath),
                                        slot,
                                        jointProblems,
                                        keptAnswers),
                        onMarks,
                        onFailure);
    }

    /// A library in the dialect that its owner has chosen.
    Library inChosenDialect(Library library) {
        return checkDecisions.getValue().chosenDialect().map(library::withDialect).orElse(library);
    }

    void ignoreProblem(String problemKind, int slot, boolean isEverywhere) {
        if (isEverywhere) {
            ignoredChecks.ignoreCheck(problemKind);
        } else {
            document.library()
                    .entryInSlot(slot)
                    .ifPresent(ignoredEntry ->
                            ignoredChecks.ignoreCheck(problemKind, ignoredEntry.key()));
        }
    }

    /// Accepts values of the entry in a slot; all that can be if no field is named.
    void acceptValues(int slot, Set<String> fieldNames) {
        Library library = document.library();
        library.indexOfSlot(slot)
                .flatMap(library::workAt)
                .ifPresent(work ->
                        new ReceiptEdits(document.receiptSession(), document::applyEdit)
                                .acceptValues(work, fieldNames));
    }

    ReadOnlyObjectProperty<ProblemCounts> problemCountsProperty() {
        return problemCounts.getReadOnlyProperty();
    }

    /// What services doubt, by kept answers.
    ReadOnlyObjectProperty<DoubtedSlots> doubtedSlotsProperty() {
        return keptVerdicts.doubtedSlotsProperty();
    }

    void close() {
        keptVerdicts.close();
        cancelCheck.run();
        cancelMarks.run();
    }
}
