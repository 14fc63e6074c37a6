package octavo.gui.duplicates;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.bib.BibEntry;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.MatchLevel;
import octavo.duplicates.MergePlan;
import octavo.duplicates.MergePlan.MergeRow;
import octavo.duplicates.MergePlan.ValueSource;
import octavo.duplicates.SpellingUse;
import octavo.duplicates.TwinLink;
import octavo.gui.masterdetail.PaperSummary;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Two entries that belong together, while the user decides about them.
public final class PairModel {

    /// The relation of two entries.
    public enum PairSort {
        /// Two entries of one publication.
        DUPLICATES,
        /// A preprint and its published version.
        TWINS
    }

    private final PairSort pairSort;
    private final Library library;
    private final EntryMatch entryMatch;
    private final SpellingUse spellingUse;
    private final ReadOnlyObjectWrapper<MergePlan> mergePlan;

    PairModel(PairSort pairSort, Library library, EntryMatch entryMatch, SpellingUse spellingUse) {
        this.pairSort = pairSort;
        this.library = library;
        this.entryMatch = entryMatch;
        this.spellingUse = spellingUse;
        mergePlan =
                new ReadOnlyObjectWrapper<>(
                        MergePlan.of(
                                library,
                                entryMatch.firstIndex(),
                                entryMatch.secondIndex(),
                                spellingUse));
    }

    public PairSort sort() {
        return pairSort;
    }

    public boolean isCertain() {
        return entryMatch.matchLevel() == MatchLevel.CERTAIN;
    }

    /// Whether they should rather stay apart.
    public boolean isDoubtful() {
        return entryMatch.isDoubtful();
    }

    /// Why they belong together, or rather do not.
    public List<LocalizedSentence> reasons() {
        return entryMatch.reasonsWithDoubtsFirst();
    }

    /// The key of the entry that stays, or of the preprint.
    public String keptKey() {
        return entryIn(mergePlan.get().keptSlot()).key();
    }

    public String goneKey() {
        return entryIn(mergePlan.get().goneSlot()).key();
    }

    /// The title of the entry that stays; its key, if it has none.
    public String title() {
        return library.workAt(indexOf(mergePlan.get().keptSlot()))
                .map(Work::title)
                .filter(it -> !it.isBlank())
                .orElseGet(this::keptKey);
    }

    /// The paper in one of the two slots.
    PaperSummary paperIn(int slot) {
        return PaperSummary.inSlot(library, slot).orElseThrow();
    }

    private BibEntry entryIn(int slot) {
        return library.entryInSlot(slot).orElseThrow();
    }

    /// The merge plan of the fields.
    public ReadOnlyObjectProperty<MergePlan> planProperty() {
        return mergePlan.getReadOnlyProperty();
    }

    /// The fields to decide by: those that differ, or all, if none does.
    public List<MergeRow> shownRows() {
        return differingRows().isEmpty() ? mergePlan.get().mergeRows() : differingRows();
    }

    /// The fields that differ.
    public List<MergeRow> differingRows() {
        return mergePlan.get().mergeRows().stream()
                .filter(row -> !row.keptValue().equals(row.goneValue()))
                .toList();
    }

    public void chooseSource(String field, ValueSource source) {
        mergePlan.set(mergePlan.get().withChoice(field, source));
    }

    /// Keeps the other entry instead.
    public void swapEntries() {
        MergePlan currentPlan = mergePlan.get();
        mergePlan.set(
                MergePlan.of(
                        library,
                        indexOf(currentPlan.goneSlot()),
                        indexOf(currentPlan.keptSlot()),
                        spellingUse));
    }

    private int indexOf(int slot) {
        return library.indexOfSlot(slot).orElseThrow();
    }

    /// Whether both entries are still in a later state of the library as they were compared.
    boolean isCurrentIn(Library laterLibrary) {
        return slots().stream()
                .allMatch(slot -> laterLibrary.entryInSlot(slot).equals(library.entryInSlot(slot)));
    }

    /// The edit that merges or links them in a later state of the library, which has both; empty if
    /// that is impossible.
    Optional<Edit> toEdit(Library laterLibrary) {
        return pairSort == PairSort.TWINS
                ? TwinLink.linkTwins(laterLibrary, matchIn(laterLibrary))
                : mergePlan.get().toEdit(laterLibrary);
    }

    private EntryMatch matchIn(Library laterLibrary) {
        List<Integer> indices =
                slots().stream().map(slot -> laterLibrary.indexOfSlot(slot).orElseThrow()).toList();
        return new EntryMatch(
                indices.getFirst(),
                indices.getLast(),
                entryMatch.matchLevel(),
                entryMatch.reasons());
    }

    /// Whether joining them hardly needs a look: it is certain, and no value is lost.
    boolean isTrivial() {
        return isCertain()
                && !isDoubtful()
                && (pairSort == PairSort.TWINS
                        || differingRows().stream().allMatch(PairModel::losesNothing));
    }

    private static boolean losesNothing(MergeRow row) {
        return row.keptValue().isEmpty() || row.goneValue().isEmpty();
    }

    /// The edits that join several pairs, in order; pairs that cannot be joined are left out. Links
    /// come first, since merging removes entries.
    ///
    /// @param pairModels with no entry in two of them, and all in the library
    static List<Edit> joiningEdits(List<PairModel> pairModels, Library library) {
        List<Edit> edits = new ArrayList<>();
        List<PairModel> linksFirst =
                pairModels.stream()
                        .sorted(Comparator.comparing(it -> it.pairSort != PairSort.TWINS))
                        .toList();
        Library changedLibrary = library;
        for (PairModel pairModel : linksFirst) {
            Optional<Edit> edit = pairModel.toEdit(changedLibrary);
            if (edit.isPresent()) {
                edits.add(edit.get());
                changedLibrary = changedLibrary.applyEdit(edit.get());
            }
        }
        return edits;
    }

    /// Identifies this pair, whatever else changes in the library.
    List<Integer> slots() {
        List<Slot> slots = library.slots();
        return List.of(
                slots.get(entryMatch.firstIndex()).number(),
                slots.get(entryMatch.secondIndex()).number());
    }
}
