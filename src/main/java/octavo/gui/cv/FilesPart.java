package octavo.gui.cv;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import octavo.cv.configuration.CvFormat;
import octavo.cv.output.CvOutput;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.cv.PrintedProfile.OutputTarget;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The files that a list goes to, and how they stand to it.
final class FilesPart {
    private static final MessageTexts MESSAGES = MessageTexts.of(FilesPart.class);

    private final CvModel model;
    private final PrintedProfile printedProfile;
    private final ObservableValue<Boolean> late;

    /// @param isLate whether the list has been in the making for a while
    FilesPart(CvModel model, PrintedProfile printedProfile, ObservableValue<Boolean> isLate) {
        this.model = model;
        this.printedProfile = printedProfile;
        this.late = isLate;
    }

    List<Node> lines() {
        List<Node> lines = new ArrayList<>(List.of(ProfileControls.headingLabel("files")));
        for (int i = 0; i < printedProfile.outputTargets().size(); i++) {
            OutputTarget outputTarget = printedProfile.outputTargets().get(i);
            lines.add(fileRow(i, outputTarget));
            if (!outputTarget.refusal().isEmpty()) {
                lines.add(reasonLabel(outputTarget));
            }
        }
        ComboBox<CvFormat> formats = formatChoice();
        lines.addAll(
                List.of(
                        outputField(formats),
                        formats,
                        ProfileControls.remarkLabel(model.outputs().saidOfFileProperty())));
        return lines;
    }

    private HBox fileRow(int index, OutputTarget outputTarget) {
        String state = outputTarget.outputState().name().toLowerCase(Locale.ROOT).replace('_', '-');
        Label name = new Label(outputTarget.name());
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        Label stateLabel = new Label();
        stateLabel
                .textProperty()
                .bind(late.map(isLate -> isLate ? "…" : MESSAGES.text("state." + state)));
        stateLabel.setMinWidth(Label.USE_PREF_SIZE);
        stateLabel.getStyleClass().add("cv-" + state);
        Runnable removeOutput = () -> model.outputs().removeOutput(index);
        Button removeButton =
                new IconButton(LineIcon.CLOSE, MESSAGES.text("remove-output"), removeOutput);
        removeButton.setId("cv-output-" + index + "-remove");
        return ProfileControls.row(name, stateLabel, removeButton);
    }

    private static Label reasonLabel(OutputTarget outputTarget) {
        boolean isAsked = outputTarget.outputState() == CvOutput.OutputState.UNCONFIRMED;
        Label reasonLabel =
                new Label(MESSAGES.text(isAsked ? "asked" : "refused", outputTarget.refusal()));
        reasonLabel.setWrapText(true);
        reasonLabel.getStyleClass().add("muted");
        return reasonLabel;
    }

    /// The names of new files, which are added with Enter.
    private TextField outputField(ComboBox<CvFormat> formats) {
        TextField field = new TextField();
        field.setId("cv-output");
        field.textProperty().bindBidirectional(model.outputs().typedProperty());
        field.setOnAction(_ -> model.outputs().addTyped(Optional.ofNullable(formats.getValue())));
        ProfileControls.nameField(field, MESSAGES.text("output"));
        return field;
    }

    /// The format of a new file, for whoever wants another than that of its name.
    private static ComboBox<CvFormat> formatChoice() {
        ComboBox<CvFormat> formats = new ComboBox<>();
        formats.setId("cv-format");
        formats.setAccessibleText(MESSAGES.text("format"));
        formats.setPromptText(MESSAGES.text("format"));
        formats.getItems().setAll(CvFormat.values());
        formats.setMaxWidth(Double.MAX_VALUE);
        return formats;
    }
}
