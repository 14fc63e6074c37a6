package octavo.gui.duplicates;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.duplicates.DistinctPairs;
import octavo.duplicates.Duplicates;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.MatchLevel;
import octavo.duplicates.PublishedPairs;
import octavo.duplicates.SpellingUse;
import octavo.duplicates.TwinLink;
import octavo.gui.controls.MessageTexts;
import octavo.gui.duplicates.PairModel.Sort;
import octavo.gui.page.OpenLibrary;
import octavo.gui.page.SidecarEdits;
import octavo.library.Library;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Possible duplicates, and published preprints. Pairs declared different go into the sidecar;
/// merges are undoable steps.
public final class DuplicatesModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(DuplicatesModel.class);

    private final OpenLibrary library;
    private final SidecarEdits notes;
    private final ObservableList<PairModel> pairs = FXCollections.observableArrayList();
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(true);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final Set<List<Integer>> skipped = new HashSet<>();
    private Runnable cancel = () -> {};

    public DuplicatesModel(OpenLibrary library) {
        this.library = library;
        this.notes = new SidecarEdits(library, this::look);
        library.libraryValue().subscribe(_ -> look());
    }

    /// Duplicates before preprints, and certain ones first.
    public ObservableList<PairModel> pairs() {
        return pairs;
    }

    /// Whether entries are being compared.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// Why the last decision failed; empty if it succeeded.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    private void look() {
        notes.readContent(sidecar -> {
            Library state = library.libraryValue().getValue();
            DistinctPairs distinct = DistinctPairs.of(sidecar);
            busy.set(true);
            cancel.run();
            cancel =
                    library.background()
                            .runInBackground(
                                    () -> found(state, distinct),
                                    found -> {
                                        busy.set(false);
                                        show(found);
                                    },
                                    library.onFailure());
        });
    }

    private static List<PairModel> found(Library state, DistinctPairs distinct) {
        List<PairModel> found = new ArrayList<>();
        SpellingUse use = SpellingUse.of(state);
        Comparator<EntryMatch> certainFirst =
                Comparator.comparing(match -> match.matchLevel() != MatchLevel.CERTAIN);
        Duplicates.findAll(state, distinct).stream()
                .sorted(certainFirst)
                .forEach(match -> found.add(new PairModel(Sort.DUPLICATES, state, match, use)));
        PublishedPairs.findAll(state, distinct).stream()
                .filter(match -> !TwinLink.isLinked(state, match))
                .sorted(certainFirst)
                .forEach(match -> found.add(new PairModel(Sort.TWINS, state, match, use)));
        return found;
    }

    private void show(List<PairModel> found) {
        pairs.setAll(found.stream().filter(pair -> !skipped.contains(pair.slots())).toList());
    }

    /// Merges two entries, or links a preprint to its published version.
    public void join(PairModel pair) {
        String step =
                MESSAGES.text(
                        pair.sort() == Sort.TWINS ? "step.link" : "step.merge",
                        pair.first(),
                        pair.second());
        pair.edit()
                .ifPresentOrElse(
                        edit -> {
                            problem.set("");
                            library.editSteps().applyStep(step, edit);
                        },
                        () -> problem.set(MESSAGES.text("refused", pair.first(), pair.second())));
    }

    /// Declares two entries different works.
    public void keepApart(PairModel pair) {
        problem.set("");
        notes.changeContent(
                MESSAGES.text("step.different", pair.first(), pair.second()),
                sidecar ->
                        DistinctPairs.NONE.withPair(pair.first(), pair.second()).writeTo(sidecar));
        pairs.remove(pair);
    }

    /// Skips a pair until the library is opened again.
    public void skip(PairModel pair) {
        problem.set("");
        skipped.add(pair.slots());
        pairs.remove(pair);
    }

    /// Shows an entry.
    public void open(int slot) {
        library.libraryWays().showEntry().accept(slot, "");
    }
}
