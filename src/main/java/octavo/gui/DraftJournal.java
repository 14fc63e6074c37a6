package octavo.gui;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

import octavo.gui.document.LibraryDocument;
import octavo.gui.editor.EditorModel;
import octavo.gui.entries.EntriesModel;
import octavo.library.Library;

import java.util.Optional;

/// Has the journal keep text while somebody types it, so that whoever is interrupted by a crash
/// loses no more than a second of it.
final class DraftJournal {
    private static final Duration PAUSE = Duration.seconds(1);

    private final LibraryDocument document;
    private final EntriesModel entries;
    private final EditorModel editor;
    private final Timeline clock = new Timeline(new KeyFrame(PAUSE, _ -> look()));
    private Optional<EditorModel.Change> kept = Optional.empty();

    private DraftJournal(LibraryDocument document, EntriesModel entries, EditorModel editor) {
        this.document = document;
        this.entries = entries;
        this.editor = editor;
        clock.setCycleCount(Animation.INDEFINITE);
    }

    static void follow(LibraryDocument document, EntriesModel entries, EditorModel editor) {
        DraftJournal drafts = new DraftJournal(document, entries, editor);
        editor.pendingProperty().subscribe(drafts::turn);
    }

    private void turn(boolean pending) {
        if (pending) {
            clock.play();
        } else {
            clock.stop();
        }
        look();
    }

    private void look() {
        if (entries.isClosed()) {
            clock.stop();
            return;
        }
        Optional<EditorModel.Change> typed = editor.draft();
        Optional<EditorModel.Change> last = kept;
        kept = typed;
        if (!typed.equals(last)) {
            Library now = document.library();
            typed.ifPresentOrElse(
                    draft ->
                            document.journal(
                                    now.apply(now.put(draft.slot(), draft.entry())), draft.label()),
                    () -> last.ifPresent(draft -> document.journal(now, draft.label())));
        }
    }
}
