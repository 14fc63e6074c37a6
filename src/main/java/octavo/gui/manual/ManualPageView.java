package octavo.gui.manual;

import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

import octavo.gui.controls.SafeWrapping;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// One page of the manual, a node for each block. Blocks with a word of the search are marked.
final class ManualPageView extends VBox {
    /// The fewest and the most letters that a column is as wide as.
    private static final int MIN_COLUMN_WIDTH = 10;

    private static final int MAX_COLUMN_WIDTH = 60;

    private final ManualModel model;

    ManualPageView(ManualTopic manualTopic, ManualModel model) {
        this.model = model;
        getStyleClass().add("manual-text");
        for (ManualBlock block : manualTopic.manualBlocks()) {
            Node node = blockNode(block);
            if (model.isFound(block)) {
                node.getStyleClass().add("manual-found");
            }
            getChildren().add(node);
        }
    }

    private Node blockNode(ManualBlock block) {
        return switch (block) {
            case ManualBlock.ManualHeading heading -> {
                Label label = new Label(heading.words());
                label.getStyleClass().addAll("heading", "manual-heading-" + heading.level());
                SafeWrapping.wrap(label);
                yield label;
            }
            case ManualBlock.ManualParagraph(var text) -> textFlow(text);
            case ManualBlock.ManualItem(String mark, var text) -> {
                Label label = new Label(mark);
                label.setMinWidth(USE_PREF_SIZE);
                TextFlow textFlow = textFlow(text);
                HBox.setHgrow(textFlow, Priority.ALWAYS);
                HBox item = new HBox(label, textFlow);
                item.getStyleClass().add("manual-item");
                yield item;
            }
            case ManualBlock.ManualCode(String text) -> {
                Label label = new Label(text);
                label.getStyleClass().add("manual-code");
                label.setMaxWidth(Double.MAX_VALUE);
                SafeWrapping.wrap(label);
                yield label;
            }
            case ManualBlock.ManualTable(var rows) -> tableGrid(rows);
        };
    }

    private GridPane tableGrid(List<List<List<ManualPiece>>> rows) {
        GridPane tableGrid = new GridPane();
        tableGrid.getStyleClass().add("manual-table");
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        List<Integer> widths =
                IntStream.range(0, columns)
                        .mapToObj(columnIndex -> columnWidth(rows, columnIndex))
                        .toList();
        int totalWidth = widths.stream().mapToInt(Integer::intValue).sum();
        for (int width : widths) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 * width / totalWidth);
            tableGrid.getColumnConstraints().add(column);
        }
        for (int rowIndex = 0; rowIndex < rows.size(); rowIndex++) {
            for (int columnIndex = 0; columnIndex < rows.get(rowIndex).size(); columnIndex++) {
                TextFlow cell = textFlow(rows.get(rowIndex).get(columnIndex));
                cell.getStyleClass().add(rowIndex == 0 ? "manual-head" : "manual-cell");
                tableGrid.add(cell, columnIndex, rowIndex);
            }
        }
        return tableGrid;
    }

    private static int columnWidth(List<List<List<ManualPiece>>> rows, int column) {
        int maxLength =
                rows.stream()
                        .filter(row -> column < row.size())
                        .mapToInt(row ->
                                row.get(column).stream().mapToInt(it -> it.text().length()).sum())
                        .max()
                        .orElse(0);
        return Math.clamp(maxLength, MIN_COLUMN_WIDTH, MAX_COLUMN_WIDTH);
    }

    private TextFlow textFlow(List<ManualPiece> pieces) {
        TextFlow textFlow = new TextFlow();
        textFlow.setMinWidth(0);
        pieces.forEach(piece -> textFlow.getChildren().add(pieceNode(piece)));
        return textFlow;
    }

    private Node pieceNode(ManualPiece piece) {
        if (!piece.target().isEmpty() && model.isKnownTarget(piece.target())) {
            Hyperlink link = new Hyperlink(piece.text());
            link.setMnemonicParsing(false);
            link.getStyleClass().add("manual-link");
            link.setOnAction(_ -> model.followLink(piece.target()));
            return link;
        }
        Text node = new Text(piece.text());
        node.getStyleClass()
                .addAll("run", "manual-" + piece.pieceStyle().name().toLowerCase(Locale.ROOT));
        return node;
    }
}
