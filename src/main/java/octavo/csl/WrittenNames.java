package octavo.csl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/// How names were written before: the people of a library are in it again and again. Nothing but
/// what is in the key may decide how a name is written.
final class WrittenNames {
    private static final int MOST = 20_000;

    private final Map<Key, List<Out>> known = new HashMap<>();

    List<Out> get(Key key, Supplier<List<Out>> write) {
        List<Out> written = known.get(key);
        if (written != null) {
            return written;
        }
        if (known.size() == MOST) {
            known.clear();
        }
        List<Out> parts = write.get();
        known.put(key, parts);
        return parts;
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
            return 31 * name.family().hashCode() + name.given().hashCode() + level;
        }
    }
}
