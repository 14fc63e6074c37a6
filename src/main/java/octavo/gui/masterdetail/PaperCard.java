package octavo.gui.masterdetail;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TextSize;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Somebody or something with its papers: a mark and a name, when the papers appeared, and the
/// first of them.
public final class PaperCard extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaperCard.class);

    /// In letters: two cards need more.
    private static final double NARROW = 38;

    private static final int FIRST_PAPERS = 3;
    private static final int MOST_PAPERS = 200;

    private final Consumer<PaperSummary> openPaper;

    /// The head of a card.
    ///
    /// @param details below the name
    public record CardHead(Optional<RowMark> mark, String name, String details) {}

    /// @param yearSpan the years of the picture; none for no picture
    public PaperCard(
            CardHead head,
            List<PaperSummary> papers,
            Optional<YearBars.YearSpan> yearSpan,
            Consumer<PaperSummary> openPaper) {
        this.openPaper = openPaper;
        getStyleClass().add("paper-card");
        getChildren().add(head(head, papers, yearSpan));
        papers.stream().limit(FIRST_PAPERS).forEach(paper -> getChildren().add(lines(paper)));
        if (papers.size() > FIRST_PAPERS) {
            getChildren().add(moreLink(papers));
        }
    }

    /// Puts two cards beside each other where there is room.
    public static FlowPane sideBySide(List<PaperCard> cards) {
        FlowPane flow = new FlowPane();
        flow.getStyleClass().add("paper-cards");
        ObservableValue<Boolean> isNarrow = TextSize.isNarrower(flow, NARROW);
        for (PaperCard card : cards) {
            card.prefWidthProperty()
                    .bind(
                            Bindings.createDoubleBinding(
                                    () -> {
                                        double width = flow.getWidth() - 1;
                                        return isNarrow.getValue() || cards.size() == 1
                                                ? width
                                                : Math.floor((width - flow.getHgap()) / 2);
                                    },
                                    flow.widthProperty(),
                                    flow.hgapProperty(),
                                    isNarrow));
            flow.getChildren().add(card);
        }
        return flow;
    }

    private static HBox head(
            CardHead head, List<PaperSummary> papers, Optional<YearBars.YearSpan> yearSpan) {
        Label name = new Label(head.name());
        name.getStyleClass().add("card-name");
        SafeWrapping.wrap(name);
        Label details = new Label(head.details());
        details.getStyleClass().add("muted");
        SafeWrapping.wrap(details);
        VBox texts = new VBox(name, details);
        HBox.setHgrow(texts, Priority.ALWAYS);
        HBox box = new HBox();
        head.mark().ifPresent(mark -> box.getChildren().add(MarkLabel.of(mark)));
        box.getChildren().add(texts);
        yearSpan.ifPresent(span -> box.getChildren().add(new YearBars(papers, span)));
        box.getStyleClass().add("card-head");
        return box;
    }

    private Node lines(PaperSummary paper) {
        return new PaperLines(paper, () -> openPaper.accept(paper));
    }

    /// Shows the other papers in its place.
    private Hyperlink moreLink(List<PaperSummary> papers) {
        Hyperlink more = new Hyperlink(MESSAGES.text("more", papers.size() - FIRST_PAPERS));
        more.getStyleClass().add("more-link");
        more.setOnAction(_ -> {
            getChildren().remove(more);
            papers.stream()
                    .skip(FIRST_PAPERS)
                    .limit(MOST_PAPERS)
                    .forEach(paper -> getChildren().add(lines(paper)));
        });
        return more;
    }
}
