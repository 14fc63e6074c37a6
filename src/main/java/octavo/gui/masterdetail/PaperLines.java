package octavo.gui.masterdetail;

import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.VBox;

import octavo.gui.controls.RunsFlow;
import octavo.gui.controls.SafeWrapping;

/// A paper on two lines: its title, which leads to it, above authors, venue and year.
public final class PaperLines extends VBox {
    /// @param openPaper shows the paper
    /// @param more further lines
    public PaperLines(PaperSummary paper, Runnable openPaper, Node... more) {
        getStyleClass().add("paper-lines");
        Hyperlink title = new Hyperlink(paper.title());
        title.getStyleClass().add("paper-title");
        title.setMnemonicParsing(false);
        SafeWrapping.wrap(title);
        title.setOnAction(_ -> {
            title.setVisited(false);
            openPaper.run();
        });
        RunsFlow details = new RunsFlow();
        details.getStyleClass().add("paper-details");
        details.show(paper.details());
        getChildren().addAll(title, details);
        getChildren().addAll(more);
    }
}
