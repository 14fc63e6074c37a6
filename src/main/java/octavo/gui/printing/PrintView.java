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
import octavo.gui.controls.ArrowChoiceBox;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.NamedValues;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.StyleCompletion;
import octavo.gui.printing.PrintModel.SheetFormat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;

/// The print preview and its options.
public final class PrintView extends BorderPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(PrintView.class);
    private static final double PICTURE_HEIGHT = 430;

    private final PrintModel model;
    private final TextField headingField = new TextField();

    /// @param askForPdf asks for the name of a PDF
    /// @param onClose hides this
    public PrintView(PrintModel model, Consumer<Consumer<Path>> askForPdf, Runnable onClose) {
        this.model = model;
        setId("print");
        getStyleClass().addAll("sheet", "print");
        getStylesheets().add(PackageStylesheet.of(PrintView.class));
        ScrollPane choices = new ScrollPane(choicesBox());
        choices.setFitToWidth(true);
        choices.setFocusTraversable(false);
        HBox.setHgrow(choices, Priority.ALWAYS);
        setCenter(new HBox(pageColumn(), choices));
        setBottom(buttons(askForPdf, onClose));
    }

    private VBox pageColumn() {
        ImageView pageView = new ImageView();
        pageView.setId("print-page");
        pageView.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        pageView.setAccessibleText(MESSAGES.text("page.picture"));
        pageView.setFitHeight(PICTURE_HEIGHT);
        pageView.setFitWidth(PICTURE_HEIGHT);
        pageView.setPreserveRatio(true);
        pageView.setSmooth(true);
        pageView.imageProperty().bind(model.pictureProperty().map(it -> it.orElse(null)));
        StackPane paperPane = new StackPane(pageView);
        paperPane.getStyleClass().add("print-paper");
        paperPane.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        StackPane placePane = new StackPane(paperPane);
        placePane.getStyleClass().add("print-place");
        Label numberLabel = new Label();
        numberLabel.setId("print-number");
        numberLabel.textProperty().bind(model.placeProperty());
        HBox turnButtons =
                new HBox(
                        button("back", () -> model.turnPages(-1)),
                        numberLabel,
                        button("forth", () -> model.turnPages(1)));
        turnButtons.getStyleClass().add("print-turning");
        VBox pageColumn = new VBox(placePane, turnButtons);
        pageColumn.getStyleClass().add("print-column");
        return pageColumn;
    }

    private Node choicesBox() {
        headingField.setId("print-heading");
        headingField.textProperty().bindBidirectional(model.headingProperty());
        ChoiceBox<SheetFormat> sheetChoice = new ArrowChoiceBox<>();
        sheetChoice.setId("print-sheet");
        sheetChoice.getItems().setAll(SheetFormat.values());
        sheetChoice.setConverter(new NamedValues<>(PrintView::name));
        sheetChoice.valueProperty().bindBidirectional(model.sheetProperty());
        TextField styleField = styleField();
        CheckBox landscapeBox = new CheckBox(MESSAGES.text("lying"));
        landscapeBox.setId("print-lying");
        landscapeBox.selectedProperty().bindBidirectional(model.lyingProperty());
        CheckBox selectionBox = new CheckBox(MESSAGES.text("selection", model.chosenCount()));
        selectionBox.setId("print-selection");
        selectionBox.setVisible(model.chosenCount() > 0);
        selectionBox.setManaged(model.chosenCount() > 0);
        selectionBox.selectedProperty().bindBidirectional(model.selectionOnlyProperty());
        Label aboutLabel = new Label();
        aboutLabel.setId("print-about");
        aboutLabel
                .textProperty()
                .bind(
                        model.selectionOnlyProperty()
                                .map(_ -> MESSAGES.text("about", model.workCount())));
        aboutLabel.getStyleClass().add("muted");
        SafeWrapping.wrap(aboutLabel);
        Label statusLabel = new Label();
        statusLabel.setId("print-said");
        SafeWrapping.wrap(statusLabel);
        statusLabel.textProperty().bind(model.saidProperty());
        Label title = new Label(MESSAGES.text("title"));
        title.getStyleClass().add("heading");
        VBox choices =
                new VBox(
                        title,
                        aboutLabel,
                        selectionBox,
                        namedLabel("heading", headingField),
                        headingField,
                        namedLabel("style", styleField),
                        styleField,
                        namedLabel("sheet", sheetChoice),
                        sheetChoice,
                        landscapeBox,
                        statusLabel);
        choices.getStyleClass().add("print-choices");
        return choices;
    }

    private TextField styleField() {
        TextField styleField = new TextField(model.styleProperty().get());
        styleField.setId("print-style");
        StyleCompletion.on(
                styleField, model::findStyles, chosen -> model.styleProperty().set(chosen.id()));
        styleField.setOnAction(_ -> model.styleProperty().set(styleField.getText().strip()));
        return styleField;
    }

    private static Label namedLabel(String messageKey, Node control) {
        Label label = new Label(MESSAGES.text(messageKey));
        label.getStyleClass().add("muted");
        label.setLabelFor(control);
        control.setAccessibleText(label.getText());
        return label;
    }

    private HBox buttons(Consumer<Consumer<Path>> askForPdf, Runnable onClose) {
        Button pdfButton = button("pdf", () -> askForPdf.accept(model::savePdf));
        Button printButton = button("print", this::printPages);
        printButton.getStyleClass().add("accent");
        printButton.setDefaultButton(true);
        pdfButton.disableProperty().bind(model.pagesProperty().map(it -> it.isEmpty()));
        printButton.disableProperty().bind(model.pagesProperty().map(it -> it.isEmpty()));
        HBox buttons = new HBox(button("close", onClose), pdfButton, printButton);
        buttons.getStyleClass().addAll("sheet-buttons", "print-buttons");
        return buttons;
    }

    private static Button button(String messageKey, Runnable action) {
        return ActionButton.of("print-do-" + messageKey, MESSAGES.text(messageKey), action);
    }

    private void printPages() {
        PrinterJob printerJob = PrinterJob.createPrinterJob();
        if (printerJob == null) {
            model.showStatus(MESSAGES.text("no-printer"));
        } else {
            PrinterOutput.askForPrinter(printerJob, getScene().getWindow(), model)
                    .ifPresent(model::printTo);
        }
    }

    /// Focuses the heading.
    public void focus() {
        headingField.requestFocus();
        headingField.selectAll();
    }

    private static String name(SheetFormat sheet) {
        return MESSAGES.text("sheet." + sheet.name().toLowerCase(Locale.ROOT));
    }
}
