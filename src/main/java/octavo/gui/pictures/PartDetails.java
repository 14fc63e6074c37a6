package octavo.gui.pictures;

import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.PaperLines;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.pictures.PicturePart.RelatedPapers;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.List;

/// The papers of a part of a picture, each of which leads to its entry.
final class PartDetails extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PartDetails.class);
    private static final int MOST_PAPERS = 100;

    private final PicturesModel model;

    PartDetails(PicturesModel model, PicturePart part) {
        this.model = model;
        setId("picture-part");
        getStyleClass().add("review");
        getChildren().add(ReviewText.subject(part.title()));
        if (part.isOneWork()) {
            part.shownWork().ifPresent(this::addDetails);
            if (part.entries().isEmpty()) {
                getChildren().add(ReviewText.muted(MESSAGES.text("not-here")));
            }
        } else {
            addPapers(part.entries());
        }
        for (RelatedPapers related : part.relatedPapers()) {
            getChildren().add(ReviewText.heading(related.heading()));
            addPapers(related.papers());
        }
    }

    /// Its title is above.
    private void addDetails(Work work) {
        String details = PaperSummary.outside(work).details().plainText();
        if (!details.isEmpty()) {
            getChildren().add(ReviewText.plain(details));
        }
    }

    private void addPapers(List<Work> papers) {
        for (Work paper : papers.stream().limit(MOST_PAPERS).toList()) {
            boolean isHere = paper.library().equals(model.workScopes().library());
            getChildren()
                    .add(
                            isHere
                                    ? new PaperLines(
                                            PaperSummary.of(PicturesModel.slotOf(paper), paper),
                                            () -> model.showEntries(List.of(paper)))
                                    : ReviewText.plain(paper.title()));
        }
        if (papers.size() > MOST_PAPERS) {
            getChildren().add(ReviewText.muted(MESSAGES.text("more", papers.size() - MOST_PAPERS)));
        }
    }

    /// What can be done with a part.
    static List<Button> buttons(PicturesModel model, PicturePart part) {
        List<Button> buttons = new ArrayList<>();
        if (!part.entries().isEmpty()) {
            buttons.add(
                    button(
                            "picture-show",
                            MESSAGES.text("show", part.entries().size()),
                            () -> model.showEntries(part.entries())));
        }
        part.foundPaper()
                .ifPresent(paper ->
                        buttons.add(
                                button(
                                        "picture-add",
                                        MESSAGES.text("add"),
                                        () ->
                                                model.context()
                                                        .reviewPapers()
                                                        .accept(List.of(paper)))));
        return buttons;
    }

    private static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setOnAction(_ -> action.run());
        return ReviewPane.asMain(button);
    }
}
