package octavo.cv.list;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.library.MacroValues;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The `@string`s in the entries of a list that nothing defines, so that it prints their names.
///
/// @param macroNames in the order of the list
/// @param query finds the entries; empty without any
public record UndefinedStrings(List<String> macroNames, String query) {
    private static final int MOST_NAMED = 5;
    private static final int FIRST_NAMED = 3;

    public UndefinedStrings {
        macroNames = List.copyOf(macroNames);
    }

    public static UndefinedStrings undefinedIn(CvDocument document) {
        Set<String> macroNames = new LinkedHashSet<>();
        Set<String> queryTerms = new LinkedHashSet<>();
        document.entries().forEach(entry -> findUndefined(entry.work(), macroNames, queryTerms));
        return new UndefinedStrings(List.copyOf(macroNames), String.join(" or ", queryTerms));
    }

    private static void findUndefined(Work work, Set<String> macroNames, Set<String> queryTerms) {
        MacroValues macroValues = work.library().macros();
        BibEntry entry = work.entry();
        for (int i = 0; i < entry.fieldCount(); i++) {
            String field = entry.fieldName(i);
            for (BibValue.MacroPart macro : undefinedMacros(macroValues, work, field)) {
                macroNames.add(macro.name());
                queryTerms.add(field + ":\"" + macro.name() + "\"");
            }
        }
    }

    private static List<BibValue.MacroPart> undefinedMacros(
            MacroValues macroValues, Work work, String field) {
        return work.entry()
                .value(field)
                .map(value -> macroValues.undefinedMacros(value, work.index()))
                .orElse(List.of());
    }

    /// What to say of them, if there are any: their names, or the first of very many.
    public Optional<LocalizedSentence> warning() {
        if (macroNames.isEmpty()) {
            return Optional.empty();
        }
        if (macroNames.size() <= MOST_NAMED) {
            return Optional.of(
                    LocalizedSentence.of(
                            "{0}: no such @string, printed as written",
                            String.join(", ", macroNames)));
        }
        List<String> firstNames = macroNames.subList(0, FIRST_NAMED);
        return Optional.of(
                LocalizedSentence.of(
                        "{0} and {1} more: no such @string, printed as written",
                        String.join(", ", firstNames), macroNames.size() - FIRST_NAMED));
    }
}
