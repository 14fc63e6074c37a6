package octavo.venues;

import octavo.venuenames.VenueMatchResult;
import octavo.venuenames.VenueName;
import octavo.venuenames.VenueRegister;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The key of the venue that a written name means, from the register and from decisions.
final class DecidedKeys {
    private final VenueRegister register;
    private final Map<String, String> decidedKeys = new HashMap<>();
    private final Set<String> differentPairs = new HashSet<>();
    private final Map<String, VenueRecord> recordsByKey = new HashMap<>();

    DecidedKeys(VenueRegister register, VenueDecisions decisions) {
        this.register = register;
        for (VenueRecord record : decisions.records()) {
            String key = plainKey(record.name());
            recordsByKey.put(key, record);
            for (String otherName : record.sameNames()) {
                decidedKeys.put(ownKey(otherName), key);
            }
            for (String otherName : record.differentNames()) {
                differentPairs.add(pairKey(key, ownKey(otherName)));
                differentPairs.add(pairKey(ownKey(record.name()), ownKey(otherName)));
            }
        }
    }

    private static String pairKey(String firstKey, String otherKey) {
        return firstKey.compareTo(otherKey) < 0
                ? firstKey + "\n" + otherKey
                : otherKey + "\n" + firstKey;
    }

    private String plainKey(String writtenName) {
        return plainKey(register.resolveVenue(writtenName));
    }

    /// The key from the register, or else from the words.
    private static String plainKey(VenueMatchResult matchResult) {
        return matchResult
                .certainSeries()
                .map(series -> SpellingGroup.KNOWN_PREFIX + series.id())
                .orElse(ownKey(matchResult.venueName()));
    }

    private static String ownKey(String writtenName) {
        return ownKey(VenueName.parse(writtenName));
    }

    private static String ownKey(VenueName name) {
        String key = name.comparisonKey();
        return key.isEmpty() ? "?" + name.writtenText() : key;
    }

    String keyOf(VenueMatchResult matchResult) {
        String ownKey = ownKey(matchResult.venueName());
        String decidedKey = decidedKeys.get(ownKey);
        if (decidedKey != null) {
            return decidedKey;
        }
        String plainKey = plainKey(matchResult);
        return isDifferent(plainKey, ownKey) ? ownKey : plainKey;
    }

    /// Whether a written name's meaning was decided by the user.
    boolean isDecided(VenueMatchResult matchResult) {
        return decidedKeys.containsKey(ownKey(matchResult.venueName()));
    }

    boolean isDifferent(String key, String other) {
        return !differentPairs.isEmpty() && differentPairs.contains(pairKey(key, other));
    }

    Optional<VenueRecord> recordOf(String key) {
        return Optional.ofNullable(recordsByKey.get(key));
    }
}
