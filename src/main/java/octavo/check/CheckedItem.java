package octavo.check;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibItem;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// An item of a library, with what checks ask of it: each thing is read from the file once, for all
/// checks. It is for one thread.
final class CheckedItem {
    private final Library library;
    private final int item;
    private final BibItem what;
    private final Optional<Work> work;
    private final List<String> names;
    private final Map<String, String> raw = new HashMap<>();
    private final Map<Integer, BibField> fields = new HashMap<>();

    CheckedItem(Library library, int item) {
        this.library = library;
        this.item = item;
        this.what = library.slots().get(item).item();
        this.work = library.work(item).map(Work::unguarded);
        this.names = what instanceof BibEntry entry ? namesOf(entry) : List.of();
    }

    private static List<String> namesOf(BibEntry entry) {
        List<String> names = new ArrayList<>(entry.fieldCount());
        for (int i = 0; i < entry.fieldCount(); i++) {
            names.add(entry.fieldName(i).toLowerCase(Locale.ROOT));
        }
        return names;
    }

    Library library() {
        return library;
    }

    /// Its place in the library.
    int item() {
        return item;
    }

    BibItem what() {
        return what;
    }

    boolean isEntry() {
        return work.isPresent();
    }

    /// What it means, if it is an entry.
    Work work() {
        return work.orElseThrow();
    }

    BibEntry entry() {
        return work().entry();
    }

    /// The type of the entry in lower case.
    String type() {
        return entry().type().toLowerCase(Locale.ROOT);
    }

    /// The names of the fields in lower case, in the order of the file; repeated ones too.
    List<String> names() {
        return names;
    }

    boolean has(String field) {
        return names.contains(field);
    }

    /// The field at a place among the fields.
    BibField field(int index) {
        return fields.computeIfAbsent(index, i -> entry().field(i));
    }

    /// The text of a field as TeX has it, inherited where the entry does not have it; empty where
    /// there is none.
    String raw(String field) {
        return raw.computeIfAbsent(field, name -> work().raw(name).orElse(""));
    }

    /// The text of a field in Unicode.
    String text(String field) {
        return LaTeX.toUnicode(raw(field));
    }

    /// Where to point for something that is wrong with a field; at the head of an entry that has
    /// inherited it.
    Span place(String field) {
        return entry().place(field).orElseGet(this::head);
    }

    /// Where to point for something that is wrong with the entry as a whole.
    Span head() {
        return entry().keySpan().isEmpty() ? entry().typeSpan() : entry().keySpan();
    }
}
