package octavo.gui.settings;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Control;
import javafx.scene.control.TextField;

import octavo.gui.controls.ArrowChoiceBox;
import octavo.gui.controls.ConstantValue;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.NamedValues;
import octavo.gui.settings.SettingsModel.Formula;
import octavo.settings.Settings;
import octavo.settings.Settings.ThemeChoice;
import octavo.settings.UserHabits.DragChoice;
import octavo.settings.UserHabits.DragFormat;
import octavo.settings.UserHabits.NameFormulas;
import octavo.settings.UserHabits.PushEditor;
import octavo.settings.UserHabits.PushTarget;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// The controls of each setting.
final class SettingControls {
    private static final MessageTexts MESSAGES = MessageTexts.of(SettingControls.class);
    private static final List<Integer> SCALES =
            List.of(70, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300);
    private static final List<String> LANGUAGES = List.of("", "en", "de");
    private static final List<NamedGroup> GROUPS =
            List.of(
                    new NamedGroup("appearance", List.of("theme", "contrast", "scale", "language")),
                    new NamedGroup("library", List.of("autosave", "make-keys", "key-pattern")),
                    new NamedGroup(
                            "citing",
                            List.of(
                                    "style",
                                    "drag",
                                    "drag-with-alt",
                                    "editor",
                                    "editor-command",
                                    "editor-server")),
                    new NamedGroup("files", List.of("papers", "file-name", "file-folder")));

    private static final ObservableValue<String> NO_PROBLEM = new ConstantValue<>("");

    private final SettingsModel model;

    SettingControls(SettingsModel model) {
        this.model = model;
    }

    /// Settings under a heading, by their ids.
    private record NamedGroup(String groupId, List<String> settingIds) {}

    /// The ids of all settings, in order.
    static List<String> ids() {
        return GROUPS.stream().flatMap(group -> group.settingIds().stream()).toList();
    }

    static String name(String id) {
        return MESSAGES.text("setting." + id);
    }

    List<SettingGroup> all() {
        return GROUPS.stream()
                .map(group ->
                        SettingGroup.of(
                                group.groupId(),
                                MESSAGES.text("group." + group.groupId()),
                                group.settingIds().stream().map(this::line).toList()))
                .toList();
    }

    private SettingLine line(String id) {
        Control control =
                switch (id) {
                    case "theme" -> theme();
                    case "contrast" ->
                            check(
                                    now -> now.windowAppearance().hasHighContrast(),
                                    Settings::withHighContrast);
                    case "scale" -> scale();
                    case "language" -> language();
                    case "autosave" -> check(Settings::savesAutomatically, Settings::withAutosave);
                    case "make-keys" ->
                            check(now -> now.userHabits().makesKeys(), Settings::withMakesKeys);
                    case "papers" -> check(Settings::readsPapers, Settings::withReadsPapers);
                    case "style" -> text(now -> now.userHabits().styleId(), model::takeStyle);
                    case "drag" ->
                            citing(
                                    DragChoice::plainFormat,
                                    (it, to) ->
                                            new DragChoice(to, it.altFormat(), it.pushTarget()));
                    case "drag-with-alt" ->
                            citing(
                                    DragChoice::altFormat,
                                    (it, to) ->
                                            new DragChoice(it.plainFormat(), to, it.pushTarget()));
                    case "editor" -> editor();
                    case "editor-command" ->
                            text(
                                    now -> editor(now).editorCommand(),
                                    typed ->
                                            changeEditor(it ->
                                                    new PushTarget(
                                                            it.pushEditor(),
                                                            typed.strip(),
                                                            it.editorServer())));
                    case "editor-server" ->
                            text(
                                    now -> editor(now).editorServer(),
                                    typed ->
                                            changeEditor(it ->
                                                    new PushTarget(
                                                            it.pushEditor(),
                                                            it.editorCommand(),
                                                            typed.strip())));
                    case "file-name" -> formula(Formula.FILE_NAME, NameFormulas::fileNameFormula);
                    case "file-folder" ->
                            formula(Formula.FILE_FOLDER, NameFormulas::fileFolderFormula);
                    default -> formula(Formula.KEY, NameFormulas::keyFormula);
                };
        control.setId("setting-" + id);
        return new SettingLine(name(id), MESSAGES.text("help." + id), control, problem(id));
    }

    private ObservableValue<String> problem(String id) {
        return switch (id) {
            case "style" -> model.styleProblemProperty();
            case "key-pattern" -> model.problemProperty(Formula.KEY);
            case "file-name" -> model.problemProperty(Formula.FILE_NAME);
            case "file-folder" -> model.problemProperty(Formula.FILE_FOLDER);
            default -> NO_PROBLEM;
        };
    }

    private Control formula(Formula formula, Function<NameFormulas, String> text) {
        return text(
                now -> text.apply(now.userHabits().nameFormulas()),
                typed -> model.takeFormula(formula, typed));
    }

    private Control theme() {
        return choice(
                List.of(ThemeChoice.values()),
                Settings::themeChoice,
                Settings::withTheme,
                theme -> MESSAGES.text("theme." + theme.name().toLowerCase(Locale.ROOT)));
    }

    /// Includes a scale set by keys, if it is not a standard one.
    private Control scale() {
        List<Integer> scales = new ArrayList<>(SCALES);
        int now = model.settingsProperty().getValue().zoomPercent();
        if (!scales.contains(now)) {
            scales.add(now);
            scales.sort(null);
        }
        return choice(
                scales,
                Settings::zoomPercent,
                Settings::withZoom,
                percent -> MESSAGES.text("percent", percent));
    }

    private Control language() {
        return choice(
                LANGUAGES,
                now -> now.windowAppearance().languageTag(),
                Settings::withLanguage,
                tag ->
                        tag.isEmpty()
                                ? MESSAGES.text("language.system")
                                : MESSAGES.text("language." + tag));
    }

    private Control citing(
            Function<DragChoice, DragFormat> get,
            BiFunction<DragChoice, DragFormat, DragChoice> set) {
        return choice(
                List.of(DragFormat.values()),
                now -> get.apply(now.userHabits().dragChoice()),
                (now, to) -> now.withDragging(set.apply(now.userHabits().dragChoice(), to)),
                each -> MESSAGES.text("citing." + each.name().toLowerCase(Locale.ROOT)));
    }

    private Control editor() {
        return choice(
                List.of(PushEditor.values()),
                now -> editor(now).pushEditor(),
                (now, to) ->
                        with(
                                now,
                                new PushTarget(
                                        to,
                                        editor(now).editorCommand(),
                                        editor(now).editorServer())),
                each -> MESSAGES.text("editor." + each.name().toLowerCase(Locale.ROOT)));
    }

    private static PushTarget editor(Settings now) {
        return now.userHabits().dragChoice().pushTarget();
    }

    private static Settings with(Settings now, PushTarget editor) {
        DragChoice dragging = now.userHabits().dragChoice();
        return now.withDragging(
                new DragChoice(dragging.plainFormat(), dragging.altFormat(), editor));
    }

    private void changeEditor(UnaryOperator<PushTarget> change) {
        model.change(now -> with(now, change.apply(editor(now))));
    }

    private <T> ChoiceBox<T> choice(
            List<T> values,
            Function<Settings, T> get,
            BiFunction<Settings, T, Settings> set,
            Function<T, String> words) {
        ChoiceBox<T> box = new ArrowChoiceBox<>();
        box.getItems().setAll(values);
        box.setConverter(new NamedValues<>(words));
        model.settingsProperty().subscribe(now -> box.setValue(get.apply(now)));
        box.valueProperty()
                .addListener((_, _, value) -> {
                    if (value != null) {
                        model.change(now -> set.apply(now, value));
                    }
                });
        return box;
    }

    CheckBox check(Function<Settings, Boolean> get, BiFunction<Settings, Boolean, Settings> set) {
        CheckBox box = new CheckBox();
        model.settingsProperty().subscribe(now -> box.setSelected(get.apply(now)));
        box.selectedProperty().addListener((_, _, on) -> model.change(now -> set.apply(now, on)));
        return box;
    }

    /// A text field that commits on Enter, or when it loses the focus.
    TextField text(Function<Settings, String> get, Consumer<String> set) {
        TextField field = new TextField();
        model.settingsProperty().subscribe(now -> field.setText(get.apply(now)));
        field.setOnAction(_ -> set.accept(field.getText()));
        field.focusedProperty()
                .addListener((_, _, focused) -> {
                    String now = get.apply(model.settingsProperty().getValue());
                    if (!focused && !field.getText().equals(now)) {
                        set.accept(field.getText());
                    }
                });
        return field;
    }
}
