package octavo.cv.profile;

import octavo.library.Kind;

import java.util.List;
import java.util.Set;

/// A requirement for a list by a funder or department.
///
/// @param name its name in reports
/// @param section the index of its section, or `EVERYWHERE`
/// @param where a query for the entries it applies to; empty for all
/// @param remedy what to do about a violation; empty if obvious
public record FunderRule(String name, int section, String where, Check check, String remedy) {
    public static final int EVERYWHERE = -1;

    /// The state of published works; earlier states are those of biblatex's `pubstate`.
    public static final String PUBLISHED = "published";

    /// The condition.
    public sealed interface Check {
        /// At most this many entries.
        record AtMost(int entries) implements Check {}

        /// One of some fields, or template values, in every entry.
        record Needs(List<String> any) implements Check {
            public Needs {
                any = List.copyOf(any);
            }
        }

        /// Only entries with these states, such as `published` or `inpress`.
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

        /// No author omitted, by the entry or by the profile.
        record AllAuthors() implements Check {}

        /// At most this many authors printed.
        record AuthorsShown(int most) implements Check {}

        /// One's own name among the authors.
        record OwnName() implements Check {}

        /// No note or award that mentions these words.
        record Without(List<String> words) implements Check {
            public Without {
                words = List.copyOf(words);
            }
        }
    }
}
