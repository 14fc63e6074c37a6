package octavo.editing.strings;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.bib.BibValue.MacroPart;
import octavo.editing.strings.StringUse.MacroOrigin;
import octavo.editing.strings.StringUse.MacroUse;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.MacroValues;
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
    private static final String IEEE_NAMES = "ieee_[jmo]_.+";

    /// A macro while the table is being built.
    private static final class MacroRow {
        final Set<String> spellings = new LinkedHashSet<>();
        final List<Integer> definitions = new ArrayList<>();
        final List<MacroUse> uses = new ArrayList<>();
    }

    private final Library library;
    private final Set<String> externalNames;
    private final Map<String, MacroRow> rowsByName = new LinkedHashMap<>();

    private StringTable(Library library, Set<String> externalNames) {
        this.library = library;
        this.externalNames = externalNames;
    }

    /// The strings of a library, in order of first occurrence.
    ///
    /// @param externalNames names defined in other string files, in lower case
    public static List<StringUse> of(Library library, Set<String> externalNames) {
        StringTable table = new StringTable(library, externalNames);
        table.readItems();
        return table.rowsByName.entrySet().stream()
                .map(namedRow -> table.toStringUse(namedRow.getKey(), namedRow.getValue()))
                .toList();
    }

    private void readItems() {
        for (int i = 0; i < library.slots().size(); i++) {
            switch (library.slots().get(i).item()) {
                case BibString string -> readString(i, string);
                case BibEntry entry -> {
                    int index = i;
                    EntryGuard.runSafely(entry.key(), () -> readEntry(index, entry));
                }
                case BibPreamble preamble ->
                        noteMacros(preamble.value(), new MacroUse(i, "@preamble", ""));
                case BibComment _, BibText _, BibDisabled _ -> {}
            }
        }
    }

    private void readString(int index, BibString string) {
        if (!string.name().isEmpty()) {
            noteMacros(string.value(), new MacroUse(index, string.name(), ""));
            MacroRow macroRow = rowOf(string.name());
            macroRow.definitions.add(index);
        }
    }

    private void readEntry(int index, BibEntry entry) {
        for (BibField field : entry.fields()) {
            boolean isBraced =
                    field.valueSource().startsWith("{") && field.valueSource().indexOf('#') < 0;
            if (!isBraced) {
                noteMacros(field.value(), new MacroUse(index, entry.key(), field.name()));
            }
        }
    }

    private void noteMacros(BibValue value, MacroUse use) {
        for (BibValue.ValuePart part : value.parts()) {
            if (part instanceof MacroPart macro) {
                rowOf(macro.name()).uses.add(use);
            }
        }
    }

    private MacroRow rowOf(String name) {
        MacroRow macroRow = rowsByName.computeIfAbsent(foldName(name), _ -> new MacroRow());
        macroRow.spellings.add(name);
        return macroRow;
    }

    /// Its form for comparing with other names of strings.
    public static String foldName(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private StringUse toStringUse(String foldedName, MacroRow macroRow) {
        Optional<String> textStart =
                library.macros().shortTextAt(foldedName, library.slots().size());
        return new StringUse(
                macroRow.spellings.iterator().next(),
                macroRow.definitions,
                macroRow.uses,
                textStart,
                originOf(foldedName, macroRow),
                findProblems(foldedName, macroRow));
    }

    private MacroOrigin originOf(String foldedName, MacroRow macroRow) {
        if (!macroRow.definitions.isEmpty()) {
            return MacroOrigin.FILE;
        }
        if (MacroValues.MONTH_NAMES.containsKey(foldedName)) {
            return MacroOrigin.MONTH;
        }
        return externalNames.contains(foldedName) || foldedName.matches(IEEE_NAMES)
                ? MacroOrigin.EXTERNAL
                : MacroOrigin.NOWHERE;
    }

    private List<LocalizedSentence> findProblems(String foldedName, MacroRow macroRow) {
        List<LocalizedSentence> problemSentences = new ArrayList<>();
        if (originOf(foldedName, macroRow) == MacroOrigin.NOWHERE) {
            problemSentences.add(LocalizedSentence.of("no @string defines it"));
        }
        if (macroRow.definitions.size() > 1) {
            problemSentences.add(redefinitionProblem(macroRow));
        }
        if (!macroRow.definitions.isEmpty() && MacroValues.MONTH_NAMES.containsKey(foldedName)) {
            problemSentences.add(LocalizedSentence.of("it replaces a month"));
        }
        if (macroRow.spellings.size() > 1) {
            problemSentences.add(
                    LocalizedSentence.of(
                            "it is also written {0}",
                            String.join(", ", laterSpellings(macroRow.spellings))));
        }
        List<String> earlyOwners =
                macroRow.uses.stream()
                        .filter(use -> isBeforeDefinition(use.itemIndex(), macroRow.definitions))
                        .map(MacroUse::ownerName)
                        .distinct()
                        .toList();
        if (!earlyOwners.isEmpty()) {
            problemSentences.add(
                    LocalizedSentence.of(
                            "used before it is defined, by {0}", String.join(", ", earlyOwners)));
        }
        return problemSentences;
    }

    private static boolean isBeforeDefinition(int useIndex, List<Integer> definitions) {
        return !definitions.isEmpty() && useIndex <= definitions.getFirst();
    }

    private LocalizedSentence redefinitionProblem(MacroRow macroRow) {
        int definitionCount = macroRow.definitions.size();
        return macroRow.definitions.stream().map(this::expandedTextOf).distinct().limit(2).count()
                        == 1
                ? LocalizedSentence.of(
                        "it is defined {0} times, with the same text", definitionCount)
                : LocalizedSentence.of(
                        "it is defined {0} times with different texts; each applies from its"
                                + " position on",
                        definitionCount);
    }

    private String expandedTextOf(int definition) {
        return library.slots().get(definition).item() instanceof BibString string
                ? string.value().expandedText(library.macros().macrosAt(definition))
                : "";
    }

    private static List<String> laterSpellings(Set<String> spellings) {
        return spellings.stream().skip(1).toList();
    }
}
