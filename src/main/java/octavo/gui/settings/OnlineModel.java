package octavo.gui.settings;

import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

import octavo.gui.controls.MessageTexts;
import octavo.gui.tasks.BackgroundTasks;
import octavo.net.AnswerCache;
import octavo.net.WebOptions;
import octavo.net.WebService;
import octavo.settings.ServiceKeys;
import octavo.settings.Settings;
import octavo.settings.Settings.OnlineChoice;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// What may be asked of the web, and what is kept of its answers.
public final class OnlineModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(OnlineModel.class);

    private final Consumer<UnaryOperator<Settings>> change;
    private final BackgroundTasks background;
    private final ServiceKeys keys;
    private final AnswerCache cache;
    private final ReadOnlyStringWrapper mailProblem = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Map<WebService, String>> keyProblems =
            new ReadOnlyObjectWrapper<>(Map.of());
    private final ReadOnlyLongWrapper cacheSize = new ReadOnlyLongWrapper();
    private final ReadOnlyStringWrapper cacheProblem = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Map<String, String>> known =
            new ReadOnlyObjectWrapper<>(Map.of());

    public OnlineModel(
            Consumer<UnaryOperator<Settings>> change,
            BackgroundTasks background,
            ServiceKeys keys,
            AnswerCache cache) {
        this.change = change;
        this.background = background;
        this.keys = keys;
        this.cache = cache;
        background.run(keys::load, known::set, _ -> {});
        background.run(cache::size, cacheSize::set, this::cacheFailed);
    }

    /// Why the mail address that was typed cannot be used; empty if it can.
    public ReadOnlyStringProperty mailProblemProperty() {
        return mailProblem.getReadOnlyProperty();
    }

    /// Why the key of a service was not kept; empty if it was.
    public ObservableValue<String> keyProblem(WebService service) {
        return keyProblems.map(all -> all.getOrDefault(service, ""));
    }

    /// How many bytes of answers are kept.
    public ReadOnlyLongProperty cacheSizeProperty() {
        return cacheSize.getReadOnlyProperty();
    }

    /// Why the answers that are kept cannot be counted or forgotten; empty if they can.
    public ReadOnlyStringProperty cacheProblemProperty() {
        return cacheProblem.getReadOnlyProperty();
    }

    /// The keys by the ids of their services.
    public ReadOnlyObjectProperty<Map<String, String>> keysProperty() {
        return known.getReadOnlyProperty();
    }

    /// Switches look-ups on or off.
    static Settings allowing(Settings now, boolean isOn) {
        return now.withOnline(new OnlineChoice(isOn, now.online().mail()));
    }

    /// Sets the mail address, if it is one; an empty one is none.
    public void takeMail(String typed) {
        String mail = typed.strip();
        boolean isTaken = mail.isEmpty() || WebOptions.isMail(mail);
        mailProblem.set(isTaken ? "" : MESSAGES.text("mail.wrong", mail));
        if (isTaken) {
            change.accept(now -> now.withOnline(new OnlineChoice(now.online().lookUps(), mail)));
        }
    }

    /// Keeps the key of a service; an empty one is forgotten.
    public void takeKey(WebService service, String typed) {
        String key = typed.strip();
        if (!key.isEmpty() && !WebOptions.isKey(key)) {
            keyProblems.set(Map.of(service, MESSAGES.text("key.wrong")));
            return;
        }
        keyProblems.set(Map.of());
        background.run(
                () -> {
                    keys.put(service.id(), key);
                    return keys.load();
                },
                known::set,
                trouble -> {
                    String reason = String.valueOf(trouble.getMessage());
                    keyProblems.set(Map.of(service, MESSAGES.text("key.failed", reason)));
                });
    }

    /// Forgets all answers.
    public void clearCache() {
        background.run(
                () -> {
                    cache.clear();
                    return cache.size();
                },
                cacheSize::set,
                this::cacheFailed);
    }

    private void cacheFailed(Exception trouble) {
        cacheProblem.set(MESSAGES.text("cache.failed", String.valueOf(trouble.getMessage())));
    }
}
