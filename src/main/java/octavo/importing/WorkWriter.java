package octavo.importing;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibItem;
import octavo.bib.BibValue;
import octavo.bib.EntryLayout;
import octavo.editing.keys.KeyFormula;
import octavo.formats.workdrafts.ImportedWork;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/// Writes imported works in a library's style: dialect, layout, order of fields, months, letters
/// and keys.
public final class WorkWriter {
    public static final LocalizedSentence UNWRITABLE =
            LocalizedSentence.of("It has characters that BibTeX cannot store. Enter it by hand.");

    private static final String PROVISIONAL_KEY = "imported";

    /// A key that TeX accepts and people can type.
    private static final Pattern USABLE_KEY = Pattern.compile("\\p{L}[\\p{L}\\p{N}_:./+*-]{2,60}");

    private static final Pattern NOT_ALPHANUMERIC = Pattern.compile("[^\\p{L}\\p{N}]");

    private final Library library;
    private final KeyFormula keyFormula;
    private final LibraryConventions libraryConventions;
    private final EntryLayout entryLayout;

    private WorkWriter(Library library, KeyFormula keyFormula) {
        this.library = library;
        this.keyFormula = keyFormula;
        this.libraryConventions = LibraryConventions.of(library);
        this.entryLayout = EntryLayout.of(library.file());
    }

    /// The works as entries of a file in the library's encoding.
    ///
    /// @param keyFormula generates keys for works without one
    public static WrittenWorks writeWorks(
            Library library, KeyFormula keyFormula, List<ImportedWork> importedWorks) {
        return new WorkWriter(library, keyFormula).writeWorks(importedWorks);
    }

    private WrittenWorks writeWorks(List<ImportedWork> importedWorks) {
        List<BibItem> newEntries = new ArrayList<>();
        List<ImportedWork> writtenWorks = new ArrayList<>();
        List<ImportedWork> unwritableWorks = new ArrayList<>();
        for (ImportedWork importedWork : importedWorks) {
            Optional<BibEntry> writtenEntry = writeEntry(importedWork);
            writtenEntry.ifPresent(newEntries::add);
            (writtenEntry.isPresent() ? writtenWorks : unwritableWorks).add(importedWork);
        }
        Library keylessLibrary = Library.of(library.file().withItems(newEntries));
        List<BibItem> keyedEntries = new ArrayList<>();
        for (int i = 0; i < newEntries.size(); i++) {
            BibEntry writtenEntry = (BibEntry) newEntries.get(i);
            String key = keyOf(writtenWorks.get(i), keylessLibrary.workAt(i).orElseThrow());
            keyedEntries.add(writtenEntry.withKey(key).orElse(writtenEntry));
        }
        return new WrittenWorks(library.file().withItems(keyedEntries), unwritableWorks);
    }

    /// Whether a work is written under the key that it brings.
    public static boolean isUsableKey(String key) {
        return USABLE_KEY.matcher(key).matches();
    }

    private String keyOf(ImportedWork importedWork, Work keylessWork) {
        Optional<String> ownKey = importedWork.key().filter(WorkWriter::isUsableKey);
        if (ownKey.isPresent()) {
            return ownKey.get();
        }
        String madeKey = keyFormula.generateKey(keylessWork, false).key();
        return NOT_ALPHANUMERIC.matcher(madeKey).replaceAll("").isEmpty()
                ? importedWork.type() + importedWork.lineNumber()
                : madeKey;
    }

    private Optional<BibEntry> writeEntry(ImportedWork importedWork) {
        var entryFields = new EntryFields(importedWork, libraryConventions);
        SequencedMap<String, BibValue> bibFields = entryFields.toBibFields();
        String entryType = entryFields.bibType();
        return entryLayout
                .createEntry(entryType, PROVISIONAL_KEY, orderFields(bibFields, false))
                .or(() ->
                        entryLayout.createEntry(
                                entryType, PROVISIONAL_KEY, orderFields(bibFields, true)));
    }

    /// @param isAscii whether letters are written as commands, for an encoding that lacks them
    private List<BibField> orderFields(Map<String, BibValue> fields, boolean isAscii) {
        Map<String, BibValue> valuesByName = new LinkedHashMap<>(fields);
        if (isAscii) {
            valuesByName.replaceAll((_, value) -> BibValue.parse(LaTeX.toAscii(value.source())));
        }
        return libraryConventions.orderNames(List.copyOf(valuesByName.keySet())).stream()
                .map(name ->
                        BibField.of(
                                libraryConventions.preferredCase(name),
                                Objects.requireNonNull(valuesByName.get(name))))
                .toList();
    }
}
