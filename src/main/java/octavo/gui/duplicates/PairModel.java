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
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;

/// Two entries that belong together, while the user decides about them.
public final class PairModel {

    /// The relation of two entries.
    public enum Sort {
        /// Two entries of one publication.
        DUPLICATES,
        /// A preprint and its published version.
        TWINS
    }

    private final Sort sort;
    private final Library library;
    private final EntryMatch match;
    private final SpellingUse use;
    private final ReadOnlyObjectWrapper<MergePlan> plan;

    PairModel(Sort sort, Library library, EntryMatch match, SpellingUse use) {
        this.sort = sort;
        this.library = library;
        this.match = match;
        this.use = use;
        plan =
                new ReadOnlyObjectWrapper<>(
                        MergePlan.of(library, match.firstIndex(), match.secondIndex(), use));
    }

    public Sort sort() {
        return sort;
    }

    public boolean isCertain() {
        return match.matchLevel() == MatchLevel.CERTAIN;
    }

    /// Whether they should rather stay apart.
    public boolean isDoubtful() {
        return match.isDoubtful();
    }

    /// Why they belong together, or rather do not.
    public List<LocalizedSentence> reasons() {
        return match.reasonsWithDoubtsFirst();
    }

    /// The key of the entry that stays, or of the preprint.
    public String first() {
        return entry(plan.get().keptSlot()).key();
    }

    public String second() {
        return entry(plan.get().goneSlot()).key();
    }

    /// The title of the entry that stays; its key, if it has none.
    public String title() {
        return library.workAt(place(plan.get().keptSlot()))
                .map(Work::title)
                .filter(it -> !it.isBlank())
                .orElseGet(this::first);
    }

    private BibEntry entry(int slot) {
        return library.entryInSlot(slot).orElseThrow();
    }

    /// The merge plan of the fields.
    public ReadOnlyObjectProperty<MergePlan> planProperty() {
        return plan.getReadOnlyProperty();
    }

    /// The fields to decide by: those that differ, or all, if none does.
    public List<MergeRow> shown() {
        return differing().isEmpty() ? plan.get().mergeRows() : differing();
    }

    /// The fields that differ.
    public List<MergeRow> differing() {
        return plan.get().mergeRows().stream()
                .filter(row -> !row.keptValue().equals(row.goneValue()))
                .toList();
    }

    public void choose(String field, ValueSource source) {
        plan.set(plan.get().withChoice(field, source));
    }

    /// Keeps the other entry instead.
    public void swap() {
        MergePlan now = plan.get();
        plan.set(MergePlan.of(library, place(now.goneSlot()), place(now.keptSlot()), use));
    }

    private int place(int slot) {
        return library.indexOfSlot(slot).orElseThrow();
    }

    /// The edit that merges or links them; empty if that is impossible.
    Optional<Edit> edit() {
        return sort == Sort.TWINS ? TwinLink.linkTwins(library, match) : plan.get().toEdit(library);
    }

    /// Identifies this pair, whatever else changes in the library.
    List<Integer> slots() {
        List<Slot> slots = library.slots();
        return List.of(
                slots.get(match.firstIndex()).number(), slots.get(match.secondIndex()).number());
    }
}
