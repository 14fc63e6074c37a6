package octavo.gui.duplicates;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.bib.BibEntry;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.MatchLevel;
import octavo.duplicates.MergePlan;
import octavo.duplicates.MergePlan.Row;
import octavo.duplicates.MergePlan.Source;
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
                        MergePlan.of(library, match.first(), match.second(), use));
    }

    public Sort sort() {
        return sort;
    }

    public boolean isCertain() {
        return match.level() == MatchLevel.CERTAIN;
    }

    /// Whether they should rather stay apart.
    public boolean isDoubtful() {
        return match.isDoubtful();
    }

    /// Why they belong together, or rather do not.
    public List<LocalizedSentence> reasons() {
        return match.doubtsFirst();
    }

    /// The key of the entry that stays, or of the preprint.
    public String first() {
        return entry(plan.get().kept()).key();
    }

    public String second() {
        return entry(plan.get().gone()).key();
    }

    /// The title of the entry that stays; its key, if it has none.
    public String title() {
        return library.work(place(plan.get().kept()))
                .map(Work::title)
                .filter(it -> !it.isBlank())
                .orElseGet(this::first);
    }

    private BibEntry entry(int slot) {
        return library.entry(slot).orElseThrow();
    }

    /// The merge plan of the fields.
    public ReadOnlyObjectProperty<MergePlan> planProperty() {
        return plan.getReadOnlyProperty();
    }

    /// The fields to decide by: those that differ, or all, if none does.
    public List<Row> shown() {
        return differing().isEmpty() ? plan.get().rows() : differing();
    }

    /// The fields that differ.
    public List<Row> differing() {
        return plan.get().rows().stream().filter(row -> !row.kept().equals(row.gone())).toList();
    }

    public void choose(String field, Source source) {
        plan.set(plan.get().choosing(field, source));
    }

    /// Keeps the other entry instead.
    public void swap() {
        MergePlan now = plan.get();
        plan.set(MergePlan.of(library, place(now.gone()), place(now.kept()), use));
    }

    private int place(int slot) {
        return library.indexOfSlot(slot).orElseThrow();
    }

    /// The edit that merges or links them; empty if that is impossible.
    Optional<Edit> edit() {
        return sort == Sort.TWINS ? TwinLink.link(library, match) : plan.get().edit(library);
    }

    /// Identifies this pair, whatever else changes in the library.
    List<Integer> slots() {
        List<Slot> slots = library.slots();
        return List.of(slots.get(match.first()).number(), slots.get(match.second()).number());
    }
}
