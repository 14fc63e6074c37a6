package octavo.csl;

import java.util.List;

/// Splits off the end of a list, by index, as a new list.
final class ListTail {
    private ListTail() {}

    static <T> List<T> of(List<T> all, int from) {
        if (all.size() == from) {
            return List.of();
        }
        if (all.size() == from + 1) {
            return List.of(all.removeLast());
        }
        if (all.size() == from + 2) {
            T second = all.removeLast();
            return List.of(all.removeLast(), second);
        }
        List<T> taken = List.copyOf(all.subList(from, all.size()));
        drop(all, from);
        return taken;
    }

    static <T> void drop(List<T> all, int from) {
        while (all.size() > from) {
            all.removeLast();
        }
    }
}
