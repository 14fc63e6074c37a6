package octavo.groups;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Which entries a group has of its own.
public sealed interface GroupRule {
    /// All entries.
    record Everything() implements GroupRule {}

    /// No entries that can be told: the kind of group is not known.
    record Unknown(String kind) implements GroupRule {}

    /// The entries that name the group in their field `groups`, and those listed.
    ///
    /// @param keys the keys of entries that the group itself lists
    record Chosen(String name, Set<String> keys) implements GroupRule {
        public Chosen {
            keys = Set.copyOf(keys);
        }
    }

    /// The entries with all of some words in a field.
    record Words(String field, List<String> words, boolean sameCase) implements GroupRule {
        public Words {
            words = List.copyOf(words);
        }
    }

    /// The entries in whose field something matches.
    record Matching(String field, Pattern pattern) implements GroupRule {}

    /// The entries that have a member in a list field, or one below it.
    ///
    /// @param delimiter between members
    /// @param steps between the steps of a path; empty if members are no paths
    record Member(String field, String delimiter, String steps, String member)
            implements GroupRule {}

    /// The entries with a person of a family name in a field.
    record Person(String field, String family) implements GroupRule {}

    /// The entries that a search finds.
    ///
    /// @param query in Octavo's language
    record Search(String query) implements GroupRule {}

    /// The entries that fit all of some conditions, or any.
    record Conditions(List<FieldCondition> conditions, boolean any) implements GroupRule {
        public Conditions {
            conditions = List.copyOf(conditions);
        }
    }
}
