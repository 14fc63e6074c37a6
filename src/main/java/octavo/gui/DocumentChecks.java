package octavo.gui;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.gui.document.LibraryDocument;
import octavo.gui.editor.FieldProblem;
import octavo.gui.page.IgnoredChecks;
import octavo.gui.page.SidecarEdits;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;

import java.util.List;
import java.util.function.Consumer;

/// What the checks find in an open library, by what its owner has decided about them.
final class DocumentChecks {
    private final BackgroundTasks background;
    private final LibraryDocument document;
    private final Consumer<Exception> failed;
    private final IgnoredChecks ignored;
    private final ObservableValue<CheckDecisions> decisions;
    private final ReadOnlyObjectWrapper<ProblemCounts> counts =
            new ReadOnlyObjectWrapper<>(ProblemCounts.NONE);
    private Runnable cancelCheck = () -> {};
    private Runnable cancelMarks = () -> {};

    DocumentChecks(
            BackgroundTasks background, LibraryDocument document, Consumer<Exception> failed) {
        this.background = background;
        this.document = document;
        this.failed = failed;
        this.ignored = new IgnoredChecks(new SidecarEdits(document.beside(), document::apply));
        this.decisions = document.beside().contentProperty().map(CheckDecisions::of);
    }

    /// Checks the library from now on.
    ///
    /// @param decided run when the owner has decided otherwise
    /// @param found run when there are new counts
    void begin(Runnable decided, Runnable found) {
        document.beside().read(() -> document.libraryProperty().subscribe(this::check));
        decisions.subscribe((_, _) -> {
            check(document.library());
            decided.run();
        });
        counts.subscribe((_, _) -> found.run());
    }

    private void check(Library library) {
        CheckDecisions now = decisions.getValue();
        cancelCheck.run();
        cancelCheck =
                background.runBehind(
                        () -> ProblemCounts.of(library, now),
                        found -> {
                            if (library == document.library() && now.equals(decisions.getValue())) {
                                counts.set(found);
                            }
                        },
                        failed);
    }

    /// Finds the problems of the entry in a slot.
    void mark(int slot, Consumer<List<FieldProblem>> marks) {
        Library library = document.library();
        CheckDecisions now = decisions.getValue();
        List<Problem> among = counts.get().amongOthers(slot);
        cancelMarks.run();
        cancelMarks =
                background.run(() -> FieldProblem.of(library, now, slot, among), marks, failed);
    }

    /// A library in the dialect that its owner has chosen.
    Library read(Library library) {
        return decisions.getValue().dialect().map(library::as).orElse(library);
    }

    void ignore(String kind, int slot, boolean everywhere) {
        if (everywhere) {
            ignored.ignore(kind);
        } else {
            document.library().entry(slot).ifPresent(it -> ignored.ignore(kind, it.key()));
        }
    }

    ReadOnlyObjectProperty<ProblemCounts> countsProperty() {
        return counts.getReadOnlyProperty();
    }

    void close() {
        cancelCheck.run();
        cancelMarks.run();
    }
}
