package octavo.library;

import octavo.names.Annotation;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;

/// Somebody who had a part in a work.
///
/// @param role the field that names them, `author` or `translator`
/// @param place where they stand there, counted from 1
/// @param marks what `author+an` says of them: `equal`, `corresponding`
public record Contributor(String role, int place, PersonName name, List<String> marks) {
    /// The fields that name people, in the order in which they count.
    public static final List<String> ROLES =
            List.of(
                    "author",
                    "editor",
                    "editora",
                    "editorb",
                    "editorc",
                    "translator",
                    "annotator",
                    "commentator",
                    "introduction",
                    "foreword",
                    "afterword",
                    "bookauthor",
                    "holder");

    public Contributor {
        marks = List.copyOf(marks);
    }

    static List<Contributor> of(Work work) {
        List<Contributor> all = new ArrayList<>();
        for (String role : ROLES) {
            List<PersonName> names = work.people(role).names();
            List<Annotation> annotations =
                    names.isEmpty()
                            ? List.of()
                            : Annotation.parse(work.raw(role + "+an").orElse("")).value();
            for (int i = 0; i < names.size(); i++) {
                all.add(new Contributor(role, i + 1, names.get(i), marks(annotations, i + 1)));
            }
        }
        return all;
    }

    private static List<String> marks(List<Annotation> annotations, int name) {
        return annotations.stream()
                .filter(it -> it.name() == name && it.part().isEmpty() && !it.literal())
                .flatMap(it -> it.values().stream())
                .toList();
    }
}
