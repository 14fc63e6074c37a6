package octavo.gui.shell;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

import octavo.merge.Choice;
import octavo.merge.Conflict;
import octavo.merge.Merged;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// What two states of a library disagree about, while somebody settles it.
public final class Conflicts {
    private final String library;
    private final Merged merged;
    private final Consumer<Merged> settled;
    private final Consumer<Conflicts> postponed;
    private final Map<Integer, Choice> choices = new HashMap<>();
    private final ReadOnlyBooleanWrapper complete = new ReadOnlyBooleanWrapper();

    Conflicts(
            String library,
            Merged merged,
            Consumer<Merged> settled,
            Consumer<Conflicts> postponed) {
        this.library = library;
        this.merged = merged;
        this.settled = settled;
        this.postponed = postponed;
    }

    /// The name of the library.
    public String library() {
        return library;
    }

    public List<Conflict> list() {
        return merged.conflicts();
    }

    /// What has been chosen for a conflict.
    public Optional<Choice> choice(Conflict conflict) {
        return Optional.ofNullable(choices.get(conflict.number()));
    }

    public void choose(Conflict conflict, Choice choice) {
        choices.put(conflict.number(), choice);
        complete.set(choices.size() == list().size());
    }

    public void chooseAll(Choice choice) {
        list().forEach(conflict -> choose(conflict, choice));
    }

    /// Whether there is a choice for each.
    public ReadOnlyBooleanProperty completeProperty() {
        return complete.getReadOnlyProperty();
    }

    /// Leaves it for later.
    public void postpone() {
        postponed.accept(this);
    }

    /// Has the library become what was chosen.
    public void settle() {
        settled.accept(merged.with(choices));
    }
}
