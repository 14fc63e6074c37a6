package octavo.gui.editor;

import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TextAndButtons;
import octavo.gui.editor.FieldView.FieldActions;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The checks' problems of a field, with buttons for what can be done about them.
final class FieldProblemLines extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(FieldProblemLines.class);

    private static final int MAX_MARKS = 5;
    private static final PseudoClass HINT_CLASS = PseudoClass.getPseudoClass("hint");

    private final FieldModel fieldModel;
    private final FieldActions fieldActions;
    private final Runnable focusField;

    /// @param focusField leads the keys to the field, since a button that is pressed goes away
    FieldProblemLines(FieldModel fieldModel, FieldActions fieldActions, Runnable focusField) {
        this.fieldModel = fieldModel;
        this.fieldActions = fieldActions;
        this.focusField = focusField;
        getStyleClass().add("field-marks");
        fieldModel
                .marksProperty()
                .subscribe(newProblems -> getChildren().setAll(problemLines(newProblems)));
        managedProperty().bind(Bindings.isNotEmpty(getChildren()));
    }

    /// Each of three thousand names may have one: the first few suffice.
    private List<Node> problemLines(List<FieldProblem> fieldProblems) {
        List<Node> problemLines = new ArrayList<>();
        fieldProblems.stream()
                .limit(MAX_MARKS)
                .forEach(fieldProblem -> problemLines.add(problemLine(fieldProblem)));
        if (fieldProblems.size() > MAX_MARKS) {
            Label moreLabel =
                    problemLabel(MESSAGES.text("marks.more", fieldProblems.size() - MAX_MARKS));
            moreLabel.setId(fieldModel.fieldLine().lineId() + "-more-marks");
            problemLines.add(moreLabel);
        }
        return problemLines;
    }

    private static Label problemLabel(String text) {
        Label problemLabel = new Label(text);
        problemLabel.getStyleClass().add("field-mark");
        SafeWrapping.wrap(problemLabel);
        problemLabel.setMinHeight(USE_PREF_SIZE);
        return problemLabel;
    }

    private Node problemLine(FieldProblem fieldProblem) {
        Label problemLabel = problemLabel(fieldProblem.messageText());
        problemLabel.pseudoClassStateChanged(HINT_CLASS, fieldProblem.isHint());
        List<Node> answerButtons = new ArrayList<>();
        fieldProblem
                .cleanUpId()
                .map(cleanUpId -> mendButton(fieldProblem, cleanUpId))
                .ifPresent(answerButtons::add);
        if (fieldProblem.isAcceptable()) {
            answerButtons.add(acceptButton(fieldProblem));
        }
        answerButtons.add(ignoreButton(fieldProblem));
        return new TextAndButtons(problemLabel, answerButtons.toArray(Node[]::new));
    }

    private Button acceptButton(FieldProblem fieldProblem) {
        Button acceptButton = new Button(MESSAGES.text("accept.entry"));
        acceptButton.setId("accept-entry");
        acceptButton.getStyleClass().addAll("small", "field-action");
        acceptButton.setMinWidth(USE_PREF_SIZE);
        acceptButton.setAccessibleText(
                MESSAGES.text("accept.entry.what", fieldProblem.messageText()));
        acceptButton.setFocusTraversable(false);
        acceptButton.setOnAction(_ -> {
            focusField.run();
            fieldActions.acceptValues().accept(Set.of());
        });
        return acceptButton;
    }

    private Button mendButton(FieldProblem fieldProblem, String cleanUpId) {
        Button mendButton = new Button(MESSAGES.text("mend"));
        mendButton.setId(fieldModel.fieldLine().lineId() + "-mend");
        mendButton.getStyleClass().addAll("small", "field-action");
        mendButton.setMinWidth(USE_PREF_SIZE);
        mendButton.setAccessibleText(MESSAGES.text("mend.what", fieldProblem.messageText()));
        mendButton.setFocusTraversable(false);
        mendButton.setOnAction(_ -> {
            focusField.run();
            fieldActions.mendProblem().accept(cleanUpId);
        });
        return mendButton;
    }

    private MenuButton ignoreButton(FieldProblem fieldProblem) {
        MenuItem ignoreHere = new MenuItem(MESSAGES.text("ignore.here"));
        ignoreHere.setOnAction(_ -> ignoreAndFocus(fieldProblem, false));
        MenuItem ignoreEverywhere = new MenuItem(MESSAGES.text("ignore.everywhere"));
        ignoreEverywhere.setOnAction(_ -> ignoreAndFocus(fieldProblem, true));
        MenuButton menuButton =
                new MenuButton(MESSAGES.text("ignore"), null, ignoreHere, ignoreEverywhere);
        menuButton.setId(fieldModel.fieldLine().lineId() + "-ignore");
        menuButton.getStyleClass().addAll("small", "field-action");
        menuButton.setMinWidth(USE_PREF_SIZE);
        menuButton.setAccessibleText(MESSAGES.text("ignore.what", fieldProblem.messageText()));
        menuButton.setFocusTraversable(false);
        return menuButton;
    }

    private void ignoreAndFocus(FieldProblem fieldProblem, boolean isEverywhere) {
        focusField.run();
        fieldActions.ignoreProblem().accept(fieldProblem.problemKind(), isEverywhere);
    }
}
