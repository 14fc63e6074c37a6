package octavo.search.groups;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Which entries a group has of its own.
public sealed interface GroupRule {
    /// All entries.
    record EverythingRule() implements GroupRule {}

    /// No entries that can be told: the kind of group is not known.
    record UnknownRule(String kindName) implements GroupRule {}

    /// The entries that name the group in their field `groups`, and those listed.
    ///
    /// @param entryKeys the keys of entries that the group itself lists
    record ChosenRule(String groupName, Set<String> entryKeys) implements GroupRule {
        public ChosenRule {
            entryKeys = Set.copyOf(entryKeys);
        }
    }

    /// The entries with all of some words in a field.
    record WordsRule(String fieldName, List<String> wantedWords, boolean isCaseSensitive)
            implements GroupRule {
        public WordsRule {
            wantedWords = List.copyOf(wantedWords);
        }
    }

    /// The entries in whose field something matches.
    record PatternRule(String fieldName, Pattern textPattern) implements GroupRule {}

    /// The entries that have a member in a list field, or one below it.
    ///
    /// @param memberDelimiter between members
    /// @param stepDelimiter between the steps of a path; empty if members are no paths
    record MemberRule(
            String fieldName, String memberDelimiter, String stepDelimiter, String memberPath)
            implements GroupRule {}

    /// The entries with a person of a family name in a field.
    record PersonRule(String fieldName, String familyName) implements GroupRule {}

    /// The entries that a search finds.
    ///
    /// @param queryText in Octavo's language
    record SearchRule(String queryText) implements GroupRule {}

    /// The entries that fit all of some conditions, or any.
    record ConditionsRule(List<FieldCondition> fieldConditions, boolean isAny)
            implements GroupRule {
        public ConditionsRule {
            fieldConditions = List.copyOf(fieldConditions);
        }
    }
}
