package octavo.gui.people;

import atlantafx.base.theme.Styles;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.IconButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.lazyloading.LazyBox;
import octavo.people.NameVariant;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// One person: preferred name, relation to the user, spellings, co-authors and papers.
final class PersonPageView {
    private static final MessageTexts MESSAGES = MessageTexts.of(PersonPageView.class);
    private static final int MOST_PAPERS = 200;

    private final PersonCard personCard;

    private PersonPageView(PersonCard model) {
        this.personCard = model;
    }

    static Node of(PersonCard model) {
        LazyBox box = new LazyBox();
        box.setId("person-page");
        box.getStyleClass().add("people-card");
        box.show(new PersonPageView(model).lines(model.page()));
        return box;
    }

    private List<Node> lines(PersonPage page) {
        Label name = new Label(page.person().name());
        name.setId("person-name");
        name.getStyleClass().add("people-title");
        List<Node> lines = new ArrayList<>(List.of(name, marks(), preferred(), orcid()));
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

    private static Node heading(String what, int count) {
        Label label = new Label(MESSAGES.text(what, count));
        label.getStyleClass().add("heading");
        return label;
    }

    private Node marks() {
        HBox marks =
                new HBox(
                        box("me", personCard.isMe(), personCard::beMe),
                        box("advisee", personCard.isAdvisee(), personCard::beAdvisee));
        marks.getStyleClass().add("people-row");
        if (personCard.isDecided()) {
            Button forget = new Button(MESSAGES.text("forget"));
            forget.setId("person-forget");
            forget.getStyleClass().add("flat");
            forget.setOnAction(_ -> personCard.forget());
            marks.getChildren().add(forget);
        }
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
        TextField field = field("preferred", personCard.page().person().name());
        Button unify = new Button(MESSAGES.text("unify"));
        unify.setId("person-unify");
        unify.setMinWidth(Region.USE_PREF_SIZE);
        unify.setOnAction(_ -> personCard.prefer(field.getText()));
        field.setOnAction(_ -> personCard.prefer(field.getText()));
        return row("preferred", field, unify);
    }

    private Node orcid() {
        TextField field = field("orcid", personCard.page().person().orcid());
        field.setPromptText("0000-0000-0000-0000");
        StringProperty problem = new SimpleStringProperty("");
        problem.subscribe(
                why -> field.pseudoClassStateChanged(Styles.STATE_DANGER, !why.isEmpty()));
        field.setOnAction(_ -> problem.set(personCard.identify(field.getText())));
        return new VBox(row("orcid", field), new ProblemLabel("person-orcid-problem", problem));
    }

    private static TextField field(String what, String text) {
        TextField field = new TextField(text);
        field.setId("person-" + what);
        field.setAccessibleText(MESSAGES.text(what));
        return field;
    }

    private static HBox row(String what, TextField field, Node... more) {
        Label label = new Label(MESSAGES.text(what));
        label.setLabelFor(field);
        label.getStyleClass().addAll("muted", "people-label");
        HBox row = new HBox(label, field);
        row.getChildren().addAll(more);
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

    private Node paper(PersonPage.Paper paper) {
        Label year = new Label(paper.year());
        year.getStyleClass().addAll("muted", "people-year");
        Hyperlink title = new Hyperlink(paper.title());
        title.setOnAction(_ -> personCard.goTo(paper));
        HBox row = new HBox(year, title);
        row.getStyleClass().add("people-row");
        if (paper.isLinked()) {
            String words = MESSAGES.text("read", paper.title());
            row.getChildren()
                    .add(new IconButton(LineIcon.OUTSIDE, words, () -> personCard.read(paper)));
        }
        return row;
    }
}
