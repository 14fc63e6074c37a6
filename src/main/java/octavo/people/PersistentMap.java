package octavo.people;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/// An immutable map in segments: a changed copy shares all segments without changes.
final class PersistentMap<K, V> {
    private static final int PER_SHARD = 32;

    private final List<Map<K, V>> shards;

    private PersistentMap(List<Map<K, V>> shards) {
        this.shards = shards;
    }

    /// An empty map.
    ///
    /// @param expected the approximate number of keys
    static <K, V> PersistentMap<K, V> empty(int expected) {
        int count = Math.max(16, expected / PER_SHARD);
        var shards = new ArrayList<Map<K, V>>(count);
        for (int i = 0; i < count; i++) {
            shards.add(Map.of());
        }
        return new PersistentMap<>(shards);
    }

    private static int shard(Object key, int count) {
        int hash = key.hashCode() * 0x9E3779B1;
        return Math.floorMod(hash ^ (hash >>> 15), count);
    }

    Optional<V> get(K key) {
        return Optional.ofNullable(shards.get(shard(key, shards.size())).get(key));
    }

    int size() {
        return shards.stream().mapToInt(Map::size).sum();
    }

    void forEach(BiConsumer<K, V> action) {
        shards.forEach(shard -> shard.forEach(action));
    }

    Changed<K, V> changed() {
        return new Changed<>(shards);
    }

    /// A copy that is being changed.
    static final class Changed<K, V> {
        private final List<Map<K, V>> shards;
        private final BitSet own;

        private Changed(List<Map<K, V>> shards) {
            this.shards = new ArrayList<>(shards);
            this.own = new BitSet(shards.size());
        }

        Optional<V> get(K key) {
            return Optional.ofNullable(shards.get(shard(key, shards.size())).get(key));
        }

        /// Sets or, with null, removes a key.
        void put(K key, @Nullable V value) {
            int at = shard(key, shards.size());
            if (!own.get(at)) {
                own.set(at);
                shards.set(at, new HashMap<>(shards.get(at)));
            }
            if (value == null) {
                shards.get(at).remove(key);
            } else {
                shards.get(at).put(key, value);
            }
        }

        PersistentMap<K, V> done() {
            return new PersistentMap<>(shards);
        }
    }
}
