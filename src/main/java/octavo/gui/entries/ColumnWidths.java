package octavo.gui.entries;

import javafx.beans.property.ReadOnlyObjectWrapper;
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

/// Distributes the table's width among its columns. A width set by dragging is the wanted width
/// from then on, however narrow the window is meanwhile.
@SuppressWarnings("rawtypes") // as JavaFX declares it
final class ColumnWidths extends ConstrainedColumnResizeBase
        implements Callback<TableView.ResizeFeatures, Boolean> {
    /// The font size to which widths refer.
    private static final double LETTER = 13;

    private static final double SCROLL_BAR = 16;

    /// What is read as well below a title.
    static final List<TableColumnKind> BELOW =
            List.of(TableColumnKind.AUTHORS, TableColumnKind.VENUE);

    private final TableView<EntryCells> table;
    private final ObservableValue<Double> em;
    private final Map<String, Double> wanted = new HashMap<>();
    private final ReadOnlyObjectWrapper<List<TableColumnKind>> below =
            new ReadOnlyObjectWrapper<>(List.of());

    /// A column's requirements.
    ///
    /// @param least its minimum width
    /// @param rigid whether it has no use for extra width
    record Need(double wanted, double least, boolean rigid) {}

    /// @param em the font size
    ColumnWidths(TableView<EntryCells> table, ObservableValue<Double> em) {
        this.table = table;
        this.em = em;
    }

    /// The wanted width of a column, at the reference font size.
    double wanted(TableColumn<EntryCells, ?> column) {
        return wanted.getOrDefault(column.getId(), column(column).width());
    }

    void want(TableColumn<EntryCells, ?> column, double width) {
        wanted.put(column.getId(), Math.max(1, width));
    }

    /// The minimum width of a column.
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

    /// Resizes each column to its share.
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
        return new Need(width, column.getMinWidth(), column(column).isModest());
    }

    private static TableColumnKind column(TableColumn<EntryCells, ?> column) {
        return (TableColumnKind) column.getUserData();
    }

    /// The columns whose texts stand below the titles, for want of room of their own.
    ObservableValue<List<TableColumnKind>> belowProperty() {
        return below.getReadOnlyProperty();
    }

    /// Has keys and kinds give way where the other columns would get less than is of use; then
    /// authors and venues, which go below the titles.
    void giveWay() {
        if (table.getWidth() <= 0) {
            return;
        }
        double room = table.getWidth() * LETTER / em.getValue() - SCROLL_BAR;
        double needed = table.getColumns().stream().mapToDouble(it -> easy(it)).sum();
        for (TableColumnKind each : List.of(TableColumnKind.KEY, TableColumnKind.KIND)) {
            for (TableColumn<EntryCells, ?> column : table.getColumns()) {
                if (column(column).equals(each)) {
                    boolean fits = needed <= room || table.getColumns().size() == 1;
                    needed -= fits ? 0 : easy(column);
                    column.setVisible(fits);
                }
            }
        }
        List<TableColumnKind> shown = table.getColumns().stream().map(it -> column(it)).toList();
        boolean folds = needed > room && shown.contains(TableColumnKind.TITLE);
        table.getColumns().stream()
                .filter(column -> BELOW.contains(column(column)))
                .forEach(column -> column.setVisible(!folds));
        below.set(folds ? shown.stream().filter(BELOW::contains).toList() : List.of());
    }

    private static double easy(TableColumn<EntryCells, ?> column) {
        return column(column).easyWidth();
    }

    /// All take a share in proportion to what is wanted for them, but none less than it needs, and
    /// rigid ones no more than is wanted.
    static List<Double> shared(double width, List<Need> all) {
        boolean rigid = all.stream().allMatch(Need::rigid);
        List<Need> needs =
                rigid
                        ? all.stream().map(it -> new Need(it.wanted(), it.least(), false)).toList()
                        : all;
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

    /// Their surplus goes to the others.
    private static List<Integer> rigidFirst(List<Need> needs) {
        return ordered(needs, Comparator.comparing(need -> !need.rigid()));
    }

    /// Those that would get too little get their minimum, and the others share the rest.
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
