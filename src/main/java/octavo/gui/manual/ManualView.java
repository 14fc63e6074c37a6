package octavo.gui.manual;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ScrollReveal;

/// The manual: its pages, with a search, on the left; one of them on the right.
public final class ManualView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ManualView.class);

    private final ManualModel model;
    private final TextField queryField = new TextField();
    private final ListView<ManualTopic> topicList;
    private final ScrollPane pageScroll = new ScrollPane();

    /// @param onClose hides it
    public ManualView(ManualModel model, Runnable onClose) {
        this.model = model;
        setId("manual");
        getStyleClass().addAll("sheet", "manual");
        getStylesheets().add(PackageStylesheet.of(ManualView.class));
        setMinSize(0, 0);
        Label title = new Label(MESSAGES.text("title"));
        title.getStyleClass().add("heading");
        queryField.setId("manual-query");
        queryField.setPromptText(MESSAGES.text("query"));
        queryField.setAccessibleText(MESSAGES.text("query"));
        queryField.textProperty().bindBidirectional(model.queryProperty());
        topicList = buildList();
        VBox.setVgrow(topicList, Priority.ALWAYS);
        VBox contentsColumn = new VBox(queryField, topicList);
        contentsColumn.getStyleClass().add("manual-contents");
        pageScroll.setId("manual-page");
        pageScroll.setAccessibleText(MESSAGES.text("title"));
        pageScroll.setFitToWidth(true);
        HBox.setHgrow(pageScroll, Priority.ALWAYS);
        HBox partsRow = new HBox(contentsColumn, pageScroll);
        partsRow.getStyleClass().add("manual-parts");
        partsRow.setMinHeight(0);
        VBox.setVgrow(partsRow, Priority.ALWAYS);
        Button closeButton = new Button(MESSAGES.text("close"));
        closeButton.setId("manual-close");
        closeButton.setOnAction(_ -> onClose.run());
        HBox buttons = new HBox(closeButton);
        buttons.getStyleClass().add("question-buttons");
        getChildren().setAll(title, partsRow, buttons);
        model.placeProperty().subscribe(this::show);
    }

    private ListView<ManualTopic> buildList() {
        ListView<ManualTopic> topicList = new ListView<>(model.foundTopics());
        topicList.setId("manual-pages");
        topicList.setAccessibleText(MESSAGES.text("pages"));
        topicList.setCellFactory(_ -> new TitleCell());
        Label placeholder = new Label(MESSAGES.text("none"));
        placeholder.getStyleClass().add("muted");
        topicList.setPlaceholder(placeholder);
        topicList
                .getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, chosenTopic) -> {
                    if (chosenTopic != null
                            && !chosenTopic.equals(model.placeProperty().get().manualTopic())) {
                        model.showTopic(chosenTopic);
                    }
                });
        return topicList;
    }

    private void show(ManualModel.ManualPosition topicPlace) {
        topicList.getSelectionModel().select(topicPlace.manualTopic());
        ManualPageView pageView = new ManualPageView(topicPlace.manualTopic(), model);
        pageScroll.setContent(pageView);
        ScrollReveal.toTop(pageScroll, pageView.getChildren().get(topicPlace.blockIndex()));
    }

    /// Focuses the search.
    public void focus() {
        queryField.requestFocus();
    }

    /// The title of a page.
    private static final class TitleCell extends ListCell<ManualTopic> {
        TitleCell() {
            setPrefWidth(0);
            setWrapText(true);
        }

        @Override
        protected void updateItem(ManualTopic manualTopic, boolean empty) {
            super.updateItem(manualTopic, empty);
            setText(empty ? null : manualTopic.title());
        }
    }
}
