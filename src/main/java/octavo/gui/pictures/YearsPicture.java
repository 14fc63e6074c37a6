package octavo.gui.pictures;

import static java.util.stream.Collectors.joining;

import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.bibliometrics.PapersByYear;
import octavo.bibliometrics.PapersByYear.YearPapers;
import octavo.bibliometrics.YearRange;
import octavo.gui.controls.KindNames;
import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.PictureTable;
import octavo.gui.masterdetail.StackedBar;
import octavo.gui.masterdetail.StackedBar.BarPart;
import octavo.library.Work;
import octavo.library.WorkKind;

import java.util.List;
import java.util.function.Consumer;

/// A bar for each year, in a colour for each kind of paper.
final class YearsPicture {
    private static final MessageTexts MESSAGES = MessageTexts.of(YearsPicture.class);

    private final PapersByYear papersByYear;
    private final Consumer<PicturePart> onChosen;

    private YearsPicture(PapersByYear papersByYear, Consumer<PicturePart> onChosen) {
        this.papersByYear = papersByYear;
        this.onChosen = onChosen;
    }

    static DrawnPicture draw(PapersByYear papersByYear, Consumer<PicturePart> onChosen) {
        YearsPicture picture = new YearsPicture(papersByYear, onChosen);
        return new DrawnPicture(picture.drawing(), picture.table());
    }

    private Node drawing() {
        VBox rows = new VBox();
        rows.getStyleClass().add("state-rows");
        papersByYear.rows().forEach(row -> rows.getChildren().add(barRow(row)));
        ScrollPane scrollPane = new ScrollPane(rows);
        scrollPane.setFitToWidth(true);
        scrollPane.setFocusTraversable(false);
        VBox.setVgrow(scrollPane, Priority.ALWAYS);
        VBox drawing = new VBox(legend(), scrollPane);
        drawing.getStyleClass().add("state-bars");
        return drawing;
    }

    /// A button for each kind.
    private Node legend() {
        FlowPane legend = new FlowPane();
        legend.getStyleClass().add("chips");
        legend.setMinWidth(0);
        for (WorkKind kind : papersByYear.kinds()) {
            List<Work> papers = papersByYear.papersOf(kind);
            Button button = new Button(partText(KindNames.of(kind), papers.size()));
            button.setId("picture-legend-" + kind.id());
            button.getStyleClass().addAll("small", "flat");
            button.setMnemonicParsing(false);
            button.setGraphic(colourMark(kind));
            button.setContentDisplay(ContentDisplay.LEFT);
            button.setOnAction(
                    _ -> onChosen.accept(PicturePart.ofEntries(KindNames.of(kind), papers)));
            legend.getChildren().add(button);
        }
        return legend;
    }

    private static Node colourMark(WorkKind kind) {
        Region mark = new Region();
        mark.getStyleClass().addAll("dot-mark", "kind-" + kind.id());
        return mark;
    }

    private static String partText(String name, int count) {
        return MESSAGES.text("part", name, count);
    }

    private static String yearsText(YearPapers row) {
        return row.years().map(YearRange::shownYears).orElseGet(() -> MESSAGES.text("no-year"));
    }

    private HBox barRow(YearPapers row) {
        Label label = new Label(yearsText(row));
        label.getStyleClass().add("state-label");
        StackedBar bar =
                new StackedBar(
                        papersByYear.kinds().stream().map(kind -> barPart(row, kind)).toList(),
                        papersByYear.mostPapers());
        HBox.setHgrow(bar, Priority.ALWAYS);
        Label total = new Label(MESSAGES.text("count", row.allPapers().size()));
        total.getStyleClass().addAll("count-mark", "state-total");
        HBox box = new HBox(label, bar, total);
        box.getStyleClass().add("state-row");
        box.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        box.setAccessibleText(
                papersByYear.kinds().stream()
                        .filter(kind -> !row.papersOf(kind).isEmpty())
                        .map(kind -> partText(KindNames.of(kind), row.papersOf(kind).size()))
                        .collect(joining(", ", yearsText(row) + ": ", "")));
        return box;
    }

    private BarPart barPart(YearPapers row, WorkKind kind) {
        String title = partTitle(row, kind);
        List<Work> papers = row.papersOf(kind);
        return new BarPart(
                yearsText(row) + "-" + kind.id(),
                "kind-" + kind.id(),
                papers.size(),
                partText(title, papers.size()),
                () -> onChosen.accept(PicturePart.ofEntries(title, papers)));
    }

    private static String partTitle(YearPapers row, WorkKind kind) {
        return MESSAGES.text("year-and-kind", yearsText(row), KindNames.of(kind));
    }

    private PictureTable<YearPapers> table() {
        PictureTable<YearPapers> table =
                new PictureTable<>("picture-table", MESSAGES.text("years.table"), this::chooseCell);
        table.addNames(
                MESSAGES.text("years.year"), PictureTable.SHORT_NAME, YearsPicture::yearsText);
        table.addNumbers(
                MESSAGES.text("years.all"), row -> MESSAGES.text("count", row.allPapers().size()));
        for (WorkKind kind : papersByYear.kinds()) {
            table.addNumbers(
                    colourMark(kind),
                    KindNames.of(kind),
                    row -> MESSAGES.text("count", row.papersOf(kind).size()));
        }
        table.getItems().setAll(papersByYear.rows());
        return table;
    }

    /// The first two columns are of all kinds.
    private void chooseCell(YearPapers row, int column) {
        if (column < 2) {
            onChosen.accept(PicturePart.ofEntries(yearsText(row), row.allPapers()));
        } else {
            WorkKind kind = papersByYear.kinds().get(column - 2);
            onChosen.accept(PicturePart.ofEntries(partTitle(row, kind), row.papersOf(kind)));
        }
    }
}
