package octavo.gui;

import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;

import octavo.attachments.LinkedPdf;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.UserNotice;
import octavo.gui.reading.ReadingModel;
import octavo.gui.reading.ReadingView;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.theme.ThemeAndSize;
import octavo.library.Work;
import octavo.pdf.PdfLimits;
import octavo.settings.PaperFolders;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Shows linked PDFs in windows of their own, beside the library.
final class PaperReading {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaperReading.class);
    private static final double WIDTH = 820;
    private static final double SHARE_OF_SCREEN = 0.9;

    private final BackgroundTasks background;
    private final ThemeAndSize looks;
    private final PaperOpening opening;
    private final List<Stage> stages = new ArrayList<>();

    /// @param opening shows papers in other programs
    PaperReading(BackgroundTasks background, ThemeAndSize looks, PaperOpening opening) {
        this.background = background;
        this.looks = looks;
        this.opening = opening;
    }

    /// Shows the paper of the first selected entry.
    void read(Workspace workspace) {
        workspace.chosenWorks().stream().findFirst().ifPresent(work -> read(workspace, work));
    }

    private void read(Workspace workspace, Work work) {
        Optional<Path> folder = workspace.document().path().map(Path::getParent);
        background.run(
                () ->
                        LinkedPdf.of(
                                work.files(),
                                PaperFolders.ofUser().searched(folder),
                                PdfLimits.OF_PICTURE.bytes()),
                pdf ->
                        pdf.ifPresentOrElse(
                                bytes -> show(workspace, work, bytes),
                                () ->
                                        workspace.tell(
                                                UserNotice.Level.INFORMATION,
                                                MESSAGES.text("read-paper.none"))),
                workspace::failed);
    }

    private void show(Workspace workspace, Work work, byte[] pdf) {
        Stage stage = new Stage();
        ReadingModel model = new ReadingModel(background, pdf, workspace::failed);
        ReadingView view = new ReadingView(model, () -> opening.open(workspace, work));
        Scene scene = new Scene(view, WIDTH, height());
        looks.dress(scene, background::tell);
        stage.setScene(scene);
        stage.setTitle(work.title().isEmpty() ? work.key() : work.title());
        stage.setOnHidden(_ -> {
            model.close();
            stages.remove(stage);
        });
        stages.add(stage);
        place(stage);
        stage.show();
        view.focus();
    }

    /// Some window managers put a window that is centred above the edge of the screen.
    private static void place(Stage stage) {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setX(screen.getMinX() + Math.max(0, (screen.getWidth() - WIDTH) / 2));
        stage.setY(screen.getMinY());
    }

    private static double height() {
        return Screen.getPrimary().getVisualBounds().getHeight() * SHARE_OF_SCREEN;
    }

    /// Closes all papers.
    void close() {
        List.copyOf(stages).forEach(Stage::hide);
    }
}
