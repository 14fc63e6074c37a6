package octavo.cv.profile;

import octavo.cv.profile.Profile.Section;
import octavo.library.Work;
import octavo.text.LetterFolding;
import octavo.text.LocalizedSentence;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.State;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// The orders that a section can be in. What is equal stays as it is in the library.
public final class SectionOrder {
    private static final Map<String, Comparator<Work>> BY_NAME =
            Map.of(
                    "date", Comparator.comparingLong(SectionOrder::date),
                    "venue", by(work -> VenueForms.of(work).full()),
                    "title", by(Work::title),
                    "author", by(Work::authorsInShort),
                    "kind", Comparator.comparing(Work::kind),
                    "key", Comparator.comparing(Work::key),
                    "position", (_, _) -> 0);

    private static final Set<String> GROUPS = Set.of("year", "kind");

    private static final Comparator<Work> NEWEST =
            Comparator.comparingLong((Work work) -> newest(date(work)));

    private SectionOrder() {}

    private static Comparator<Work> by(Function<Work, String> text) {
        return Comparator.comparing(work -> LetterFolding.of(text.apply(work)).bare());
    }

    /// What has no date but is said to be coming comes after what has one.
    private static long date(Work work) {
        boolean isComing =
                work.date() instanceof PublicationDate.Undated
                        && State.of(work.text("pubstate")).isPresent();
        return isComing ? Long.MAX_VALUE - 1 : work.date().sortKey();
    }

    /// What has no date stays last, and what is still to appear is newest, when the order turns.
    private static long newest(long key) {
        return key == Long.MAX_VALUE ? key : -key;
    }

    public static Comparator<Work> of(List<String> names) {
        Comparator<Work> order = (_, _) -> 0;
        for (String name : names) {
            order = order.thenComparing(one(name));
        }
        return order;
    }

    private static Comparator<Work> one(String name) {
        if (name.equals("-date")) {
            return NEWEST;
        }
        boolean turned = name.startsWith("-");
        Comparator<Work> order = BY_NAME.get(turned ? name.substring(1) : name);
        if (order == null) {
            return (_, _) -> 0;
        }
        return turned ? order.reversed() : order;
    }

    /// The order of the groups within a section: years in the direction of its dates, the newest
    /// first if it has none, and undated works last; kinds in the order of kinds.
    public static Comparator<Work> ofGroups(Section section) {
        Comparator<Work> order = (_, _) -> 0;
        for (String group : section.group()) {
            order =
                    order.thenComparing(
                            group.equals("kind")
                                    ? one(section.sort().contains("-kind") ? "-kind" : "kind")
                                    : years(section.sort().contains("date")));
        }
        return order;
    }

    private static Comparator<Work> years(boolean oldestFirst) {
        return Comparator.comparing(
                work -> work.date().startYear(),
                (one, other) -> {
                    if (one.isEmpty() || other.isEmpty()) {
                        return Boolean.compare(one.isEmpty(), other.isEmpty());
                    }
                    int order = Integer.compare(one.get(), other.get());
                    return oldestFirst ? order : -order;
                });
    }

    /// What is wrong with the names of orders.
    public static List<LocalizedSentence> unknown(List<String> sort) {
        return sort.stream()
                .filter(name -> !BY_NAME.containsKey(name.replaceFirst("^-", "")))
                .map(name -> LocalizedSentence.of("has {0}, but may only have: {1}", name, known()))
                .toList();
    }

    /// What is wrong with the names of groups.
    static List<LocalizedSentence> unknownGroups(List<String> groups) {
        return groups.stream()
                .filter(name -> !GROUPS.contains(name))
                .map(name ->
                        LocalizedSentence.of("cannot group by {0}, only by year or kind", name))
                .toList();
    }

    private static String known() {
        return String.join(", ", BY_NAME.keySet().stream().sorted().toList());
    }
}
