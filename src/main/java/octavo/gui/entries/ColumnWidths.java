package octavo.gui.entries;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.ConstrainedColumnResizeBase;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.util.Callback;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Shares the width of the table among its columns. What somebody drags a column to is wanted for
/// it from then on, however narrow the window is meanwhile.
@SuppressWarnings("rawtypes") // as JavaFX has it
final class ColumnWidths extends ConstrainedColumnResizeBase
        implements Callback<TableView.ResizeFeatures, Boolean> {
    /// The size of letters that widths are given for.
    private static final double LETTER = 13;

    private final TableView<EntryCells> table;
    private final ObservableValue<Double> em;
    private final Map<String, Double> wanted = new HashMap<>();

    /// What a column wants of the width.
    ///
    /// @param least what it has however narrow the table is
    /// @param rigid whether it has no use for more
    record Need(double wanted, double least, boolean rigid) {}

    /// @param em the size of letters
    ColumnWidths(TableView<EntryCells> table, ObservableValue<Double> em) {
        this.table = table;
        this.em = em;
    }

    /// The width that is wanted for a column, for letters of the usual size.
    double wanted(TableColumn<EntryCells, ?> column) {
        return wanted.getOrDefault(column.getId(), column(column).width());
    }

    void want(TableColumn<EntryCells, ?> column, double width) {
        wanted.put(column.getId(), Math.max(1, width));
    }

    /// What a column has at least.
    ObservableValue<Double> least(TableColumnKind column) {
        return em.map(size -> Math.ceil(column.minWidth() * size / LETTER));
    }

    @Override
    public Boolean call(TableView.ResizeFeatures features) {
        if (features.getColumn() == null) {
            share();
            return false;
        }
        Boolean done = TableView.CONSTRAINED_RESIZE_POLICY_SUBSEQUENT_COLUMNS.call(features);
        table.getVisibleLeafColumns()
                .forEach(column -> want(column, column.getWidth() * LETTER / em.getValue()));
        return done;
    }

    /// Has each column take its share.
    void share() {
        List<TableColumn<EntryCells, ?>> columns = table.getVisibleLeafColumns();
        var room = new TableView.ResizeFeatures<>(table, null, 0.0);
        double width = Math.floor(room.getContentWidth());
        if (width <= 0) {
            return;
        }
        List<Double> widths = shared(width, columns.stream().map(this::need).toList());
        for (int i = 0; i < columns.size(); i++) {
            room.setColumnWidth(columns.get(i), widths.get(i));
        }
    }

    private Need need(TableColumn<EntryCells, ?> column) {
        double width = Math.ceil(wanted(column) * em.getValue() / LETTER);
        return new Need(width, column.getMinWidth(), column(column).isShort());
    }

    private static TableColumnKind column(TableColumn<EntryCells, ?> column) {
        return (TableColumnKind) column.getUserData();
    }

    /// All take a share in proportion to what is wanted for them, but none less than it needs, and
    /// rigid ones no more than is wanted.
    static List<Double> shared(double width, List<Need> needs) {
        double rest = width;
        double wants = needs.stream().mapToDouble(Need::wanted).sum();
        boolean enough = width >= wants;
        Double[] widths = new Double[needs.size()];
        for (int i : enough ? rigidFirst(needs) : poorestFirst(needs)) {
            Need need = needs.get(i);
            double share = Math.floor(rest * need.wanted() / wants);
            widths[i] = Math.max(need.least(), enough && need.rigid() ? need.wanted() : share);
            rest -= widths[i];
            wants -= need.wanted();
        }
        return List.of(widths);
    }

    /// What they leave is for the others.
    private static List<Integer> rigidFirst(List<Need> needs) {
        return ordered(needs, Comparator.comparing(need -> !need.rigid()));
    }

    /// Those that would get too little take what they need, and the others share the rest.
    private static List<Integer> poorestFirst(List<Need> needs) {
        return ordered(needs, Comparator.comparingDouble(need -> -need.least() / need.wanted()));
    }

    private static List<Integer> ordered(List<Need> needs, Comparator<Need> order) {
        return IntStream.range(0, needs.size())
                .boxed()
                .sorted(Comparator.comparing(needs::get, order))
                .toList();
    }
}
