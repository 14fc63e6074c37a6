package octavo.gui.people;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.people.SpellingPlan.PreferredSpelling;
import octavo.gui.people.SpellingPlan.SpelledPerson;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestTask;
import octavo.people.PersonCandidate;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Which spelling would be written if a candidate is one person, and what that would change.
public final class SpellingChoice {
    private final LatestTask previewTask;
    private final Consumer<Exception> onFailure;
    private final ReadOnlyObjectWrapper<Optional<SpellingPlan>> preview =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<String> chosenSpelling = Optional.empty();

    SpellingChoice(BackgroundTasks background, Consumer<Exception> onFailure) {
        this.previewTask = new LatestTask(background);
        this.onFailure = onFailure;
    }

    /// Chooses a spelling, and finds out what it would change.
    void choose(PeopleSnapshot seen, PersonCandidate candidate, String written) {
        chosenSpelling = Optional.of(written);
        preview.set(Optional.empty());
        previewTask.runLatest(
                () ->
                        SpellingPlan.of(
                                seen,
                                new PreferredSpelling(
                                        List.of(SpelledPerson.of(candidate, written)),
                                        false,
                                        decisions -> decisions)),
                found -> preview.set(Optional.of(found)),
                onFailure);
    }

    /// The spelling chosen for a candidate; its fullest if none is.
    String spellingOf(PersonCandidate candidate) {
        return chosenSpelling
                .filter(spelling ->
                        candidate.variants().stream()
                                .anyMatch(it -> it.writtenName().equals(spelling)))
                .orElse(candidate.fullestVariant().writtenName());
    }

    /// What the chosen spelling would change; empty while that is being found out.
    ReadOnlyObjectProperty<Optional<SpellingPlan>> previewProperty() {
        return preview.getReadOnlyProperty();
    }
}
