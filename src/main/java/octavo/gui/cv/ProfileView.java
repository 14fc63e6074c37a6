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
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.incremental.LazyBox;
import octavo.gui.incremental.UiStepQueue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// How a list is made: which profile, whose papers, where it goes, in which sections and what form.
/// The files are near the top, since they are what one comes back for.
final class ProfileView extends ScrollPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProfileView.class);

    private final CvModel model;
    private final ObservableValue<Boolean> late;
    private final LazyBox parts = new LazyBox();
    private final ToggleButton json = new ToggleButton(MESSAGES.text("json-shown"));
    private final Set<Integer> open = new HashSet<>();

    /// @param late whether the list has been in the making for a while
    ProfileView(CvModel model, ObservableValue<Boolean> late) {
        this.model = model;
        this.late = late;
        setId("cv-profile");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        json.setId("cv-json");
        json.setMinWidth(USE_PREF_SIZE);
        json.setAccessibleText(MESSAGES.text("json"));
        LazyTooltip.on(json, MESSAGES.text("json"));
        parts.getStyleClass().add("cv-parts");
        VBox all = new VBox(new ProfileChooser(model, json), parts);
        all.getStyleClass().add("cv-parts");
        setContent(all);
        model.chosenProperty().subscribe(open::clear);
        model.printedProperty().subscribe(() -> show());
        json.selectedProperty().subscribe(() -> show());
    }

    private void show() {
        PrintedProfile printed = model.printedProperty().get();
        show(printed == null ? List.of() : parts(printed));
    }

    /// The focus and the selected text stay. Where the focused control is gone, the owner's name
    /// has the focus.
    private void show(List<Node> nodes) {
        Optional<Node> focused =
                Optional.ofNullable(getScene()).map(Scene::getFocusOwner).filter(this::isInParts);
        Optional<IndexRange> chosen =
                focused.filter(TextField.class::isInstance)
                        .map(field -> ((TextField) field).getSelection());
        boolean first = parts.getChildren().isEmpty();
        parts.show(nodes);
        if (!first) {
            // Replaced at once, so that it does not flicker or lose the focus.
            UiStepQueue.finishSteps();
        }
        focused.map(node -> parts.lookup("#" + node.getId()))
                .or(() -> focused.map(_ -> parts.lookup("#cv-my-name")))
                .ifPresent(node -> {
                    node.requestFocus();
                    if (node instanceof TextField field) {
                        chosen.ifPresent(it -> field.selectRange(it.getStart(), it.getEnd()));
                    }
                });
    }

    /// JavaFX's `focusWithin` can stay true where a focused control was removed.
    private boolean isInParts(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (each.equals(parts)) {
                return true;
            }
        }
        return false;
    }

    private List<Node> parts(PrintedProfile printed) {
        List<Node> problems = printed.problems().stream().<Node>map(ProfileView::problem).toList();
        if (json.isSelected()) {
            return Stream.of(problems, new JsonPart(model).lines())
                    .filter(lines -> !lines.isEmpty())
                    .map(ProfileView::part)
                    .toList();
        }
        return Stream.of(
                        problems,
                        undefined(printed.undefined()),
                        new OwnerPart(model, printed.profile()).lines(),
                        new FilesPart(model, printed, late).lines(),
                        new SectionsPart(model, printed, open).lines(),
                        new EntryPart(model, printed.profile()).lines(),
                        hidden(printed))
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
        return warning(MESSAGES.text("problem", text));
    }

    private static Label warning(String text) {
        Label label = new Label(text);
        SafeWrapping.wrap(label);
        label.getStyleClass().add("cv-problem");
        return label;
    }

    private List<Node> undefined(UndefinedStrings strings) {
        return strings.warning()
                .map(sentence -> {
                    Label says = warning(MessageTranslator.of(sentence));
                    says.setId("cv-undefined");
                    Button show =
                            ProfileControls.button(
                                    "undefined-show", () -> model.showEntries(strings.query()));
                    return List.<Node>of(says, show);
                })
                .orElse(List.of());
    }

    private List<Node> hidden(PrintedProfile printed) {
        Set<String> keys = printed.profile().entrySettings().hiddenKeys();
        List<Node> lines = new ArrayList<>();
        if (!keys.isEmpty()) {
            lines.add(ProfileControls.heading("hidden"));
            keys.stream().sorted().map(this::hidden).forEach(lines::add);
        }
        return lines;
    }

    private Node hidden(String key) {
        Label name = new Label(key);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        Button show = ProfileControls.button("show", () -> model.hide(key, false));
        show.getStyleClass().addAll("flat", "small");
        show.setAccessibleText(MESSAGES.text("show") + ": " + key);
        return ProfileControls.row(name, show);
    }
}
