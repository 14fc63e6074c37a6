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
import octavo.settings.UserHabits.EditorAccess;
import octavo.settings.UserHabits.OnlineChoice;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// Settings for online look-ups and the cache.
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
        background.runInBackground(keys::loadKeys, known::set, _ -> {});
        background.runInBackground(cache::sizeOnDisk, cacheSize::set, this::cacheFailed);
    }

    /// Why the typed e-mail address is invalid; empty if it is valid.
    public ReadOnlyStringProperty mailProblemProperty() {
        return mailProblem.getReadOnlyProperty();
    }

    /// Why the key of a service was not stored; empty if it was.
    public ObservableValue<String> keyProblem(WebService service) {
        return keyProblems.map(all -> all.getOrDefault(service, ""));
    }

    /// The size of the cache in bytes.
    public ReadOnlyLongProperty cacheSizeProperty() {
        return cacheSize.getReadOnlyProperty();
    }

    /// Why the cache cannot be measured or cleared; empty if it can.
    public ReadOnlyStringProperty cacheProblemProperty() {
        return cacheProblem.getReadOnlyProperty();
    }

    /// The keys by service id.
    public ReadOnlyObjectProperty<Map<String, String>> keysProperty() {
        return known.getReadOnlyProperty();
    }

    /// Switches look-ups on or off.
    static Settings allowing(Settings now, boolean isOn) {
        return now.withOnline(
                new OnlineChoice(
                        isOn, now.onlineChoice().contactMail(), now.onlineChoice().editorAccess()));
    }

    /// Lets editors on this computer ask, or nobody.
    static Settings answeringEditors(Settings now, boolean isOn) {
        return withEditors(now, now.onlineChoice().editorAccess().withPicks(isOn));
    }

    /// Lets programs on this computer fetch the open libraries, or none.
    static Settings sendingLibraries(Settings now, boolean isOn) {
        return withEditors(now, now.onlineChoice().editorAccess().withExports(isOn));
    }

    /// Lets the buttons of browsers save papers, or not.
    static Settings savingFromBrowsers(Settings now, boolean isOn) {
        return withEditors(now, now.onlineChoice().editorAccess().withSaves(isOn));
    }

    /// Lets word processors ask for citations, or not.
    static Settings citingInDocuments(Settings now, boolean isOn) {
        return withEditors(now, now.onlineChoice().editorAccess().withDocuments(isOn));
    }

    private static Settings withEditors(Settings now, EditorAccess editors) {
        OnlineChoice online = now.onlineChoice();
        return now.withOnline(
                new OnlineChoice(online.allowsLookups(), online.contactMail(), editors));
    }

    /// Sets the e-mail address, if it is valid; an empty one removes it.
    public void takeMail(String typed) {
        String mail = typed.strip();
        boolean isTaken = mail.isEmpty() || WebOptions.isMailAddress(mail);
        mailProblem.set(isTaken ? "" : MESSAGES.text("mail.wrong", mail));
        if (isTaken) {
            change.accept(now ->
                    now.withOnline(
                            new OnlineChoice(
                                    now.onlineChoice().allowsLookups(),
                                    mail,
                                    now.onlineChoice().editorAccess())));
        }
    }

    /// Stores the key of a service; an empty one is removed.
    public void takeKey(WebService service, String typed) {
        String key = typed.strip();
        if (!key.isEmpty() && !WebOptions.isServiceKey(key)) {
            keyProblems.set(Map.of(service, MESSAGES.text("key.wrong")));
            return;
        }
        keyProblems.set(Map.of());
        background.runInBackground(
                () -> {
                    keys.putKey(service.serviceId(), key);
                    return keys.loadKeys();
                },
                known::set,
                trouble -> {
                    String reason = String.valueOf(trouble.getMessage());
                    keyProblems.set(Map.of(service, MESSAGES.text("key.failed", reason)));
                });
    }

    /// Clears the cache.
    public void clearCache() {
        background.runInBackground(
                () -> {
                    cache.removeAll();
                    return cache.sizeOnDisk();
                },
                cacheSize::set,
                this::cacheFailed);
    }

    private void cacheFailed(Exception trouble) {
        cacheProblem.set(MESSAGES.text("cache.failed", String.valueOf(trouble.getMessage())));
    }
}
