package octavo.gui.cv;

import javafx.scene.control.TextField;
import javafx.scene.control.TextInputDialog;
import javafx.stage.Window;

import octavo.gui.controls.MessageTexts;

/// Asks for the note after an entry.
final class NoteDialog {
    private static final MessageTexts MESSAGES = MessageTexts.of(NoteDialog.class);

    private NoteDialog() {}

    static void show(CvModel model, String key, Window owner) {
        TextInputDialog dialog = new TextInputDialog(model.note(key));
        dialog.initOwner(owner);
        dialog.setTitle(MESSAGES.text("note"));
        dialog.setHeaderText(MESSAGES.text("note.question", key));
        TextField field = dialog.getEditor();
        field.setId("cv-note");
        field.setAccessibleText(dialog.getHeaderText());
        dialog.setOnHidden(_ -> {
            String said = dialog.getResult();
            if (said != null) {
                model.note(key, said);
            }
        });
        dialog.show();
    }
}
