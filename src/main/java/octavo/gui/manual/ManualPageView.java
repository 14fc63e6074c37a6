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
    private static final int NARROWEST = 10;

    private static final int WIDEST = 60;

    private final ManualModel model;

    ManualPageView(ManualTopic page, ManualModel model) {
        this.model = model;
        getStyleClass().add("manual-text");
        for (ManualBlock block : page.blocks()) {
            Node node = node(block);
            if (model.isFound(block)) {
                node.getStyleClass().add("manual-found");
            }
            getChildren().add(node);
        }
    }

    private Node node(ManualBlock block) {
        return switch (block) {
            case ManualBlock.Heading heading -> {
                Label label = new Label(heading.words());
                label.getStyleClass().addAll("heading", "manual-heading-" + heading.level());
                SafeWrapping.wrap(label);
                yield label;
            }
            case ManualBlock.Paragraph(var text) -> flow(text);
            case ManualBlock.Item(String mark, var text) -> {
                Label label = new Label(mark);
                label.setMinWidth(USE_PREF_SIZE);
                TextFlow flow = flow(text);
                HBox.setHgrow(flow, Priority.ALWAYS);
                HBox item = new HBox(label, flow);
                item.getStyleClass().add("manual-item");
                yield item;
            }
            case ManualBlock.Code(String text) -> {
                Label label = new Label(text);
                label.getStyleClass().add("manual-code");
                label.setMaxWidth(Double.MAX_VALUE);
                SafeWrapping.wrap(label);
                yield label;
            }
            case ManualBlock.Table(var rows) -> table(rows);
        };
    }

    private GridPane table(List<List<List<ManualPiece>>> rows) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("manual-table");
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        List<Integer> widths = IntStream.range(0, columns).mapToObj(i -> width(rows, i)).toList();
        int all = widths.stream().mapToInt(Integer::intValue).sum();
        for (int width : widths) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 * width / all);
            grid.getColumnConstraints().add(column);
        }
        for (int row = 0; row < rows.size(); row++) {
            for (int i = 0; i < rows.get(row).size(); i++) {
                TextFlow cell = flow(rows.get(row).get(i));
                cell.getStyleClass().add(row == 0 ? "manual-head" : "manual-cell");
                grid.add(cell, i, row);
            }
        }
        return grid;
    }

    private static int width(List<List<List<ManualPiece>>> rows, int column) {
        int most =
                rows.stream()
                        .filter(row -> column < row.size())
                        .mapToInt(row ->
                                row.get(column).stream().mapToInt(it -> it.text().length()).sum())
                        .max()
                        .orElse(0);
        return Math.clamp(most, NARROWEST, WIDEST);
    }

    private TextFlow flow(List<ManualPiece> text) {
        TextFlow flow = new TextFlow();
        flow.setMinWidth(0);
        text.forEach(piece -> flow.getChildren().add(piece(piece)));
        return flow;
    }

    private Node piece(ManualPiece piece) {
        if (!piece.target().isEmpty() && model.leads(piece.target())) {
            Hyperlink link = new Hyperlink(piece.text());
            link.setMnemonicParsing(false);
            link.getStyleClass().add("manual-link");
            link.setOnAction(_ -> model.follow(piece.target()));
            return link;
        }
        Text node = new Text(piece.text());
        node.getStyleClass()
                .addAll("run", "manual-" + piece.look().name().toLowerCase(Locale.ROOT));
        return node;
    }
}
