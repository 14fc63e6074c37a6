package octavo.gui.discovery;

import javafx.beans.binding.Bindings;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.discovery.FollowedSource;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.discovery.FollowingModel.DailyState;
import octavo.gui.discovery.FollowingModel.SourceLine;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.pagecontract.InquiryControls;

import java.util.List;
import java.util.Optional;

/// Those who are followed, what is new of them, and what is known of the selected work.
public final class FollowingView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(FollowingView.class);

    private final FollowingModel model;
    private final ListView<SourceLine> sourceList = new ListView<>();
    private final TextField numberField;
    private final DiscoveryPane discoveryPane;
    private final ObservableValue<Boolean> isRunning;
    private Button lookButton = new Button();
    private boolean isExchanging;

    /// @param onHide hides this
    public FollowingView(FollowingModel model, Runnable onHide) {
        this.model = model;
        setId("following");
        getStyleClass().addAll("sheet", "discovery-sheet", "following-sheet");
        getStylesheets()
                .setAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(FollowingView.class));
        Label title = new Label(MESSAGES.text("following.title"));
        title.getStyleClass().add("heading");
        numberField = field("number", model.numberProperty());
        discoveryPane = new DiscoveryPane(model.discoveryRows(), model.context());
        discoveryPane.showPlaceholder(placeholder());
        discoveryPane.whenLeftUpwards(sourceList::requestFocus);
        discoveryPane.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressedInWorks);
        HBox.setHgrow(discoveryPane, Priority.ALWAYS);
        HBox lists = new HBox(sourceColumn(), discoveryPane);
        lists.getStyleClass().add("following-lists");
        VBox.setVgrow(lists, Priority.ALWAYS);
        isRunning =
                model.session()
                        .serviceInquiry()
                        .runningProperty()
                        .when(sceneProperty().map(_ -> true).orElse(false));
        isRunning.subscribe((_, _) -> whenOver());
        model.discoveryRows()
                .shownRows()
                .addListener((ListChangeListener<DiscoveryRow>) _ -> whenOver());
        getChildren()
                .setAll(
                        title,
                        questionRow(),
                        lists,
                        InquiryControls.failureLabel(
                                "following-failed",
                                model.session().serviceInquiry().failuresProperty()),
                        bottomRow(onHide));
    }

    private HBox questionRow() {
        TextField nameField = field("name", model.nameProperty());
        HBox.setHgrow(nameField, Priority.ALWAYS);
        lookButton = button("look", model.session()::lookNow);
        LazyTooltip.on(lookButton, MESSAGES.text("following.look.help"));
        lookButton
                .disableProperty()
                .bind(model.sourceLinesProperty().map(lines -> lines.size() == 1));
        HBox row =
                new HBox(
                        numberField,
                        nameField,
                        button("follow", this::follow),
                        dailyBox(),
                        lookButton);
        row.getStyleClass().add("discovery-query");
        return row;
    }

    /// Says why it cannot be chosen if it cannot.
    private CheckBox dailyBox() {
        DailyState dailyState = model.dailyState();
        CheckBox box = new CheckBox(MESSAGES.text("following.daily." + dailyState.id()));
        box.setId("following-daily");
        box.setMnemonicParsing(true);
        box.setMinWidth(USE_PREF_SIZE);
        box.setMaxHeight(Double.MAX_VALUE);
        box.setSelected(dailyState == DailyState.ON);
        box.setDisable(!dailyState.isChangeable());
        box.setOnAction(_ -> model.changeDaily(box.isSelected()));
        LazyTooltip.on(box, MESSAGES.text("following.daily.help"));
        return box;
    }

    private TextField field(String name, StringProperty content) {
        TextField field = new TextField();
        field.setId("following-" + name);
        field.setPromptText(MESSAGES.text("following." + name));
        field.setAccessibleText(MESSAGES.text("following." + name));
        field.textProperty().bindBidirectional(content);
        field.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        follow();
                        event.consume();
                    } else if (event.getCode() == KeyCode.DOWN) {
                        sourceList.requestFocus();
                        event.consume();
                    }
                });
        return field;
    }

    private void follow() {
        if (!model.followTyped()) {
            numberField.requestFocus();
            numberField.selectAll();
        }
    }

    private VBox sourceColumn() {
        sourceList.setId("following-sources");
        sourceList.getStyleClass().add("review-list");
        sourceList.setAccessibleText(MESSAGES.text("following.sources"));
        sourceList.setCellFactory(_ -> new SourceCell());
        sourceList.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressedInSources);
        model.sourceLinesProperty().subscribe(this::showLines);
        sourceList
                .getSelectionModel()
                .selectedItemProperty()
                .subscribe(line -> {
                    if (line != null && !isExchanging) {
                        model.showSource(line.source());
                    }
                });
        VBox.setVgrow(sourceList, Priority.ALWAYS);
        Button unfollowButton = button("unfollow", model::unfollowChosen);
        unfollowButton.disableProperty().bind(model.chosenSourceProperty().map(Optional::isEmpty));
        VBox column = new VBox(sourceList, unfollowButton);
        column.getStyleClass().add("following-sources");
        return column;
    }

    /// Whoever was chosen stays so.
    private void showLines(List<SourceLine> lines) {
        Optional<String> chosenId = model.chosenSourceProperty().get().map(FollowedSource::id);
        isExchanging = true;
        sourceList.getItems().setAll(lines);
        lines.stream()
                .filter(it -> it.source().map(FollowedSource::id).equals(chosenId))
                .findFirst()
                .ifPresentOrElse(
                        sourceList.getSelectionModel()::select,
                        sourceList.getSelectionModel()::selectFirst);
        isExchanging = false;
    }

    private void whenPressedInSources(KeyEvent event) {
        switch (event.getCode()) {
            case KeyCode.DELETE -> model.unfollowChosen();
            case KeyCode.ENTER, KeyCode.RIGHT -> discoveryPane.focusList();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void whenPressedInWorks(KeyEvent event) {
        switch (event.getCode()) {
            case KeyCode.DELETE -> markSeen();
            case KeyCode.LEFT -> sourceList.requestFocus();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void markSeen() {
        discoveryPane.keepPlace();
        model.markSeen(Optional.ofNullable(discoveryPane.selectedRowProperty().get()));
    }

    /// Says why the list is empty.
    private Label placeholder() {
        Label label = new Label();
        label.textProperty()
                .bind(
                        model.sourceLinesProperty()
                                .map(lines ->
                                        MESSAGES.text(
                                                lines.size() == 1
                                                        ? "following.help"
                                                        : lines.stream()
                                                                        .allMatch(
                                                                                SourceLine::isAsked)
                                                                ? "following.none"
                                                                : "following.unasked")));
        return label;
    }

    /// Whoever has not gone elsewhere meanwhile goes into the list.
    private void whenOver() {
        if (!isRunning.getValue()
                && lookButton.isFocused()
                && !model.discoveryRows().shownRows().isEmpty()) {
            discoveryPane.focusList();
        }
    }

    private HBox bottomRow(Runnable onHide) {
        Button seenButton = button("seen", this::markSeen);
        Button allSeenButton = button("all-seen", model::markAllSeen);
        for (Button button : List.of(seenButton, allSeenButton)) {
            button.disableProperty().bind(Bindings.isEmpty(model.discoveryRows().shownRows()));
        }
        Button cancel = button("cancel", onHide);
        cancel.setCancelButton(true);
        return InquiryControls.bottomRow(
                "following-status",
                model.session().serviceInquiry().statusProperty(),
                InquiryControls.showWhile(
                        isRunning, button("stop", model.session().serviceInquiry()::cancel)),
                seenButton,
                allSeenButton,
                cancel,
                discoveryPane.addButton());
    }

    private static Button button(String name, Runnable action) {
        return InquiryControls.button(
                "following-" + name, MESSAGES.text("following." + name), action);
    }

    /// Goes to what is new, or to those who are followed; to the field if nobody is.
    public void focus() {
        if (!model.discoveryRows().shownRows().isEmpty()) {
            discoveryPane.focusList();
        } else if (model.sourceLinesProperty().get().size() > 1) {
            sourceList.requestFocus();
        } else {
            numberField.requestFocus();
        }
    }
}
