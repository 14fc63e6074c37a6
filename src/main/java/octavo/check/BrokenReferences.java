package octavo.check;

import octavo.bib.BibEntry;
import octavo.fields.FieldCatalogue;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// References to missing entries, and inheritance cycles.
final class BrokenReferences implements Check {
    private static final ProblemRule UNDEFINED =
            ProblemRule.warning(
                    "undefined-crossref", "crossref or xdata refers to a missing entry");
    private static final ProblemRule CIRCULAR =
            ProblemRule.error("circular-crossref", "entries inherit from each other in a cycle");

    private static final ProblemRule DEEP =
            ProblemRule.hint("deep-crossref", "an entry has too many ancestors to inherit from");

    @Override
    public List<ProblemRule> rules() {
        return List.of(UNDEFINED, CIRCULAR, DEEP);
    }

    @Override
    public ProblemFinder finder(Library library) {
        Map<Integer, List<Integer>> parents = parents(library);
        Set<Integer> circular = CycleFinder.in(parents);
        return subject -> {
            if (!namesOthers(library, subject.item())) {
                return List.of();
            }
            List<Problem> found = new ArrayList<>();
            named(library, subject.item())
                    .flatMap(name -> problems(library, circular, subject.item(), name))
                    .forEach(found::add);
            if (found.isEmpty() && isDeep(parents, subject.item())) {
                LocalizedSentence message =
                        LocalizedSentence.of(
                                "Fields are inherited from at most {0} ancestors of this entry.",
                                Library.MOST_ANCESTORS);
                found.add(DEEP.problem(subject.item(), subject.head(), message));
            }
            return found;
        };
    }

    private static boolean isDeep(Map<Integer, List<Integer>> parents, int item) {
        Set<Integer> above = new LinkedHashSet<>();
        Deque<Integer> open = new ArrayDeque<>(parents.getOrDefault(item, List.of()));
        while (!open.isEmpty() && above.size() <= Library.MOST_ANCESTORS) {
            int next = open.pop();
            if (above.add(next)) {
                parents.getOrDefault(next, List.of()).forEach(open::push);
            }
        }
        return above.size() > Library.MOST_ANCESTORS;
    }

    private record Name(BibEntry entry, String field, String key) {}

    private static Map<Integer, List<Integer>> parents(Library library) {
        Map<Integer, List<Integer>> parents = new HashMap<>();
        for (int i = 0; i < library.slots().size(); i++) {
            if (namesOthers(library, i)) {
                List<Integer> found =
                        named(library, i)
                                .flatMap(name -> library.indexOfKey(name.key()).stream())
                                .toList();
                if (!found.isEmpty()) {
                    parents.put(i, found);
                }
            }
        }
        return parents;
    }

    private static boolean namesOthers(Library library, int item) {
        return library.slots().get(item).item() instanceof BibEntry entry && Work.inherits(entry);
    }

    private static Stream<Name> named(Library library, int item) {
        return library.slots().get(item).item() instanceof BibEntry entry
                ? FieldCatalogue.PARENTS.stream()
                        .filter(entry::has)
                        .flatMap(field ->
                                keys(library, item, entry, field)
                                        .map(key -> new Name(entry, field, key)))
                : Stream.empty();
    }

    private static Stream<Problem> problems(
            Library library, Set<Integer> circular, int item, Name name) {
        var place = name.entry().place(name.field()).orElse(name.entry().typeSpan());
        Optional<Integer> target = library.indexOfKey(name.key());
        if (target.isEmpty()) {
            return Stream.of(
                    UNDEFINED.problem(
                            item,
                            place,
                            LocalizedSentence.of("There is no entry {0}.", name.key())));
        }
        LocalizedSentence message =
                LocalizedSentence.of(
                        "{0} inherits from itself through {1}.", name.entry().key(), name.key());
        return circular.contains(item) && circular.contains(target.get())
                ? Stream.of(CIRCULAR.problem(item, place, message))
                : Stream.empty();
    }

    private static Stream<String> keys(Library library, int item, BibEntry entry, String field) {
        String text =
                entry.value(field).map(value -> value.text(library.macros().at(item))).orElse("");
        return Stream.of(text.split(",", -1)).map(String::strip).filter(key -> !key.isEmpty());
    }
}
