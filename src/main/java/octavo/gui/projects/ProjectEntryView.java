package octavo.gui.projects;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.projects.CitedEntry;
import octavo.projects.CitedEntry.NewerSide;
import octavo.projects.FieldExchange;
import octavo.projects.SourcePlace;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// One key of a project: where it is cited, what may have been meant, and how paper and library
/// differ.
final class ProjectEntryView {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProjectEntryView.class);
    private static final int MOST_PLACES = 100;

    private ProjectEntryView() {}

    static Node of(ProjectsModel model, ProjectLine line) {
        VBox card = new VBox();
        card.setId("project-entry");
        card.getStyleClass().add("project-card");
        Label key = new Label(line.key());
        key.getStyleClass().add("project-title");
        SafeWrapping.wrap(key);
        card.getChildren().add(key);
        line.cited()
                .ifPresentOrElse(
                        entry -> card.getChildren().addAll(cited(model, line, entry)),
                        () -> card.getChildren().add(muted(MESSAGES.text("entry.uncited"))));
        return card;
    }

    private static List<Node> cited(ProjectsModel model, ProjectLine line, CitedEntry entry) {
        List<Node> parts = new ArrayList<>();
        entry.master()
                .filter(master -> !master.key().equals(entry.key()))
                .ifPresent(
                        master -> parts.add(muted(MESSAGES.text("entry.other-key", master.key()))));
        if (model.slot(entry).isPresent()) {
            parts.add(
                    row(button("project-go", MESSAGES.text("entry.go"), () -> model.goTo(entry))));
        }
        if (!entry.near().isEmpty()) {
            parts.add(muted(MESSAGES.text("entry.near")));
            parts.add(row(entry.near().stream().map(ProjectEntryView::near).toArray(Node[]::new)));
        }
        List<FieldExchange> fields = model.fields(line);
        fields.forEach(field -> parts.add(difference(field)));
        if (!fields.isEmpty()) {
            Button take =
                    button("project-take", MESSAGES.text("entry.take"), () -> model.take(line));
            take.setDisable(model.slot(entry).isEmpty());
            Button give =
                    button("project-give", MESSAGES.text("entry.give"), () -> model.give(line));
            parts.add(row(take, give));
        }
        parts.add(muted(MESSAGES.text("entry.cited")));
        entry.places().stream().limit(MOST_PLACES).forEach(place -> parts.add(link(model, place)));
        return parts;
    }

    /// Copies a key that may have been meant.
    private static Button near(String key) {
        Button button =
                button(
                        "project-near",
                        key,
                        () -> {
                            ClipboardContent content = new ClipboardContent();
                            content.putString(key);
                            Clipboard.getSystemClipboard().setContent(content);
                        });
        button.setMnemonicParsing(false);
        button.setAccessibleText(MESSAGES.text("entry.copy", key));
        return button;
    }

    private static Node difference(FieldExchange field) {
        Label name = new Label(ProjectsModel.name(field));
        name.getStyleClass().add("heading");
        VBox texts =
                new VBox(
                        name,
                        side("entry.library", field.library()),
                        side("entry.paper", field.paper()));
        if (field.newer() != NewerSide.UNKNOWN) {
            texts.getChildren()
                    .add(
                            muted(
                                    MESSAGES.text(
                                            "newer."
                                                    + field.newer()
                                                            .name()
                                                            .toLowerCase(Locale.ROOT))));
        }
        return texts;
    }

    private static Label side(String which, String text) {
        Label label =
                new Label(MESSAGES.text(which, text.isEmpty() ? MESSAGES.text("nothing") : text));
        SafeWrapping.wrap(label);
        return label;
    }

    private static Hyperlink link(ProjectsModel model, SourcePlace place) {
        Hyperlink link =
                new Hyperlink(
                        MESSAGES.text("entry.place", place.file().getFileName(), place.line()));
        link.getStyleClass().add("project-place");
        link.setAccessibleText(
                MESSAGES.text("entry.open", place.file().getFileName(), place.line()));
        link.setOnAction(_ -> {
            link.setVisited(false);
            model.open(place);
        });
        return link;
    }

    private static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private static FlowPane row(Node... nodes) {
        FlowPane row = new FlowPane(nodes);
        row.getStyleClass().add("project-row");
        return row;
    }

    private static Label muted(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("muted");
        SafeWrapping.wrap(label);
        return label;
    }
}
