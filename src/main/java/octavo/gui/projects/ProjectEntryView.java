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

    static Node of(ProjectsModel model, ProjectLine projectLine) {
        VBox entryCard = new VBox();
        entryCard.setId("project-entry");
        entryCard.getStyleClass().add("project-card");
        Label key = new Label(projectLine.entryKey());
        key.getStyleClass().add("project-title");
        SafeWrapping.wrap(key);
        entryCard.getChildren().add(key);
        projectLine
                .citedEntry()
                .ifPresentOrElse(
                        citedEntry ->
                                entryCard
                                        .getChildren()
                                        .addAll(citedNodes(model, projectLine, citedEntry)),
                        () ->
                                entryCard
                                        .getChildren()
                                        .add(mutedLabel(MESSAGES.text("entry.uncited"))));
        return entryCard;
    }

    private static List<Node> citedNodes(
            ProjectsModel model, ProjectLine projectLine, CitedEntry citedEntry) {
        List<Node> entryNodes = new ArrayList<>();
        citedEntry
                .masterEntry()
                .filter(master -> !master.masterKey().equals(citedEntry.key()))
                .ifPresent(master ->
                        entryNodes.add(
                                mutedLabel(MESSAGES.text("entry.other-key", master.masterKey()))));
        if (model.slotOf(citedEntry).isPresent()) {
            entryNodes.add(
                    buttonRow(
                            button(
                                    "project-go",
                                    MESSAGES.text("entry.go"),
                                    () -> model.showEntry(citedEntry))));
        }
        if (!citedEntry.nearKeys().isEmpty()) {
            entryNodes.add(mutedLabel(MESSAGES.text("entry.near")));
            entryNodes.add(
                    buttonRow(
                            citedEntry.nearKeys().stream()
                                    .map(ProjectEntryView::copyKeyButton)
                                    .toArray(Node[]::new)));
        }
        List<FieldExchange> fields = model.fieldExchanges(projectLine);
        fields.forEach(fieldExchange -> entryNodes.add(differenceNode(fieldExchange)));
        if (!fields.isEmpty()) {
            Button takeButton =
                    button(
                            "project-take",
                            MESSAGES.text("entry.take"),
                            () -> model.exchangeOffers().offerTake(projectLine));
            takeButton.setDisable(model.slotOf(citedEntry).isEmpty());
            Button giveButton =
                    button(
                            "project-give",
                            MESSAGES.text("entry.give"),
                            () -> model.exchangeOffers().offerGive(projectLine));
            entryNodes.add(buttonRow(takeButton, giveButton));
        }
        entryNodes.add(mutedLabel(MESSAGES.text("entry.cited")));
        citedEntry.sourcePlaces().stream()
                .limit(MOST_PLACES)
                .forEach(sourcePlace -> entryNodes.add(placeLink(model, sourcePlace)));
        return entryNodes;
    }

    /// Copies a key that may have been meant.
    private static Button copyKeyButton(String key) {
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

    private static Node differenceNode(FieldExchange fieldExchange) {
        Label name = new Label(FieldExchangeOffers.name(fieldExchange));
        name.getStyleClass().add("heading");
        VBox texts =
                new VBox(
                        name,
                        sideLabel("entry.library", fieldExchange.libraryText()),
                        sideLabel("entry.paper", fieldExchange.paperText()));
        if (fieldExchange.newerSide() != NewerSide.UNKNOWN) {
            texts.getChildren()
                    .add(
                            mutedLabel(
                                    MESSAGES.text(
                                            "newer."
                                                    + fieldExchange
                                                            .newerSide()
                                                            .name()
                                                            .toLowerCase(Locale.ROOT))));
        }
        return texts;
    }

    private static Label sideLabel(String messageKey, String text) {
        Label label =
                new Label(
                        MESSAGES.text(
                                messageKey, text.isEmpty() ? MESSAGES.text("nothing") : text));
        SafeWrapping.wrap(label);
        return label;
    }

    private static Hyperlink placeLink(ProjectsModel model, SourcePlace sourcePlace) {
        Hyperlink link =
                new Hyperlink(
                        MESSAGES.text(
                                "entry.place",
                                sourcePlace.file().getFileName(),
                                sourcePlace.line()));
        link.getStyleClass().add("project-place");
        link.setAccessibleText(
                MESSAGES.text("entry.open", sourcePlace.file().getFileName(), sourcePlace.line()));
        link.setOnAction(_ -> {
            link.setVisited(false);
            model.openPlace(sourcePlace);
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

    private static FlowPane buttonRow(Node... nodes) {
        FlowPane row = new FlowPane(nodes);
        row.getStyleClass().add("project-row");
        return row;
    }

    private static Label mutedLabel(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("muted");
        SafeWrapping.wrap(label);
        return label;
    }
}
