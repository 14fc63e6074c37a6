package octavo.importer;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.library.Library;

import java.util.Optional;
import java.util.regex.Pattern;

/// Has an entry that is typed field by field look like those of its library.
public final class TypedLayout {
    private static final Pattern IN_DOUBLE_BRACES = Pattern.compile("(?s)\\{\\{.*\\}\\}");

    private final LibraryConventions conventions;

    private TypedLayout(LibraryConventions conventions) {
        this.conventions = conventions;
    }

    /// The entry in the library's layout and order of fields, if fields came to it. What came alone
    /// is also written as there: titles in double braces, numbers without any.
    public static BibEntry of(Library library, BibEntry before, BibEntry entry) {
        int more = entry.fieldCount() - before.fieldCount();
        if (more < 1) {
            return entry;
        }
        LibraryConventions conventions = LibraryConventions.of(library);
        BibEntry written = more == 1 ? new TypedLayout(conventions).written(before, entry) : entry;
        return new AdoptedLayout(library, conventions).of(written);
    }

    private BibEntry written(BibEntry before, BibEntry entry) {
        return entry.fields().stream()
                .filter(field -> !before.has(field.name()))
                .filter(field -> field.value().parts().size() == 1)
                .findFirst()
                .flatMap(field ->
                        written(field.name(), field.value().source())
                                .flatMap(value -> entry.with(field.name(), value)))
                .orElse(entry);
    }

    private Optional<BibValue> written(String name, String source) {
        if (!source.startsWith("{")) {
            return Optional.empty();
        }
        if (name.equalsIgnoreCase(FieldName.TITLE)) {
            boolean isPlain = !IN_DOUBLE_BRACES.matcher(source).matches();
            return isPlain && conventions.hasBracedTitles()
                    ? BibValue.braced(source)
                    : Optional.empty();
        }
        String text = source.substring(1, source.length() - 1);
        return conventions.hasBareNumbers() && EntryFields.NUMBER.matcher(text).matches()
                ? Optional.of(BibValue.parse(text))
                : Optional.empty();
    }
}
