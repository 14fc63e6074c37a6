package octavo.gui;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

import octavo.gui.controls.Messages;
import octavo.gui.entries.EntriesModel;
import octavo.gui.shell.Document;
import octavo.gui.shell.StatusView;

import java.util.Locale;

/// What the status line says of the library in front.
final class StatusTexts {
    private static final Messages MESSAGES = Messages.of(StatusTexts.class);

    private StatusTexts() {}

    static StatusView.Texts of(Workspaces workspaces) {
        var current = workspaces.currentProperty();
        return new StatusView.Texts(
                current.flatMap(workspace -> count(workspace.entries())).orElse(""),
                current.flatMap(Workspace::attentionProperty)
                        .map(Attention::problems)
                        .map(count -> count == 0 ? "" : MESSAGES.text("problems", count))
                        .orElse(""),
                workspaces.busyProperty(),
                current.flatMap(workspace -> workspace.document().stateProperty())
                        .map(StatusTexts::words)
                        .orElse(""));
    }

    private static ObservableValue<String> count(EntriesModel entries) {
        return Bindings.createStringBinding(
                () -> {
                    int shown = entries.shownCountProperty().get();
                    int total = entries.totalProperty().get();
                    return shown == total
                            ? MESSAGES.text("count.all", total)
                            : MESSAGES.text("count.some", shown, total);
                },
                entries.shownCountProperty(),
                entries.totalProperty());
    }

    private static String words(Document.State state) {
        return MESSAGES.text("state." + state.name().toLowerCase(Locale.ROOT));
    }
}
