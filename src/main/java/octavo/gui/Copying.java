package octavo.gui;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

import octavo.bib.BibEntry;
import octavo.gui.controls.Messages;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Copies the chosen entries of a library to the clipboard, in one form or another.
final class Copying {
    private static final Messages MESSAGES = Messages.of(Copying.class);

    private final Consumer<String> clipboard;
    private final Consumer<String> tell;

    /// @param tell told what was copied
    Copying(Consumer<String> clipboard, Consumer<String> tell) {
        this.clipboard = clipboard;
        this.tell = tell;
    }

    static Copying toSystem(Consumer<String> tell) {
        return new Copying(
                text -> {
                    ClipboardContent content = new ClipboardContent();
                    content.putString(text);
                    Clipboard.getSystemClipboard().setContent(content);
                },
                tell);
    }

    /// As the file has them, byte for byte, with an empty line between two.
    void bibTeX(Workspace workspace) {
        List<BibEntry> chosen = workspace.chosen();
        String text = chosen.stream().map(BibEntry::text).collect(Collectors.joining("\n\n"));
        copy(chosen, text + "\n", MESSAGES.text("copied.bibtex", chosen.size()));
    }

    /// `\cite{one,two}`.
    void citation(Workspace workspace) {
        List<BibEntry> chosen = workspace.chosen();
        String text = "\\cite{" + keys(chosen) + "}";
        copy(chosen, text, MESSAGES.text("copied.text", text));
    }

    void keys(Workspace workspace) {
        List<BibEntry> chosen = workspace.chosen();
        String text = keys(chosen);
        copy(chosen, text, MESSAGES.text("copied.text", text));
    }

    private static String keys(List<BibEntry> entries) {
        return entries.stream().map(BibEntry::key).collect(Collectors.joining(","));
    }

    private void copy(List<BibEntry> chosen, String text, String said) {
        if (!chosen.isEmpty()) {
            clipboard.accept(text);
            tell.accept(said);
        }
    }
}
