package octavo.search.groups;

import octavo.bib.KeyList;
import octavo.search.groups.EntryGroup.GroupScope;
import octavo.search.groups.FieldCondition.FieldComparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// BibDesk's groups, as they are in comments: a property list each, with a dictionary a group.
final class BibDeskGroups {
    private static final Pattern COMMENT_HEAD =
            Pattern.compile("(?i)\\s*BibDesk (Static|Smart) Groups\\s*\\{");

    private static final List<FieldComparison> COMPARISONS_BY_NUMBER =
            List.of(FieldComparison.values());

    private BibDeskGroups() {}

    /// The groups of a comment; empty if it has none of BibDesk's.
    ///
    /// @param commentText what is between the braces of the comment
    static Optional<List<EntryGroup>> parseGroups(String commentText) {
        Matcher headMatch = COMMENT_HEAD.matcher(commentText);
        if (!headMatch.lookingAt()) {
            return Optional.empty();
        }
        boolean isStatic = headMatch.group(1).equalsIgnoreCase("static");
        List<EntryGroup> groups = new ArrayList<>();
        for (Object element : PropertyList.outermostArray(commentText.substring(headMatch.end()))) {
            if (element instanceof Map<?, ?> group) {
                String groupName = memberText(group, "group name");
                GroupRule groupRule =
                        isStatic
                                ? new GroupRule.ChosenRule("", entryKeys(group))
                                : conditionsRule(group);
                groups.add(
                        new EntryGroup(
                                groupName, groupRule, GroupScope.INDEPENDENT, false, List.of()));
            }
        }
        return Optional.of(groups);
    }

    private static String memberText(Map<?, ?> group, String memberName) {
        return group.get(memberName) instanceof String memberText ? memberText : "";
    }

    private static Set<String> entryKeys(Map<?, ?> group) {
        return Set.copyOf(KeyList.parse(memberText(group, "keys")));
    }

    private static GroupRule conditionsRule(Map<?, ?> group) {
        List<FieldCondition> conditions = new ArrayList<>();
        List<?> givenConditions =
                group.get("conditions") instanceof List<?> list ? list : List.of();
        for (Object element : givenConditions) {
            Optional<FieldCondition> condition =
                    element instanceof Map<?, ?> members
                            ? parseCondition(members)
                            : Optional.empty();
            if (condition.isEmpty()) {
                return new GroupRule.UnknownRule("Smart Group");
            }
            conditions.add(condition.get());
        }
        return conditions.isEmpty()
                ? new GroupRule.UnknownRule("Smart Group")
                : new GroupRule.ConditionsRule(
                        conditions, memberText(group, "conjunction").equals("1"));
    }

    private static Optional<FieldCondition> parseCondition(Map<?, ?> members) {
        String comparisonNumber = memberText(members, "comparison");
        if (!comparisonNumber.matches("\\d") || memberText(members, "key").isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new FieldCondition(
                        memberText(members, "key").toLowerCase(Locale.ROOT),
                        COMPARISONS_BY_NUMBER.get(Integer.parseInt(comparisonNumber)),
                        memberText(members, "value")));
    }
}
