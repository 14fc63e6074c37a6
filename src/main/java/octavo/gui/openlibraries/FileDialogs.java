package octavo.gui.openlibraries;

import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Stage;
import javafx.stage.Window;

import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.shell.QuestionView;
import octavo.gui.shell.ShellView;
import octavo.library.LibraryFile;

import org.jspecify.annotations.Nullable;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Asks with system file choosers, and with dialogs in the window.
public final class FileDialogs implements Questions {
    private static final MessageTexts MESSAGES = MessageTexts.of(FileDialogs.class);

    private final Stage ownerStage;

    public FileDialogs(Stage ownerStage) {
        this.ownerStage = ownerStage;
    }

    @Override
    public void askAboutChanges(Workspace workspace, Consumer<CloseAnswer> onAnswer) {
        String questionKind = questionKind(workspace);
        String libraryName = workspace.document().nameProperty().get();
        ShellView shellView = (ShellView) ownerStage.getScene().getRoot();
        QuestionView questionView =
                new QuestionView(
                        MESSAGES.text("close." + questionKind + "question", libraryName),
                        MESSAGES.text("close." + questionKind + "hint"),
                        Stream.of(CloseAnswer.DISCARD, CloseAnswer.CANCEL, CloseAnswer.SAVE)
                                .map(closeAnswer -> buildReply(closeAnswer, onAnswer))
                                .toList(),
                        shellView::hideOverlay);
        shellView.showOverlay(questionView);
        questionView.focus();
    }

    /// What would be lost, as part of message keys.
    private static String questionKind(Workspace workspace) {
        if (workspace.refusedText().isPresent()) {
            return "refused-";
        }
        if (workspace.isWithoutFile()) {
            return "gone-";
        }
        return workspace.document().dirtyProperty().get() ? "" : "notes-";
    }

    private static QuestionView.QuestionReply buildReply(
            CloseAnswer closeAnswer, Consumer<CloseAnswer> onAnswer) {
        String id = closeAnswer.name().toLowerCase(Locale.ROOT);
        return new QuestionView.QuestionReply(
                "close-" + id, MESSAGES.text("close." + id), () -> onAnswer.accept(closeAnswer));
    }

    @Override
    public void askForName(LibraryDocument document, Consumer<Path> onAnswer) {
        FileChooser fileChooser = buildChooser("save-as.title", "bib");
        document.path()
                .ifPresentOrElse(
                        path -> suggestPath(fileChooser, path),
                        () -> fileChooser.setInitialFileName(MESSAGES.text("save-as.name")));
        showSaveDialog(fileChooser).map(path -> withEnding(path, ".bib")).ifPresent(onAnswer);
    }

    /// Appends the usual extension to a name without one, unless that file exists: the dialog has
    /// only confirmed the name that was typed.
    static Path withEnding(Path path, String fileExtension) {
        String fileName = String.valueOf(path.getFileName());
        Path completePath = path.resolveSibling(fileName + fileExtension);
        return fileName.contains(".") || LibraryFile.pathExists(completePath) ? path : completePath;
    }

    @Override
    public void askForPdf(LibraryDocument document, Consumer<Path> onAnswer) {
        askBeside(buildChooser("save-pdf.title", "pdf"), document, ".pdf", onAnswer);
    }

    @Override
    public void askForJoined(String libraryName, Consumer<Path> onAnswer) {
        FileChooser fileChooser = buildChooser("join.title", "bib");
        fileChooser.setInitialFileName(libraryName + ".bib");
        showSaveDialog(fileChooser).map(path -> withEnding(path, ".bib")).ifPresent(onAnswer);
    }

    @Override
    public void askForExport(
            LibraryDocument document, String fileExtension, Consumer<Path> onAnswer) {
        boolean isBibFile = fileExtension.equals("bib");
        String nameEnding = isBibFile ? "-export.bib" : "." + fileExtension;
        FileChooser fileChooser = new FileChooser();
        fileChooser.setTitle(MESSAGES.text("export.title"));
        fileChooser
                .getExtensionFilters()
                .addAll(
                        new ExtensionFilter("." + fileExtension, "*." + fileExtension),
                        new ExtensionFilter(MESSAGES.text("files.all"), "*"));
        askBeside(fileChooser, document, nameEnding, onAnswer);
    }

    /// Asks for a file that is called as the library is, with another ending.
    private void askBeside(
            FileChooser fileChooser,
            LibraryDocument document,
            String nameEnding,
            Consumer<Path> onAnswer) {
        document.path()
                .ifPresentOrElse(
                        path ->
                                suggestPath(
                                        fileChooser,
                                        path.resolveSibling(suggestedName(path, nameEnding))),
                        () ->
                                fileChooser.setInitialFileName(
                                        suggestedName(
                                                Path.of(MESSAGES.text("save-as.name")),
                                                nameEnding)));
        showSaveDialog(fileChooser)
                .map(path -> withEnding(path, nameEnding.substring(nameEnding.lastIndexOf('.'))))
                .ifPresent(onAnswer);
    }

    private static String suggestedName(Path libraryPath, String nameEnding) {
        return String.valueOf(libraryPath.getFileName()).replaceAll("(?i)\\.bib$", "") + nameEnding;
    }

    private static void suggestPath(FileChooser fileChooser, Path path) {
        fileChooser.setInitialFileName(String.valueOf(path.getFileName()));
        startInFolder(fileChooser, path);
    }

    private static void startInFolder(FileChooser fileChooser, Path path) {
        Path folder = path.toAbsolutePath().getParent();
        fileChooser.setInitialDirectory(folder == null ? null : folder.toFile());
    }

    private Optional<Path> showSaveDialog(FileChooser fileChooser) {
        return showDialog(fileChooser, FileChooser::showSaveDialog).map(File::toPath);
    }

    /// The answer to a dialog, if there is one.
    private <T> Optional<T> showDialog(
            FileChooser fileChooser, BiFunction<FileChooser, Window, @Nullable T> dialog) {
        try {
            return Optional.ofNullable(dialog.apply(fileChooser, ownerStage));
        } catch (IllegalArgumentException _) {
            // The folder is gone. Any other will do.
            fileChooser.setInitialDirectory(null);
            return Optional.ofNullable(dialog.apply(fileChooser, ownerStage));
        }
    }

    @Override
    public void askForLinks(LibraryDocument document, Consumer<List<Path>> onAnswer) {
        answerFiles(startWithDocument(document, buildChooser("link.title", "pdf")), onAnswer);
    }

    @Override
    public void askForImports(LibraryDocument document, Consumer<List<Path>> onAnswer) {
        answerFiles(importChooser(document), onAnswer);
    }

    static FileChooser importChooser(LibraryDocument document) {
        FileChooser fileChooser = buildChooser("import.title", "bib");
        fileChooser.setSelectedExtensionFilter(fileChooser.getExtensionFilters().getLast());
        return startWithDocument(document, fileChooser);
    }

    /// Has a dialog start beside a library.
    private static FileChooser startWithDocument(
            LibraryDocument document, FileChooser fileChooser) {
        document.path().ifPresent(path -> startInFolder(fileChooser, path));
        return fileChooser;
    }

    private void answerFiles(FileChooser fileChooser, Consumer<List<Path>> onAnswer) {
        showDialog(fileChooser, FileChooser::showOpenMultipleDialog)
                .ifPresent(files -> onAnswer.accept(files.stream().map(File::toPath).toList()));
    }

    @Override
    public void askForFiles(
            Optional<LibraryDocument> currentDocument, Consumer<List<Path>> onAnswer) {
        answerFiles(openChooser(currentDocument), onAnswer);
    }

    static FileChooser openChooser(Optional<LibraryDocument> currentDocument) {
        FileChooser fileChooser = buildChooser("open.title", "bib");
        return currentDocument
                .map(document -> startWithDocument(document, fileChooser))
                .orElse(fileChooser);
    }

    @Override
    public void askForFolder(Consumer<Path> onAnswer) {
        DirectoryChooser fileChooser = new DirectoryChooser();
        fileChooser.setTitle(MESSAGES.text("project.title"));
        Optional.ofNullable(fileChooser.showDialog(ownerStage))
                .map(File::toPath)
                .ifPresent(onAnswer);
    }

    private static FileChooser buildChooser(String titleKey, String fileExtension) {
        FileChooser fileChooser = new FileChooser();
        fileChooser.setTitle(MESSAGES.text(titleKey));
        fileChooser
                .getExtensionFilters()
                .addAll(
                        new ExtensionFilter(
                                MESSAGES.text("files." + fileExtension),
                                "*." + fileExtension,
                                "*." + fileExtension.toUpperCase(Locale.ROOT)),
                        new ExtensionFilter(MESSAGES.text("files.all"), "*"));
        return fileChooser;
    }
}
