package octavo.gui.settings;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;

import octavo.gui.controls.ConstantValue;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.net.WebService;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The controls of the settings page *Online*.
final class OnlineControls {
    private static final MessageTexts MESSAGES = MessageTexts.of(OnlineControls.class);
    private static final ObservableValue<String> NO_PROBLEM = new ConstantValue<>("");

    private static final double MEGABYTE = 1_000_000;

    private final SettingControls settings;
    private final OnlineModel model;

    OnlineControls(SettingControls settings, OnlineModel model) {
        this.settings = settings;
        this.model = model;
    }

    /// The names of all settings, in order.
    static List<String> names() {
        return Stream.of(
                        Stream.of("look-ups", "mail").map(OnlineControls::name),
                        withKeys().map(OnlineControls::keyName),
                        Stream.of("cache", "browsers", "editors", "exports")
                                .map(OnlineControls::name))
                .flatMap(each -> each)
                .toList();
    }

    private static String name(String id) {
        return MESSAGES.text("setting." + id);
    }

    private static String keyName(WebService service) {
        return MESSAGES.text("setting.key", service.displayTitle());
    }

    private static Stream<WebService> withKeys() {
        return Arrays.stream(WebService.values()).filter(WebService::takesKey);
    }

    List<SettingLine> all() {
        List<SettingLine> lines = new ArrayList<>();
        lines.add(
                line(
                        "look-ups",
                        settings.check(
                                now -> now.onlineChoice().allowsLookups(), OnlineModel::allowing),
                        MESSAGES.text("help.look-ups") + "\n" + services(),
                        NO_PROBLEM));
        lines.add(
                line(
                        "mail",
                        settings.text(now -> now.onlineChoice().contactMail(), model::takeMail),
                        MESSAGES.text("help.mail"),
                        model.mailProblemProperty()));
        withKeys().map(this::key).forEach(lines::add);
        lines.add(cache());
        lines.add(
                line(
                        "browsers",
                        settings.check(
                                now -> now.onlineChoice().editorAccess().allowsSaving(),
                                OnlineModel::savingFromBrowsers),
                        MESSAGES.text("help.browsers"),
                        NO_PROBLEM));
        lines.add(
                line(
                        "editors",
                        settings.check(
                                now -> now.onlineChoice().editorAccess().allowsPicking(),
                                OnlineModel::answeringEditors),
                        MESSAGES.text("help.editors"),
                        NO_PROBLEM));
        lines.add(
                line(
                        "documents",
                        settings.check(
                                now -> now.onlineChoice().editorAccess().allowsDocuments(),
                                OnlineModel::citingInDocuments),
                        MESSAGES.text("help.documents"),
                        NO_PROBLEM));
        lines.add(
                line(
                        "exports",
                        settings.check(
                                now -> now.onlineChoice().editorAccess().allowsExport(),
                                OnlineModel::sendingLibraries),
                        MESSAGES.text("help.exports"),
                        NO_PROBLEM));
        return lines;
    }

    private static SettingLine line(
            String id, Control control, String help, ObservableValue<String> problem) {
        control.setId("setting-" + id);
        return new SettingLine(name(id), help, control, problem);
    }

    /// The purpose of each service, a line each.
    private static String services() {
        return Arrays.stream(WebService.values())
                .map(each ->
                        MESSAGES.text(
                                "service",
                                each.displayTitle(),
                                MessageTranslator.of(each.purpose())))
                .collect(Collectors.joining("\n"));
    }

    private SettingLine key(WebService service) {
        TextField field = new PasswordField();
        field.setId("setting-key-" + service.serviceId());
        model.keysProperty()
                .subscribe(keys -> field.setText(keys.getOrDefault(service.serviceId(), "")));
        Consumer<String> take =
                typed -> {
                    String now = model.keysProperty().get().getOrDefault(service.serviceId(), "");
                    if (!typed.strip().equals(now)) {
                        model.takeKey(service, typed);
                    }
                };
        field.setOnAction(_ -> take.accept(field.getText()));
        field.focusedProperty()
                .addListener((_, _, focused) -> {
                    if (!focused) {
                        take.accept(field.getText());
                    }
                });
        return new SettingLine(
                keyName(service), MESSAGES.text("help.key"), field, model.keyProblem(service));
    }

    private SettingLine cache() {
        Button clear = new Button();
        clear.textProperty()
                .bind(
                        model.cacheSizeProperty()
                                .map(size ->
                                        MESSAGES.text("cache.clear", size.longValue() / MEGABYTE)));
        clear.disableProperty().bind(model.cacheSizeProperty().isEqualTo(0));
        clear.setOnAction(_ -> model.clearCache());
        return line("cache", clear, MESSAGES.text("help.cache"), model.cacheProblemProperty());
    }
}
