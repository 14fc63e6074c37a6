package octavo.gui.problems;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.check.CheckCatalogue;
import octavo.check.CheckDecisions;
import octavo.check.ProblemRule;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.NamedValues;
import octavo.library.LibraryDialect;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What the library is written for, and which kinds of problem are ignored.
final class IgnoredView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(IgnoredView.class);

    private final ProblemsModel model;
    private final ComboBox<Optional<LibraryDialect>> dialectChoice = new ComboBox<>();
    private final MenuButton ignoredMenu = new MenuButton();
    private boolean isShowing;

    IgnoredView(ProblemsModel model) {
        this.model = model;
        getStyleClass().add("problems-options");
        dialectChoice.setId("problems-dialect");
        dialectChoice.setConverter(new NamedValues<>(this::name));
        dialectChoice.getItems().add(Optional.empty());
        Arrays.stream(LibraryDialect.values())
                .map(Optional::of)
                .forEach(dialectChoice.getItems()::add);
        dialectChoice
                .valueProperty()
                .subscribe((_, chosenDialect) -> {
                    if (!isShowing) {
                        model.chooseDialect(chosenDialect);
                    }
                });
        Label label = new Label(MESSAGES.text("dialect"));
        label.setLabelFor(dialectChoice);
        dialectChoice.setAccessibleText(label.getText());
        label.setMinWidth(USE_PREF_SIZE);
        ignoredMenu.setId("problems-ignored");
        ignoredMenu.setMinWidth(USE_PREF_SIZE);
        ignoredMenu.managedProperty().bind(ignoredMenu.visibleProperty());
        dialectChoice.setMaxWidth(Double.MAX_VALUE);
        dialectChoice.setPrefWidth(0); // takes the room that there is
        HBox.setHgrow(dialectChoice, Priority.ALWAYS);
        HBox dialectRow = new HBox(label, dialectChoice);
        dialectRow.getStyleClass().add("review-row-of-controls");
        getChildren().addAll(dialectRow, ignoredMenu);
        model.decisionsProperty().subscribe(this::showDecisions);
        model.findingsProperty()
                .subscribe(_ -> showDecisions(model.decisionsProperty().getValue()));
    }

    private void showDecisions(CheckDecisions checkDecisions) {
        isShowing = true;
        dialectChoice.setValue(checkDecisions.chosenDialect());
        isShowing = false;
        List<MenuItem> ignoredItems =
                checkDecisions.allIgnoredProblems().stream().map(this::reportItem).toList();
        ignoredMenu.getItems().setAll(ignoredItems);
        ignoredMenu.setText(
                checkDecisions.ignoredProblems().isEmpty()
                        ? MESSAGES.text("ignored.entries", checkDecisions.ignoredByKey().size())
                        : MESSAGES.text("ignored", ignoredItems.size()));
        ignoredMenu.setVisible(!ignoredItems.isEmpty());
    }

    private MenuItem reportItem(String problemKind) {
        MenuItem item = new MenuItem(MESSAGES.text("report-again", ruleSummary(problemKind)));
        item.setOnAction(_ -> model.reportAgain(problemKind));
        return item;
    }

    private static String ruleSummary(String problemKind) {
        Stream<ProblemRule> rules =
                CheckCatalogue.ALL_CHECKS.stream().flatMap(check -> check.rules().stream());
        return rules.filter(rule -> rule.problemCode().id().equals(problemKind))
                .findFirst()
                .map(rule -> MessageTranslator.of(rule.summary()))
                .orElse(problemKind);
    }

    private String name(Optional<LibraryDialect> choice) {
        return choice.map(IgnoredView::name)
                .orElseGet(() -> MESSAGES.text("dialect.auto", name(model.dialectOfContent())));
    }

    private static String name(LibraryDialect dialect) {
        return MESSAGES.text("dialect." + dialect.name().toLowerCase(Locale.ROOT));
    }
}
