package octavo.gui.cv;

import octavo.cv.list.PersonMatcher;
import octavo.library.Library;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.people.AuthorCounts;
import octavo.people.AuthorCounts.FrequentAuthor;

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
/// @param paperCount how many entries the owner wrote
/// @param countsByKind of which kinds these are; of all entries while the owner is unknown
record ListOwner(
        LibraryAuthors libraryAuthors,
        List<String> names,
        List<String> spellings,
        int paperCount,
        Map<WorkKind, Integer> countsByKind) {

    ListOwner {
        names = List.copyOf(names);
        spellings = List.copyOf(spellings);
        countsByKind = Map.copyOf(countsByKind);
    }

    /// Who wrote what in one state of a library.
    record LibraryAuthors(Library library, List<Work> works, AuthorCounts authorCounts) {
        static LibraryAuthors of(Library library) {
            List<Work> works = Work.allOf(library).toList();
            return new LibraryAuthors(library, works, AuthorCounts.of(works));
        }
    }

    static ListOwner of(LibraryAuthors libraryAuthors, List<String> names) {
        PersonMatcher ownerMatcher = PersonMatcher.of(names);
        List<String> spellings =
                names.isEmpty()
                        ? List.of()
                        : libraryAuthors.authorCounts().spellings(ownerMatcher::matchesName);
        Map<WorkKind, Integer> countsByKind = new EnumMap<>(WorkKind.class);
        for (Work work : libraryAuthors.works()) {
            boolean isOwn =
                    spellings.isEmpty()
                            || work.authors().names().stream().anyMatch(ownerMatcher::matchesName);
            if (isOwn) {
                countsByKind.merge(work.workKind(), 1, Integer::sum);
            }
        }
        return new ListOwner(
                libraryAuthors,
                names,
                spellings,
                libraryAuthors.authorCounts().countPapers(spellings),
                countsByKind);
    }

    /// The owner of a list, counted anew only if the library or the owner is another.
    ListOwner updatedFor(Library library, List<String> ownerMatcher) {
        boolean isSameLibrary = libraryAuthors.library().equals(library);
        return isSameLibrary && names.equals(ownerMatcher)
                ? this
                : of(isSameLibrary ? libraryAuthors : LibraryAuthors.of(library), ownerMatcher);
    }

    /// The list of somebody else in the same library.
    ListOwner of(String name) {
        return of(libraryAuthors, List.of(name));
    }

    boolean isKnown() {
        return !spellings.isEmpty();
    }

    /// The spelling that is used most.
    String name() {
        return isKnown() ? spellings.getFirst() : "";
    }

    /// Those who could be the owner, the most likely first.
    List<FrequentAuthor> busiestAuthors() {
        return libraryAuthors.authorCounts().busiestAuthors();
    }

    /// The library's spelling of a name that somebody typed in any form.
    Optional<String> findSpelling(String typedName) {
        return libraryAuthors
                .authorCounts()
                .spellings(PersonMatcher.of(List.of(typedName))::matchesName)
                .stream()
                .findFirst();
    }

    /// The kinds in their usual order.
    List<WorkKind> kindsInOrder() {
        Set<WorkKind> ownKinds = new HashSet<>(countsByKind.keySet());
        return List.of(WorkKind.values()).stream().filter(ownKinds::contains).toList();
    }
}
