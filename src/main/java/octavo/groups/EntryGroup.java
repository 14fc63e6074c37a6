package octavo.groups;

import java.util.List;

/// A group of entries, and the groups below it.
///
/// @param rule which entries it has of its own
/// @param scope how these go together with those of the groups around it
/// @param isOpen whether entries can be added and removed by naming the group in their `groups`
public record EntryGroup(
        String name, GroupRule rule, GroupScope scope, boolean isOpen, List<EntryGroup> children) {
    public EntryGroup {
        children = List.copyOf(children);
    }

    /// How the entries of a group go together with those of the groups around it, in the order of
    /// JabRef's numbers.
    public enum GroupScope {
        /// Its own.
        INDEPENDENT,
        /// Those of its own that are in the group above, too.
        REFINING,
        /// Its own, and those of the groups below.
        INCLUDING
    }

    EntryGroup with(List<EntryGroup> other) {
        return new EntryGroup(name, rule, scope, isOpen, other);
    }
}
