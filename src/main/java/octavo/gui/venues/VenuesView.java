package octavo.gui.venues;

import javafx.beans.binding.Bindings;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.Messages;
import octavo.gui.controls.Proposal;
import octavo.gui.controls.ProposalView;
import octavo.gui.controls.Stylesheet;
import octavo.gui.controls.Wrapping;
import octavo.series.VenueCluster;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// The page of venues: all of them, those to be decided about, and the strings on the left; one of
/// them on the right.
public final class VenuesView extends SplitPane {
    private static final Messages MESSAGES = Messages.of(VenuesView.class);

    private final VenuesModel model;
    private final ListView<VenueCluster> venues;
    private final ListView<VenueCluster> unclear;
    private final ScrollPane side = new ScrollPane();
    private final ToggleButton all = tab("all", "left-pill");
    private final ToggleButton deciding = tab("deciding", "center-pill");
    private final ToggleButton strings = tab("strings", "right-pill");
    private final StringsView stringsView;

    public VenuesView(VenuesModel model, StringsModel stringsModel) {
        this.model = model;
        setId("venues");
        getStyleClass().add("venues");
        getStylesheets().add(Stylesheet.of(VenuesView.class));
        venues = list("venues-all", model.venues());
        unclear = list("venues-unclear", model.unclear());
        stringsView = new StringsView(stringsModel);
        side.setId("venues-side");
        side.setFitToWidth(true);
        side.setFocusTraversable(false);
        getItems().setAll(left(), side);
        setDividerPositions(0.4);
        setResizableWithParent(getItems().getFirst(), false);
        unclear.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        venues.getSelectionModel().selectedItemProperty().addListener(_ -> showSide());
        unclear.getSelectionModel().selectedItemProperty().addListener(_ -> showSide());
        model.planProperty().addListener((_, _, plan) -> showPlan(plan));
        all.selectedProperty().addListener(_ -> showSide());
        deciding.selectedProperty().addListener(_ -> showSide());
    }

    private Node left() {
        ToggleGroup group = new ToggleGroup();
        group.getToggles().setAll(all, deciding, strings);
        group.selectToggle(all);
        group.selectedToggleProperty()
                .addListener((_, before, now) -> {
                    if (now == null) {
                        group.selectToggle(before);
                    }
                });
        HBox tabs = new HBox(all, deciding, strings);
        tabs.getStyleClass().add("editor-tabs");
        TextField query = new TextField();
        query.setId("venues-query");
        query.setPromptText(MESSAGES.text("query"));
        query.setAccessibleText(MESSAGES.text("query"));
        query.textProperty().bindBidirectional(model.queryProperty());
        query.visibleProperty().bind(all.selectedProperty());
        query.managedProperty().bind(all.selectedProperty());
        venues.visibleProperty().bind(all.selectedProperty());
        unclear.visibleProperty().bind(deciding.selectedProperty());
        stringsView.visibleProperty().bind(strings.selectedProperty());
        Label busy = new Label(MESSAGES.text("busy"));
        busy.getStyleClass().add("muted");
        busy.visibleProperty()
                .bind(
                        model.busyProperty()
                                .and(Bindings.isEmpty(model.venues()))
                                .and(strings.selectedProperty().not()));
        StackPane lists = new StackPane(venues, unclear, stringsView, busy);
        VBox.setVgrow(lists, Priority.ALWAYS);
        VBox left = new VBox(tabs, query, lists);
        left.getStyleClass().add("venues-left");
        return left;
    }

    private static ToggleButton tab(String id, String shape) {
        ToggleButton button = new ToggleButton(MESSAGES.text(id));
        button.setId("venues-" + id + "-tab");
        button.getStyleClass().addAll("small", shape);
        return button;
    }

    private static ListView<VenueCluster> list(String id, ObservableList<VenueCluster> items) {
        ListView<VenueCluster> list = new ListView<>(items);
        list.setId(id);
        list.setAccessibleText(MESSAGES.text(id));
        list.setCellFactory(_ -> new Cell());
        Label none = new Label(MESSAGES.text(id + ".none"));
        Wrapping.wrap(none);
        none.getStyleClass().addAll("muted", "venues-none");
        list.setPlaceholder(none);
        return list;
    }

    private void whenPressed(KeyEvent event) {
        VenueCluster chosen = unclear.getSelectionModel().getSelectedItem();
        boolean asked = model.planProperty().get() != null;
        if (asked || chosen == null || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case S -> decided(() -> model.same(chosen));
            case D -> decided(() -> model.different(chosen));
            case N -> decided(() -> model.skip(chosen));
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// The next venue takes the place of the one that was decided about.
    private void decided(Runnable decision) {
        int at = unclear.getSelectionModel().getSelectedIndex();
        decision.run();
        int last = unclear.getItems().size() - 1;
        if (last >= 0) {
            unclear.getSelectionModel().clearAndSelect(Math.clamp(at, 0, last));
        }
    }

    /// Leads the keys, if they are in this page, to the plan, and back when it is decided about.
    private void showPlan(@Nullable Proposal plan) {
        boolean here = isFocusWithin();
        showSide();
        if (here && side.getContent() instanceof ProposalView view) {
            view.focus();
        } else if (here && plan == null) {
            (deciding.isSelected() ? unclear : venues).requestFocus();
        }
    }

    private void showSide() {
        Proposal plan = model.planProperty().get();
        ListView<VenueCluster> list = deciding.isSelected() ? unclear : venues;
        VenueCluster chosen = list.getSelectionModel().getSelectedItem();
        if (plan != null) {
            side.setContent(new ProposalView(plan, model::dismiss));
        } else if (chosen != null && !strings.isSelected()) {
            List<Runnable> ways =
                    List.of(
                            () -> decided(() -> model.same(chosen)),
                            () -> decided(() -> model.different(chosen)),
                            () -> decided(() -> model.skip(chosen)));
            side.setContent(new VenueView(model, chosen, ways));
        } else {
            side.setContent(null);
        }
    }

    /// A venue, with how many entries and spellings it has.
    private static final class Cell extends ListCell<VenueCluster> {
        private final Label name = new Label();
        private final Label counts = new Label();
        private final VBox lines = new VBox(name, counts);

        Cell() {
            counts.getStyleClass().add("muted");
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(VenueCluster item, boolean empty) {
            super.updateItem(item, empty);
            if (empty) {
                setGraphic(null);
                return;
            }
            String acronym = item.acronym().isEmpty() ? "" : item.acronym() + " · ";
            name.setText(acronym + item.name());
            counts.setText(MESSAGES.text("counts", item.count(), item.variants().size()));
            setAccessibleText(name.getText() + ", " + counts.getText());
            setGraphic(lines);
        }
    }
}
