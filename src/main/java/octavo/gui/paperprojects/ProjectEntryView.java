package octavo.gui.paperprojects;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.MarkLabel;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.CitedEntry.NewerSide;
import octavo.paperprojects.FieldExchange;
import octavo.paperprojects.SourcePlace;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// One key of a project: where it is cited, what may have been meant, and how paper and library
/// differ.
final class ProjectEntryView {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProjectEntryView.class);
    private static final int MOST_PLACES = 100;

    private ProjectEntryView() {}

    static Node of(ProjectsModel model, ProjectLine projectLine) {
        VBox entryCard = new VBox();
        entryCard.setId("project-entry");
        entryCard.getStyleClass().addAll("review", "project-card");
        Optional<PaperSummary> paper = model.paperOf(projectLine);
        List<ChipMark> chips =
                paper.isPresent()
                        ? List.of(
                                ProjectRows.groupMark(projectLine.lineGroup()),
                                new ChipMark(projectLine.entryKey(), MarkTone.NEUTRAL))
                        : List.of(ProjectRows.groupMark(projectLine.lineGroup()));
        entryCard
                .getChildren()
                .addAll(
                        MarkLabel.chips(chips),
                        ReviewText.subject(
                                paper.map(PaperSummary::title).orElse(projectLine.entryKey())));
        paper.map(it -> it.details().plainText())
                .ifPresent(details -> entryCard.getChildren().add(mutedLabel(details)));
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
        if (!fields.isEmpty()) {
            entryNodes.add(differences(fields));
        }
        entryNodes.add(mutedLabel(MESSAGES.text("entry.cited")));
        citedEntry.sourcePlaces().stream()
                .limit(MOST_PLACES)
                .forEach(sourcePlace -> entryNodes.add(placeLink(model, sourcePlace)));
        return entryNodes;
    }

    /// What can be done about a key whose fields differ.
    static List<Button> actions(ProjectsModel model, ProjectLine projectLine) {
        if (model.fieldExchanges(projectLine).isEmpty()) {
            return List.of();
        }
        Button takeButton =
                button(
                        "project-take",
                        MESSAGES.text("entry.take"),
                        () -> model.exchangeOffers().offerTake(projectLine));
        takeButton.setDisable(projectLine.citedEntry().flatMap(model::slotOf).isEmpty());
        Button giveButton =
                button(
                        "project-give",
                        MESSAGES.text("entry.give"),
                        () -> model.exchangeOffers().offerGive(projectLine));
        return List.of(takeButton, giveButton);
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

    /// The fields that differ, library and paper beside each other.
    private static Node differences(List<FieldExchange> fields) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("project-fields");
        ColumnConstraints nameColumn = new ColumnConstraints();
        nameColumn.setPercentWidth(24);
        ColumnConstraints valueColumn = new ColumnConstraints();
        valueColumn.setPercentWidth(38);
        grid.getColumnConstraints().setAll(nameColumn, valueColumn, valueColumn);
        grid.addRow(
                0,
                mutedLabel(MESSAGES.text("entry.field")),
                mutedLabel(MESSAGES.text("entry.library")),
                mutedLabel(MESSAGES.text("entry.paper")));
        int row = 1;
        for (FieldExchange fieldExchange : fields) {
            Label name = ReviewText.plain(FieldExchangeOffers.name(fieldExchange));
            grid.addRow(
                    row++,
                    name,
                    valueLabel(fieldExchange.libraryText(), "text-added"),
                    valueLabel(fieldExchange.paperText(), "text-removed"));
            if (fieldExchange.newerSide() != NewerSide.UNKNOWN) {
                String side = fieldExchange.newerSide().name().toLowerCase(Locale.ROOT);
                grid.add(mutedLabel(MESSAGES.text("newer." + side)), 1, row++, 2, 1);
            }
        }
        return grid;
    }

    private static Label valueLabel(String text, String styleClass) {
        Label label = ReviewText.plain(text.isEmpty() ? MESSAGES.text("nothing") : text);
        label.getStyleClass().add(text.isEmpty() ? "muted" : styleClass);
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
        return ReviewText.muted(text);
    }
}
