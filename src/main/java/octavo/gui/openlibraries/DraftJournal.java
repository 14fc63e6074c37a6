package octavo.gui.openlibraries;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

import octavo.gui.editor.EditorModel;
import octavo.gui.entries.EntriesModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.library.Library;

import java.util.Optional;

/// Has the journal keep text while somebody types it, so that whoever is interrupted by a crash
/// loses no more than a second of it.
final class DraftJournal {
    private static final Duration CHECK_INTERVAL = Duration.seconds(1);

    private final LibraryDocument document;
    private final EntriesModel entries;
    private final EditorModel editor;
    private final Timeline checkTimeline =
            new Timeline(new KeyFrame(CHECK_INTERVAL, _ -> journalDraft()));
    private Optional<EditorModel.EntryChange> journalledDraft = Optional.empty();

    private DraftJournal(LibraryDocument document, EntriesModel entries, EditorModel editor) {
        this.document = document;
        this.entries = entries;
        this.editor = editor;
        checkTimeline.setCycleCount(Animation.INDEFINITE);
    }

    static void follow(LibraryDocument document, EntriesModel entries, EditorModel editor) {
        DraftJournal draftJournal = new DraftJournal(document, entries, editor);
        editor.pendingProperty().subscribe(draftJournal::pendingChanged);
    }

    private void pendingChanged(boolean isPending) {
        if (isPending) {
            checkTimeline.play();
        } else {
            checkTimeline.stop();
        }
        journalDraft();
    }

    private void journalDraft() {
        if (entries.isClosed()) {
            checkTimeline.stop();
            return;
        }
        Optional<EditorModel.EntryChange> typedDraft = editor.draftChange();
        Optional<EditorModel.EntryChange> lastDraft = journalledDraft;
        journalledDraft = typedDraft;
        if (!typedDraft.equals(lastDraft)) {
            Library currentLibrary = document.library();
            typedDraft.ifPresentOrElse(
                    draft ->
                            document.journalDraft(
                                    currentLibrary.applyEdit(
                                            currentLibrary.replaceEntry(
                                                    draft.slot(), draft.changedEntry())),
                                    draft.stepLabel()),
                    () ->
                            lastDraft.ifPresent(draft ->
                                    document.journalDraft(currentLibrary, draft.stepLabel())));
        }
    }
}
