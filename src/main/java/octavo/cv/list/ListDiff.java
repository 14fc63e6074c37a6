package octavo.cv.list;

import octavo.cv.list.ListSnapshot.Entry;
import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The differences between two states of a list in words, a line per entry: `Tenplex moved from
/// Preprints to Conferences; title changed`. A published preprint counts as the same work.
public final class ListDiff {
    private static final int LONGEST_NAME = 60;
    private static final int LONGEST_SHORT = 40;

    private final Map<String, Entry> before = new LinkedHashMap<>();
    private final Set<String> ambiguous = new HashSet<>();

    private ListDiff(ListSnapshot before, ListSnapshot after) {
        before.entries().forEach(entry -> this.before.put(entry.key(), entry));
        for (ListSnapshot state : List.of(before, after)) {
            Set<String> names = new HashSet<>();
            state.entries().stream()
                    .map(ListDiff::shortTitle)
                    .filter(name -> !names.add(name))
                    .forEach(ambiguous::add);
        }
    }

    public static List<String> of(ListSnapshot before, ListSnapshot after) {
        ListDiff diff = new ListDiff(before, after);
        Map<Entry, Optional<Entry>> pairs = diff.pairs(after);
        List<String> lines = new ArrayList<>();
        pairs.forEach((now, then) -> {
            String name = diff.name(now);
            if (then.isEmpty()) {
                lines.add(name + " is new");
            } else {
                changes(then.get(), now).ifPresent(what -> lines.add(name + " " + what));
            }
        });
        Set<Entry> gone = new HashSet<>(before.entries());
        pairs.values().forEach(then -> then.ifPresent(gone::remove));
        before.entries().stream()
                .filter(gone::contains)
                .forEach(entry -> lines.add(diff.name(entry) + " is gone"));
        if (lines.isEmpty() && isReordered(before, pairs.values())) {
            lines.add("the order has changed");
        }
        return lines;
    }

    /// The former state of each entry: by key, by its preprint, or by title.
    private Map<Entry, Optional<Entry>> pairs(ListSnapshot after) {
        Map<String, Entry> free = new LinkedHashMap<>(before);
        after.entries().forEach(entry -> free.remove(entry.key()));
        Map<Entry, Optional<Entry>> pairs = new LinkedHashMap<>();
        for (Entry now : after.entries()) {
            Optional<Entry> then =
                    Optional.ofNullable(before.get(now.key()))
                            .or(() -> Optional.ofNullable(free.get(now.preprint())))
                            .or(() ->
                                    free.values().stream()
                                            .filter(each -> isSameTitle(each, now))
                                            .findFirst());
            then.ifPresent(entry -> free.remove(entry.key()));
            pairs.put(now, then);
        }
        return pairs;
    }

    private static boolean isSameTitle(Entry one, Entry other) {
        String title = LetterFolding.of(one.fact("title")).bare();
        return !title.isEmpty() && title.equals(LetterFolding.of(other.fact("title")).bare());
    }

    private static Optional<String> changes(Entry then, Entry now) {
        List<String> changes = new ArrayList<>();
        if (!then.section().equals(now.section())) {
            changes.add("moved from %s to %s".formatted(then.section(), now.section()));
        }
        for (String name : ListSnapshot.FACTS) {
            if (!then.fact(name).equals(now.fact(name))) {
                changes.add(changed(name, then.fact(name), now.fact(name)));
            }
        }
        if (changes.isEmpty() && !then.text().equals(now.text())) {
            changes.add("changed in how it reads");
        }
        boolean moved = !changes.isEmpty() && changes.getFirst().startsWith("moved");
        String all = String.join("; ", changes);
        return changes.isEmpty()
                ? Optional.empty()
                : Optional.of(moved || all.startsWith("changed") ? all : "has changed: " + all);
    }

    /// Short facts are shown; of long ones, only that they changed.
    private static String changed(String name, String then, String now) {
        boolean brief = name.equals("year") || name.equals("status");
        if (!brief) {
            return name + " changed";
        }
        if (then.isEmpty() || now.isEmpty()) {
            return then.isEmpty() ? name + " is " + now : name + " " + then + " is gone";
        }
        return "%s changed from %s to %s".formatted(name, then, now);
    }

    private static boolean isReordered(ListSnapshot before, Collection<Optional<Entry>> now) {
        return !before.entries().equals(now.stream().flatMap(Optional::stream).toList());
    }

    private String name(Entry entry) {
        String name = shortTitle(entry);
        return ambiguous.contains(name) ? name + " (" + entry.key() + ")" : name;
    }

    /// The part before the colon, by which papers are often called; otherwise the title.
    private static String shortTitle(Entry entry) {
        String title = entry.fact("title").strip();
        int colon = title.indexOf(": ");
        if (colon > 0 && colon <= LONGEST_SHORT) {
            return title.substring(0, colon);
        }
        if (title.isEmpty()) {
            return entry.key();
        }
        boolean fits = title.length() <= LONGEST_NAME;
        int cut = fits ? title.length() : title.lastIndexOf(' ', LONGEST_NAME);
        return "“" + (fits ? title : title.substring(0, cut < 1 ? LONGEST_NAME : cut) + " …") + "”";
    }
}
