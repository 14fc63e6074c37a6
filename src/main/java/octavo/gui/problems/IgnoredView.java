package octavo.gui.problems;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import octavo.check.Check;
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
final class IgnoredView extends HBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(IgnoredView.class);

    private final ProblemsModel model;
    private final ComboBox<Optional<LibraryDialect>> dialect = new ComboBox<>();
    private final MenuButton ignored = new MenuButton();
    private boolean showing;

    IgnoredView(ProblemsModel model) {
        this.model = model;
        getStyleClass().addAll("page-bar", "problems-options");
        dialect.setId("problems-dialect");
        dialect.setConverter(new NamedValues<>(this::name));
        dialect.getItems().add(Optional.empty());
        Arrays.stream(LibraryDialect.values()).map(Optional::of).forEach(dialect.getItems()::add);
        dialect.valueProperty()
                .subscribe((_, chosen) -> {
                    if (!showing) {
                        model.choose(chosen);
                    }
                });
        Label label = new Label(MESSAGES.text("dialect"));
        label.setLabelFor(dialect);
        dialect.setAccessibleText(label.getText());
        label.setMinWidth(USE_PREF_SIZE);
        ignored.setId("problems-ignored");
        ignored.setMinWidth(USE_PREF_SIZE);
        HBox gap = new HBox();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(label, dialect, gap, ignored);
        model.decisionsProperty().subscribe(this::show);
        model.findingsProperty().subscribe(_ -> show(model.decisionsProperty().getValue()));
    }

    private void show(CheckDecisions decisions) {
        showing = true;
        dialect.setValue(decisions.chosenDialect());
        showing = false;
        List<MenuItem> kinds = decisions.allIgnoredProblems().stream().map(this::item).toList();
        ignored.getItems().setAll(kinds);
        ignored.setText(
                decisions.ignoredProblems().isEmpty()
                        ? MESSAGES.text("ignored.entries", decisions.ignoredByKey().size())
                        : MESSAGES.text("ignored", kinds.size()));
        ignored.setVisible(!kinds.isEmpty());
    }

    private MenuItem item(String kind) {
        MenuItem item = new MenuItem(MESSAGES.text("report-again", summary(kind)));
        item.setOnAction(_ -> model.report(kind));
        return item;
    }

    private static String summary(String kind) {
        Stream<ProblemRule> rules =
                Check.ALL_CHECKS.stream().flatMap(check -> check.rules().stream());
        return rules.filter(rule -> rule.problemCode().id().equals(kind))
                .findFirst()
                .map(rule -> MessageTranslator.of(rule.summary()))
                .orElse(kind);
    }

    private String name(Optional<LibraryDialect> choice) {
        return choice.map(IgnoredView::name)
                .orElseGet(() -> MESSAGES.text("dialect.auto", name(model.dialectOfContent())));
    }

    private static String name(LibraryDialect dialect) {
        return MESSAGES.text("dialect." + dialect.name().toLowerCase(Locale.ROOT));
    }
}
