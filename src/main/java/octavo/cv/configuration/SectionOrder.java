package octavo.cv.configuration;

import octavo.cv.configuration.Profile.ListSection;
import octavo.library.SortDate;
import octavo.library.Work;
import octavo.text.LetterFolding;
import octavo.text.LocalizedSentence;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.PublicationState;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// The orders that a section can be in. What is equal stays as it is in the library.
public final class SectionOrder {
    private static final Map<String, Comparator<Work>> ORDERS_BY_NAME =
            Map.of(
                    "date", Comparator.comparingLong(SectionOrder::dateSortKey),
                    "venue", textOrder(work -> VenueForms.of(work).fullName()),
                    "title", textOrder(Work::title),
                    "author", textOrder(Work::authorFamilyNames),
                    "kind", Comparator.comparing(Work::workKind),
                    "key", Comparator.comparing(Work::key),
                    "position", (_, _) -> 0);

    private static final Set<String> GROUPS = Set.of("year", "kind");

    private static final Comparator<Work> NEWEST_FIRST =
            Comparator.comparingLong((Work work) -> newestFirstKey(dateSortKey(work)));

    private SectionOrder() {}

    private static Comparator<Work> textOrder(Function<Work, String> textOf) {
        return Comparator.comparing(work -> LetterFolding.of(textOf.apply(work)).unaccented());
    }

    /// What has no date but is said to be coming comes after what has one.
    private static long dateSortKey(Work work) {
        boolean isComing =
                work.publicationDate() instanceof PublicationDate.UndatedWork
                        && PublicationState.of(work.plainText("pubstate")).isPresent();
        return isComing ? Long.MAX_VALUE - 1 : SortDate.of(work).sortKey();
    }

    /// What has no date stays last, and what is still to appear is newest, when the order turns.
    private static long newestFirstKey(long dateKey) {
        return dateKey == Long.MAX_VALUE ? dateKey : -dateKey;
    }

    public static Comparator<Work> of(List<String> orderNames) {
        Comparator<Work> order = (_, _) -> 0;
        for (String orderName : orderNames) {
            order = order.thenComparing(orderNamed(orderName));
        }
        return order;
    }

    private static Comparator<Work> orderNamed(String orderName) {
        if (orderName.equals("-date")) {
            return NEWEST_FIRST;
        }
        boolean isReversed = orderName.startsWith("-");
        Comparator<Work> order =
                ORDERS_BY_NAME.get(isReversed ? orderName.substring(1) : orderName);
        if (order == null) {
            return (_, _) -> 0;
        }
        return isReversed ? order.reversed() : order;
    }

    /// The order of the groups within a section: years in the direction of its dates, the newest
    /// first if it has none, and undated works last; kinds in the order of kinds.
    public static Comparator<Work> ofGroups(ListSection section) {
        Comparator<Work> order = (_, _) -> 0;
        for (String groupName : section.groupings()) {
            order =
                    order.thenComparing(
                            groupName.equals("kind")
                                    ? orderNamed(
                                            section.sortOrders().contains("-kind")
                                                    ? "-kind"
                                                    : "kind")
                                    : yearOrder(section.sortOrders().contains("date")));
        }
        return order;
    }

    private static Comparator<Work> yearOrder(boolean isOldestFirst) {
        return Comparator.comparing(
                work -> work.publicationDate().startYear(),
                (firstYear, secondYear) -> {
                    if (firstYear.isEmpty() || secondYear.isEmpty()) {
                        return Boolean.compare(firstYear.isEmpty(), secondYear.isEmpty());
                    }
                    int order = Integer.compare(firstYear.get(), secondYear.get());
                    return isOldestFirst ? order : -order;
                });
    }

    /// What is wrong with the names of orders.
    public static List<LocalizedSentence> unknownOrders(List<String> orderNames) {
        return orderNames.stream()
                .filter(orderName -> !ORDERS_BY_NAME.containsKey(orderName.replaceFirst("^-", "")))
                .map(orderName ->
                        LocalizedSentence.of(
                                "has the unknown value {0}; choose from: {1}",
                                orderName, knownOrders()))
                .toList();
    }

    /// What is wrong with the names of groups.
    static List<LocalizedSentence> unknownGroups(List<String> groupNames) {
        return groupNames.stream()
                .filter(orderName -> !GROUPS.contains(orderName))
                .map(orderName ->
                        LocalizedSentence.of(
                                "cannot group by {0}, only by year or kind", orderName))
                .toList();
    }

    private static String knownOrders() {
        return String.join(", ", ORDERS_BY_NAME.keySet().stream().sorted().toList());
    }
}
