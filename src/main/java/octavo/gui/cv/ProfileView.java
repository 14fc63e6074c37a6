package octavo.gui.cv;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.IndexRange;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.cv.output.CvOutput;
import octavo.cv.profile.CvFormat;
import octavo.cv.profile.Profile;
import octavo.cv.profile.Profile.Section;
import octavo.cv.profile.ShippedTemplates;
import octavo.gui.controls.CommitTextField;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.LazyBox;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.UiStepQueue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// How a list is made: which profile, in what form, of which sections, and where it goes.
final class ProfileView extends ScrollPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProfileView.class);

    private final CvModel model;
    private final LazyBox parts = new LazyBox();

    ProfileView(CvModel model) {
        this.model = model;
        setId("cv-profile");
        setFitToWidth(true);
        parts.getStyleClass().add("cv-parts");
        VBox all = new VBox(chooser(), parts);
        all.getStyleClass().add("cv-parts");
        setContent(all);
        model.printedProperty()
                .subscribe(printed -> show(printed == null ? List.of() : parts(printed)));
    }

    /// What had the keys has them afterwards, too, with as much of its text chosen.
    private void show(List<Node> nodes) {
        Optional<Node> focused =
                parts.isFocusWithin()
                        ? Optional.ofNullable(getScene().getFocusOwner())
                        : Optional.empty();
        Optional<IndexRange> chosen =
                focused.filter(TextField.class::isInstance)
                        .map(field -> ((TextField) field).getSelection());
        boolean first = parts.getChildren().isEmpty();
        parts.show(nodes);
        if (!first) {
            // What was there is replaced at once, lest it flicker and lose the keys.
            UiStepQueue.finish();
        }
        focused.map(node -> parts.lookup("#" + node.getId()))
                .ifPresent(node -> {
                    node.requestFocus();
                    if (node instanceof TextField field) {
                        chosen.ifPresent(it -> field.selectRange(it.getStart(), it.getEnd()));
                    }
                });
    }

    private Node chooser() {
        ComboBox<String> names = new ComboBox<>(model.names());
        names.setId("cv-names");
        names.setAccessibleText(MESSAGES.text("profile"));
        names.setMaxWidth(Double.MAX_VALUE);
        model.chosenProperty().subscribe(name -> names.setValue(name));
        names.setOnAction(_ -> {
            if (names.getValue() != null
                    && !names.getValue().equals(model.chosenProperty().get())) {
                model.chosenProperty().set(names.getValue());
            }
        });
        HBox.setHgrow(names, Priority.ALWAYS);
        Button remove =
                new IconButton(LineIcon.CLOSE, MESSAGES.text("remove-profile"), model::remove);
        remove.setId("cv-remove-profile");
        remove.disableProperty().bind(model.printedProperty().map(_ -> !model.isKept()));
        TextField fresh = new TextField();
        fresh.setId("cv-new");
        name(fresh, MESSAGES.text("new"));
        fresh.setOnAction(_ -> take(fresh, model::create));
        HBox.setHgrow(fresh, Priority.ALWAYS);
        Button rename = button("rename", () -> take(fresh, model::rename));
        return new VBox(
                heading("profile"),
                row(names, remove),
                row(fresh, rename),
                said(model.saidProperty()));
    }

    /// What is typed goes where it is wanted, and stays where it cannot be taken.
    private static void take(TextField field, Predicate<String> taker) {
        if (taker.test(field.getText())) {
            field.clear();
        }
    }

    private static Label said(ObservableValue<String> words) {
        Label said = new Label();
        said.textProperty().bind(words);
        SafeWrapping.wrap(said);
        said.getStyleClass().add("cv-problem");
        said.visibleProperty().bind(said.textProperty().isNotEmpty());
        said.managedProperty().bind(said.visibleProperty());
        return said;
    }

    private List<Node> parts(PrintedProfile printed) {
        List<Node> sections = new ArrayList<>(List.of(heading("sections")));
        List<Section> all = printed.profile().sections();
        for (int i = 0; i < all.size(); i++) {
            sections.add(section(i, all.get(i)));
        }
        sections.add(button("add-section", () -> model.section(all.size(), "", "", "-date")));
        List<Node> hidden = new ArrayList<>();
        if (!printed.profile().choice().hidden().isEmpty()) {
            hidden.add(heading("hidden"));
            printed.profile().choice().hidden().stream()
                    .sorted()
                    .forEach(key -> hidden.add(hidden(key)));
        }
        List<Node> problems = printed.problems().stream().<Node>map(ProfileView::problem).toList();
        List<Node> form = List.of(heading("form"), form(printed.profile()));
        return Stream.of(problems, form, sections, hidden, files(printed))
                .filter(lines -> !lines.isEmpty())
                .map(ProfileView::part)
                .toList();
    }

    private static Node part(List<Node> lines) {
        LazyBox part = new LazyBox();
        part.getStyleClass().add("cv-part");
        part.show(lines);
        return part;
    }

    private static Label problem(String text) {
        Label label = new Label(MESSAGES.text("problem", text));
        SafeWrapping.wrap(label);
        label.getStyleClass().add("cv-problem");
        return label;
    }

    private Node form(Profile profile) {
        ComboBox<String> templates = new ComboBox<>();
        templates.setId("cv-template");
        templates.setAccessibleText(MESSAGES.text("template"));
        templates.setPromptText(MESSAGES.text("template"));
        templates.getItems().setAll(ShippedTemplates.IDS);
        templates.setOnAction(_ -> model.form(false, templates.getValue()));
        String style = profile.form() instanceof Profile.Form.Csl(String id) ? id : "";
        TextField csl = new CommitTextField(style, id -> model.form(true, id));
        csl.setId("cv-style");
        name(csl, MESSAGES.text("style"));
        HBox.setHgrow(csl, Priority.ALWAYS);
        return row(templates, csl);
    }

    private Node section(int index, Section section) {
        String id = "section-" + index + "-";
        List<TextField> fields = new ArrayList<>();
        Consumer<String> write =
                _ -> {
                    List<String> texts = fields.stream().map(TextField::getText).toList();
                    model.section(index, texts.get(0), texts.get(1), texts.get(2));
                };
        String order = String.join(", ", section.sort());
        TextField heading = section(id, "heading", section.heading(), write);
        TextField where = section(id, "where", section.where(), write);
        TextField sort = section(id, "sort", order, write);
        fields.addAll(List.of(heading, where, sort));
        sort.setPrefColumnCount(8);
        HBox.setHgrow(heading, Priority.ALWAYS);
        Runnable raise = () -> model.moveSection(index, index - 1);
        Button up = new IconButton(LineIcon.UP, MESSAGES.text("up"), raise);
        up.setId("cv-" + id + "up");
        Runnable drop = () -> model.removeSection(index);
        Button remove = new IconButton(LineIcon.CLOSE, MESSAGES.text("remove-section"), drop);
        remove.setId("cv-" + id + "remove");
        VBox lines = new VBox(row(heading, sort, up, remove), where);
        lines.getStyleClass().add("cv-section");
        return lines;
    }

    private static TextField section(String id, String what, String text, Consumer<String> take) {
        TextField field = new CommitTextField(text, take);
        field.setId("cv-" + id + what);
        String words = MESSAGES.text("section." + what);
        name(field, words);
        LazyTooltip.on(field, words);
        return field;
    }

    private static void name(TextField field, String words) {
        field.setPromptText(words);
        field.setAccessibleText(words);
    }

    private Node hidden(String key) {
        Label name = new Label(key);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        Button show = button("show", () -> model.hide(key, false));
        show.getStyleClass().addAll("flat", "small");
        show.setAccessibleText(MESSAGES.text("show") + ": " + key);
        return row(name, show);
    }

    private List<Node> files(PrintedProfile printed) {
        List<Node> files = new ArrayList<>(List.of(heading("files")));
        for (int i = 0; i < printed.files().size(); i++) {
            PrintedProfile.Target target = printed.files().get(i);
            int index = i;
            String state = target.state().name().toLowerCase(Locale.ROOT).replace('_', '-');
            Label name = new Label(target.name());
            name.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(name, Priority.ALWAYS);
            Label says = new Label(MESSAGES.text("state." + state));
            says.setMinWidth(USE_PREF_SIZE);
            says.getStyleClass().add("cv-" + state);
            Runnable drop = () -> model.removeOutput(index);
            Button remove = new IconButton(LineIcon.CLOSE, MESSAGES.text("remove-output"), drop);
            remove.setId("cv-output-" + i + "-remove");
            files.add(row(name, says, remove));
            if (!target.refusal().isEmpty()) {
                boolean isAsked = target.state() == CvOutput.State.UNCONFIRMED;
                String what = isAsked ? "asked" : "refused";
                Label why = new Label(MESSAGES.text(what, target.refusal()));
                why.setWrapText(true);
                why.getStyleClass().add("muted");
                files.add(why);
            }
        }
        ComboBox<CvFormat> formats = formats();
        TextField more =
                more(
                        "output",
                        file -> model.addOutput(file, Optional.ofNullable(formats.getValue())));
        Button export = button("export", model::export);
        export.getStyleClass().add("accent");
        export.setDisable(printed.files().isEmpty() || !printed.wrong().isEmpty());
        Label said = said(model.saidOfFileProperty());
        files.addAll(List.of(more, formats, said, export, new ConfirmBox(model)));
        return files;
    }

    /// The format of a new file, for whoever wants another than that of its name.
    private static ComboBox<CvFormat> formats() {
        ComboBox<CvFormat> formats = new ComboBox<>();
        formats.setId("cv-format");
        formats.setAccessibleText(MESSAGES.text("format"));
        formats.setPromptText(MESSAGES.text("format"));
        formats.getItems().setAll(CvFormat.values());
        formats.setMaxWidth(Double.MAX_VALUE);
        return formats;
    }

    private static Label heading(String what) {
        Label label = new Label(MESSAGES.text(what));
        label.getStyleClass().add("heading");
        return label;
    }

    private static HBox row(Node... nodes) {
        HBox row = new HBox(nodes);
        row.getStyleClass().add("cv-row");
        return row;
    }

    /// A name for something more, which is made with Enter.
    private static TextField more(String what, Consumer<String> make) {
        TextField field = new TextField();
        field.setId("cv-" + what);
        field.setOnAction(_ -> make.accept(field.getText()));
        name(field, MESSAGES.text(what));
        return field;
    }

    private static Button button(String what, Runnable action) {
        Button button = new Button(MESSAGES.text(what));
        button.setId("cv-" + what);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
