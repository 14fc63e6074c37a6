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

/// An item with cached values for the checks, so that each is read from the file once. Not
/// thread-safe.
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

    /// Its index in the library.
    int item() {
        return item;
    }

    BibItem what() {
        return what;
    }

    boolean isEntry() {
        return work.isPresent();
    }

    /// Its meaning, if it is an entry.
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

    /// The names of the fields in lower case, in file order, with repetitions.
    List<String> names() {
        return names;
    }

    boolean has(String field) {
        return names.contains(field);
    }

    /// The field at an index.
    BibField field(int index) {
        return fields.computeIfAbsent(index, i -> entry().field(i));
    }

    /// The text of a field as TeX sees it, or inherited; empty if there is none.
    String raw(String field) {
        return raw.computeIfAbsent(field, name -> work().raw(name).orElse(""));
    }

    /// The text of a field in Unicode.
    String text(String field) {
        return LaTeX.toUnicode(raw(field));
    }

    /// The span to report for a field; the head of the entry if the field is inherited.
    Span place(String field) {
        return entry().place(field).orElseGet(this::head);
    }

    /// The span to report for a part of a field's text; the whole field if the text is not there in
    /// one piece.
    Span place(String field, Span part) {
        Span whole = place(field);
        String text = raw(field);
        boolean isWhole =
                entry().source(field)
                        .filter(it -> it.length() == text.length() + 2 && it.startsWith(text, 1))
                        .isPresent();
        int start = whole.start() + 1;
        return isWhole ? new Span(start + part.start(), start + part.end()) : whole;
    }

    /// The span to report for the entry as a whole.
    Span head() {
        return entry().keySpan().isEmpty() ? entry().typeSpan() : entry().keySpan();
    }
}
