package octavo.gui.settings;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

import octavo.csl.BundledStyle;
import octavo.csl.BundledStyles;
import octavo.csl.StyleSearch;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.keys.KeyFormula;
import octavo.settings.Settings;
import octavo.text.Diagnostic;

import java.util.List;
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
    private final ReadOnlyStringWrapper keyProblem = new ReadOnlyStringWrapper("");

    public SettingsModel(
            ObservableValue<Settings> settings,
            Consumer<UnaryOperator<Settings>> change,
            BackgroundTasks background) {
        this.settings = settings;
        this.change = change;
        this.background = background;
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

    /// Why the typed key formula is invalid; empty if it is valid.
    public ReadOnlyStringProperty keyProblemProperty() {
        return keyProblem.getReadOnlyProperty();
    }

    /// Sets the style, by id or title, if it exists.
    public void takeStyle(String typed) {
        background.run(
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
        if (BundledStyles.text(typed).isPresent()) {
            return new Found(Optional.of(typed), "");
        }
        StyleSearch search = new StyleSearch(BundledStyles.all());
        Optional<String> named = search.named(typed).map(BundledStyle::id);
        String near =
                search.near(typed).stream().map(BundledStyle::id).collect(Collectors.joining(", "));
        return new Found(
                named,
                named.isPresent()
                        ? ""
                        : near.isEmpty()
                                ? MESSAGES.text("style.unknown", typed)
                                : MESSAGES.text("style.near", typed, near));
    }

    /// Sets the key formula, if it is valid; an empty one means the default.
    public void takeKeyPattern(String typed) {
        String pattern = typed.strip();
        List<Diagnostic> wrong =
                pattern.isEmpty() ? List.of() : KeyFormula.parse(pattern).diagnostics();
        keyProblem.set(
                wrong.stream()
                        .map(Diagnostic::message)
                        .map(MessageTranslator::of)
                        .findFirst()
                        .orElse(""));
        if (wrong.isEmpty()) {
            change(now -> now.withKeyPattern(pattern));
        }
    }
}
