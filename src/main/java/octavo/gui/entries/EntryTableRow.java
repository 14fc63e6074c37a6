package octavo.gui.entries;

import javafx.css.PseudoClass;
import javafx.scene.control.TableRow;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

import octavo.files.attachments.AttachmentFolders;
import octavo.gui.controls.DropHighlight;

import java.io.File;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/// A row of the table. When it shows another entry with the same look, it is laid out at once: the
/// table restyles all cells of a row awaiting layout, which takes a third of the time of searching
/// and scrolling.
final class EntryTableRow extends TableRow<EntryCells> {
    /// None of our styles distinguishes these rows.
    private static final Set<PseudoClass> STRIPES =
            Set.of(PseudoClass.getPseudoClass("odd"), PseudoClass.getPseudoClass("even"));

    private final DropHighlight highlight = new DropHighlight(this);
    private final BiConsumer<Integer, List<Path>> link;

    /// @param link links the entry in a slot to papers that are dropped on its row
    EntryTableRow(BiConsumer<Integer, List<Path>> link) {
        this.link = link;
        addEventHandler(DragEvent.DRAG_OVER, this::over);
        addEventHandler(DragEvent.DRAG_EXITED, _ -> highlight.clear());
        addEventHandler(DragEvent.DRAG_DROPPED, this::drop);
    }

    /// The event goes on, so that the window no longer shows itself as the target.
    private void over(DragEvent event) {
        if (highlight.update(() -> !papers(event).isEmpty())) {
            event.acceptTransferModes(TransferMode.COPY);
        }
    }

    private void drop(DragEvent event) {
        List<Path> papers = papers(event);
        if (!papers.isEmpty()) {
            event.setDropCompleted(true);
            event.consume();
            highlight.clear();
            link.accept(getItem().number(), papers);
        }
    }

    /// The dragged files, if a row can be linked to all of them; others are imported.
    private List<Path> papers(DragEvent event) {
        List<Path> files = event.getDragboard().getFiles().stream().map(File::toPath).toList();
        boolean isLinked = !isEmpty() && files.stream().allMatch(AttachmentFolders::isPaper);
        return isLinked ? files : List.of();
    }

    @Override
    public void updateIndex(int index) {
        Set<PseudoClass> before = looks();
        super.updateIndex(index);
        if (!isEmpty() && getWidth() > 0 && looks().equals(before)) {
            layout();
        }
    }

    private Set<PseudoClass> looks() {
        Set<PseudoClass> looks = new HashSet<>(getPseudoClassStates());
        looks.removeAll(STRIPES);
        return looks;
    }
}
