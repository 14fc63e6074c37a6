package octavo.gui.openlibraries;

import octavo.bib.BibEntry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.editor.EditorModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.UserNotice;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Tells which typed text was not saved because its entry could not take it.
final class RefusalNotices {
    private static final MessageTexts MESSAGES = MessageTexts.of(RefusalNotices.class);

    private final LibraryDocument document;
    private final EditorModel editor;
    private Optional<UserNotice> shownNotice = Optional.empty();

    RefusalNotices(LibraryDocument document, EditorModel editor) {
        this.document = document;
        this.editor = editor;
    }

    /// Says what was not saved with the rest, because an entry could not take it.
    ///
    /// @param showRefused leads people there
    void reportRefusedText(Consumer<EditorModel.RefusedText> showRefused) {
        shownNotice.ifPresent(document.notices()::withdrawNotice);
        shownNotice = refusedText().map(refusedText -> refusalNotice(refusedText, showRefused));
        shownNotice.ifPresent(document.notices());
    }

    private UserNotice refusalNotice(
            EditorModel.RefusedText refusedText, Consumer<EditorModel.RefusedText> showRefused) {
        String key =
                document.library().entryInSlot(refusedText.slot()).map(BibEntry::key).orElse("");
        return new UserNotice(
                UserNotice.NoticeLevel.WARNING,
                MESSAGES.text("refused", document.nameProperty().get(), key),
                List.of(
                        new UserNotice.NoticeAction(
                                MESSAGES.text("refused.show"),
                                () -> showRefused.accept(refusedText))));
    }

    /// A text that an entry could not take, and that is in no file.
    Optional<EditorModel.RefusedText> refusedText() {
        return editor.refusedTexts().stream()
                .filter(refusedText ->
                        document.library().entryInSlot(refusedText.slot()).isPresent())
                .findFirst();
    }
}
