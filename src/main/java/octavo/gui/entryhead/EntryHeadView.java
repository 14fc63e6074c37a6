package octavo.gui.entryhead;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.RunsFlow;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.UserCommand;
import octavo.gui.entryhead.EntryHead.HeadTarget;
import octavo.gui.entryhead.EntryHead.PlaceTarget;
import octavo.gui.entryhead.EntryHead.VersionTarget;
import octavo.library.ReadingPlace;
import octavo.library.ReadingPlace.FilePlace;
import octavo.library.ReadingPlace.WebPlace;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/// Which paper the form is about: its kind and key, its whole title, and buttons for what it can be
/// opened with.
public final class EntryHeadView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(EntryHeadView.class);

    private final HeadActions headActions;
    private final Label kindLabel = new Label();
    private final Label keyLabel = new Label();
    private final Label titleLabel = new Label();

    /// The title if it has words in two directions, which no label can wrap.
    private final RunsFlow titleFlow = new RunsFlow();

    private final FlowPane buttonPane = new FlowPane();
    private final Button copyButton;

    /// @param openPlace opens a place outside the window
    /// @param showSlot shows another entry
    /// @param copyCitation copies the citation
    public record HeadActions(
            Consumer<ReadingPlace> openPlace,
            Consumer<Integer> showSlot,
            UserCommand copyCitation) {}

    public EntryHeadView(EntryHeadModel model, HeadActions headActions) {
        this.headActions = headActions;
        setId("entry-head");
        getStyleClass().add("entry-head");
        getStylesheets().add(PackageStylesheet.of(EntryHeadView.class));
        kindLabel.setId("head-kind");
        kindLabel.getStyleClass().add("head-kind");
        kindLabel.setMinWidth(USE_PREF_SIZE);
        keyLabel.setId("head-key");
        keyLabel.getStyleClass().addAll("head-kind", "head-key");
        LazyTooltip.whenCut(keyLabel, keyLabel);
        titleLabel.setId("head-title");
        titleLabel.getStyleClass().add("head-title");
        SafeWrapping.wrap(titleLabel);
        LazyTooltip.whenCut(titleLabel, titleLabel);
        titleFlow.setId("head-title-flow");
        titleFlow.getStyleClass().add("head-title");
        titleFlow.managedProperty().bind(titleFlow.visibleProperty());
        titleLabel.managedProperty().bind(titleLabel.visibleProperty());
        buttonPane.getStyleClass().add("head-buttons");
        copyButton =
                headButton(
                        "copy", LineIcon.COPY, MESSAGES.text("copy"), headActions.copyCitation());
        HBox kindLine = new HBox(kindLabel, keyLabel);
        kindLine.getStyleClass().add("head-line");
        getChildren().setAll(kindLine, titleLabel, titleFlow, buttonPane);
        model.headProperty().subscribe(this::showHead);
    }

    private void showHead(Optional<EntryHead> shownHead) {
        setManaged(shownHead.isPresent());
        shownHead.ifPresent(head -> {
            kindLabel.setText(head.key().isEmpty() ? head.kindName() : head.kindName() + " ·");
            keyLabel.setText(head.key());
            showTitle(head.title().isEmpty() ? MESSAGES.text("untitled") : head.title());
            List<Button> buttons =
                    new ArrayList<>(head.targets().stream().map(this::targetButton).toList());
            buttons.add(copyButton);
            buttonPane.getChildren().setAll(buttons);
        });
    }

    private void showTitle(String title) {
        boolean isMixed = SafeWrapping.isMixed(title);
        titleFlow.setVisible(isMixed);
        titleFlow.show(Runs.of(isMixed ? title : ""));
        titleLabel.setVisible(!isMixed);
        titleLabel.setText(isMixed ? "" : title);
    }

    private Button targetButton(HeadTarget headTarget) {
        return switch (headTarget) {
            case PlaceTarget placeTarget -> placeButton(placeTarget);
            case VersionTarget versionTarget -> {
                String relationId = versionTarget.relation().name().toLowerCase(Locale.ROOT);
                Button button =
                        headButton(relationId, LineIcon.VERSIONS, MESSAGES.text(relationId));
                LazyTooltip.on(button, MESSAGES.text(relationId + ".help"));
                button.setOnAction(_ -> headActions.showSlot().accept(versionTarget.slot()));
                yield button;
            }
        };
    }

    private Button placeButton(PlaceTarget placeTarget) {
        ReadingPlace place = placeTarget.place();
        Button button =
                switch (place) {
                    case FilePlace file ->
                            headButton(
                                    place.field(), LineIcon.DOCUMENT, MESSAGES.text(fileKey(file)));
                    case WebPlace web ->
                            headButton(
                                    place.field(),
                                    LineIcon.OUTSIDE,
                                    placeTarget.isPreprint()
                                            ? MESSAGES.text("preprint")
                                            : web.name());
                };
        String placeText =
                switch (place) {
                    case WebPlace web -> web.address();
                    case FilePlace file -> file.link().path();
                };
        String openText = MESSAGES.text("open", placeText);
        button.setAccessibleText(button.getText() + ", " + openText);
        LazyTooltip.on(button, openText);
        button.setOnAction(_ -> headActions.openPlace().accept(place));
        return button;
    }

    private static String fileKey(FilePlace file) {
        boolean isPdf = file.link().path().toLowerCase(Locale.ROOT).endsWith(".pdf");
        return isPdf ? "open-pdf" : "open-file";
    }

    private static Button headButton(String name, String icon, String words) {
        Button button = new Button(words, new LineIcon(icon));
        button.setId("head-" + name);
        button.setMnemonicParsing(false);
        button.getStyleClass().addAll("small", "head-button");
        return button;
    }

    private static Button headButton(
            String name, String icon, String words, UserCommand userCommand) {
        Button button = headButton(name, icon, words);
        LazyTooltip.on(button, UserCommand.plainText(userCommand.commandText().getValue()));
        button.setOnAction(_ -> userCommand.perform());
        return button;
    }
}
