package octavo.importing;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.library.Library;

import java.util.Optional;
import java.util.regex.Pattern;

/// Has an entry that is typed field by field look like those of its library.
public final class TypedLayout {
    private static final Pattern IN_DOUBLE_BRACES = Pattern.compile("(?s)\\{\\{.*\\}\\}");

    private final LibraryConventions libraryConventions;

    private TypedLayout(LibraryConventions libraryConventions) {
        this.libraryConventions = libraryConventions;
    }

    /// The entry in the library's layout and order of fields, if fields came to it. What came alone
    /// is also written as there: titles in double braces, numbers without any.
    public static BibEntry of(Library library, BibEntry entryBefore, BibEntry entry) {
        int addedCount = entry.fieldCount() - entryBefore.fieldCount();
        if (addedCount < 1) {
            return entry;
        }
        LibraryConventions libraryConventions = LibraryConventions.of(library);
        BibEntry rewritten =
                addedCount == 1
                        ? new TypedLayout(libraryConventions).rewriteAddedField(entryBefore, entry)
                        : entry;
        return new AdoptedLayout(library, libraryConventions).of(rewritten);
    }

    private BibEntry rewriteAddedField(BibEntry entryBefore, BibEntry entry) {
        return entry.fields().stream()
                .filter(field -> !entryBefore.hasField(field.name()))
                .filter(field -> field.value().parts().size() == 1)
                .findFirst()
                .flatMap(field ->
                        rewriteAddedField(field.name(), field.value().source())
                                .flatMap(value -> entry.withValue(field.name(), value)))
                .orElse(entry);
    }

    private Optional<BibValue> rewriteAddedField(String name, String valueSource) {
        if (!valueSource.startsWith("{")) {
            return Optional.empty();
        }
        if (name.equalsIgnoreCase(FieldName.TITLE)) {
            boolean isPlain = !IN_DOUBLE_BRACES.matcher(valueSource).matches();
            return isPlain && libraryConventions.hasBracedTitles()
                    ? BibValue.braced(valueSource)
                    : Optional.empty();
        }
        String innerText = valueSource.substring(1, valueSource.length() - 1);
        return libraryConventions.hasBareNumbers()
                        && EntryFields.PLAIN_NUMBER.matcher(innerText).matches()
                ? Optional.of(BibValue.parse(innerText))
                : Optional.empty();
    }
}
