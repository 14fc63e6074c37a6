package octavo.gui.commands;

import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;

import octavo.files.attachments.LinkedPdf;
import octavo.files.pdf.PdfLimits;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.pdfviewer.ReadingModel;
import octavo.gui.pdfviewer.ReadingView;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.theme.ThemeAndSize;
import octavo.library.Work;
import octavo.settings.PaperFolders;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Shows linked PDFs in windows of their own, beside the library.
public final class PaperReading {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaperReading.class);
    private static final double WINDOW_WIDTH = 820;
    private static final double SHARE_OF_SCREEN = 0.9;

    private final BackgroundTasks background;
    private final ThemeAndSize themeAndSize;
    private final PaperOpening paperOpening;
    private final List<Stage> openStages = new ArrayList<>();

    /// @param paperOpening shows papers in other programs
    public PaperReading(
            BackgroundTasks background, ThemeAndSize themeAndSize, PaperOpening paperOpening) {
        this.background = background;
        this.themeAndSize = themeAndSize;
        this.paperOpening = paperOpening;
    }

    /// Shows the paper of the first selected entry.
    public void readPaper(Workspace workspace) {
        workspace.chosenWorks().stream().findFirst().ifPresent(work -> readPaper(workspace, work));
    }

    private void readPaper(Workspace workspace, Work work) {
        Optional<Path> libraryFolder = workspace.document().path().map(Path::getParent);
        background.runInBackground(
                () ->
                        LinkedPdf.of(
                                work.fileLinks(),
                                PaperFolders.ofUser().searchedFolders(libraryFolder),
                                PdfLimits.OF_PICTURE.maxBytes()),
                linkedPdf ->
                        linkedPdf.ifPresentOrElse(
                                pdfBytes -> showPaper(workspace, work, pdfBytes),
                                () ->
                                        workspace.addNotice(
                                                UserNotice.NoticeLevel.INFORMATION,
                                                MESSAGES.text("read-paper.none"))),
                workspace::reportFailure);
    }

    private void showPaper(Workspace workspace, Work work, byte[] pdfBytes) {
        Stage stage = new Stage();
        ReadingModel readingModel =
                new ReadingModel(background, pdfBytes, workspace::reportFailure);
        ReadingView readingView =
                new ReadingView(readingModel, () -> paperOpening.openPaper(workspace, work));
        Scene scene = new Scene(readingView, WINDOW_WIDTH, windowHeight());
        themeAndSize.applyStyleSheets(scene, background::runOnUi);
        stage.setScene(scene);
        stage.setTitle(work.title().isEmpty() ? work.key() : work.title());
        stage.setOnHidden(_ -> {
            readingModel.close();
            openStages.remove(stage);
        });
        openStages.add(stage);
        placeStage(stage);
        stage.show();
        readingView.focus();
    }

    /// Some window managers put a window that is centred above the edge of the screen.
    private static void placeStage(Stage stage) {
        Rectangle2D screenBounds = Screen.getPrimary().getVisualBounds();
        stage.setX(
                screenBounds.getMinX() + Math.max(0, (screenBounds.getWidth() - WINDOW_WIDTH) / 2));
        stage.setY(screenBounds.getMinY());
    }

    private static double windowHeight() {
        return Screen.getPrimary().getVisualBounds().getHeight() * SHARE_OF_SCREEN;
    }

    /// Closes all papers.
    public void closeAll() {
        List.copyOf(openStages).forEach(Stage::hide);
    }
}
