package octavo.gui.venues;

import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ProposalView;
import octavo.gui.controls.ResponsivePair;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TabButtons;
import octavo.gui.controls.TriageKeys;
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.ReviewCell;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewRow;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.gui.masterdetail.RowMark.DotMark;
import octavo.gui.pagecontract.SearchablePage;
import octavo.venues.VenueCluster;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// The venues page: all venues, undecided ones, and strings on the left; one of them on the right.
public final class VenuesView extends SplitPane implements SearchablePage {
    private static final MessageTexts MESSAGES = MessageTexts.of(VenuesView.class);

    /// The width, in letters, needed for both parts side by side.
    private static final double WIDE = 38;

    public static final String ID = "venues";

    private final VenuesModel model;
    private final ListView<VenueCluster> venues;
    private final ListView<VenueCluster> unclear;
    private final ReviewPane side = new ReviewPane("venues-side");
    private final ToggleButton all = tab("all");
    private final ToggleButton deciding = tab("deciding");
    private final ToggleButton strings = tab("strings");
    private final StringsView stringsView;
    private final TriageKeys<VenueCluster> decisions;
    private final TextField query = new TextField();

    /// The venue that was chosen last.
    private Optional<VenueCluster> shown = Optional.empty();

    /// The slot of the entry whose venue is to be shown once the venues are known.
    private OptionalInt awaited = OptionalInt.empty();

    public VenuesView(VenuesModel model, StringsModel stringsModel) {
        this.model = model;
        setId(ID);
        getStyleClass().add("venues");
        getStylesheets()
                .addAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(VenuesView.class));
        venues = list("venues-all", model.venues());
        unclear = list("venues-unclear", model.unclear());
        stringsView = new StringsView(stringsModel);
        ResponsivePair.of(this, left(), side, WIDE, 0.4);
        decisions =
                new TriageKeys<>(
                        unclear,
                        () -> model.planProperty().get() == null,
                        Map.of(
                                KeyCode.S, model::same,
                                KeyCode.D, model::different,
                                KeyCode.N, model::skip));
        decisions.listenIn(side);
        model.venues().addListener((ListChangeListener<VenueCluster>) _ -> keepPlace());
        venues.getSelectionModel().selectedItemProperty().addListener(_ -> showChosen());
        unclear.getSelectionModel().selectedItemProperty().addListener(_ -> showSide());
        model.planProperty().addListener((_, _, changeProposal) -> showPlan(changeProposal));
        model.venues().addListener((ListChangeListener<VenueCluster>) _ -> showAwaited());
        all.selectedProperty().addListener(_ -> showSide());
        deciding.selectedProperty().addListener(_ -> showSide());
    }

    /// Shows the venue of the entry in a slot, once the venues are known.
    public void show(int slot) {
        all.setSelected(true);
        query.clear();
        Optional<VenueCluster> venue =
                model.venues().stream()
                        .filter(each ->
                                each.variants().stream().anyMatch(it -> it.slots().contains(slot)))
                        .findFirst();
        venue.ifPresent(found -> {
            venues.getSelectionModel().select(found);
            venues.scrollTo(found);
            venues.requestFocus();
        });
        if (venue.isEmpty() && model.busyProperty().get()) {
            awaited = OptionalInt.of(slot);
        }
    }

    private void showAwaited() {
        OptionalInt slot = awaited;
        if (!model.venues().isEmpty()) {
            awaited = OptionalInt.empty();
            slot.ifPresent(this::show);
        }
    }

    @Override
    public void focusSearch() {
        all.setSelected(true);
        query.requestFocus();
        query.selectAll();
    }

    private Pane left() {
        query.setId("venues-query");
        query.setPromptText(MESSAGES.text("query"));
        query.setAccessibleText(MESSAGES.text("query"));
        query.textProperty().bindBidirectional(model.queryProperty());
        HBox.setHgrow(query, Priority.ALWAYS);
        HBox queryRow = new HBox(query);
        queryRow.getStyleClass().add("review-query");
        queryRow.visibleProperty().bind(all.selectedProperty());
        queryRow.managedProperty().bind(all.selectedProperty());
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
        StackPane lists =
                new StackPane(
                        new IncrementalList(venues),
                        new IncrementalList(unclear),
                        stringsView,
                        busy);
        VBox.setVgrow(lists, Priority.ALWAYS);
        VBox left = new VBox(new TabButtons(all, deciding, strings), queryRow, lists);
        left.getStyleClass().add("review-side");
        model.venues().addListener((InvalidationListener) _ -> showCounts());
        model.unclear().addListener((InvalidationListener) _ -> showCounts());
        showCounts();
        return left;
    }

    private void showCounts() {
        all.setText(MESSAGES.text("all", model.venues().size()));
        deciding.setText(MESSAGES.text("deciding", model.unclear().size()));
    }

    private static ToggleButton tab(String id) {
        return TabButtons.tab("venues-" + id + "-tab", MESSAGES.text(id, 0));
    }

    private static ListView<VenueCluster> list(String id, ObservableList<VenueCluster> items) {
        ListView<VenueCluster> list = new ListView<>(items);
        list.setId(id);
        list.setAccessibleText(MESSAGES.text(id));
        ReviewCell.showIn(list, VenuesView::venueRow);
        Label none = new Label(MESSAGES.text(id + ".none"));
        SafeWrapping.wrap(none);
        none.getStyleClass().addAll("muted", "review-none");
        list.setPlaceholder(none);
        return list;
    }

    private static ReviewRow venueRow(VenueCluster venue) {
        ReviewRow row = ReviewRow.of(name(venue), counts(venue));
        if (!venue.likelyMatches().isEmpty()) {
            long percent = Math.round(venue.likelyMatches().getFirst().score() * 100);
            return row.after(new ChipMark(MESSAGES.text("percent", percent), MarkTone.DOUBTFUL));
        }
        return venue.knownSeries().isPresent() || venue.decidedRecord().isPresent()
                ? row.after(new DotMark(MarkTone.GOOD, MESSAGES.text("is-known")))
                : row;
    }

    private static String name(VenueCluster venue) {
        String acronym = venue.acronym();
        boolean says = !acronym.isEmpty() && !acronym.equals(venue.venueName());
        return says ? acronym + " · " + venue.venueName() : venue.venueName();
    }

    private static String counts(VenueCluster venue) {
        return MESSAGES.text("counts", venue.useCount(), venue.variants().size());
    }

    private void showChosen() {
        VenueCluster chosenVenue = venues.getSelectionModel().getSelectedItem();
        if (!model.isExchanging()) {
            shown = Optional.ofNullable(chosenVenue);
        }
        showSide();
    }

    /// A venue that is written in another way is still the one that is shown.
    private void keepPlace() {
        List<VenueCluster> now = venues.getItems();
        now.stream()
                .filter(each -> shown.filter(before -> isSame(before, each)).isPresent())
                .findFirst()
                .or(() -> now.stream().findFirst())
                .ifPresent(each -> {
                    venues.getSelectionModel().select(each);
                    shown = Optional.of(each);
                });
    }

    private static boolean isSame(VenueCluster before, VenueCluster now) {
        return before.id().equals(now.id())
                || before.variants().stream()
                        .flatMap(variant -> variant.slots().stream())
                        .anyMatch(slot ->
                                now.variants().stream()
                                        .anyMatch(each -> each.slots().contains(slot)));
    }

    /// Moves the focus, if it is on this page, to the plan, and back once that is decided.
    private void showPlan(@Nullable ChangeProposal changeProposal) {
        boolean here = isFocusWithin();
        decisions.goOn();
        showSide();
        if (here && side.content().orElse(null) instanceof ProposalView view) {
            view.focus();
        } else if (here && changeProposal == null) {
            (deciding.isSelected() ? unclear : venues).requestFocus();
        }
    }

    private void showSide() {
        ChangeProposal changeProposal = model.planProperty().get();
        ListView<VenueCluster> list = deciding.isSelected() ? unclear : venues;
        VenueCluster chosenVenue = list.getSelectionModel().getSelectedItem();
        if (strings.isSelected()) {
            side.clear();
        } else if (changeProposal != null) {
            ProposalView view = ProposalView.withoutButtons(changeProposal);
            side.showFilling(view, view.buttons(model::dismiss));
        } else if (chosenVenue != null) {
            List<Runnable> ways =
                    List.of(
                            () -> decisions.decide(KeyCode.S),
                            () -> decisions.decide(KeyCode.D),
                            () -> decisions.decide(KeyCode.N));
            VenueView.showIn(side, model, chosenVenue, ways);
        } else {
            side.clear();
        }
    }
}
