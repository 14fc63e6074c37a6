package octavo.bulkedit;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.EditRefusal;
import octavo.library.MacroValues;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;
import octavo.text.Span;
import octavo.tidy.LeftAlone;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The planned changes of one entry, and what cannot be changed. Each change is tried when it is
/// planned, so that everything offered is possible.
final class EntryPlan {
    private final int index;
    private final int slot;
    private final BibEntry entry;
    private final MacroValues macros;
    private final List<ValueChange> changes = new ArrayList<>();

    /// The entry with the last planned change.
    private BibEntry tried;

    private final List<LeftAlone> left = new ArrayList<>();

    EntryPlan(int index, Slot slot, BibEntry entry, MacroValues macros) {
        this.index = index;
        this.slot = slot.number();
        this.entry = entry;
        this.macros = macros;
        this.tried = entry;
    }

    BibEntry entry() {
        return entry;
    }

    int index() {
        return index;
    }

    MacroValues macros() {
        return macros;
    }

    List<ValueChange> changes() {
        return changes;
    }

    List<LeftAlone> left() {
        return left;
    }

    /// The text of a field with macros expanded; empty if there is no such field.
    String text(String field) {
        return entry.value(field).map(value -> value.text(macros.at(index))).orElse("");
    }

    /// The indices of all fields of a name.
    List<Integer> places(String field) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            if (entry.fieldName(i).equalsIgnoreCase(field)) {
                places.add(i);
            }
        }
        return places;
    }

    /// Sets a field; if it is repeated, the one that counts.
    void set(String field, BibValue value) {
        int place = places(field).stream().findFirst().orElse(-1);
        if (place >= 0) {
            set(place, value);
        } else {
            plan(new ValueChange(slot, -1, field, "", value.source()));
        }
    }

    void set(int place, BibValue value) {
        String before = entry.field(place).source();
        if (!before.equals(value.source())) {
            plan(new ValueChange(slot, place, entry.fieldName(place), before, value.source()));
        }
    }

    void remove(int place) {
        plan(new ValueChange(slot, place, entry.fieldName(place), source(place), ""));
    }

    void rename(int place, String name) {
        plan(new ValueChange(slot, place, name, source(place), source(place)));
    }

    private String source(int place) {
        return entry.field(place).source();
    }

    private void plan(ValueChange change) {
        Optional<BibEntry> changed = change.in(entry);
        if (changed.isPresent()) {
            changes.add(change);
            tried = changed.get();
        } else {
            leave(change.place(), refusal(change));
        }
    }

    private LocalizedSentence refusal(ValueChange change) {
        return switch (EditRefusal.of(entry, change.field(), BibValue.parse(change.after()))) {
            case EditRefusal.FieldName(var name) ->
                    LocalizedSentence.of("{0} is not a valid field name.", name);
            case EditRefusal.Unwritable(var character, var encoding) ->
                    LocalizedSentence.of(
                            "The file's encoding, {0}, has no {1}.", encoding, character);
            case EditRefusal.Damaged(var damage) -> mendFirst(damage);
            case EditRefusal.NotValue(var source) ->
                    LocalizedSentence.of("This would damage the entry: {0}", source);
        };
    }

    /// Why a damaged entry is not changed.
    static LocalizedSentence mendFirst(LocalizedSentence damage) {
        return LocalizedSentence.of(
                "This damaged entry is not changed until it is fixed: {0}", damage);
    }

    /// Records why a field stays as it is.
    ///
    /// @param place its index; -1 for the entry
    void leave(int place, LocalizedSentence why) {
        Span where = place < 0 ? entry.keySpan() : entry.valueSpan(place);
        left.add(new LeftAlone(index, where, why));
    }

    /// The entry with all changes.
    BibEntry changed() {
        return changes.size() > 1 ? applied(entry, changes) : tried;
    }

    /// An entry with some of its planned changes.
    static BibEntry applied(BibEntry entry, List<ValueChange> changes) {
        BibEntry result = entry;
        List<ValueChange> ordered =
                changes.stream()
                        .sorted(Comparator.comparingInt(ValueChange::place).reversed())
                        .toList();
        for (ValueChange change : ordered) {
            result = change.in(result).orElse(result);
        }
        return result;
    }
}
