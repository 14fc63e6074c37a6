package octavo.gui.cv;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.IndexRange;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.cv.list.UndefinedStrings;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.lazyloading.LazyBox;
import octavo.gui.lazyloading.UiStepQueue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// How a list is made: whose papers, in which sections, in what form, and the files that it goes
/// to.
final class ProfileView extends ScrollPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProfileView.class);

    private final CvModel model;
    private final ObservableValue<Boolean> isLate;
    private final LazyBox partsBox = new LazyBox();
    private final ToggleButton jsonToggle;
    private final Set<Integer> openSections = new HashSet<>();

    /// @param jsonToggle selected while the profile is shown as text
    /// @param isLate whether the list has been in the making for a while
    ProfileView(CvModel model, ToggleButton jsonToggle, ObservableValue<Boolean> isLate) {
        this.model = model;
        this.jsonToggle = jsonToggle;
        this.isLate = isLate;
        setId("cv-profile");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        partsBox.getStyleClass().add("cv-parts");
        VBox profileBox = new VBox(new ConfirmBox(model), partsBox);
        profileBox.getStyleClass().add("cv-parts");
        setContent(profileBox);
        model.chosenProperty().subscribe(openSections::clear);
        model.printedProperty().subscribe(() -> show());
        jsonToggle.selectedProperty().subscribe(() -> show());
    }

    private void show() {
        PrintedProfile printedProfile = model.printedProperty().get();
        show(printedProfile == null ? List.of() : profileParts(printedProfile));
    }

    /// The focus and the selected text stay. Where the focused control is gone, the owner's name
    /// has the focus.
    private void show(List<Node> nodes) {
        Optional<Node> focused =
                Optional.ofNullable(getScene()).map(Scene::getFocusOwner).filter(this::isInParts);
        Optional<IndexRange> chosenRange =
                focused.filter(TextField.class::isInstance)
                        .map(field -> ((TextField) field).getSelection());
        boolean isFirst = partsBox.getChildren().isEmpty();
        partsBox.show(nodes);
        if (!isFirst) {
            // Replaced at once, so that it does not flicker or lose the focus.
            UiStepQueue.finishSteps();
        }
        focused.map(node -> partsBox.lookup("#" + node.getId()))
                .or(() -> focused.map(_ -> partsBox.lookup("#cv-my-name")))
                .ifPresent(node -> {
                    node.requestFocus();
                    if (node instanceof TextField field) {
                        chosenRange.ifPresent(it -> field.selectRange(it.getStart(), it.getEnd()));
                    }
                });
    }

    /// JavaFX's `focusWithin` can stay true where a focused control was removed.
    private boolean isInParts(Node node) {
        for (Node ancestor = node; ancestor != null; ancestor = ancestor.getParent()) {
            if (ancestor.equals(partsBox)) {
                return true;
            }
        }
        return false;
    }

    private List<Node> profileParts(PrintedProfile printedProfile) {
        List<Node> problems =
                printedProfile.problems().stream().<Node>map(ProfileView::problemLabel).toList();
        if (jsonToggle.isSelected()) {
            return Stream.of(problems, new JsonPart(model).lines())
                    .filter(lines -> !lines.isEmpty())
                    .map(ProfileView::partBox)
                    .toList();
        }
        return Stream.of(
                        problems,
                        undefinedLines(printedProfile.undefinedStrings()),
                        new OwnerPart(model, printedProfile.profile()).lines(),
                        new SectionsPart(model, printedProfile, openSections).lines(),
                        new EntryPart(model, printedProfile.profile()).lines(),
                        hiddenLines(printedProfile),
                        new FilesPart(model, printedProfile, isLate).lines())
                .filter(lines -> !lines.isEmpty())
                .map(ProfileView::partBox)
                .toList();
    }

    private static Node partBox(List<Node> lines) {
        LazyBox partBox = new LazyBox();
        partBox.getStyleClass().add("cv-part");
        partBox.show(lines);
        return partBox;
    }

    private static Label problemLabel(String text) {
        return warningLabel(MESSAGES.text("problem", text));
    }

    private static Label warningLabel(String text) {
        Label label = new Label(text);
        SafeWrapping.wrap(label);
        label.getStyleClass().add("cv-problem");
        return label;
    }

    private List<Node> undefinedLines(UndefinedStrings undefinedStrings) {
        return undefinedStrings
                .warning()
                .map(sentence -> {
                    Label warningLabel = warningLabel(MessageTranslator.of(sentence));
                    warningLabel.setId("cv-undefined");
                    Button showButton =
                            ProfileControls.button(
                                    "undefined-show",
                                    () -> model.showEntries(undefinedStrings.query()));
                    return List.<Node>of(warningLabel, showButton);
                })
                .orElse(List.of());
    }

    private List<Node> hiddenLines(PrintedProfile printedProfile) {
        Set<String> keys = printedProfile.profile().entrySettings().hiddenKeys();
        List<Node> lines = new ArrayList<>();
        if (!keys.isEmpty()) {
            lines.add(ProfileControls.headingLabel("hidden"));
            keys.stream().sorted().map(this::hiddenLines).forEach(lines::add);
        }
        return lines;
    }

    private Node hiddenLines(String key) {
        Label name = new Label(key);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        Button showButton = ProfileControls.button("show", () -> model.hideEntry(key, false));
        showButton.getStyleClass().addAll("flat", "small");
        showButton.setAccessibleText(MESSAGES.text("show") + ": " + key);
        return ProfileControls.row(name, showButton);
    }
}
