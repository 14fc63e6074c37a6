package octavo.search.groups;

import java.util.List;

/// A group of entries, and the groups below it.
///
/// @param groupRule which entries it has of its own
/// @param groupScope how these go together with those of the groups around it
/// @param isOpen whether entries can be added and removed by naming the group in their `groups`
public record EntryGroup(
        String groupName,
        GroupRule groupRule,
        GroupScope groupScope,
        boolean isOpen,
        List<EntryGroup> childGroups) {
    public EntryGroup {
        childGroups = List.copyOf(childGroups);
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

    EntryGroup withChildren(List<EntryGroup> newChildren) {
        return new EntryGroup(groupName, groupRule, groupScope, isOpen, newChildren);
    }
}
