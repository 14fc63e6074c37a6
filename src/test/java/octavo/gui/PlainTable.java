package octavo.gui;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.collections.transformation.SortedList;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.stage.Stage;

import octavo.gui.entries.Row;
import octavo.gui.entries.Rows;
import octavo.library.LibraryFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/// What JavaFX has to show rows, to search and to sort them, as its own examples put it together:
/// the peer that the window is measured beside.
final class PlainTable implements WindowBenchmark.Subject {
    private final TableView<Row> table = new TableView<>();
    private final FilteredList<Row> filtered;

    PlainTable(Path file, Stage stage) throws IOException {
        Rows rows = Rows.of(LibraryFile.load(file).library());
        filtered = new FilteredList<>(FXCollections.observableArrayList(rows.all()));
        SortedList<Row> sorted = new SortedList<>(filtered);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        add("key", Row.Texts::key);
        add("authors", Row.Texts::authors);
        add("title", Row.Texts::title);
        add("venue", Row.Texts::venue);
        add("year", Row.Texts::year);
        add("kind", Row.Texts::kind);
        stage.setScene(new Scene(table));
    }

    private void add(String name, Function<Row.Texts, String> text) {
        TableColumn<Row, String> column = new TableColumn<>(name);
        column.setId("column-" + name);
        column.setCellValueFactory(row ->
                new ReadOnlyStringWrapper(text.apply(row.getValue().texts()))
                        .getReadOnlyProperty());
        table.getColumns().add(column);
    }

    @Override
    public TableView<Row> table() {
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

    private static List<String> texts(Row.Texts texts) {
        return List.of(
                texts.key(),
                texts.authors(),
                texts.title(),
                texts.venue(),
                texts.year(),
                texts.kind());
    }
}
