package octavo.importer;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibItem;
import octavo.bib.BibValue;
import octavo.bib.EntryLayout;
import octavo.keys.KeyFormula;
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
            LocalizedSentence.of("It holds what no entry can hold. Type it in by hand.");

    private static final String PROVISIONAL = "imported";

    /// A key that TeX accepts and people can type.
    private static final Pattern USABLE_KEY = Pattern.compile("\\p{L}[\\p{L}\\p{N}_:./+*-]{2,60}");

    private static final Pattern TOO_MUCH = Pattern.compile("[^\\p{L}\\p{N}]");

    private final Library library;
    private final KeyFormula formula;
    private final LibraryConventions conventions;
    private final EntryLayout layout;

    private WorkWriter(Library library, KeyFormula formula) {
        this.library = library;
        this.formula = formula;
        this.conventions = LibraryConventions.of(library);
        this.layout = EntryLayout.of(library.file());
    }

    /// The works as entries of a file in the library's encoding.
    ///
    /// @param formula generates keys for works without one
    public static WrittenWorks write(
            Library library, KeyFormula formula, List<ImportedWork> works) {
        return new WorkWriter(library, formula).write(works);
    }

    private WrittenWorks write(List<ImportedWork> works) {
        List<BibItem> entries = new ArrayList<>();
        List<ImportedWork> written = new ArrayList<>();
        List<ImportedWork> unwritable = new ArrayList<>();
        for (ImportedWork work : works) {
            Optional<BibEntry> entry = entry(work);
            entry.ifPresent(entries::add);
            (entry.isPresent() ? written : unwritable).add(work);
        }
        Library keyless = Library.of(library.file().with(entries));
        List<BibItem> keyed = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            BibEntry entry = (BibEntry) entries.get(i);
            String key = key(written.get(i), keyless.work(i).orElseThrow());
            keyed.add(entry.withKey(key).orElse(entry));
        }
        return new WrittenWorks(library.file().with(keyed), unwritable);
    }

    private String key(ImportedWork work, Work keyless) {
        Optional<String> own = work.key().filter(key -> USABLE_KEY.matcher(key).matches());
        if (own.isPresent()) {
            return own.get();
        }
        String made = formula.key(keyless, false).key();
        return TOO_MUCH.matcher(made).replaceAll("").isEmpty() ? work.type() + work.line() : made;
    }

    private Optional<BibEntry> entry(ImportedWork work) {
        var draft = new EntryFields(work, conventions);
        SequencedMap<String, BibValue> fields = draft.fields();
        String type = draft.type();
        return layout.entry(type, PROVISIONAL, ordered(fields, false))
                .or(() -> layout.entry(type, PROVISIONAL, ordered(fields, true)));
    }

    /// @param ascii whether letters are written as commands, for an encoding that lacks them
    private List<BibField> ordered(Map<String, BibValue> fields, boolean ascii) {
        Map<String, BibValue> values = new LinkedHashMap<>(fields);
        if (ascii) {
            values.replaceAll((_, value) -> BibValue.parse(LaTeX.fromUnicode(value.source())));
        }
        return conventions.ordered(List.copyOf(values.keySet())).stream()
                .map(name ->
                        BibField.of(
                                conventions.written(name),
                                Objects.requireNonNull(values.get(name))))
                .toList();
    }
}
