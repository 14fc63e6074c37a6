package octavo.gui.settings;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.catalogue.StyleSearch;
import octavo.editing.keys.KeyFormula;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.settings.Settings;
import octavo.settings.UserHabits.NameFormulas;
import octavo.text.Diagnostic;
import octavo.text.Parsed;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// The settings, with validation.
public final class SettingsModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(SettingsModel.class);

    private final ObservableValue<Settings> settings;
    private final Consumer<UnaryOperator<Settings>> change;
    private final BackgroundTasks background;
    private final ReadOnlyStringWrapper styleProblem = new ReadOnlyStringWrapper("");
    private final Map<Formula, ReadOnlyStringWrapper> formulaProblems =
            new EnumMap<>(Formula.class);

    /// The formulas that can be set.
    enum Formula {
        KEY,
        FILE_NAME,
        FILE_FOLDER
    }

    public SettingsModel(
            ObservableValue<Settings> settings,
            Consumer<UnaryOperator<Settings>> change,
            BackgroundTasks background) {
        this.settings = settings;
        this.change = change;
        this.background = background;
        for (Formula each : Formula.values()) {
            formulaProblems.put(each, new ReadOnlyStringWrapper(""));
        }
    }

    public ObservableValue<Settings> settingsProperty() {
        return settings;
    }

    public void change(UnaryOperator<Settings> how) {
        change.accept(how);
    }

    /// Why the typed style is invalid; empty if it is valid.
    public ReadOnlyStringProperty styleProblemProperty() {
        return styleProblem.getReadOnlyProperty();
    }

    /// Why a typed formula is invalid; empty if it is valid.
    ReadOnlyStringProperty problemProperty(Formula formula) {
        return formulaProblem(formula).getReadOnlyProperty();
    }

    private ReadOnlyStringWrapper formulaProblem(Formula formula) {
        return Objects.requireNonNull(formulaProblems.get(formula));
    }

    /// Sets the style, by id or title, if it exists.
    public void takeStyle(String typed) {
        background.runInBackground(
                () -> found(typed.strip()),
                found -> {
                    styleProblem.set(found.problem());
                    found.id().ifPresent(id -> change(now -> now.withStyle(id)));
                },
                _ -> styleProblem.set(MESSAGES.text("style.unreadable")));
    }

    /// A style, or why there is none.
    private record Found(Optional<String> id, String problem) {}

    private static Found found(String typed) {
        if (BundledStyles.hasStyle(typed)) {
            return new Found(Optional.of(typed), "");
        }
        StyleSearch search = new StyleSearch(BundledStyles.allStyles());
        Optional<String> named = search.findByName(typed).map(BundledStyle::id);
        String near =
                search.findSimilar(typed).stream()
                        .map(BundledStyle::id)
                        .collect(Collectors.joining(", "));
        return new Found(
                named,
                named.isPresent()
                        ? ""
                        : near.isEmpty()
                                ? MESSAGES.text("style.unknown", typed)
                                : MESSAGES.text("style.near", typed, near));
    }

    /// Sets a formula, if it is valid; an empty one means the default.
    void takeFormula(Formula formula, String typed) {
        String text = typed.strip();
        Parsed<KeyFormula> parsed =
                formula == Formula.KEY ? KeyFormula.parse(text) : KeyFormula.parseFileName(text);
        List<Diagnostic> wrong = text.isEmpty() ? List.of() : parsed.diagnostics();
        formulaProblem(formula)
                .set(
                        wrong.stream()
                                .map(Diagnostic::message)
                                .map(MessageTranslator::of)
                                .findFirst()
                                .orElse(""));
        if (wrong.isEmpty()) {
            change(now -> now.withFormulas(with(now.userHabits().nameFormulas(), formula, text)));
        }
    }

    private static NameFormulas with(NameFormulas now, Formula formula, String text) {
        return switch (formula) {
            case KEY -> new NameFormulas(text, now.fileNameFormula(), now.fileFolderFormula());
            case FILE_NAME -> new NameFormulas(now.keyFormula(), text, now.fileFolderFormula());
            case FILE_FOLDER -> new NameFormulas(now.keyFormula(), now.fileNameFormula(), text);
        };
    }
}
