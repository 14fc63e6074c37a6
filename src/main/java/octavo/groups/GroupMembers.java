package octavo.groups;

import octavo.groups.EntryGroup.GroupScope;
import octavo.groups.GroupTree.Found;
import octavo.library.Library;
import octavo.library.Work;

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
    private final GroupTree tree;
    private final Function<String, BitSet> search;

    /// By field, what the entries have in it, by their index.
    private final Map<String, @Nullable String[]> texts = new HashMap<>();

    /// @param search the slots that a query finds
    public GroupMembers(Library library, GroupTree tree, Function<String, BitSet> search) {
        this.library = library;
        this.tree = tree;
        this.search = search;
    }

    /// The slots of the entries in the groups of a name or path.
    public BitSet of(String name) {
        BitSet slots = new BitSet();
        tree.named(name).forEach(found -> slots.or(of(found)));
        return slots;
    }

    private BitSet of(Found found) {
        EntryGroup group = found.group();
        BitSet slots = own(group);
        switch (group.scope()) {
            case INDEPENDENT -> {}
            case REFINING -> refine(slots, found.above());
            case INCLUDING -> group.children().forEach(each -> include(slots, each));
        }
        return slots;
    }

    /// Leaves what the groups above have, up to the first that does not refine.
    private void refine(BitSet slots, List<EntryGroup> above) {
        for (EntryGroup each : above.reversed()) {
            slots.and(own(each));
            if (each.scope() != GroupScope.REFINING) {
                return;
            }
        }
    }

    private void include(BitSet slots, EntryGroup group) {
        slots.or(own(group));
        if (group.scope() == GroupScope.INCLUDING) {
            group.children().forEach(each -> include(slots, each));
        }
    }

    private BitSet own(EntryGroup group) {
        return switch (group.rule()) {
            case GroupRule.Everything _ -> where(_ -> true);
            case GroupRule.Unknown _ -> new BitSet();
            case GroupRule.Search(String query) ->
                    query.isBlank() ? new BitSet() : (BitSet) search.apply(query).clone();
            case GroupRule.Chosen(String name, var keys) ->
                    where(work ->
                            keys.contains(work.entry().key())
                                    || !name.isEmpty()
                                            && list(text(work, GroupTree.GROUPS), ",")
                                                    .contains(name));
            case GroupRule.Words rule -> where(work -> hasWords(text(work, rule.field()), rule));
            case GroupRule.Matching(String field, Pattern pattern) ->
                    where(work -> LimitedText.isFound(pattern, text(work, field)));
            case GroupRule.Member rule -> where(work -> hasMember(text(work, rule.field()), rule));
            case GroupRule.Person(String field, String family) ->
                    where(work ->
                            work.people(field).names().stream()
                                    .anyMatch(it -> it.family().equalsIgnoreCase(family)));
            case GroupRule.Conditions(var conditions, boolean any) ->
                    where(work ->
                            any
                                    ? conditions.stream().anyMatch(it -> fits(work, it))
                                    : conditions.stream().allMatch(it -> fits(work, it)));
        };
    }

    private BitSet where(Predicate<Work> fits) {
        BitSet slots = new BitSet();
        Work.allOf(library)
                .filter(fits)
                .forEach(work -> slots.set(library.slots().get(work.index()).number()));
        return slots;
    }

    private String text(Work work, String field) {
        @Nullable String[] known =
                texts.computeIfAbsent(field, _ -> new @Nullable String[library.slots().size()]);
        String text = known[work.index()];
        if (text == null) {
            text = work.text(field);
            known[work.index()] = text;
        }
        return text;
    }

    private boolean fits(Work work, FieldCondition condition) {
        return condition.fits(text(work, condition.field()));
    }

    private static boolean hasWords(String text, GroupRule.Words rule) {
        if (text.isEmpty() || rule.words().isEmpty()) {
            return false;
        }
        UnaryOperator<String> folded = it -> rule.sameCase() ? it : it.toLowerCase(Locale.ROOT);
        Set<String> words = Set.copyOf(JabRefGroups.words(folded.apply(text)));
        return rule.words().stream().map(folded).allMatch(words::contains);
    }

    /// A group that makes itself has whoever has any member.
    private static boolean hasMember(String text, GroupRule.Member rule) {
        String wanted = rule.member().toLowerCase(Locale.ROOT);
        return list(text, rule.delimiter()).stream()
                .map(member -> String.join(rule.steps(), list(member, rule.steps())))
                .map(member -> member.toLowerCase(Locale.ROOT))
                .anyMatch(member ->
                        wanted.isEmpty()
                                || member.equals(wanted)
                                || member.startsWith(wanted + rule.steps()));
    }

    /// The members of a list, without blanks around them.
    public static List<String> list(String text, String delimiter) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(Pattern.quote(delimiter), -1))
                        .map(String::strip)
                        .filter(each -> !each.isEmpty())
                        .toList();
    }
}
