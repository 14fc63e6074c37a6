package octavo.gui.printing;

import javafx.print.PrinterJob;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.NamedValues;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.StyleCompletion;
import octavo.gui.printing.PrintModel.Sheet;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;

/// The print preview and its options.
public final class PrintView extends BorderPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(PrintView.class);
    private static final double HEIGHT = 430;

    private final PrintModel model;
    private final TextField heading = new TextField();

    /// @param forPdf asks for the name of a PDF
    /// @param close hides this
    public PrintView(PrintModel model, Consumer<Consumer<Path>> forPdf, Runnable close) {
        this.model = model;
        setId("print");
        getStyleClass().addAll("sheet", "print");
        getStylesheets().add(PackageStylesheet.of(PrintView.class));
        ScrollPane choices = new ScrollPane(choices());
        choices.setFitToWidth(true);
        choices.setFocusTraversable(false);
        HBox.setHgrow(choices, Priority.ALWAYS);
        setCenter(new HBox(page(), choices));
        setBottom(buttons(forPdf, close));
    }

    private VBox page() {
        ImageView picture = new ImageView();
        picture.setId("print-page");
        picture.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        picture.setAccessibleText(MESSAGES.text("page.picture"));
        picture.setFitHeight(HEIGHT);
        picture.setFitWidth(HEIGHT);
        picture.setPreserveRatio(true);
        picture.setSmooth(true);
        picture.imageProperty().bind(model.pictureProperty().map(it -> it.orElse(null)));
        StackPane paper = new StackPane(picture);
        paper.getStyleClass().add("print-paper");
        paper.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        StackPane place = new StackPane(paper);
        place.getStyleClass().add("print-place");
        Label number = new Label();
        number.setId("print-number");
        number.textProperty().bind(model.placeProperty());
        HBox turning =
                new HBox(
                        button("back", () -> model.turn(-1)),
                        number,
                        button("forth", () -> model.turn(1)));
        turning.getStyleClass().add("print-turning");
        VBox column = new VBox(place, turning);
        column.getStyleClass().add("print-column");
        return column;
    }

    private Node choices() {
        heading.setId("print-heading");
        heading.textProperty().bindBidirectional(model.headingProperty());
        ChoiceBox<Sheet> sheet = new ChoiceBox<>();
        sheet.setId("print-sheet");
        sheet.getItems().setAll(Sheet.values());
        sheet.setConverter(new NamedValues<>(PrintView::name));
        sheet.valueProperty().bindBidirectional(model.sheetProperty());
        TextField style = style();
        CheckBox lying = new CheckBox(MESSAGES.text("lying"));
        lying.setId("print-lying");
        lying.selectedProperty().bindBidirectional(model.lyingProperty());
        Label about = new Label(MESSAGES.text("about", model.count()));
        about.getStyleClass().add("muted");
        SafeWrapping.wrap(about);
        Label said = new Label();
        said.setId("print-said");
        SafeWrapping.wrap(said);
        said.textProperty().bind(model.saidProperty());
        Label title = new Label(MESSAGES.text("title"));
        title.getStyleClass().add("heading");
        VBox choices =
                new VBox(
                        title,
                        about,
                        named("heading", heading),
                        heading,
                        named("style", style),
                        style,
                        named("sheet", sheet),
                        sheet,
                        lying,
                        said);
        choices.getStyleClass().add("print-choices");
        return choices;
    }

    private TextField style() {
        TextField style = new TextField(model.styleProperty().get());
        style.setId("print-style");
        StyleCompletion.on(style, model::styles, chosen -> model.styleProperty().set(chosen.id()));
        style.setOnAction(_ -> model.styleProperty().set(style.getText().strip()));
        return style;
    }

    private static Label named(String what, Node control) {
        Label label = new Label(MESSAGES.text(what));
        label.getStyleClass().add("muted");
        label.setLabelFor(control);
        control.setAccessibleText(label.getText());
        return label;
    }

    private HBox buttons(Consumer<Consumer<Path>> forPdf, Runnable close) {
        Button pdf = button("pdf", () -> forPdf.accept(model::save));
        Button print = button("print", this::print);
        print.getStyleClass().add("accent");
        print.setDefaultButton(true);
        pdf.disableProperty().bind(model.pagesProperty().map(it -> it.isEmpty()));
        print.disableProperty().bind(model.pagesProperty().map(it -> it.isEmpty()));
        HBox buttons = new HBox(button("close", close), pdf, print);
        buttons.getStyleClass().addAll("sheet-buttons", "print-buttons");
        return buttons;
    }

    private static Button button(String what, Runnable action) {
        return ActionButton.of("print-do-" + what, MESSAGES.text(what), action);
    }

    private void print() {
        PrinterJob job = PrinterJob.createPrinterJob();
        if (job == null) {
            model.say(MESSAGES.text("no-printer"));
        } else {
            PrinterOutput.ask(job, getScene().getWindow(), model).ifPresent(model::print);
        }
    }

    /// Focuses the heading.
    public void focus() {
        heading.requestFocus();
        heading.selectAll();
    }

    private static String name(Sheet sheet) {
        return MESSAGES.text("sheet." + sheet.name().toLowerCase(Locale.ROOT));
    }
}
