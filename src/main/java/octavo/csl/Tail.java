package octavo.csl;

import java.util.List;

/// Takes the end of a list off: what was added to it last becomes a list of its own.
final class Tail {
    private Tail() {}

    static <T> List<T> of(List<T> all, int from) {
        if (all.size() == from) {
            return List.of();
        }
        if (all.size() == from + 1) {
            return List.of(all.removeLast());
        }
        List<T> end = all.subList(from, all.size());
        List<T> taken = List.copyOf(end);
        end.clear();
        return taken;
    }
}
