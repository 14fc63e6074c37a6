package octavo.groups;

import octavo.groups.EntryGroup.GroupScope;
import octavo.groups.FieldCondition.Comparison;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// BibDesk's groups, as they are in comments: a property list each, with a dictionary a group.
final class BibDeskGroups {
    private static final Pattern HEAD =
            Pattern.compile("(?i)\\s*BibDesk (Static|Smart) Groups\\s*\\{");

    private static final List<Comparison> BY_NUMBER = List.of(Comparison.values());

    private BibDeskGroups() {}

    /// The groups of a comment; empty if it has none of BibDesk's.
    ///
    /// @param text what is between the braces of the comment
    static Optional<List<EntryGroup>> read(String text) {
        Matcher head = HEAD.matcher(text);
        if (!head.lookingAt()) {
            return Optional.empty();
        }
        boolean isStatic = head.group(1).equalsIgnoreCase("static");
        List<EntryGroup> groups = new ArrayList<>();
        for (Object each : PropertyList.array(text.substring(head.end()))) {
            if (each instanceof Map<?, ?> group) {
                String name = text(group, "group name");
                GroupRule rule =
                        isStatic ? new GroupRule.Chosen("", keys(group)) : conditions(group);
                groups.add(new EntryGroup(name, rule, GroupScope.INDEPENDENT, false, List.of()));
            }
        }
        return Optional.of(groups);
    }

    private static String text(Map<?, ?> group, String key) {
        return group.get(key) instanceof String text ? text : "";
    }

    private static Set<String> keys(Map<?, ?> group) {
        return Arrays.stream(text(group, "keys").strip().split("\\s*,\\s*"))
                .filter(key -> !key.isEmpty())
                .collect(Collectors.toSet());
    }

    private static GroupRule conditions(Map<?, ?> group) {
        List<FieldCondition> conditions = new ArrayList<>();
        List<?> given = group.get("conditions") instanceof List<?> list ? list : List.of();
        for (Object each : given) {
            Optional<FieldCondition> condition =
                    each instanceof Map<?, ?> members ? condition(members) : Optional.empty();
            if (condition.isEmpty()) {
                return new GroupRule.Unknown("Smart Group");
            }
            conditions.add(condition.get());
        }
        return conditions.isEmpty()
                ? new GroupRule.Unknown("Smart Group")
                : new GroupRule.Conditions(conditions, text(group, "conjunction").equals("1"));
    }

    private static Optional<FieldCondition> condition(Map<?, ?> members) {
        String number = text(members, "comparison");
        if (!number.matches("\\d") || text(members, "key").isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new FieldCondition(
                        text(members, "key").toLowerCase(Locale.ROOT),
                        BY_NUMBER.get(Integer.parseInt(number)),
                        text(members, "value")));
    }
}
