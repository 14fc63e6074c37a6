package octavo.csl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A cache of rendered names: the people of a library recur in it. Only what is in the key may
/// influence how a name is rendered.
final class WrittenNames {
    private static final int MOST = 20_000;

    private final Map<Key, List<RenderedNode>> known = new HashMap<>();

    /// The parts of a name; null if it is not cached.
    List<RenderedNode> of(Key key) {
        return known.getOrDefault(key, List.of());
    }

    void keep(Key key, List<RenderedNode> parts) {
        if (known.size() == MOST) {
            known.clear();
        }
        known.put(key, parts);
    }

    /// A name with its detail and style: there are few styles, compared by identity.
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
