package octavo.gui.picker;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestTask;
import octavo.integrations.betterbibtex.PickedEntry;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/// What is searched and picked for a citation. It is answered once, with nothing if somebody
/// cancels.
public final class PickerModel {
    private final LatestTask search;
    private final Function<String, List<Work>> find;
    private final Consumer<Exception> failed;
    private final Consumer<List<PickedEntry>> reply;
    private final StringProperty query = new SimpleStringProperty("");
    private final ObservableList<Work> found = FXCollections.observableArrayList();
    private final ObservableList<Work> chosen = FXCollections.observableArrayList();
    private final StringProperty prefix = new SimpleStringProperty("");
    private final StringProperty pages = new SimpleStringProperty("");
    private final StringProperty suffix = new SimpleStringProperty("");
    private final BooleanProperty yearOnly = new SimpleBooleanProperty();
    private boolean isAnswered;

    /// @param find finds entries, the best first; called on another thread
    public PickerModel(
            BackgroundTasks background,
            Function<String, List<Work>> find,
            Consumer<Exception> failed,
            Consumer<List<PickedEntry>> reply) {
        this.search = new LatestTask(background);
        this.find = find;
        this.failed = failed;
        this.reply = reply;
        query.subscribe(this::search);
    }

    private void search(String text) {
        search.runLatest(() -> find.apply(text), found::setAll, failed);
    }

    StringProperty queryProperty() {
        return query;
    }

    ObservableList<Work> found() {
        return found;
    }

    ObservableList<Work> chosen() {
        return chosen;
    }

    StringProperty prefixProperty() {
        return prefix;
    }

    StringProperty pagesProperty() {
        return pages;
    }

    StringProperty suffixProperty() {
        return suffix;
    }

    BooleanProperty yearOnlyProperty() {
        return yearOnly;
    }

    /// Adds an entry, and searches for another.
    void add(Work work) {
        chosen.add(work);
        query.set("");
    }

    void removeLast() {
        if (!chosen.isEmpty()) {
            chosen.removeLast();
        }
    }

    /// Answers with the chosen entries: what is said before them goes to the first, and what is
    /// said after them to the last.
    void cite() {
        List<PickedEntry> picked = new ArrayList<>();
        for (int i = 0; i < chosen.size(); i++) {
            boolean isLast = i == chosen.size() - 1;
            picked.add(
                    new PickedEntry(
                            chosen.get(i),
                            i == 0 ? prefix.get().strip() : "",
                            isLast ? pages.get().strip() : "",
                            isLast ? suffix.get().strip() : "",
                            yearOnly.get()));
        }
        answer(picked);
    }

    /// Answers with nothing.
    public void cancel() {
        answer(List.of());
    }

    private void answer(List<PickedEntry> picked) {
        if (!isAnswered) {
            isAnswered = true;
            reply.accept(picked);
        }
    }
}
