package octavo.groups;

import octavo.bib.BibComment;
import octavo.groups.EntryGroup.GroupScope;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;

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
/// @param groups those that are in no other
public record GroupTree(List<EntryGroup> groups) {
    /// In which Mendeley and JabRef note an entry's groups.
    public static final String MENDELEY = "mendeley-groups";

    public static final String GROUPS = "groups";

    /// More groups than this that make themselves are not shown.
    private static final int MOST_OWN = 500;

    /// Between the names of a path.
    static final String STEP = "/";

    public GroupTree {
        groups = List.copyOf(groups);
    }

    /// A group with those above it, the outermost first.
    record Found(EntryGroup group, List<EntryGroup> above) {}

    /// The groups of a library, those that make themselves filled.
    public static GroupTree of(Library library) {
        List<EntryGroup> groups = new ArrayList<>();
        for (Slot slot : library.slots()) {
            if (slot.item() instanceof BibComment comment) {
                groups.addAll(groups(comment));
            }
        }
        List<EntryGroup> mendeley = members(library, new GroupRule.Member(MENDELEY, ",", STEP, ""));
        groups.addAll(mendeley);
        return new GroupTree(groups.stream().map(group -> filled(library, group)).toList());
    }

    private static List<EntryGroup> groups(BibComment comment) {
        String text = comment.slice().text();
        int from = 1 + Math.max(text.indexOf('{'), 0);
        int to = text.endsWith("}") ? text.length() - 1 : text.length();
        String inside = from < to ? text.substring(from, to) : "";
        return JabRefGroups.read(inside).or(() -> BibDeskGroups.read(inside)).orElse(List.of());
    }

    /// Whether a library has a tree of JabRef's.
    static boolean isOfJabRef(BibComment comment) {
        String text = comment.slice().text();
        return JabRefGroups.HEAD.matcher(text.substring(text.indexOf('{') + 1)).lookingAt();
    }

    private static EntryGroup filled(Library library, EntryGroup group) {
        List<EntryGroup> below =
                new ArrayList<>(
                        group.children().stream().map(each -> filled(library, each)).toList());
        switch (group.rule()) {
            case GroupRule.Member rule when rule.member().isEmpty() ->
                    below.addAll(members(library, rule));
            case GroupRule.Person rule when rule.family().isEmpty() ->
                    below.addAll(persons(library, rule.field()));
            case GroupRule.Member _,
                    GroupRule.Person _,
                    GroupRule.Everything _,
                    GroupRule.Unknown _,
                    GroupRule.Chosen _,
                    GroupRule.Words _,
                    GroupRule.Matching _,
                    GroupRule.Search _,
                    GroupRule.Conditions _ -> {}
        }
        return group.with(below);
    }

    /// A name of a path, and what comes behind it.
    private static final class Branch {
        private final Map<String, Branch> below = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    }

    private static List<EntryGroup> members(Library library, GroupRule.Member rule) {
        Branch root = new Branch();
        Work.allOf(library)
                .filter(work -> work.entry().has(rule.field()))
                .forEach(work ->
                        GroupMembers.list(work.text(rule.field()), rule.delimiter())
                                .forEach(member -> {
                                    Branch at = root;
                                    for (String step : GroupMembers.list(member, rule.steps())) {
                                        at = at.below.computeIfAbsent(step, _ -> new Branch());
                                    }
                                }));
        return groups(root, rule, "");
    }

    private static List<EntryGroup> groups(Branch branch, GroupRule.Member rule, String path) {
        List<EntryGroup> groups = new ArrayList<>();
        branch.below.forEach((name, below) -> {
            if (groups.size() < MOST_OWN) {
                String member = path.isEmpty() ? name : path + rule.steps() + name;
                groups.add(
                        new EntryGroup(
                                name,
                                new GroupRule.Member(
                                        rule.field(), rule.delimiter(), rule.steps(), member),
                                GroupScope.INDEPENDENT,
                                false,
                                groups(below, rule, member)));
            }
        });
        return groups;
    }

    private static List<EntryGroup> persons(Library library, String field) {
        Set<String> families = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        Work.allOf(library)
                .forEach(work ->
                        work.people(field).names().forEach(it -> families.add(it.family())));
        families.remove("");
        return families.stream()
                .limit(MOST_OWN)
                .map(family ->
                        new EntryGroup(
                                family,
                                new GroupRule.Person(field, family),
                                GroupScope.INDEPENDENT,
                                false,
                                List.of()))
                .toList();
    }

    public boolean isEmpty() {
        return groups.isEmpty();
    }

    /// Whether there is a group of a name or path.
    public boolean has(String name) {
        return !named(name).isEmpty();
    }

    /// All groups with the path to each, those above first.
    public Map<String, EntryGroup> byPath() {
        Map<String, EntryGroup> byPath = new LinkedHashMap<>();
        walk(groups, List.of(), found -> byPath.putIfAbsent(path(found), found.group));
        return byPath;
    }

    private static String path(Found found) {
        StringBuilder path = new StringBuilder();
        found.above.forEach(each -> path.append(each.name()).append(STEP));
        return path.append(found.group.name()).toString();
    }

    /// The groups of a name or path; regardless of case if there are none.
    List<Found> named(String name) {
        List<Found> exact = new ArrayList<>();
        List<Found> folded = new ArrayList<>();
        walk(
                groups,
                List.of(),
                found -> {
                    if (found.group.name().equals(name) || path(found).equals(name)) {
                        exact.add(found);
                    } else if (found.group.name().equalsIgnoreCase(name)
                            || path(found).equalsIgnoreCase(name)) {
                        folded.add(found);
                    }
                });
        return exact.isEmpty() ? folded : exact;
    }

    private static void walk(
            List<EntryGroup> groups, List<EntryGroup> above, Consumer<Found> visitor) {
        for (EntryGroup group : groups) {
            visitor.accept(new Found(group, above));
            List<EntryGroup> path = new ArrayList<>(above);
            path.add(group);
            walk(group.children(), path, visitor);
        }
    }

    /// The group of a name that entries name in their `groups`.
    public Optional<EntryGroup> open(String name) {
        return named(name).stream().map(Found::group).filter(EntryGroup::isOpen).findFirst();
    }
}
