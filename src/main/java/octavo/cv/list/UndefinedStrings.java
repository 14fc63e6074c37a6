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
/// @param names in the order of the list
/// @param query finds the entries; empty without any
public record UndefinedStrings(List<String> names, String query) {
    private static final int MOST_NAMED = 5;
    private static final int FIRST_NAMED = 3;

    public UndefinedStrings {
        names = List.copyOf(names);
    }

    public static UndefinedStrings in(CvDocument list) {
        Set<String> names = new LinkedHashSet<>();
        Set<String> terms = new LinkedHashSet<>();
        list.items().forEach(item -> find(item.work(), names, terms));
        return new UndefinedStrings(List.copyOf(names), String.join(" or ", terms));
    }

    private static void find(Work work, Set<String> names, Set<String> terms) {
        MacroValues macros = work.library().macros();
        BibEntry entry = work.entry();
        for (int i = 0; i < entry.fieldCount(); i++) {
            String field = entry.fieldName(i);
            for (BibValue.Macro macro : undefined(macros, work, field)) {
                names.add(macro.name());
                terms.add(field + ":\"" + macro.name() + "\"");
            }
        }
    }

    private static List<BibValue.Macro> undefined(MacroValues macros, Work work, String field) {
        return work.entry()
                .value(field)
                .map(value -> macros.undefined(value, work.index()))
                .orElse(List.of());
    }

    /// What to say of them, if there are any: their names, or the first of very many.
    public Optional<LocalizedSentence> sentence() {
        if (names.isEmpty()) {
            return Optional.empty();
        }
        if (names.size() <= MOST_NAMED) {
            return Optional.of(
                    LocalizedSentence.of(
                            "{0}: no such @string, printed as written", String.join(", ", names)));
        }
        List<String> first = names.subList(0, FIRST_NAMED);
        return Optional.of(
                LocalizedSentence.of(
                        "{0} and {1} more: no such @string, printed as written",
                        String.join(", ", first), names.size() - FIRST_NAMED));
    }
}
