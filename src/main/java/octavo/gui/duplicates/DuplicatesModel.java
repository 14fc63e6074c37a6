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
import octavo.gui.duplicates.PairModel.PairSort;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.pagecontract.SidecarEdits;
import octavo.library.Edit;
import octavo.library.Library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Possible duplicates, and published preprints. Pairs declared different go into the sidecar;
/// merges are undoable steps.
public final class DuplicatesModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(DuplicatesModel.class);

    private final OpenLibrary openLibrary;
    private final SidecarEdits sidecarEdits;
    private final ObservableList<PairModel> pairModels = FXCollections.observableArrayList();
    private final ReadOnlyBooleanWrapper isBusy = new ReadOnlyBooleanWrapper(true);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final Set<List<Integer>> skippedSlots = new HashSet<>();
    private Runnable cancelSearch = () -> {};

    public DuplicatesModel(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
        this.sidecarEdits = new SidecarEdits(openLibrary, this::searchPairs);
        openLibrary.libraryValue().subscribe(_ -> searchPairs());
    }

    /// Duplicates before preprints, and certain ones first.
    public ObservableList<PairModel> pairModels() {
        return pairModels;
    }

    /// Whether entries are being compared.
    public ReadOnlyBooleanProperty busyProperty() {
        return isBusy.getReadOnlyProperty();
    }

    /// Why the last decision failed; empty if it succeeded.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    private void searchPairs() {
        sidecarEdits.readContent(sidecar -> {
            Library currentLibrary = openLibrary.libraryValue().getValue();
            DistinctPairs distinctPairs = DistinctPairs.of(sidecar);
            isBusy.set(true);
            cancelSearch.run();
            cancelSearch =
                    openLibrary
                            .background()
                            .runInBackground(
                                    () -> findPairs(currentLibrary, distinctPairs),
                                    foundPairs -> {
                                        isBusy.set(false);
                                        showPairs(foundPairs);
                                    },
                                    openLibrary.onFailure());
        });
    }

    private static List<PairModel> findPairs(Library currentLibrary, DistinctPairs distinctPairs) {
        List<PairModel> foundPairs = new ArrayList<>();
        SpellingUse spellingUse = SpellingUse.of(currentLibrary);
        Comparator<EntryMatch> certainFirst =
                Comparator.comparing(entryMatch -> entryMatch.matchLevel() != MatchLevel.CERTAIN);
        Duplicates.findAll(currentLibrary, distinctPairs).stream()
                .sorted(certainFirst)
                .forEach(entryMatch ->
                        foundPairs.add(
                                new PairModel(
                                        PairSort.DUPLICATES,
                                        currentLibrary,
                                        entryMatch,
                                        spellingUse)));
        PublishedPairs.findAll(currentLibrary, distinctPairs).stream()
                .filter(entryMatch -> !TwinLink.isLinked(currentLibrary, entryMatch))
                .sorted(certainFirst)
                .forEach(entryMatch ->
                        foundPairs.add(
                                new PairModel(
                                        PairSort.TWINS, currentLibrary, entryMatch, spellingUse)));
        return foundPairs;
    }

    private void showPairs(List<PairModel> foundPairs) {
        pairModels.setAll(
                foundPairs.stream()
                        .filter(pairModel -> !skippedSlots.contains(pairModel.slots()))
                        .toList());
    }

    /// Merges two entries, or links a preprint to its published version. The library may have moved
    /// on since they were compared, such as by the merge before.
    public void joinPair(PairModel pairModel) {
        Library currentLibrary = openLibrary.libraryValue().getValue();
        if (!pairModel.isCurrentIn(currentLibrary)) {
            showProblem("changed", pairModel);
            return;
        }
        String stepLabel =
                MESSAGES.text(
                        pairModel.sort() == PairSort.TWINS ? "step.link" : "step.merge",
                        pairModel.keptKey(),
                        pairModel.goneKey());
        pairModel
                .toEdit(currentLibrary)
                .ifPresentOrElse(
                        edit -> {
                            problem.set("");
                            // What is left of them is compared anew, which may take a while.
                            pairModels.removeIf(
                                    each -> !Collections.disjoint(each.slots(), pairModel.slots()));
                            openLibrary.editSteps().applyStep(stepLabel, edit);
                        },
                        () -> showProblem("refused", pairModel));
    }

    private void showProblem(String messageKey, PairModel pairModel) {
        problem.set(MESSAGES.text(messageKey, pairModel.keptKey(), pairModel.goneKey()));
    }

    /// The pairs that hardly need a look. Of those that share an entry it has the first: the others
    /// are compared anew once that is joined.
    List<PairModel> trivialPairs() {
        Set<Integer> takenSlots = new HashSet<>();
        List<PairModel> trivialPairs = new ArrayList<>();
        for (PairModel pairModel : pairModels) {
            if (pairModel.isTrivial() && Collections.disjoint(takenSlots, pairModel.slots())) {
                takenSlots.addAll(pairModel.slots());
                trivialPairs.add(pairModel);
            }
        }
        return trivialPairs;
    }

    /// Merges or links all trivial pairs, as one step.
    void settleTrivial() {
        Library currentLibrary = openLibrary.libraryValue().getValue();
        List<PairModel> currentPairs =
                trivialPairs().stream().filter(it -> it.isCurrentIn(currentLibrary)).toList();
        List<Edit> edits = PairModel.joiningEdits(currentPairs, currentLibrary);
        problem.set("");
        if (!edits.isEmpty()) {
            openLibrary
                    .editSteps()
                    .applyStep(
                            MESSAGES.text("step.trivial", edits.size()), new Edit.EditBatch(edits));
        }
    }

    /// Declares two entries different works.
    public void keepPairApart(PairModel pairModel) {
        problem.set("");
        sidecarEdits.changeContent(
                MESSAGES.text("step.different", pairModel.keptKey(), pairModel.goneKey()),
                sidecar ->
                        DistinctPairs.NONE
                                .withPair(pairModel.keptKey(), pairModel.goneKey())
                                .writeTo(sidecar));
        pairModels.remove(pairModel);
    }

    /// Skips a pair until the library is opened again.
    public void skipPair(PairModel pairModel) {
        problem.set("");
        skippedSlots.add(pairModel.slots());
        pairModels.remove(pairModel);
    }

    /// Shows an entry.
    public void openEntry(int slot) {
        openLibrary.libraryWays().showEntry().accept(slot, "");
    }
}
