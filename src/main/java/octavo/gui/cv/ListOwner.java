package octavo.gui.cv;

import octavo.cv.list.PersonMatcher;
import octavo.library.Library;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.people.AuthorTally;
import octavo.people.AuthorTally.FrequentAuthor;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Whose list a profile makes.
///
/// @param names the owner's, as the profile or the library says them
/// @param spellings how the library spells the owner's name, the most frequent first; empty if
///   nobody has said who that is
/// @param papers how many entries the owner wrote
/// @param kinds of which kinds these are; of all entries while the owner is unknown
record ListOwner(
        Authorship authorship,
        List<String> names,
        List<String> spellings,
        int papers,
        Map<WorkKind, Integer> kinds) {

    ListOwner {
        names = List.copyOf(names);
        spellings = List.copyOf(spellings);
        kinds = Map.copyOf(kinds);
    }

    /// Who wrote what in one state of a library.
    record Authorship(Library library, List<Work> works, AuthorTally tally) {
        static Authorship of(Library library) {
            List<Work> works = Work.allOf(library).toList();
            return new Authorship(library, works, AuthorTally.of(works));
        }
    }

    static ListOwner of(Authorship authorship, List<String> names) {
        PersonMatcher owner = PersonMatcher.of(names);
        List<String> spellings =
                names.isEmpty() ? List.of() : authorship.tally().spellings(owner::matchesName);
        Map<WorkKind, Integer> kinds = new EnumMap<>(WorkKind.class);
        for (Work work : authorship.works()) {
            boolean own =
                    spellings.isEmpty()
                            || work.authors().names().stream().anyMatch(owner::matchesName);
            if (own) {
                kinds.merge(work.workKind(), 1, Integer::sum);
            }
        }
        return new ListOwner(
                authorship, names, spellings, authorship.tally().papers(spellings), kinds);
    }

    /// The owner of a list, counted anew only if the library or the owner is another.
    ListOwner now(Library library, List<String> owner) {
        boolean same = authorship.library().equals(library);
        return same && names.equals(owner)
                ? this
                : of(same ? authorship : Authorship.of(library), owner);
    }

    /// The list of somebody else in the same library.
    ListOwner of(String name) {
        return of(authorship, List.of(name));
    }

    boolean isKnown() {
        return !spellings.isEmpty();
    }

    /// The spelling that is used most.
    String name() {
        return isKnown() ? spellings.getFirst() : "";
    }

    /// Those who could be the owner, the most likely first.
    List<FrequentAuthor> candidates() {
        return authorship.tally().busiest();
    }

    /// The library's spelling of a name that somebody typed in any form.
    Optional<String> spelling(String typed) {
        return authorship.tally().spellings(PersonMatcher.of(List.of(typed))::matchesName).stream()
                .findFirst();
    }

    /// The kinds in their usual order.
    List<WorkKind> kindsInOrder() {
        Set<WorkKind> all = new HashSet<>(kinds.keySet());
        return List.of(WorkKind.values()).stream().filter(all::contains).toList();
    }
}
