package octavo.cv.profile;

import octavo.library.Kind;

import java.util.List;
import java.util.Set;

/// What somebody who asks for a list wants of it: a funder, a department.
///
/// @param name what it is called when it is broken
/// @param section which section it is about, counted from 0, or `EVERYWHERE`
/// @param where a query that says which entries it is about; empty for all
/// @param remedy what to do where it is broken; empty where that goes without saying
public record FunderRule(String name, int section, String where, Check check, String remedy) {
    public static final int EVERYWHERE = -1;

    /// The state of what is out; those before it are the states of biblatex's `pubstate`.
    public static final String PUBLISHED = "published";

    /// What must hold.
    public sealed interface Check {
        /// No more entries than so many.
        record AtMost(int entries) implements Check {}

        /// One of some fields, or of the values that templates know, in every entry.
        record Needs(List<String> any) implements Check {
            public Needs {
                any = List.copyOf(any);
            }
        }

        /// Entries that are out, `published`, or so far on their way, `inpress`.
        record States(Set<String> allowed) implements Check {
            public States {
                allowed = Set.copyOf(allowed);
            }
        }

        record Kinds(Set<Kind> allowed) implements Check {
            public Kinds {
                allowed = Set.copyOf(allowed);
            }
        }

        /// No author left out, by the entry or by the profile.
        record AllAuthors() implements Check {}

        /// No more authors printed than so many.
        record AuthorsShown(int most) implements Check {}

        /// One's own name among the authors.
        record OwnName() implements Check {}

        /// No note or award that speaks of such a thing.
        record Without(List<String> words) implements Check {
            public Without {
                words = List.copyOf(words);
            }
        }
    }
}
