package octavo.venues;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/// The groups of a library, and which of them are the same venue: an abbreviation with its full
/// name, an acronym with the name it appears next to. If there are two such names, the case is
/// ambiguous and the groups stay apart. A change affects only the groups that share a key with it.
final class VenueGroups {
    private final Map<String, SpellingGroup> groupsByKey = new HashMap<>();
    private final AbbreviationIndex abbreviations = new AbbreviationIndex();

    /// The groups next to whose names an acronym appears.
    private final Map<String, Set<String>> groupsByMeeting = new HashMap<>();

    private final Map<String, String> headsByKey = new HashMap<>();
    private final Map<String, Set<String>> keysByHead = new HashMap<>();
    private final Set<String> unsettledKeys = new HashSet<>();
    private final BiPredicate<String, String> areDifferent;

    /// @param areDifferent whether two keys were decided to be different venues
    VenueGroups(BiPredicate<String, String> areDifferent) {
        this.areDifferent = areDifferent;
    }

    void addSpelling(VenueSpelling spelling) {
        SpellingGroup group = groupsByKey.get(spelling.groupKey);
        if (group == null) {
            group = new SpellingGroup(spelling.groupKey, spelling.matchResult.venueName());
            groupsByKey.put(spelling.groupKey, group);
            unsettledKeys.add(spelling.groupKey);
        }
        Set<String> newMeetings = group.addSpelling(spelling);
        markUnsettled(group, newMeetings);
        for (String meeting : newMeetings) {
            if (isAcronym(meeting)) {
                groupsByMeeting.computeIfAbsent(meeting, _ -> new TreeSet<>()).add(group.groupKey);
            } else {
                abbreviations.addGroup(group);
            }
        }
    }

    void removeSpelling(VenueSpelling spelling) {
        SpellingGroup group = groupsByKey.get(spelling.groupKey);
        if (group == null) {
            return;
        }
        Set<String> removedMeetings = group.removeSpelling(spelling);
        markUnsettled(group, removedMeetings);
        for (String meeting : removedMeetings) {
            if (isAcronym(meeting)) {
                groupsAt(meeting).remove(group.groupKey);
            } else {
                abbreviations.removeGroup(group);
            }
        }
        if (group.spellings.isEmpty()) {
            groupsByKey.remove(group.groupKey);
            unsettledKeys.add(group.groupKey);
        }
    }

    /// Marks a group whose keys changed, and those that depend on these, for re-evaluation.
    private void markUnsettled(SpellingGroup group, Set<String> changed) {
        if (!changed.isEmpty()) {
            unsettledKeys.add(group.groupKey);
            changed.forEach(meeting -> unsettleRelated(group, meeting));
        }
    }

    /// Groups of which this may be the full name, or whose acronym may appear next to it.
    private void unsettleRelated(SpellingGroup group, String meeting) {
        if (isAcronym(meeting)) {
            unsettledKeys.add(meeting);
            return;
        }
        for (String key : abbreviations.candidates(group.venueName)) {
            SpellingGroup otherGroup = groupsByKey.get(key);
            if (otherGroup != null && otherGroup.venueName.isShortFor(group.venueName)) {
                unsettledKeys.add(key);
            }
        }
    }

    private static boolean isAcronym(String meeting) {
        return meeting.startsWith("@");
    }

    private Set<String> groupsAt(String meeting) {
        return groupsByMeeting.getOrDefault(meeting, new TreeSet<>());
    }

    /// The heads of all venues: the group that gives each its name.
    Collection<String> heads() {
        settleHeads();
        return List.copyOf(keysByHead.keySet());
    }

    /// The head of the venue of a group.
    String headOf(String key) {
        settleHeads();
        return headsByKey.getOrDefault(key, key);
    }

    /// The groups of a venue, its head first.
    List<SpellingGroup> membersOf(String head) {
        settleHeads();
        List<SpellingGroup> memberGroups = new ArrayList<>();
        Optional.ofNullable(groupsByKey.get(head)).ifPresent(memberGroups::add);
        for (String key : keysByHead.getOrDefault(head, Set.of())) {
            if (!key.equals(head)) {
                memberGroups.add(Objects.requireNonNull(groupsByKey.get(key)));
            }
        }
        return memberGroups;
    }

    /// An acronym depends on the heads of the names next to it, so those come first.
    private void settleHeads() {
        if (unsettledKeys.isEmpty()) {
            return;
        }
        Set<String> openKeys = new HashSet<>(unsettledKeys);
        for (String key : unsettledKeys) {
            SpellingGroup group = groupsByKey.get(key);
            if (group != null) {
                group.meetings().stream().filter(VenueGroups::isAcronym).forEach(openKeys::add);
            }
        }
        unsettledKeys.clear();
        openKeys.forEach(this::forgetKey);
        List<String> acronymKeys = new ArrayList<>();
        for (String key : openKeys) {
            SpellingGroup group = groupsByKey.get(key);
            if (group != null && group.isBareAcronym()) {
                acronymKeys.add(key);
            } else if (group != null) {
                setHead(key, findFullest(group).orElse(key));
            }
        }
        acronymKeys.forEach(key -> setHead(key, findNamed(key).orElse(key)));
    }

    private void forgetKey(String key) {
        String head = headsByKey.remove(key);
        if (head != null) {
            Set<String> remainingKeys = keysByHead.getOrDefault(head, new HashSet<>());
            remainingKeys.remove(key);
            if (remainingKeys.isEmpty()) {
                keysByHead.remove(head);
            }
        }
    }

    private void setHead(String key, String head) {
        headsByKey.put(key, head);
        keysByHead.computeIfAbsent(head, _ -> new TreeSet<>()).add(key);
    }

    /// The one name that a group abbreviates.
    private Optional<String> findFullest(SpellingGroup group) {
        List<SpellingGroup> fullerGroups = new ArrayList<>();
        boolean mayBeShort = !group.isKnown() && !group.venueName.initials().isEmpty();
        for (String key :
                mayBeShort ? abbreviations.candidates(group.venueName) : List.<String>of()) {
            SpellingGroup otherGroup = groupsByKey.get(key);
            if (otherGroup != null
                    && group.venueName.isShortFor(otherGroup.venueName)
                    && !areDifferent.test(group.groupKey, key)) {
                fullerGroups.add(otherGroup);
            }
        }
        List<SpellingGroup> fullestGroups =
                fullerGroups.stream()
                        .filter(one ->
                                fullerGroups.stream()
                                        .noneMatch(otherGroup ->
                                                one.venueName.isShortFor(otherGroup.venueName)))
                        .limit(2)
                        .toList();
        return fullestGroups.size() == 1
                ? Optional.of(fullestGroups.getFirst().groupKey)
                : Optional.empty();
    }

    /// The one venue whose name an acronym appears next to.
    private Optional<String> findNamed(String acronym) {
        Set<String> foundHeads = new HashSet<>();
        for (String key : groupsAt(acronym)) {
            SpellingGroup otherGroup = groupsByKey.get(key);
            if (otherGroup != null
                    && !otherGroup.isBareAcronym()
                    && !areDifferent.test(acronym, key)) {
                foundHeads.add(headsByKey.getOrDefault(key, key));
            }
        }
        return foundHeads.size() == 1
                ? Optional.of(foundHeads.iterator().next())
                : Optional.empty();
    }
}
