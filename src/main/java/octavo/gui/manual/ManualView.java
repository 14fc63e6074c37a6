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
    private final TextField query = new TextField();
    private final ListView<ManualTopic> pages;
    private final ScrollPane scroll = new ScrollPane();

    /// @param close hides it
    public ManualView(ManualModel model, Runnable close) {
        this.model = model;
        setId("manual");
        getStyleClass().addAll("sheet", "manual");
        getStylesheets().add(PackageStylesheet.of(ManualView.class));
        setMinSize(0, 0);
        Label title = new Label(MESSAGES.text("title"));
        title.getStyleClass().add("heading");
        query.setId("manual-query");
        query.setPromptText(MESSAGES.text("query"));
        query.setAccessibleText(MESSAGES.text("query"));
        query.textProperty().bindBidirectional(model.queryProperty());
        pages = pages();
        VBox.setVgrow(pages, Priority.ALWAYS);
        VBox contents = new VBox(query, pages);
        contents.getStyleClass().add("manual-contents");
        scroll.setId("manual-page");
        scroll.setAccessibleText(MESSAGES.text("title"));
        scroll.setFitToWidth(true);
        HBox.setHgrow(scroll, Priority.ALWAYS);
        HBox parts = new HBox(contents, scroll);
        parts.getStyleClass().add("manual-parts");
        parts.setMinHeight(0);
        VBox.setVgrow(parts, Priority.ALWAYS);
        Button done = new Button(MESSAGES.text("close"));
        done.setId("manual-close");
        done.setOnAction(_ -> close.run());
        HBox buttons = new HBox(done);
        buttons.getStyleClass().add("question-buttons");
        getChildren().setAll(title, parts, buttons);
        model.placeProperty().subscribe(this::show);
    }

    private ListView<ManualTopic> pages() {
        ListView<ManualTopic> list = new ListView<>(model.found());
        list.setId("manual-pages");
        list.setAccessibleText(MESSAGES.text("pages"));
        list.setCellFactory(_ -> new TitleCell());
        Label none = new Label(MESSAGES.text("none"));
        none.getStyleClass().add("muted");
        list.setPlaceholder(none);
        list.getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, chosen) -> {
                    if (chosen != null && !chosen.equals(model.placeProperty().get().page())) {
                        model.show(chosen);
                    }
                });
        return list;
    }

    private void show(ManualModel.Place place) {
        pages.getSelectionModel().select(place.page());
        ManualPageView page = new ManualPageView(place.page(), model);
        scroll.setContent(page);
        ScrollReveal.toTop(scroll, page.getChildren().get(place.block()));
    }

    /// Focuses the search.
    public void focus() {
        query.requestFocus();
    }

    /// The title of a page.
    private static final class TitleCell extends ListCell<ManualTopic> {
        TitleCell() {
            setPrefWidth(0);
            setWrapText(true);
        }

        @Override
        protected void updateItem(ManualTopic page, boolean empty) {
            super.updateItem(page, empty);
            setText(empty ? null : page.title());
        }
    }
}
