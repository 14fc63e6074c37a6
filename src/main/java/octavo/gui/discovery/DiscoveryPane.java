package octavo.gui.discovery;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.pagecontract.DiscoveryContext;

import java.util.Optional;

/// A list of works to tick, and what is known of the selected one.
final class DiscoveryPane extends HBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(DiscoveryPane.class);

    private final DiscoveryRows discoveryRows;
    private final DiscoveryContext context;
    private final ListView<DiscoveryRow> workList;
    private final ScrollPane details = new ScrollPane();
    private Subscription workSubscription = Subscription.EMPTY;
    private Runnable onLeftUpwards = () -> {};
    private int keptPlace = -1;

    DiscoveryPane(DiscoveryRows discoveryRows, DiscoveryContext context) {
        this.discoveryRows = discoveryRows;
        this.context = context;
        getStyleClass().add("discovery");
        workList = new ListView<>(discoveryRows.shownRows());
        workList.setId("discovery-list");
        workList.getStyleClass().add("review-list");
        workList.setAccessibleText(MESSAGES.text("list"));
        workList.setCellFactory(_ -> new DiscoveryCell(context.showEntry()));
        workList.getSelectionModel().selectedItemProperty().subscribe(this::showDetails);
        workList.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        workList.addEventFilter(MouseEvent.MOUSE_MOVED, _ -> discoveryRows.keepPlaces());
        workList.focusedProperty()
                .subscribe(isFocused -> {
                    if (isFocused) {
                        discoveryRows.keepPlaces();
                    }
                });
        discoveryRows
                .shownRows()
                .addListener((ListChangeListener<DiscoveryRow>) _ -> selectAgain());
        details.setId("discovery-details");
        details.setFitToWidth(true);
        HBox.setHgrow(details, Priority.ALWAYS);
        getChildren().setAll(workList, details);
    }

    /// Says in the empty list what there is to do.
    void showPlaceholder(Label label) {
        SafeWrapping.wrap(label);
        label.getStyleClass().add("review-none");
        workList.setPlaceholder(label);
    }

    /// @param action what happens when somebody goes up from the first row
    void whenLeftUpwards(Runnable action) {
        onLeftUpwards = action;
    }

    /// Goes into the list.
    void focusList() {
        selectFirstIfNone();
        workList.requestFocus();
    }

    /// Once the selected row has gone, the next one is selected.
    void keepPlace() {
        keptPlace = workList.getSelectionModel().getSelectedIndex();
    }

    private void selectAgain() {
        if (keptPlace >= 0 && !discoveryRows.shownRows().isEmpty()) {
            workList.getSelectionModel()
                    .select(Math.min(keptPlace, discoveryRows.shownRows().size() - 1));
            keptPlace = -1;
        }
        selectFirstIfNone();
    }

    private void selectFirstIfNone() {
        if (workList.getSelectionModel().isEmpty()) {
            workList.getSelectionModel().selectFirst();
        }
    }

    /// The selected row; null if none is.
    ReadOnlyObjectProperty<DiscoveryRow> selectedRowProperty() {
        return workList.getSelectionModel().selectedItemProperty();
    }

    private Optional<DiscoveryRow> selectedRow() {
        return Optional.ofNullable(workList.getSelectionModel().getSelectedItem());
    }

    private void showDetails(DiscoveryRow row) {
        workSubscription.unsubscribe();
        workSubscription = Subscription.EMPTY;
        details.setContent(null);
        if (row != null) {
            workSubscription =
                    row.workProperty()
                            .subscribe(work ->
                                    showContent(new WorkDetails(work, context.showEntry())));
        }
    }

    private void showContent(Node content) {
        details.setContent(content);
        details.setVvalue(0);
    }

    private void whenPressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case KeyCode.SPACE -> selectedRow().ifPresent(DiscoveryRow::toggleTick);
            case KeyCode.ENTER -> addChosen();
            case KeyCode.UP -> {
                if (workList.getSelectionModel().getSelectedIndex() > 0) {
                    return;
                }
                onLeftUpwards.run();
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void addChosen() {
        var chosenPapers = discoveryRows.chosenPapers(selectedRow());
        if (!chosenPapers.isEmpty()) {
            context.reviewPapers().accept(chosenPapers);
        }
    }

    /// The button that takes the ticked works, or the selected one, into the review.
    Button addButton() {
        Button button = new Button();
        button.setId("discovery-add");
        button.setMnemonicParsing(true);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.getStyleClass().add("accent");
        button.textProperty()
                .bind(
                        discoveryRows
                                .tickedCountProperty()
                                .map(count -> MESSAGES.text("add", count)));
        button.disableProperty().bind(Bindings.isEmpty(discoveryRows.rows()));
        button.setOnAction(_ -> addChosen());
        return button;
    }
}
