package octavo.macros;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.bib.BibValue.Macro;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.MacroValues;
import octavo.macros.StringUse.Origin;
import octavo.macros.StringUse.Use;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// All macros that a library uses or defines, with their problems.
public final class StringTable {
    /// Names in the IEEE string files, which are used with IEEE's styles.
    private static final String IEEE = "ieee_[jmo]_.+";

    /// A macro while the table is being built.
    private static final class Entry {
        final Set<String> spellings = new LinkedHashSet<>();
        final List<Integer> definitions = new ArrayList<>();
        final List<Use> uses = new ArrayList<>();
    }

    private final Library library;
    private final Set<String> external;
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    private StringTable(Library library, Set<String> external) {
        this.library = library;
        this.external = external;
    }

    /// The strings of a library, in order of first occurrence.
    ///
    /// @param external names defined in other string files, in lower case
    public static List<StringUse> of(Library library, Set<String> external) {
        StringTable table = new StringTable(library, external);
        table.read();
        return table.entries.entrySet().stream()
                .map(entry -> table.use(entry.getKey(), entry.getValue()))
                .toList();
    }

    private void read() {
        for (int i = 0; i < library.slots().size(); i++) {
            switch (library.slots().get(i).item()) {
                case BibString string -> readString(i, string);
                case BibEntry entry -> {
                    int index = i;
                    EntryGuard.run(entry.key(), () -> readEntry(index, entry));
                }
                case BibPreamble preamble ->
                        note(preamble.parsedValue(), new Use(i, "@preamble", ""));
                case BibComment _, BibText _, BibDisabled _ -> {}
            }
        }
    }

    private void readString(int index, BibString string) {
        if (!string.name().isEmpty()) {
            note(string.value(), new Use(index, string.name(), ""));
            Entry entry = entry(string.name());
            entry.definitions.add(index);
        }
    }

    private void readEntry(int index, BibEntry entry) {
        for (BibField field : entry.fields()) {
            boolean simple = field.source().startsWith("{") && field.source().indexOf('#') < 0;
            if (!simple) {
                note(field.value(), new Use(index, entry.key(), field.name()));
            }
        }
    }

    private void note(BibValue value, Use use) {
        for (BibValue.Part part : value.parts()) {
            if (part instanceof Macro macro) {
                entry(macro.name()).uses.add(use);
            }
        }
    }

    private Entry entry(String name) {
        Entry entry = entries.computeIfAbsent(folded(name), _ -> new Entry());
        entry.spellings.add(name);
        return entry;
    }

    /// Its form for comparing with other names of strings.
    public static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private StringUse use(String folded, Entry entry) {
        Optional<String> text = library.macros().beginning(folded, library.slots().size());
        return new StringUse(
                entry.spellings.iterator().next(),
                entry.definitions,
                entry.uses,
                text,
                origin(folded, entry),
                problems(folded, entry));
    }

    private Origin origin(String folded, Entry entry) {
        if (!entry.definitions.isEmpty()) {
            return Origin.FILE;
        }
        if (MacroValues.MONTHS.containsKey(folded)) {
            return Origin.MONTH;
        }
        return external.contains(folded) || folded.matches(IEEE) ? Origin.EXTERNAL : Origin.NOWHERE;
    }

    private List<LocalizedSentence> problems(String folded, Entry entry) {
        List<LocalizedSentence> problems = new ArrayList<>();
        if (origin(folded, entry) == Origin.NOWHERE) {
            problems.add(LocalizedSentence.of("no @string defines it"));
        }
        if (entry.definitions.size() > 1) {
            problems.add(definedAgain(entry));
        }
        if (!entry.definitions.isEmpty() && MacroValues.MONTHS.containsKey(folded)) {
            problems.add(LocalizedSentence.of("it replaces a month"));
        }
        if (entry.spellings.size() > 1) {
            problems.add(
                    LocalizedSentence.of(
                            "it is also written {0}", String.join(", ", others(entry.spellings))));
        }
        List<String> early =
                entry.uses.stream()
                        .filter(use -> isBefore(use.index(), entry.definitions))
                        .map(Use::owner)
                        .distinct()
                        .toList();
        if (!early.isEmpty()) {
            problems.add(
                    LocalizedSentence.of(
                            "used before it is defined, by {0}", String.join(", ", early)));
        }
        return problems;
    }

    private static boolean isBefore(int use, List<Integer> definitions) {
        return !definitions.isEmpty() && use <= definitions.getFirst();
    }

    private LocalizedSentence definedAgain(Entry entry) {
        int times = entry.definitions.size();
        return entry.definitions.stream().map(this::text).distinct().limit(2).count() == 1
                ? LocalizedSentence.of("it is defined {0} times, with the same text", times)
                : LocalizedSentence.of(
                        "it is defined {0} times with different texts; each applies from its"
                                + " position on",
                        times);
    }

    private String text(int definition) {
        return library.slots().get(definition).item() instanceof BibString string
                ? string.value().text(library.macros().at(definition))
                : "";
    }

    private static List<String> others(Set<String> spellings) {
        return spellings.stream().skip(1).toList();
    }
}
