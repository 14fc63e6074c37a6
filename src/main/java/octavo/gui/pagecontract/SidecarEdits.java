package octavo.gui.pagecontract;

import octavo.gui.librarystate.SidecarSession;
import octavo.library.Edit;
import octavo.library.History.SideEffect;
import octavo.sidecar.Sidecar;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// Reads and changes the sidecar of an open library for a page. Every change is an undoable step of
/// the library.
public final class SidecarEdits {
    private final SidecarSession sidecarSession;
    private final OpenLibrary.EditSteps editSteps;
    private final Runnable onForeignChange;

    /// @param onForeignChange called after undo and redo, and after changes by another program
    public SidecarEdits(OpenLibrary openLibrary, Runnable onForeignChange) {
        this(openLibrary.sidecarSession(), openLibrary.editSteps(), onForeignChange);
        sidecarSession.whenTakenIn(onForeignChange);
    }

    /// For whoever follows its content.
    public SidecarEdits(SidecarSession sidecarSession, OpenLibrary.EditSteps editSteps) {
        this(sidecarSession, editSteps, () -> {});
    }

    private SidecarEdits(
            SidecarSession sidecarSession,
            OpenLibrary.EditSteps editSteps,
            Runnable onForeignChange) {
        this.sidecarSession = sidecarSession;
        this.editSteps = editSteps;
        this.onForeignChange = onForeignChange;
    }

    /// Its content, as far as known.
    public Sidecar currentContent() {
        return sidecarSession.content();
    }

    /// Reads the present content of the file.
    public void readContent(Consumer<Sidecar> onRead) {
        sidecarSession.readFile(() -> onRead.accept(currentContent()));
    }

    /// Changes it as a named step, and saves it in the background.
    public void changeContent(String stepLabel, UnaryOperator<Sidecar> contentChange) {
        if (!contentChange.apply(currentContent()).equals(currentContent())) {
            changeContent(stepLabel, Edit.none(), contentChange);
        }
    }

    /// Changes it together with the library, as one step.
    public void changeContent(String stepLabel, Edit edit, UnaryOperator<Sidecar> contentChange) {
        Sidecar earlierContent = currentContent();
        Sidecar laterContent = contentChange.apply(earlierContent);
        sidecarSession.followChange(earlierContent, laterContent);
        editSteps.applyStep(
                stepLabel,
                edit,
                new SideEffect(
                        () -> exchangeContent(laterContent, earlierContent),
                        () -> exchangeContent(earlierContent, laterContent)));
    }

    private void exchangeContent(Sidecar earlierContent, Sidecar laterContent) {
        sidecarSession.followChange(earlierContent, laterContent);
        onForeignChange.run();
    }
}
