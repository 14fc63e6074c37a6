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
    private final int itemIndex;
    private final BibItem bibItem;
    private final Optional<Work> checkedWork;
    private final List<String> fieldNames;
    private final Map<String, String> rawValues = new HashMap<>();
    private final Map<Integer, BibField> fieldsByIndex = new HashMap<>();

    CheckedItem(Library library, int itemIndex) {
        this.library = library;
        this.itemIndex = itemIndex;
        this.bibItem = library.slots().get(itemIndex).item();
        this.checkedWork = library.workAt(itemIndex).map(Work::withoutGuard);
        this.fieldNames = bibItem instanceof BibEntry entry ? namesOf(entry) : List.of();
    }

    private static List<String> namesOf(BibEntry entry) {
        List<String> fieldNames = new ArrayList<>(entry.fieldCount());
        for (int i = 0; i < entry.fieldCount(); i++) {
            fieldNames.add(entry.fieldName(i).toLowerCase(Locale.ROOT));
        }
        return fieldNames;
    }

    Library library() {
        return library;
    }

    /// Its index in the library.
    int item() {
        return itemIndex;
    }

    BibItem what() {
        return bibItem;
    }

    boolean isEntry() {
        return checkedWork.isPresent();
    }

    /// Its meaning, if it is an entry.
    Work work() {
        return checkedWork.orElseThrow();
    }

    BibEntry entry() {
        return work().entry();
    }

    /// The type of the entry in lower case.
    String foldedType() {
        return entry().type().toLowerCase(Locale.ROOT);
    }

    /// The names of the fields in lower case, in file order, with repetitions.
    List<String> names() {
        return fieldNames;
    }

    boolean hasField(String fieldName) {
        return fieldNames.contains(fieldName);
    }

    /// The field at an index.
    BibField fieldAt(int fieldIndex) {
        return fieldsByIndex.computeIfAbsent(fieldIndex, i -> entry().field(i));
    }

    /// The text of a field as TeX sees it, or inherited; empty if there is none.
    String rawValue(String fieldName) {
        return rawValues.computeIfAbsent(fieldName, name -> work().rawValue(name).orElse(""));
    }

    /// The text of a field in Unicode.
    String plainText(String fieldName) {
        return LaTeX.toUnicode(rawValue(fieldName));
    }

    /// The span to report for a field; the head of the entry if the field is inherited.
    Span fieldSpan(String fieldName) {
        return entry().findValueSpan(fieldName).orElseGet(this::headSpan);
    }

    /// The span to report for a part of a field's text; the whole field if the text is not there in
    /// one piece.
    Span fieldSpan(String fieldName, Span partSpan) {
        Span wholeSpan = fieldSpan(fieldName);
        String rawText = rawValue(fieldName);
        boolean isWhole =
                entry().valueSource(fieldName)
                        .filter(it ->
                                it.length() == rawText.length() + 2 && it.startsWith(rawText, 1))
                        .isPresent();
        int startOffset = wholeSpan.start() + 1;
        return isWhole
                ? new Span(startOffset + partSpan.start(), startOffset + partSpan.end())
                : wholeSpan;
    }

    /// The span to report for the entry as a whole.
    Span headSpan() {
        return entry().headSpan();
    }
}
