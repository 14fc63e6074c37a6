package octavo.search.groups;

import octavo.bib.BibComment;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.search.groups.EntryGroup.GroupScope;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/// The groups of a library, as other programs keep them in it.
///
/// @param topGroups those that are in no other
public record GroupTree(List<EntryGroup> topGroups) {
    /// In which Mendeley and JabRef note an entry's groups.
    public static final String MENDELEY_FIELD = "mendeley-groups";

    public static final String GROUPS_FIELD = "groups";

    /// More groups than this that make themselves are not shown.
    private static final int MOST_AUTOMATIC = 500;

    /// Between the names of a path.
    static final String PATH_SEPARATOR = "/";

    public GroupTree {
        topGroups = List.copyOf(topGroups);
    }

    /// A group with those above it, the outermost first.
    record FoundGroup(EntryGroup foundGroup, List<EntryGroup> groupsAbove) {}

    /// The groups of a library, those that make themselves filled.
    public static GroupTree of(Library library) {
        List<EntryGroup> groups = new ArrayList<>();
        for (Slot slot : library.slots()) {
            if (slot.item() instanceof BibComment comment) {
                groups.addAll(groups(comment));
            }
        }
        List<EntryGroup> mendeleyGroups =
                memberGroups(
                        library, new GroupRule.MemberRule(MENDELEY_FIELD, ",", PATH_SEPARATOR, ""));
        groups.addAll(mendeleyGroups);
        return new GroupTree(groups.stream().map(group -> fillAutomatic(library, group)).toList());
    }

    private static List<EntryGroup> groups(BibComment comment) {
        String commentText = comment.slice().text();
        int bodyStart = 1 + Math.max(commentText.indexOf('{'), 0);
        int bodyEnd = commentText.endsWith("}") ? commentText.length() - 1 : commentText.length();
        String bodyText = bodyStart < bodyEnd ? commentText.substring(bodyStart, bodyEnd) : "";
        return JabRefGroups.parseGroups(bodyText)
                .or(() -> BibDeskGroups.parseGroups(bodyText))
                .orElse(List.of());
    }

    /// Whether a library has a tree of JabRef's.
    static boolean isOfJabRef(BibComment comment) {
        String commentText = comment.slice().text();
        return JabRefGroups.COMMENT_HEAD
                .matcher(commentText.substring(commentText.indexOf('{') + 1))
                .lookingAt();
    }

    private static EntryGroup fillAutomatic(Library library, EntryGroup group) {
        List<EntryGroup> childGroups =
                new ArrayList<>(
                        group.childGroups().stream()
                                .map(each -> fillAutomatic(library, each))
                                .toList());
        switch (group.groupRule()) {
            case GroupRule.MemberRule rule when rule.memberPath().isEmpty() ->
                    childGroups.addAll(memberGroups(library, rule));
            case GroupRule.PersonRule rule when rule.familyName().isEmpty() ->
                    childGroups.addAll(personGroups(library, rule.fieldName()));
            case GroupRule.MemberRule _,
                    GroupRule.PersonRule _,
                    GroupRule.EverythingRule _,
                    GroupRule.UnknownRule _,
                    GroupRule.ChosenRule _,
                    GroupRule.WordsRule _,
                    GroupRule.PatternRule _,
                    GroupRule.SearchRule _,
                    GroupRule.ConditionsRule _ -> {}
        }
        return group.withChildren(childGroups);
    }

    /// A name of a path, and what comes behind it.
    private static final class PathBranch {
        private final Map<String, PathBranch> childBranches =
                new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    }

    private static List<EntryGroup> memberGroups(Library library, GroupRule.MemberRule rule) {
        PathBranch rootBranch = new PathBranch();
        Work.allOf(library)
                .filter(work -> work.entry().hasField(rule.fieldName()))
                .forEach(work ->
                        GroupMembers.splitList(
                                        work.plainText(rule.fieldName()), rule.memberDelimiter())
                                .forEach(member -> {
                                    PathBranch branch = rootBranch;
                                    for (String stepName :
                                            GroupMembers.splitList(member, rule.stepDelimiter())) {
                                        branch =
                                                branch.childBranches.computeIfAbsent(
                                                        stepName, _ -> new PathBranch());
                                    }
                                }));
        return groups(rootBranch, rule, "");
    }

    private static List<EntryGroup> groups(
            PathBranch branch, GroupRule.MemberRule rule, String path) {
        List<EntryGroup> groups = new ArrayList<>();
        branch.childBranches.forEach((name, childBranch) -> {
            if (groups.size() < MOST_AUTOMATIC) {
                String member = path.isEmpty() ? name : path + rule.stepDelimiter() + name;
                groups.add(
                        new EntryGroup(
                                name,
                                new GroupRule.MemberRule(
                                        rule.fieldName(),
                                        rule.memberDelimiter(),
                                        rule.stepDelimiter(),
                                        member),
                                GroupScope.INDEPENDENT,
                                false,
                                groups(childBranch, rule, member)));
            }
        });
        return groups;
    }

    private static List<EntryGroup> personGroups(Library library, String fieldName) {
        Set<String> familyNames = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        Work.allOf(library)
                .forEach(work ->
                        work.people(fieldName).names().forEach(it -> familyNames.add(it.family())));
        familyNames.remove("");
        return familyNames.stream()
                .limit(MOST_AUTOMATIC)
                .map(familyName ->
                        new EntryGroup(
                                familyName,
                                new GroupRule.PersonRule(fieldName, familyName),
                                GroupScope.INDEPENDENT,
                                false,
                                List.of()))
                .toList();
    }

    public boolean isEmpty() {
        return topGroups.isEmpty();
    }

    /// Whether there is a group of a name or path.
    public boolean hasGroup(String groupName) {
        return !groupsNamed(groupName).isEmpty();
    }

    /// All groups with the path to each, those above first.
    public Map<String, EntryGroup> groupsByPath() {
        Map<String, EntryGroup> groupsByPath = new LinkedHashMap<>();
        visitGroups(
                topGroups,
                List.of(),
                foundGroup -> groupsByPath.putIfAbsent(pathOf(foundGroup), foundGroup.foundGroup));
        return groupsByPath;
    }

    private static String pathOf(FoundGroup foundGroup) {
        StringBuilder pathText = new StringBuilder();
        foundGroup.groupsAbove.forEach(
                each -> pathText.append(each.groupName()).append(PATH_SEPARATOR));
        return pathText.append(foundGroup.foundGroup.groupName()).toString();
    }

    /// The groups of a name or path; regardless of case if there are none.
    List<FoundGroup> groupsNamed(String groupName) {
        List<FoundGroup> exactMatches = new ArrayList<>();
        List<FoundGroup> caseInsensitiveMatches = new ArrayList<>();
        visitGroups(
                topGroups,
                List.of(),
                foundGroup -> {
                    if (foundGroup.foundGroup.groupName().equals(groupName)
                            || pathOf(foundGroup).equals(groupName)) {
                        exactMatches.add(foundGroup);
                    } else if (foundGroup.foundGroup.groupName().equalsIgnoreCase(groupName)
                            || pathOf(foundGroup).equalsIgnoreCase(groupName)) {
                        caseInsensitiveMatches.add(foundGroup);
                    }
                });
        return exactMatches.isEmpty() ? caseInsensitiveMatches : exactMatches;
    }

    private static void visitGroups(
            List<EntryGroup> groups, List<EntryGroup> groupsAbove, Consumer<FoundGroup> visitor) {
        for (EntryGroup group : groups) {
            visitor.accept(new FoundGroup(group, groupsAbove));
            List<EntryGroup> pathToGroup = new ArrayList<>(groupsAbove);
            pathToGroup.add(group);
            visitGroups(group.childGroups(), pathToGroup, visitor);
        }
    }

    /// The group of a name that entries name in their `groups`.
    public Optional<EntryGroup> openGroup(String groupName) {
        return groupsNamed(groupName).stream()
                .map(FoundGroup::foundGroup)
                .filter(EntryGroup::isOpen)
                .findFirst();
    }
}
