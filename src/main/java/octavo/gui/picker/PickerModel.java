package octavo.gui.picker;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestTask;
import octavo.integrations.citationrequests.PickedEntry;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/// What is searched and picked for a citation. It is answered once, with nothing if somebody
/// cancels.
public final class PickerModel {
    private final LatestTask searchTask;
    private final Function<String, List<Work>> findWorks;
    private final Consumer<Exception> onFailure;
    private final Consumer<List<PickedEntry>> onReply;
    private final StringProperty query = new SimpleStringProperty("");
    private final ObservableList<Work> foundWorks = FXCollections.observableArrayList();
    private final ObservableList<Work> chosenWorks = FXCollections.observableArrayList();
    private final StringProperty prefix = new SimpleStringProperty("");
    private final StringProperty pages = new SimpleStringProperty("");
    private final StringProperty suffix = new SimpleStringProperty("");
    private final BooleanProperty yearOnly = new SimpleBooleanProperty();
    private final Map<Work, PickedEntry> presentEntries = new HashMap<>();
    private boolean isAnswered;

    /// @param findWorks finds entries, the best first; called on another thread
    public PickerModel(
            BackgroundTasks background,
            Function<String, List<Work>> findWorks,
            Consumer<Exception> onFailure,
            Consumer<List<PickedEntry>> onReply) {
        this.searchTask = new LatestTask(background);
        this.findWorks = findWorks;
        this.onFailure = onFailure;
        this.onReply = onReply;
        query.subscribe(this::search);
    }

    private void search(String text) {
        searchTask.runLatest(() -> findWorks.apply(text), foundWorks::setAll, onFailure);
    }

    /// Begins with the entries of a citation that is edited. What is said about those between the
    /// first and the last stays with them.
    public void startWith(List<PickedEntry> entries) {
        entries.forEach(entry -> {
            chosenWorks.add(entry.work());
            presentEntries.put(entry.work(), entry);
        });
        if (!entries.isEmpty()) {
            prefix.set(entries.getFirst().prefix());
            pages.set(entries.getLast().locator());
            suffix.set(entries.getLast().suffix());
            yearOnly.set(entries.stream().allMatch(PickedEntry::hidesAuthor));
        }
    }

    StringProperty queryProperty() {
        return query;
    }

    ObservableList<Work> foundWorks() {
        return foundWorks;
    }

    ObservableList<Work> chosenWorks() {
        return chosenWorks;
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
    void addWork(Work work) {
        chosenWorks.add(work);
        query.set("");
    }

    void removeLast() {
        if (!chosenWorks.isEmpty()) {
            chosenWorks.removeLast();
        }
    }

    /// Answers with the chosen entries: what is said before them goes to the first, and what is
    /// said after them to the last.
    void citeChosen() {
        List<PickedEntry> pickedEntries = new ArrayList<>();
        for (int i = 0; i < chosenWorks.size(); i++) {
            boolean isLast = i == chosenWorks.size() - 1;
            Work work = chosenWorks.get(i);
            PickedEntry present = presentEntries.getOrDefault(work, PickedEntry.of(work));
            pickedEntries.add(
                    new PickedEntry(
                            work,
                            i == 0 ? prefix.get().strip() : present.prefix(),
                            isLast ? pages.get().strip() : present.locator(),
                            isLast ? suffix.get().strip() : present.suffix(),
                            yearOnly.get()));
        }
        answerOnce(pickedEntries);
    }

    /// Answers with nothing.
    public void cancelPicking() {
        answerOnce(List.of());
    }

    private void answerOnce(List<PickedEntry> pickedEntries) {
        if (!isAnswered) {
            isAnswered = true;
            onReply.accept(pickedEntries);
        }
    }
}
