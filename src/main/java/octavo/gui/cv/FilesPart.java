package octavo.gui.cv;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import octavo.cv.output.CvOutput;
import octavo.cv.profile.CvFormat;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.cv.PrintedProfile.Target;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The files that a list goes to, and how they stand to it.
final class FilesPart {
    private static final MessageTexts MESSAGES = MessageTexts.of(FilesPart.class);

    private final CvModel model;
    private final PrintedProfile printed;
    private final ObservableValue<Boolean> late;

    /// @param late whether the list has been in the making for a while
    FilesPart(CvModel model, PrintedProfile printed, ObservableValue<Boolean> late) {
        this.model = model;
        this.printed = printed;
        this.late = late;
    }

    List<Node> lines() {
        List<Node> lines = new ArrayList<>(List.of(ProfileControls.heading("files")));
        for (int i = 0; i < printed.files().size(); i++) {
            Target target = printed.files().get(i);
            lines.add(file(i, target));
            if (!target.refusal().isEmpty()) {
                lines.add(why(target));
            }
        }
        ComboBox<CvFormat> formats = formats();
        Button export = ProfileControls.button("export", model.outputs()::export);
        export.getStyleClass().add("accent");
        export.setDisable(printed.files().isEmpty() || !printed.wrong().isEmpty());
        lines.addAll(
                List.of(
                        more(formats),
                        formats,
                        ProfileControls.remark(model.outputs().saidOfFileProperty()),
                        export,
                        new ConfirmBox(model)));
        return lines;
    }

    private HBox file(int index, Target target) {
        String state = target.state().name().toLowerCase(Locale.ROOT).replace('_', '-');
        Label name = new Label(target.name());
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        Label says = new Label();
        says.textProperty()
                .bind(late.map(isLate -> isLate ? "…" : MESSAGES.text("state." + state)));
        says.setMinWidth(Label.USE_PREF_SIZE);
        says.getStyleClass().add("cv-" + state);
        Runnable drop = () -> model.outputs().removeOutput(index);
        Button remove = new IconButton(LineIcon.CLOSE, MESSAGES.text("remove-output"), drop);
        remove.setId("cv-output-" + index + "-remove");
        return ProfileControls.row(name, says, remove);
    }

    private static Label why(Target target) {
        boolean isAsked = target.state() == CvOutput.OutputState.UNCONFIRMED;
        Label why = new Label(MESSAGES.text(isAsked ? "asked" : "refused", target.refusal()));
        why.setWrapText(true);
        why.getStyleClass().add("muted");
        return why;
    }

    /// The names of new files, which are added with Enter.
    private TextField more(ComboBox<CvFormat> formats) {
        TextField field = new TextField();
        field.setId("cv-output");
        field.textProperty().bindBidirectional(model.outputs().typedProperty());
        field.setOnAction(_ -> model.outputs().addTyped(Optional.ofNullable(formats.getValue())));
        ProfileControls.name(field, MESSAGES.text("output"));
        return field;
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
}
