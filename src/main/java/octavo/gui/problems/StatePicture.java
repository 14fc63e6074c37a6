package octavo.gui.problems;

import static java.util.stream.Collectors.joining;

import javafx.beans.binding.Bindings;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.MarkLabel;
import octavo.gui.masterdetail.PictureTable;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.DotMark;
import octavo.gui.masterdetail.ShareBar.Share;
import octavo.gui.masterdetail.ShareRing;
import octavo.gui.masterdetail.StackedBar;
import octavo.gui.masterdetail.StackedBar.BarPart;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// What is known of a library's entries as a picture, by year and kind, or as a table with the same
/// numbers. Each part lists its entries when it is clicked.
final class StatePicture extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(StatePicture.class);

    /// The width of the legend, in pixels, before there is a layout.
    private static final double FIRST_WRAP = 440;

    private final Consumer<VerdictFilter> onChosen;
    private final Label title = ReviewText.subject("");
    private final StackPane ringPane = new StackPane();
    private final FlowPane legend = new FlowPane();
    private final Map<VerdictKind, Button> legendButtons = new EnumMap<>(VerdictKind.class);
    private final VBox bars = new VBox();
    private final PictureTable<VerdictGroup> table =
            new PictureTable<>(
                    "online-table", MESSAGES.text("picture.table-name"), this::chooseCell);

    private VerdictList verdictList = VerdictList.NONE;

    /// @param onChosen shows the entries of a part
    StatePicture(Consumer<VerdictFilter> onChosen) {
        this.onChosen = onChosen;
        setId("online-picture");
        getStyleClass().addAll("review", "state-picture");
        bars.getStyleClass().add("state-bars");
        addColumns();
        ToggleButton tableButton = new ToggleButton(MESSAGES.text("picture.table"));
        tableButton.setId("online-as-table");
        tableButton.getStyleClass().add("small");
        bars.visibleProperty().bind(tableButton.selectedProperty().not());
        bars.managedProperty().bind(bars.visibleProperty());
        table.visibleProperty().bind(tableButton.selectedProperty());
        table.managedProperty().bind(table.visibleProperty());
        getChildren().addAll(title, head(), tableButton, bars, table);
    }

    /// Shows other numbers. What stays does not move.
    ///
    /// @param isReading whether it is not known yet what there is
    void show(VerdictList newVerdicts, boolean isReading) {
        verdictList = newVerdicts;
        title.setText(
                isReading
                        ? MESSAGES.text("checking")
                        : MESSAGES.text("picture.title", verdictList.rows().size()));
        Map<VerdictKind, Integer> counts = VerdictList.countsByKind(verdictList.rows());
        ringPane.getChildren().setAll(new ShareRing(shares(counts), spokenCounts(counts)));
        legendButtons.forEach((kind, button) -> {
            int count = counts.getOrDefault(kind, 0);
            button.setText(MESSAGES.text("picture.part", kind.words(), count));
            button.setDisable(count == 0);
        });
        List<VerdictGroup> years = VerdictGroup.yearsOf(verdictList.rows());
        List<VerdictGroup> kinds = VerdictGroup.kindsOf(verdictList.rows());
        bars.getChildren().clear();
        addBars(MESSAGES.text("picture.years"), years);
        addBars(MESSAGES.text("picture.kinds"), kinds);
        List<VerdictGroup> groups = new ArrayList<>(years);
        groups.addAll(kinds);
        table.showAll(groups);
    }

    /// A ring, and a button for each verdict.
    private HBox head() {
        legend.getStyleClass().add("chips");
        for (VerdictKind kind : VerdictKind.values()) {
            Button button = new Button();
            button.setId("online-legend-" + kind.id());
            button.getStyleClass().addAll("small", "flat");
            button.setGraphic(MarkLabel.of(new DotMark(kind.tone(), "")));
            button.setContentDisplay(ContentDisplay.LEFT);
            button.setOnAction(_ -> onChosen.accept(VerdictFilter.of(kind)));
            legendButtons.put(kind, button);
        }
        legend.getChildren().setAll(legendButtons.values());
        HBox.setHgrow(legend, Priority.ALWAYS);
        legend.setMinWidth(0);
        HBox head = new HBox(ringPane, legend);
        head.getStyleClass().add("state-head");
        // Otherwise, it is as high as in the width that it has by itself.
        legend.prefWrapLengthProperty()
                .bind(
                        Bindings.when(head.widthProperty().greaterThan(0))
                                .then(
                                        head.widthProperty()
                                                .subtract(ringPane.widthProperty())
                                                .subtract(head.spacingProperty()))
                                .otherwise(FIRST_WRAP));
        return head;
    }

    private static List<Share> shares(Map<VerdictKind, Integer> counts) {
        return counts.entrySet().stream()
                .map(each -> new Share(each.getKey().tone(), each.getValue()))
                .toList();
    }

    private static String spokenCounts(Map<VerdictKind, Integer> counts) {
        return counts.entrySet().stream()
                .filter(each -> each.getValue() > 0)
                .map(each -> MESSAGES.text("picture.part", each.getKey().words(), each.getValue()))
                .collect(joining(", "));
    }

    private List<VerdictRow> rowsOf(VerdictGroup group) {
        return verdictList.rows().stream().filter(group::contains).toList();
    }

    private void addBars(String heading, List<VerdictGroup> groups) {
        VBox rows = new VBox();
        rows.getStyleClass().add("state-rows");
        int most = groups.stream().mapToInt(group -> rowsOf(group).size()).max().orElse(1);
        groups.forEach(group -> rows.getChildren().add(barRow(group, most)));
        bars.getChildren().addAll(ReviewText.heading(heading), rows);
    }

    private Node barRow(VerdictGroup group, int most) {
        List<VerdictRow> groupRows = rowsOf(group);
        Map<VerdictKind, Integer> counts = VerdictList.countsByKind(groupRows);
        Label label = new Label(group.label());
        label.getStyleClass().add("state-label");
        StackedBar stateBar =
                new StackedBar(
                        counts.entrySet().stream()
                                .map(it -> barPart(group, it.getKey(), it.getValue()))
                                .toList(),
                        most);
        HBox.setHgrow(stateBar, Priority.ALWAYS);
        Label total = new Label(MESSAGES.text("count", groupRows.size()));
        total.getStyleClass().addAll("count-mark", "state-total");
        HBox row = new HBox(label, stateBar, total);
        row.getStyleClass().add("state-row");
        row.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        row.setAccessibleText(group.label() + ": " + spokenCounts(counts));
        return row;
    }

    private BarPart barPart(VerdictGroup group, VerdictKind kind, int count) {
        return new BarPart(
                kind.id(),
                kind.tone().styleClass("share"),
                count,
                MESSAGES.text("picture.part", group.label() + ", " + kind.words(), count),
                () -> onChosen.accept(VerdictFilter.of(kind).within(group)));
    }

    private void addColumns() {
        table.addNames(
                MESSAGES.text("picture.group"), PictureTable.SHORT_NAME, VerdictGroup::label);
        for (VerdictKind kind : VerdictKind.values()) {
            table.addNumbers(
                    MarkLabel.of(new DotMark(kind.tone(), "")),
                    kind.words(),
                    group -> MESSAGES.text("count", countIn(group, kind)));
        }
    }

    private int countIn(VerdictGroup group, VerdictKind kind) {
        return verdictList.count(VerdictFilter.of(kind).within(group));
    }

    /// Lists the entries of a cell of the table.
    private void chooseCell(VerdictGroup group, int column) {
        VerdictFilter filter =
                column == 0
                        ? VerdictFilter.ALL
                        : VerdictFilter.of(List.of(VerdictKind.values()).get(column - 1));
        onChosen.accept(filter.within(group));
    }
}
