package octavo.gui;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.collections.transformation.SortedList;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.stage.Stage;

import octavo.gui.entries.EntryCells;
import octavo.gui.entries.EntryRows;
import octavo.library.LibraryFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/// What JavaFX has to show rows, to search and to sort them, as its own examples put it together:
/// the peer that the window is measured beside.
final class PlainTable implements WindowBenchmark.Subject {
    private final TableView<EntryCells> table = new TableView<>();
    private final FilteredList<EntryCells> filtered;

    PlainTable(Path file, Stage stage) throws IOException {
        EntryRows rows = EntryRows.of(LibraryFile.load(file).library());
        filtered = new FilteredList<>(FXCollections.observableArrayList(rows.all()));
        SortedList<EntryCells> sorted = new SortedList<>(filtered);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        add("key", EntryCells.Texts::key);
        add("authors", EntryCells.Texts::authors);
        add("title", EntryCells.Texts::title);
        add("venue", EntryCells.Texts::venue);
        add("year", EntryCells.Texts::year);
        add("kind", EntryCells.Texts::kind);
        stage.setScene(new Scene(table));
    }

    private void add(String name, Function<EntryCells.Texts, String> text) {
        TableColumn<EntryCells, String> column = new TableColumn<>(name);
        column.setId("column-" + name);
        column.setCellValueFactory(row ->
                new ReadOnlyStringWrapper(text.apply(row.getValue().texts()))
                        .getReadOnlyProperty());
        table.getColumns().add(column);
    }

    @Override
    public TableView<EntryCells> table() {
        return table;
    }

    @Override
    public void search(String query) {
        String wanted = query.toLowerCase(Locale.ROOT);
        filtered.setPredicate(row -> texts(row.texts()).stream().anyMatch(it -> has(it, wanted)));
    }

    private static boolean has(String text, String wanted) {
        return text.toLowerCase(Locale.ROOT).contains(wanted);
    }

    private static List<String> texts(EntryCells.Texts texts) {
        return List.of(
                texts.key(),
                texts.authors(),
                texts.title(),
                texts.venue(),
                texts.year(),
                texts.kind());
    }
}
