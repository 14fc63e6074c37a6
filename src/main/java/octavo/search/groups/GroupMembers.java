package octavo.search.groups;

import octavo.library.Library;
import octavo.library.Work;
import octavo.search.groups.EntryGroup.GroupScope;
import octavo.search.groups.GroupTree.FoundGroup;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Tells which entries of a library are in a group. Reads each field once; not thread-safe.
public final class GroupMembers {
    private final Library library;
    private final GroupTree groupTree;
    private final Function<String, BitSet> slotSearch;

    /// By field, what the entries have in it, by their index.
    private final Map<String, @Nullable String[]> textsByField = new HashMap<>();

    /// @param slotSearch the slots that a query finds
    public GroupMembers(Library library, GroupTree groupTree, Function<String, BitSet> slotSearch) {
        this.library = library;
        this.groupTree = groupTree;
        this.slotSearch = slotSearch;
    }

    /// The slots of the entries in the groups of a name or path.
    public BitSet slotsOf(String groupName) {
        BitSet slotNumbers = new BitSet();
        groupTree.groupsNamed(groupName).forEach(foundGroup -> slotNumbers.or(slotsOf(foundGroup)));
        return slotNumbers;
    }

    private BitSet slotsOf(FoundGroup foundGroup) {
        EntryGroup group = foundGroup.foundGroup();
        BitSet slotNumbers = ownSlots(group);
        switch (group.groupScope()) {
            case INDEPENDENT -> {}
            case REFINING -> retainParents(slotNumbers, foundGroup.groupsAbove());
            case INCLUDING -> group.childGroups().forEach(each -> addSubgroups(slotNumbers, each));
        }
        return slotNumbers;
    }

    /// Leaves what the groups above have, up to the first that does not refine.
    private void retainParents(BitSet slotNumbers, List<EntryGroup> groupsAbove) {
        for (EntryGroup parentGroup : groupsAbove.reversed()) {
            slotNumbers.and(ownSlots(parentGroup));
            if (parentGroup.groupScope() != GroupScope.REFINING) {
                return;
            }
        }
    }

    private void addSubgroups(BitSet slotNumbers, EntryGroup group) {
        slotNumbers.or(ownSlots(group));
        if (group.groupScope() == GroupScope.INCLUDING) {
            group.childGroups().forEach(each -> addSubgroups(slotNumbers, each));
        }
    }

    private BitSet ownSlots(EntryGroup group) {
        return switch (group.groupRule()) {
            case GroupRule.EverythingRule _ -> slotsWhere(_ -> true);
            case GroupRule.UnknownRule _ -> new BitSet();
            case GroupRule.SearchRule(String query) ->
                    query.isBlank() ? new BitSet() : (BitSet) slotSearch.apply(query).clone();
            case GroupRule.ChosenRule(String name, var keys) ->
                    slotsWhere(work ->
                            keys.contains(work.entry().key())
                                    || !name.isEmpty()
                                            && splitList(
                                                            cachedText(
                                                                    work, GroupTree.GROUPS_FIELD),
                                                            ",")
                                                    .contains(name));
            case GroupRule.WordsRule rule ->
                    slotsWhere(work -> hasWords(cachedText(work, rule.fieldName()), rule));
            case GroupRule.PatternRule(String fieldName, Pattern pattern) ->
                    slotsWhere(work -> LimitedText.isFound(pattern, cachedText(work, fieldName)));
            case GroupRule.MemberRule rule ->
                    slotsWhere(work -> hasMember(cachedText(work, rule.fieldName()), rule));
            case GroupRule.PersonRule(String fieldName, String familyName) ->
                    slotsWhere(work ->
                            work.people(fieldName).names().stream()
                                    .anyMatch(it -> it.family().equalsIgnoreCase(familyName)));
            case GroupRule.ConditionsRule(var conditions, boolean isAny) ->
                    slotsWhere(work ->
                            isAny
                                    ? conditions.stream().anyMatch(it -> matchesCondition(work, it))
                                    : conditions.stream()
                                            .allMatch(it -> matchesCondition(work, it)));
        };
    }

    private BitSet slotsWhere(Predicate<Work> condition) {
        BitSet slotNumbers = new BitSet();
        Work.allOf(library)
                .filter(condition)
                .forEach(work -> slotNumbers.set(library.slots().get(work.index()).number()));
        return slotNumbers;
    }

    private String cachedText(Work work, String fieldName) {
        @Nullable String[] textsByIndex =
                textsByField.computeIfAbsent(
                        fieldName, _ -> new @Nullable String[library.slots().size()]);
        String fieldText = textsByIndex[work.index()];
        if (fieldText == null) {
            fieldText = work.plainText(fieldName);
            textsByIndex[work.index()] = fieldText;
        }
        return fieldText;
    }

    private boolean matchesCondition(Work work, FieldCondition condition) {
        return condition.matchesText(cachedText(work, condition.fieldName()));
    }

    private static boolean hasWords(String fieldText, GroupRule.WordsRule rule) {
        if (fieldText.isEmpty() || rule.wantedWords().isEmpty()) {
            return false;
        }
        UnaryOperator<String> caseFolding =
                it -> rule.isCaseSensitive() ? it : it.toLowerCase(Locale.ROOT);
        Set<String> foldedWords = Set.copyOf(JabRefGroups.splitWords(caseFolding.apply(fieldText)));
        return rule.wantedWords().stream().map(caseFolding).allMatch(foldedWords::contains);
    }

    /// A group that makes itself has whoever has any member.
    private static boolean hasMember(String fieldText, GroupRule.MemberRule rule) {
        String wantedMember = rule.memberPath().toLowerCase(Locale.ROOT);
        return splitList(fieldText, rule.memberDelimiter()).stream()
                .map(member ->
                        String.join(rule.stepDelimiter(), splitList(member, rule.stepDelimiter())))
                .map(member -> member.toLowerCase(Locale.ROOT))
                .anyMatch(member ->
                        wantedMember.isEmpty()
                                || member.equals(wantedMember)
                                || member.startsWith(wantedMember + rule.stepDelimiter()));
    }

    /// The members of a list, without blanks around them.
    public static List<String> splitList(String listText, String delimiter) {
        return listText.isEmpty()
                ? List.of()
                : Arrays.stream(listText.split(Pattern.quote(delimiter), -1))
                        .map(String::strip)
                        .filter(each -> !each.isEmpty())
                        .toList();
    }
}
