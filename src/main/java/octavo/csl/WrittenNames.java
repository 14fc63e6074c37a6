package octavo.csl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How names were written before: the people of a library are in it again and again. Nothing but
/// what is in the key may decide how a name is written.
final class WrittenNames {
    private static final int MOST = 20_000;

    private final Map<Key, List<RenderedNode>> known = new HashMap<>();

    /// The parts of a name; none where it was not written yet.
    List<RenderedNode> of(Key key) {
        return known.getOrDefault(key, List.of());
    }

    void keep(Key key, List<RenderedNode> parts) {
        if (known.size() == MOST) {
            known.clear();
        }
        known.put(key, parts);
    }

    /// A name in some detail, and the style that it is written in: there are few of those, and each
    /// is itself only.
    record Key(NameStyle style, CslName name, int level, boolean inverted) {
        @Override
        @SuppressWarnings("ReferenceEquality")
        public boolean equals(Object other) {
            return other instanceof Key key
                    && style == key.style
                    && level == key.level
                    && inverted == key.inverted
                    && name.equals(key.name);
        }

        @Override
        public int hashCode() {
            return 31 * name.hashCode() + 2 * level + (inverted ? 1 : 0);
        }
    }
}
