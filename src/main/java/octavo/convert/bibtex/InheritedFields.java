package octavo.convert.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.convert.ConversionLosses;
import octavo.fields.FieldCatalogue;
import octavo.fields.InheritanceRule;
import octavo.library.Library;
import octavo.library.Work;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The fields that an entry inherits by biblatex's `crossref` and `xdata`. BibTeX has no `xdata`,
/// and other inheritance rules.
final class InheritedFields {

    private final Library library;

    private InheritedFields(Library library) {
        this.library = library;
    }

    /// Copies inherited fields into an entry, and removes the fields that name its parents.
    static void resolve(DialectDraft draft, Work work, ConversionLosses losses) {
        Set<String> names = new LinkedHashSet<>(InheritanceRule.RENAMED);
        names.addAll(new InheritedFields(work.library()).namesAbove(work.entry()));
        for (String name : names) {
            if (!owns(work.entry(), name)) {
                work.raw(name).ifPresent(text -> draft.set(name, text));
                if (work.isCut(name)) {
                    losses.addCut(name, work.key());
                }
            }
        }
        FieldCatalogue.PARENTS.forEach(draft::remove);
    }

    /// A child with any form of date does not inherit one.
    private static boolean owns(BibEntry entry, String name) {
        boolean date = Set.of("date", "year", "month", "day").contains(name);
        return entry.has(name)
                || FieldCatalogue.otherName(name).filter(entry::has).isPresent()
                || date && (entry.has("date") || entry.has("year"));
    }

    /// The names of all fields of an entry's ancestors.
    private Set<String> namesAbove(BibEntry entry) {
        Set<String> names = new LinkedHashSet<>();
        Set<Integer> seen = new HashSet<>();
        Deque<BibEntry> open = new ArrayDeque<>(List.of(entry));
        while (!open.isEmpty() && seen.size() < Library.MOST_ANCESTORS) {
            for (int index : parents(open.pop())) {
                if (seen.add(index) && library.slots().get(index).item() instanceof BibEntry e) {
                    e.fields().stream()
                            .map(BibField::name)
                            .map(name -> name.toLowerCase(Locale.ROOT))
                            .forEach(names::add);
                    open.add(e);
                }
            }
        }
        return names;
    }

    private List<Integer> parents(BibEntry entry) {
        return FieldCatalogue.PARENTS.reversed().stream()
                .flatMap(field -> entry.value(field).stream())
                .map(value -> value.text(library.macros().at(library.slots().size())))
                .flatMap(keys -> Arrays.stream(keys.split(",")))
                .flatMap(key -> library.indexOfKey(key.strip()).stream())
                .toList();
    }
}
