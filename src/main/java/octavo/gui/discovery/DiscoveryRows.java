package octavo.gui.discovery;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;

import octavo.lookup.FoundPaper;
import octavo.lookup.SourcedWork;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// The rows of a list of works that grows. While nobody has turned to it, the best works come
/// first; from then on, every row keeps its place, and new ones follow.
public final class DiscoveryRows {
    private final ObservableList<DiscoveryRow> rows = FXCollections.observableArrayList();
    private final FilteredList<DiscoveryRow> shownRows = new FilteredList<>(rows);
    private final ReadOnlyIntegerWrapper tickedCount = new ReadOnlyIntegerWrapper();
    private boolean keepsPlaces;

    ObservableList<DiscoveryRow> rows() {
        return rows;
    }

    /// Those that are not hidden.
    ObservableList<DiscoveryRow> shownRows() {
        return shownRows;
    }

    /// Shows only some works. Ticks on the others still count.
    void showOnly(Predicate<DiscoveredWork> isShown) {
        shownRows.setPredicate(row -> isShown.test(row.work()));
    }

    ReadOnlyIntegerProperty tickedCountProperty() {
        return tickedCount.getReadOnlyProperty();
    }

    /// Begins a new list.
    void clear() {
        keepsPlaces = false;
        rows.clear();
        countTicked();
    }

    /// No row moves any more.
    void keepPlaces() {
        keepsPlaces = true;
    }

    /// Shows works, the best first. A work is in the row that has one of its records.
    void showWorks(List<DiscoveredWork> works) {
        Map<SourcedWork, DiscoveryRow> rowsByRecord = new HashMap<>();
        rows.forEach(row -> row.work().records().forEach(it -> rowsByRecord.put(it, row)));
        Set<DiscoveryRow> sortedRows = new LinkedHashSet<>();
        for (DiscoveredWork work : works) {
            List<DiscoveryRow> earlierRows =
                    work.records().stream()
                            .flatMap(it -> Optional.ofNullable(rowsByRecord.get(it)).stream())
                            .distinct()
                            .filter(row -> !sortedRows.contains(row))
                            .toList();
            sortedRows.add(earlierRows.isEmpty() ? newRow(work) : joinRows(earlierRows, work));
        }
        if (keepsPlaces) {
            rows.removeIf(row -> !row.isTicked() && !sortedRows.contains(row));
            rows.forEach(sortedRows::remove);
            rows.addAll(sortedRows);
        } else if (!rows.equals(List.copyOf(sortedRows))) {
            rows.setAll(sortedRows);
        }
        countTicked();
    }

    private DiscoveryRow newRow(DiscoveredWork work) {
        DiscoveryRow row = new DiscoveryRow(work);
        row.tickedProperty().subscribe((_, _) -> countTicked());
        return row;
    }

    /// Several rows may turn out to be of one work: the first stays.
    private static DiscoveryRow joinRows(List<DiscoveryRow> earlierRows, DiscoveredWork work) {
        boolean isTicked = earlierRows.stream().anyMatch(DiscoveryRow::isTicked);
        earlierRows.forEach(row -> row.tickedProperty().set(false));
        DiscoveryRow firstRow = earlierRows.getFirst();
        firstRow.updateWork(work);
        firstRow.tickedProperty().set(isTicked);
        return firstRow;
    }

    /// Ticks some works.
    void tickWhere(Predicate<DiscoveredWork> isWanted) {
        rows.stream()
                .filter(row -> row.work().isImportable() && isWanted.test(row.work()))
                .forEach(row -> row.tickedProperty().set(true));
    }

    private void countTicked() {
        tickedCount.set((int) rows.stream().filter(DiscoveryRow::isTicked).count());
    }

    /// What to import: the ticked works, or that of one row if none is ticked.
    List<FoundPaper> chosenPapers(Optional<DiscoveryRow> selectedRow) {
        List<DiscoveryRow> chosenRows =
                new ArrayList<>(rows.stream().filter(DiscoveryRow::isTicked).toList());
        if (chosenRows.isEmpty()) {
            selectedRow.ifPresent(chosenRows::add);
        }
        return chosenRows.stream().flatMap(row -> row.work().foundPaper().stream()).toList();
    }
}
