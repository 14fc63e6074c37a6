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
    private static final int KEYS_PER_SHARD = 32;

    private final List<Map<K, V>> shards;

    private PersistentMap(List<Map<K, V>> shards) {
        this.shards = shards;
    }

    /// An empty map.
    ///
    /// @param expectedSize the approximate number of keys
    static <K, V> PersistentMap<K, V> empty(int expectedSize) {
        int shardCount = Math.max(16, expectedSize / KEYS_PER_SHARD);
        var shards = new ArrayList<Map<K, V>>(shardCount);
        for (int i = 0; i < shardCount; i++) {
            shards.add(Map.of());
        }
        return new PersistentMap<>(shards);
    }

    private static int shardIndex(Object key, int shardCount) {
        int hash = key.hashCode() * 0x9E3779B1;
        return Math.floorMod(hash ^ (hash >>> 15), shardCount);
    }

    Optional<V> get(K key) {
        return Optional.ofNullable(shards.get(shardIndex(key, shards.size())).get(key));
    }

    int size() {
        return shards.stream().mapToInt(Map::size).sum();
    }

    void forEach(BiConsumer<K, V> action) {
        shards.forEach(shard -> shard.forEach(action));
    }

    MapChanges<K, V> startChanges() {
        return new MapChanges<>(shards);
    }

    /// A copy that is being changed.
    static final class MapChanges<K, V> {
        private final List<Map<K, V>> shards;
        private final BitSet copiedShards;

        private MapChanges(List<Map<K, V>> shards) {
            this.shards = new ArrayList<>(shards);
            this.copiedShards = new BitSet(shards.size());
        }

        Optional<V> get(K key) {
            return Optional.ofNullable(shards.get(shardIndex(key, shards.size())).get(key));
        }

        /// Sets or, with null, removes a key.
        void put(K key, @Nullable V value) {
            int shardIndex = shardIndex(key, shards.size());
            if (!copiedShards.get(shardIndex)) {
                copiedShards.set(shardIndex);
                shards.set(shardIndex, new HashMap<>(shards.get(shardIndex)));
            }
            if (value == null) {
                shards.get(shardIndex).remove(key);
            } else {
                shards.get(shardIndex).put(key, value);
            }
        }

        PersistentMap<K, V> toMap() {
            return new PersistentMap<>(shards);
        }
    }
}
