package octavo.macros;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibItem;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// Collects changes of values into one edit. If any value cannot take its change, nothing is
/// changed at all.
final class ValueRewriting {
    /// The new value; empty if it cannot take the change.
    interface Change extends Function<BibValue, Optional<BibValue>> {}

    private final Library library;
    private final Map<Integer, BibItem> now = new TreeMap<>();

    /// The numbers of the slots that go.
    private final Set<Integer> removed = new HashSet<>();

    private final List<String> stuck = new ArrayList<>();
    private List<BibItem> inserted = List.of();
    private int place;
    private int changed;

    ValueRewriting(Library library) {
        this.library = library;
    }

    int changed() {
        return changed;
    }

    /// Changes the fields of all entries.
    void entries(UnaryOperator<BibValue> change) {
        for (int i = 0; i < library.slots().size(); i++) {
            if (library.slots().get(i).item() instanceof BibEntry entry) {
                change(i, entry, value -> Optional.of(change.apply(value)));
            }
        }
    }

    /// Changes the values of the entry or string at an index.
    ///
    /// @param change returns empty for a value that cannot take it
    void at(int index, Change change) {
        switch (item(index)) {
            case BibEntry entry -> change(index, entry, change);
            case BibString string -> {
                Optional<BibValue> value = change.apply(string.value());
                if (!isSame(value, string.value())) {
                    take(index, value.flatMap(string::withValue), string.name());
                }
            }
            default -> {}
        }
    }

    private static boolean isSame(Optional<BibValue> value, BibValue before) {
        return value.filter(it -> it.source().equals(before.source())).isPresent();
    }

    private void change(int index, BibEntry entry, Change change) {
        BibEntry edited = entry;
        int before = changed;
        List<BibField> fields = entry.fields();
        for (int i = 0; i < fields.size(); i++) {
            int field = i;
            Optional<BibValue> value = change.apply(fields.get(i).value());
            if (!isSame(value, fields.get(i).value())) {
                BibEntry last = edited;
                Optional<BibEntry> next = value.flatMap(it -> last.with(field, it));
                if (next.isEmpty()) {
                    stuck.add(entry.key());
                    return;
                }
                edited = next.get();
                changed++;
            }
        }
        if (changed > before) {
            now.put(index, edited);
        }
    }

    void rename(int index, String name) {
        if (item(index) instanceof BibString string) {
            take(index, string.withName(name), string.name());
        }
    }

    private void take(int index, Optional<BibString> edited, String name) {
        edited.ifPresentOrElse(
                string -> {
                    now.put(index, string);
                    changed++;
                },
                () -> stuck.add(name));
    }

    private BibItem item(int index) {
        BibItem changedItem = now.get(index);
        return changedItem == null ? library.slots().get(index).item() : changedItem;
    }

    void remove(int index) {
        removed.add(library.slots().get(index).number());
    }

    void insert(int at, List<BibItem> items) {
        place = at;
        inserted = items;
    }

    /// One edit of all changes; replacements come first, so that inserting and removing does not
    /// shift anything still to be changed.
    StringEdits.Outcome outcome() {
        if (!stuck.isEmpty()) {
            return StringEdits.Outcome.refused(
                    LocalizedSentence.of(
                            "too damaged to be changed: {0}", String.join(", ", stuck)));
        }
        List<Edit> edits = new ArrayList<>();
        now.forEach((index, item) -> {
            Slot slot = library.slots().get(index);
            if (!removed.contains(slot.number())) {
                edits.add(
                        new Edit.Replace(
                                index, List.of(slot), List.of(new Slot(slot.number(), item))));
            }
        });
        edits.add(library.removeAll(removed));
        if (!inserted.isEmpty()) {
            List<Slot> added = new ArrayList<>();
            for (BibItem item : inserted) {
                added.add(new Slot(library.nextNumber() + added.size(), item));
            }
            edits.add(new Edit.Replace(place, List.of(), added));
        }
        return new StringEdits.Outcome(
                Optional.of(new Edit.Batch(edits)), changed, Optional.empty());
    }
}
