package octavo.gui.problems;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.editing.tidy.CleanUpImpact;
import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.tasks.LatestTask;
import octavo.library.Edit;
import octavo.library.Library;

import java.util.List;
import java.util.Optional;

/// All clean-ups, how many entries each would change, and what the chosen one would change. They
/// are counted only while they are looked at.
public final class CleanUpReview {
    private static final MessageTexts MESSAGES = MessageTexts.of(CleanUpReview.class);
    private static final int MOST_PAPERS = 500;

    private final OpenLibrary openLibrary;
    private final LatestTask countTask;
    private final LatestTask diffTask;
    private final ObservableList<CleanUpImpact> impacts = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<Optional<ReviewedCleanUp>> reviewed =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private boolean isLookedAt;
    private Optional<Library> countedLibrary = Optional.empty();

    /// What a clean-up would do.
    ///
    /// @param papers the first that it changes
    /// @param diffLines in the format of `diff -u`
    public record ReviewedCleanUp(
            CleanUpImpact impact,
            Library libraryBefore,
            Edit edit,
            List<PaperSummary> papers,
            List<String> diffLines) {
        public ReviewedCleanUp {
            papers = List.copyOf(papers);
            diffLines = List.copyOf(diffLines);
        }

        static ReviewedCleanUp of(Library library, CleanUpImpact impact) {
            Edit edit = impact.cleanUp().editFor(library);
            return new ReviewedCleanUp(
                    impact,
                    library,
                    edit,
                    CleanUpImpact.changedSlots(edit, MOST_PAPERS).stream()
                            .flatMap(slot -> PaperSummary.inSlot(library, slot).stream())
                            .toList(),
                    CleanUpImpact.diffIn(library, impact.cleanUp()));
        }
    }

    CleanUpReview(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
        this.countTask = new LatestTask(openLibrary.background());
        this.diffTask = new LatestTask(openLibrary.background());
        openLibrary.libraryValue().subscribe((_, _) -> count());
    }

    /// Those that change something first.
    ObservableList<CleanUpImpact> impacts() {
        return impacts;
    }

    /// What the chosen clean-up would do; empty while that is being worked out.
    ReadOnlyObjectProperty<Optional<ReviewedCleanUp>> reviewedProperty() {
        return reviewed.getReadOnlyProperty();
    }

    /// Counts while they are looked at.
    void setLookedAt(boolean isNowLookedAt) {
        isLookedAt = isNowLookedAt;
        count();
    }

    private void count() {
        Library library = openLibrary.libraryValue().getValue();
        if (isLookedAt && countedLibrary.filter(library::equals).isEmpty()) {
            countedLibrary = Optional.of(library);
            reviewed.set(Optional.empty());
            countTask.runLatest(
                    () -> CleanUpImpact.allIn(library), impacts::setAll, openLibrary.onFailure());
        }
    }

    /// Works out what a clean-up would do.
    void review(CleanUpImpact impact) {
        reviewed.set(Optional.empty());
        if (impact.entryCount() > 0) {
            Library library = openLibrary.libraryValue().getValue();
            diffTask.runLatest(
                    () -> ReviewedCleanUp.of(library, impact),
                    found -> reviewed.set(Optional.of(found)),
                    openLibrary.onFailure());
        }
    }

    /// Makes the changes that are shown, unless the library has changed since.
    void apply() {
        Library library = openLibrary.libraryValue().getValue();
        reviewed.get()
                .filter(each -> each.libraryBefore().equals(library))
                .ifPresent(each ->
                        openLibrary
                                .editSteps()
                                .applyStep(
                                        MESSAGES.text(
                                                "clean-up.step",
                                                each.impact().entryCount(),
                                                each.impact().cleanUp().name()),
                                        each.edit()));
    }
}
