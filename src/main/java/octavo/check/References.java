package octavo.check;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.library.Work;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Entries that name others which are not there, or that inherit from themselves.
final class References implements EntryCheck {
    private static final Rule UNDEFINED =
            Rule.warning("undefined-crossref", "crossref or xdata names no entry of the file");
    private static final Rule CIRCULAR =
            Rule.error("circular-crossref", "entries inherit from each other in a circle");

    @Override
    public List<Rule> rules() {
        return List.of(UNDEFINED, CIRCULAR);
    }

    @Override
    public Stream<Problem> problems(Library library, int item, Work work) {
        return Stream.of("crossref", "xdata")
                .filter(work.entry()::has)
                .flatMap(field -> problems(library, item, work.entry(), field));
    }

    private static Stream<Problem> problems(
            Library library, int item, BibEntry entry, String field) {
        var place = EntryCheck.place(entry, field);
        return keys(library, item, entry, field)
                .flatMap(key -> {
                    Optional<Integer> target = library.indexOfKey(key);
                    if (target.isEmpty()) {
                        return Stream.of(
                                UNDEFINED.problem(item, place, "There is no entry " + key + "."));
                    }
                    return leadsTo(library, target.get(), item)
                            ? Stream.of(
                                    CIRCULAR.problem(
                                            item,
                                            place,
                                            entry.key() + " inherits from itself by " + key + "."))
                            : Stream.empty();
                });
    }

    private static Stream<String> keys(Library library, int item, BibEntry entry, String field) {
        String text =
                entry.value(field).map(value -> value.text(library.macros().at(item))).orElse("");
        return Stream.of(text.split(",", -1)).map(String::strip).filter(key -> !key.isEmpty());
    }

    private static boolean leadsTo(Library library, int from, int to) {
        Set<Integer> seen = new HashSet<>();
        var open = new ArrayDeque<Integer>(List.of(from));
        while (!open.isEmpty()) {
            int at = open.pop();
            if (at == to) {
                return true;
            }
            if (seen.add(at) && library.slots().get(at).item() instanceof BibEntry entry) {
                Stream.of("crossref", "xdata")
                        .flatMap(field -> keys(library, at, entry, field))
                        .flatMap(key -> library.indexOfKey(key).stream())
                        .forEach(open::push);
            }
        }
        return false;
    }
}
