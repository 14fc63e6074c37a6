package octavo.syncedfolders;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibFile;

import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The values of a library's fields by place, a place being a field of the entry with a key. A
/// value includes its place: the same year in two entries is two values. Both are digests, so that
/// many states of a large library can be compared.
record StatedValues(Map<Long, Long> valuesByPlace) {
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    static StatedValues of(BibFile file) {
        Map<Long, Long> valuesByPlace = new HashMap<>();
        file.items().stream()
                .filter(BibEntry.class::isInstance)
                .map(BibEntry.class::cast)
                .forEach(entry -> addEntry(valuesByPlace, entry));
        return new StatedValues(valuesByPlace);
    }

    /// The value of an entry's type, which is at a place of its own.
    static Long ofType(BibEntry entry) {
        return digest(typePlace(entry), entry.type());
    }

    static Long ofField(BibEntry entry, BibField field) {
        return digest(fieldPlace(entry, field), field.valueSource());
    }

    private static long typePlace(BibEntry entry) {
        return digest(digest(FNV_OFFSET, entry.key()), "");
    }

    private static long fieldPlace(BibEntry entry, BibField field) {
        long entryDigest = digest(FNV_OFFSET, entry.key());
        return digest(entryDigest, field.name().toLowerCase(Locale.ROOT));
    }

    private static void addEntry(Map<Long, Long> valuesByPlace, BibEntry entry) {
        valuesByPlace.put(typePlace(entry), ofType(entry));
        for (BibField field : entry.fields()) {
            valuesByPlace.put(fieldPlace(entry, field), ofField(entry, field));
        }
    }

    /// The FNV-1a digest of a text after another, with an end mark between.
    private static long digest(long earlierDigest, String text) {
        long digest = earlierDigest;
        for (int i = 0; i < text.length(); i++) {
            digest = (digest ^ text.charAt(i)) * FNV_PRIME;
        }
        return (digest ^ 0xffff) * FNV_PRIME;
    }

    Collection<Long> values() {
        return valuesByPlace.values();
    }

    Optional<Long> valueAt(Long place) {
        return Optional.ofNullable(valuesByPlace.get(place));
    }
}
