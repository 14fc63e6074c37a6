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
    private final Map<String, SpellingGroup> groups = new HashMap<>();
    private final AbbreviationIndex abbreviations = new AbbreviationIndex();

    /// The groups next to whose names an acronym appears.
    private final Map<String, Set<String>> meetings = new HashMap<>();

    private final Map<String, String> heads = new HashMap<>();
    private final Map<String, Set<String>> members = new HashMap<>();
    private final Set<String> unsettled = new HashSet<>();
    private final BiPredicate<String, String> different;

    /// @param different whether two keys were decided to be different venues
    VenueGroups(BiPredicate<String, String> different) {
        this.different = different;
    }

    void add(VenueSpelling form) {
        SpellingGroup group = groups.get(form.key);
        if (group == null) {
            group = new SpellingGroup(form.key, form.placed.venueName());
            groups.put(form.key, group);
            unsettled.add(form.key);
        }
        Set<String> fresh = group.add(form);
        unsettle(group, fresh);
        for (String meeting : fresh) {
            if (isAcronym(meeting)) {
                meetings.computeIfAbsent(meeting, _ -> new TreeSet<>()).add(group.key);
            } else {
                abbreviations.add(group);
            }
        }
    }

    void remove(VenueSpelling form) {
        SpellingGroup group = groups.get(form.key);
        if (group == null) {
            return;
        }
        Set<String> gone = group.remove(form);
        unsettle(group, gone);
        for (String meeting : gone) {
            if (isAcronym(meeting)) {
                at(meeting).remove(group.key);
            } else {
                abbreviations.remove(group);
            }
        }
        if (group.forms.isEmpty()) {
            groups.remove(group.key);
            unsettled.add(group.key);
        }
    }

    /// Marks a group whose keys changed, and those that depend on these, for re-evaluation.
    private void unsettle(SpellingGroup group, Set<String> changed) {
        if (!changed.isEmpty()) {
            unsettled.add(group.key);
            changed.forEach(meeting -> unsettleThoseOf(group, meeting));
        }
    }

    /// Groups of which this may be the full name, or whose acronym may appear next to it.
    private void unsettleThoseOf(SpellingGroup group, String meeting) {
        if (isAcronym(meeting)) {
            unsettled.add(meeting);
            return;
        }
        for (String key : abbreviations.candidates(group.name)) {
            SpellingGroup other = groups.get(key);
            if (other != null && other.name.isShortFor(group.name)) {
                unsettled.add(key);
            }
        }
    }

    private static boolean isAcronym(String meeting) {
        return meeting.startsWith("@");
    }

    private Set<String> at(String meeting) {
        return meetings.getOrDefault(meeting, new TreeSet<>());
    }

    /// The heads of all venues: the group that gives each its name.
    Collection<String> heads() {
        settle();
        return List.copyOf(members.keySet());
    }

    /// The head of the venue of a group.
    String head(String key) {
        settle();
        return heads.getOrDefault(key, key);
    }

    /// The groups of a venue, its head first.
    List<SpellingGroup> members(String head) {
        settle();
        List<SpellingGroup> found = new ArrayList<>();
        Optional.ofNullable(groups.get(head)).ifPresent(found::add);
        for (String key : members.getOrDefault(head, Set.of())) {
            if (!key.equals(head)) {
                found.add(Objects.requireNonNull(groups.get(key)));
            }
        }
        return found;
    }

    /// An acronym depends on the heads of the names next to it, so those come first.
    private void settle() {
        if (unsettled.isEmpty()) {
            return;
        }
        Set<String> open = new HashSet<>(unsettled);
        for (String key : unsettled) {
            SpellingGroup group = groups.get(key);
            if (group != null) {
                group.meetings().stream().filter(VenueGroups::isAcronym).forEach(open::add);
            }
        }
        unsettled.clear();
        open.forEach(this::forget);
        List<String> acronyms = new ArrayList<>();
        for (String key : open) {
            SpellingGroup group = groups.get(key);
            if (group != null && group.isBareAcronym()) {
                acronyms.add(key);
            } else if (group != null) {
                enter(key, fullest(group).orElse(key));
            }
        }
        acronyms.forEach(key -> enter(key, named(key).orElse(key)));
    }

    private void forget(String key) {
        String head = heads.remove(key);
        if (head != null) {
            Set<String> others = members.getOrDefault(head, new HashSet<>());
            others.remove(key);
            if (others.isEmpty()) {
                members.remove(head);
            }
        }
    }

    private void enter(String key, String head) {
        heads.put(key, head);
        members.computeIfAbsent(head, _ -> new TreeSet<>()).add(key);
    }

    /// The one name that a group abbreviates.
    private Optional<String> fullest(SpellingGroup group) {
        List<SpellingGroup> fuller = new ArrayList<>();
        boolean mayBeShort = !group.isKnown() && !group.name.initials().isEmpty();
        for (String key : mayBeShort ? abbreviations.candidates(group.name) : List.<String>of()) {
            SpellingGroup other = groups.get(key);
            if (other != null
                    && group.name.isShortFor(other.name)
                    && !different.test(group.key, key)) {
                fuller.add(other);
            }
        }
        List<SpellingGroup> tops =
                fuller.stream()
                        .filter(one ->
                                fuller.stream().noneMatch(other -> one.name.isShortFor(other.name)))
                        .limit(2)
                        .toList();
        return tops.size() == 1 ? Optional.of(tops.getFirst().key) : Optional.empty();
    }

    /// The one venue whose name an acronym appears next to.
    private Optional<String> named(String acronym) {
        Set<String> found = new HashSet<>();
        for (String key : at(acronym)) {
            SpellingGroup other = groups.get(key);
            if (other != null && !other.isBareAcronym() && !different.test(acronym, key)) {
                found.add(heads.getOrDefault(key, key));
            }
        }
        return found.size() == 1 ? Optional.of(found.iterator().next()) : Optional.empty();
    }
}
