package octavo.gui.masterdetail;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TablePosition;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/// The same as a picture in numbers, for a screen reader and for those who want to read them. A
/// click or Enter chooses a cell, as a click chooses a part of the picture.
///
/// @param <R> what a row is about
public final class PictureTable<R> extends TableView<R> {
    /// The height of a row, in pixels at the usual size of text.
    private static final double ROW_HEIGHT = 32;

    private static final double LETTER_WIDTH = 7;
    private static final double UPWARDS = -90;

    /// The least width of short names, such as years, in pixels.
    public static final double SHORT_NAME = 130;

    /// The least width of long names, such as titles, in pixels.
    public static final double LONG_NAME = 280;

    private double headHeight = ROW_HEIGHT;

    /// @param spokenName what it is called for those who do not see it
    /// @param onChosen receives what the row is about, and the number of the column
    public PictureTable(String id, String spokenName, BiConsumer<R, Integer> onChosen) {
        setId(id);
        getStyleClass().add("picture-table");
        setAccessibleText(spokenName);
        setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        setFixedCellSize(ROW_HEIGHT);
        getSelectionModel().setCellSelectionEnabled(true);
        addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        event.consume();
                        chooseCell(onChosen);
                    }
                });
        setOnMouseClicked(_ -> chooseCell(onChosen));
    }

    private void chooseCell(BiConsumer<R, Integer> onChosen) {
        getSelectionModel().getSelectedCells().stream()
                .findFirst()
                .ifPresent(position -> chooseCell(position, onChosen));
    }

    private void chooseCell(TablePosition<?, ?> position, BiConsumer<R, Integer> onChosen) {
        onChosen.accept(getItems().get(position.getRow()), position.getColumn());
    }

    /// The column of the names of rows, the first one.
    ///
    /// @param leastWidth in pixels
    public void addNames(String heading, double leastWidth, Function<R, String> text) {
        TableColumn<R, String> column = column(text);
        column.setText(heading);
        column.setMinWidth(leastWidth);
        getColumns().add(column);
    }

    /// A column of texts.
    public void addTexts(String heading, Function<R, String> text) {
        TableColumn<R, String> column = column(text);
        column.setText(heading);
        getColumns().add(column);
    }

    /// A column of numbers below their colour and its heading, which is written upwards: those of
    /// many have no room side by side.
    public void addNumbers(Node colourMark, String heading, Function<R, String> number) {
        TableColumn<R, String> column = column(number);
        Label head = new Label(heading, colourMark);
        head.setRotate(UPWARDS);
        column.setGraphic(new Group(head));
        column.getStyleClass().add("upward-column");
        headHeight = Math.max(headHeight, ROW_HEIGHT + LETTER_WIDTH * heading.length());
        column.setCellFactory(_ -> new NumberCell<>(heading));
        getColumns().add(column);
    }

    /// A column of numbers.
    public void addNumbers(String heading, Function<R, String> number) {
        TableColumn<R, String> column = column(number);
        column.setText(heading);
        column.setCellFactory(_ -> new NumberCell<>(heading));
        getColumns().add(column);
    }

    private static <R> TableColumn<R, String> column(Function<R, String> text) {
        TableColumn<R, String> column = new TableColumn<>();
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        return column;
    }

    /// Shows rows, and is as high as all of them.
    public void showAll(List<R> rows) {
        if (getItems().equals(rows)) {
            refresh(); // so that the cell that is selected stays so
        } else {
            getItems().setAll(rows);
        }
        setPrefHeight(headHeight + ROW_HEIGHT * (rows.size() + 1));
        setMinHeight(Region.USE_PREF_SIZE);
    }

    /// A number that says of what it is.
    private static final class NumberCell<R> extends TableCell<R, String> {
        private final String heading;

        NumberCell(String heading) {
            this.heading = heading;
            setAlignment(Pos.CENTER);
        }

        @Override
        protected void updateItem(String item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty ? "" : item);
            setAccessibleText(empty ? null : heading + ": " + item);
        }
    }
}
