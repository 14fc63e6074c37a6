package octavo.gui;

import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Stage;
import javafx.stage.Window;

import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
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
final class FileDialogs implements Questions {
    private static final MessageTexts MESSAGES = MessageTexts.of(FileDialogs.class);

    private final Stage owner;

    FileDialogs(Stage owner) {
        this.owner = owner;
    }

    @Override
    public void aboutChanges(Workspace workspace, Consumer<Answer> answer) {
        String what = what(workspace);
        String name = workspace.document().nameProperty().get();
        ShellView shell = (ShellView) owner.getScene().getRoot();
        QuestionView question =
                new QuestionView(
                        MESSAGES.text("close." + what + "question", name),
                        MESSAGES.text("close." + what + "hint"),
                        Stream.of(Answer.DISCARD, Answer.CANCEL, Answer.SAVE)
                                .map(each -> reply(each, answer))
                                .toList(),
                        shell::hideSheet);
        shell.showSheet(question);
        question.focus();
    }

    /// What would be lost, as part of message keys.
    private static String what(Workspace workspace) {
        if (workspace.refused().isPresent()) {
            return "refused-";
        }
        if (workspace.isGone()) {
            return "gone-";
        }
        return workspace.document().dirtyProperty().get() ? "" : "notes-";
    }

    private static QuestionView.Reply reply(Answer reply, Consumer<Answer> answer) {
        String id = reply.name().toLowerCase(Locale.ROOT);
        return new QuestionView.Reply(
                "close-" + id, MESSAGES.text("close." + id), () -> answer.accept(reply));
    }

    @Override
    public void forName(LibraryDocument document, Consumer<Path> answer) {
        FileChooser chooser = chooser("save-as.title", "bib");
        document.path()
                .ifPresentOrElse(
                        path -> startAt(chooser, path),
                        () -> chooser.setInitialFileName(MESSAGES.text("save-as.name")));
        toSave(chooser).map(path -> withEnding(path, ".bib")).ifPresent(answer);
    }

    /// Appends the usual extension to a name without one, unless that file exists: the dialog has
    /// only confirmed the name that was typed.
    static Path withEnding(Path path, String ending) {
        String name = String.valueOf(path.getFileName());
        Path whole = path.resolveSibling(name + ending);
        return name.contains(".") || LibraryFile.isThere(whole) ? path : whole;
    }

    @Override
    public void forPdf(LibraryDocument document, Consumer<Path> answer) {
        askBeside(chooser("save-pdf.title", "pdf"), document, ".pdf", answer);
    }

    @Override
    public void forExport(LibraryDocument document, String ending, Consumer<Path> answer) {
        boolean bib = ending.equals("bib");
        String end = bib ? "-export.bib" : "." + ending;
        FileChooser chooser = new FileChooser();
        chooser.setTitle(MESSAGES.text("export.title"));
        chooser.getExtensionFilters()
                .addAll(
                        new ExtensionFilter("." + ending, "*." + ending),
                        new ExtensionFilter(MESSAGES.text("files.all"), "*"));
        askBeside(chooser, document, end, answer);
    }

    /// Asks for a file that is called as the library is, with another ending.
    private void askBeside(
            FileChooser chooser, LibraryDocument document, String end, Consumer<Path> answer) {
        document.path()
                .ifPresentOrElse(
                        path -> startAt(chooser, path.resolveSibling(named(path, end))),
                        () ->
                                chooser.setInitialFileName(
                                        named(Path.of(MESSAGES.text("save-as.name")), end)));
        toSave(chooser)
                .map(path -> withEnding(path, end.substring(end.lastIndexOf('.'))))
                .ifPresent(answer);
    }

    private static String named(Path library, String end) {
        return String.valueOf(library.getFileName()).replaceAll("(?i)\\.bib$", "") + end;
    }

    private static void startAt(FileChooser chooser, Path path) {
        chooser.setInitialFileName(String.valueOf(path.getFileName()));
        startBeside(chooser, path);
    }

    private static void startBeside(FileChooser chooser, Path path) {
        Path folder = path.toAbsolutePath().getParent();
        chooser.setInitialDirectory(folder == null ? null : folder.toFile());
    }

    private Optional<Path> toSave(FileChooser chooser) {
        return shown(chooser, FileChooser::showSaveDialog).map(File::toPath);
    }

    /// The answer to a dialog, if there is one.
    private <T> Optional<T> shown(
            FileChooser chooser, BiFunction<FileChooser, Window, @Nullable T> dialog) {
        try {
            return Optional.ofNullable(dialog.apply(chooser, owner));
        } catch (IllegalArgumentException _) {
            // The folder is gone. Any other will do.
            chooser.setInitialDirectory(null);
            return Optional.ofNullable(dialog.apply(chooser, owner));
        }
    }

    @Override
    public void forLinks(LibraryDocument document, Consumer<List<Path>> answer) {
        answer(beside(document, chooser("link.title", "pdf")), answer);
    }

    @Override
    public void forImports(LibraryDocument document, Consumer<List<Path>> answer) {
        answer(toImport(document), answer);
    }

    static FileChooser toImport(LibraryDocument document) {
        FileChooser chooser = chooser("import.title", "bib");
        chooser.setSelectedExtensionFilter(chooser.getExtensionFilters().getLast());
        return beside(document, chooser);
    }

    /// Has a dialog start beside a library.
    private static FileChooser beside(LibraryDocument document, FileChooser chooser) {
        document.path().ifPresent(path -> startBeside(chooser, path));
        return chooser;
    }

    private void answer(FileChooser chooser, Consumer<List<Path>> answer) {
        shown(chooser, FileChooser::showOpenMultipleDialog)
                .ifPresent(files -> answer.accept(files.stream().map(File::toPath).toList()));
    }

    @Override
    public void forFiles(Optional<LibraryDocument> current, Consumer<List<Path>> answer) {
        answer(toOpen(current), answer);
    }

    static FileChooser toOpen(Optional<LibraryDocument> current) {
        FileChooser chooser = chooser("open.title", "bib");
        return current.map(document -> beside(document, chooser)).orElse(chooser);
    }

    @Override
    public void forFolder(Consumer<Path> answer) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(MESSAGES.text("project.title"));
        Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath).ifPresent(answer);
    }

    private static FileChooser chooser(String title, String ending) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(MESSAGES.text(title));
        chooser.getExtensionFilters()
                .addAll(
                        new ExtensionFilter(
                                MESSAGES.text("files." + ending),
                                "*." + ending,
                                "*." + ending.toUpperCase(Locale.ROOT)),
                        new ExtensionFilter(MESSAGES.text("files.all"), "*"));
        return chooser;
    }
}
