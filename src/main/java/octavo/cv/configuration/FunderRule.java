package octavo.cv.configuration;

import octavo.library.WorkKind;

import java.util.List;
import java.util.Set;

/// A requirement for a list by a funder or department.
///
/// @param name its name in reports
/// @param sectionIndex the index of its section, or `ALL_SECTIONS`
/// @param query a query for the entries it applies to; empty for all
/// @param remedy what to do about a violation; empty if obvious
public record FunderRule(
        String name, int sectionIndex, String query, RuleCondition condition, String remedy) {
    public static final int ALL_SECTIONS = -1;

    /// The state of published works; earlier states are those of biblatex's `pubstate`.
    public static final String PUBLISHED = "published";

    /// The condition.
    public sealed interface RuleCondition {
        /// At most this many entries.
        record MostEntries(int mostEntries) implements RuleCondition {}

        /// One of some fields, or template values, in every entry.
        record NeededValues(List<String> alternatives) implements RuleCondition {
            public NeededValues {
                alternatives = List.copyOf(alternatives);
            }
        }

        /// Only entries with these states, such as `published` or `inpress`.
        record AllowedStates(Set<String> allowed) implements RuleCondition {
            public AllowedStates {
                allowed = Set.copyOf(allowed);
            }
        }

        record AllowedKinds(Set<WorkKind> allowed) implements RuleCondition {
            public AllowedKinds {
                allowed = Set.copyOf(allowed);
            }
        }

        /// No author omitted, by the entry or by the profile.
        record AllAuthors() implements RuleCondition {}

        /// At most this many authors printed.
        record AuthorsShown(int mostAuthors) implements RuleCondition {}

        /// One's own name among the authors.
        record OwnName() implements RuleCondition {}

        /// No note or award that mentions these words.
        record ForbiddenWords(List<String> forbiddenWords) implements RuleCondition {
            public ForbiddenWords {
                forbiddenWords = List.copyOf(forbiddenWords);
            }
        }
    }
}
