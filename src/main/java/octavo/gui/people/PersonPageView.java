package octavo.gui.people;

import atlantafx.base.theme.Styles;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.lazyloading.LazyBox;
import octavo.gui.masterdetail.MarkLabel;
import octavo.gui.masterdetail.PaperLines;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.InitialsMark;
import octavo.gui.masterdetail.YearBars;
import octavo.gui.masterdetail.YearBars.YearSpan;
import octavo.gui.pagecontract.FollowButton;
import octavo.people.NameVariant;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// One person: preferred name, relation to the user, spellings, co-authors and papers.
final class PersonPageView {
    private static final MessageTexts MESSAGES = MessageTexts.of(PersonPageView.class);
    private static final int MOST_PAPERS = 200;

    private final PersonCard personCard;

    private final TextField preferredField;

    private PersonPageView(PersonCard model) {
        this.personCard = model;
        this.preferredField = field("preferred", model.page().person().name());
    }

    /// Shows a person.
    static void showIn(ReviewPane pane, PersonCard model) {
        PersonPageView view = new PersonPageView(model);
        LazyBox box = new LazyBox();
        box.setId("person-page");
        box.getStyleClass().addAll("review", "people-card");
        box.show(view.lines(model.page()));
        pane.show(box, view.actions());
    }

    private List<Button> actions() {
        Button unify = button("unify", () -> personCard.prefer(preferredField.getText()));
        return personCard.isDecided()
                ? List.of(ReviewPane.asMain(unify), button("forget", personCard::forget))
                : List.of(ReviewPane.asMain(unify));
    }

    private static Button button(String what, Runnable action) {
        return ActionButton.of("person-" + what, MESSAGES.text(what), action);
    }

    private List<Node> lines(PersonPage page) {
        List<Node> lines = new ArrayList<>(List.of(head(page), marks(), preferred(), orcid()));
        lines.add(heading("variants", page.person().variants().size()));
        page.person().variants().forEach(variant -> lines.add(variant(variant)));
        if (!page.coauthors().isEmpty()) {
            lines.add(heading("coauthors", page.coauthors().size()));
            lines.add(new CoauthorsView(page, personCard::open));
        }
        lines.add(heading("works", page.papers().size()));
        page.papers().stream().limit(MOST_PAPERS).forEach(each -> lines.add(paper(each)));
        return lines;
    }

    /// Who it is, and when they published.
    private static Node head(PersonPage page) {
        Label name = ReviewText.subject(page.person().name());
        name.setId("person-name");
        VBox texts = new VBox(name, ReviewText.muted(CandidateView.cardDetails(page.papers())));
        HBox.setHgrow(texts, Priority.ALWAYS);
        HBox head = new HBox(MarkLabel.of(InitialsMark.ofName(page.person().name())), texts);
        YearSpan.of(page.papers())
                .ifPresent(span -> head.getChildren().add(new YearBars(page.papers(), span)));
        head.getStyleClass().add("card-head");
        return head;
    }

    private static Node heading(String what, int count) {
        return ReviewText.heading(MESSAGES.text(what, count));
    }

    private Node marks() {
        HBox marks =
                new HBox(
                        box("me", personCard.isMe(), personCard::beMe),
                        box("advisee", personCard.isAdvisee(), personCard::beAdvisee));
        marks.getStyleClass().add("people-row");
        return marks;
    }

    private static CheckBox box(String what, boolean now, Consumer<Boolean> change) {
        CheckBox box = new CheckBox(MESSAGES.text(what));
        box.setId("person-" + what);
        box.setSelected(now);
        box.setOnAction(_ -> change.accept(box.isSelected()));
        return box;
    }

    private Node preferred() {
        preferredField.setOnAction(_ -> personCard.prefer(preferredField.getText()));
        return row("preferred", preferredField);
    }

    private Node orcid() {
        TextField field = field("orcid", personCard.page().person().orcid());
        field.setPromptText("0000-0000-0000-0000");
        StringProperty problem = new SimpleStringProperty("");
        problem.subscribe(
                why -> field.pseudoClassStateChanged(Styles.STATE_DANGER, !why.isEmpty()));
        field.setOnAction(_ -> problem.set(personCard.identify(field.getText())));
        HBox row = row("orcid", field);
        row.getChildren()
                .add(
                        FollowButton.of(
                                "person-follow",
                                personCard.openLibrary(),
                                personCard.followOffer()));
        return new VBox(row, new ProblemLabel("person-orcid-problem", problem));
    }

    private static TextField field(String what, String text) {
        TextField field = new TextField(text);
        field.setId("person-" + what);
        field.setAccessibleText(MESSAGES.text(what));
        return field;
    }

    private static HBox row(String what, TextField field) {
        Label label = new Label(MESSAGES.text(what));
        label.setLabelFor(field);
        label.getStyleClass().addAll("muted", "people-label");
        HBox row = new HBox(label, field);
        row.getStyleClass().add("people-row");
        return row;
    }

    private Node variant(NameVariant variant) {
        Label name = new Label(variant.writtenName());
        Label count = new Label(MESSAGES.text("variant", variant.entryCount()));
        count.getStyleClass().add("muted");
        HBox row = new HBox(name, count);
        row.getStyleClass().add("people-row");
        if (personCard.page().person().variants().size() > 1) {
            Button other = new Button(MESSAGES.text("exclude"));
            other.getStyleClass().addAll("flat", "small");
            other.setAccessibleText(MESSAGES.text("exclude") + ": " + variant.writtenName());
            other.setOnAction(_ -> personCard.exclude(variant));
            row.getChildren().add(other);
        }
        return row;
    }

    private Node paper(PaperSummary paper) {
        PaperLines paperLines = new PaperLines(paper, () -> personCard.goTo(paper));
        if (!personCard.page().linkedSlots().contains(paper.slot())) {
            return paperLines;
        }
        HBox.setHgrow(paperLines, Priority.ALWAYS);
        String words = MESSAGES.text("read", paper.title());
        HBox row =
                new HBox(
                        paperLines,
                        new IconButton(LineIcon.OUTSIDE, words, () -> personCard.read(paper)));
        row.getStyleClass().add("people-row");
        return row;
    }
}
