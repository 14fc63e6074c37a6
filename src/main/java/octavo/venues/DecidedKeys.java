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
    private final Map<String, String> same = new HashMap<>();
    private final Set<String> different = new HashSet<>();
    private final Map<String, VenueRecord> records = new HashMap<>();

    DecidedKeys(VenueRegister register, VenueDecisions decisions) {
        this.register = register;
        for (VenueRecord record : decisions.records()) {
            String key = plain(record.name());
            records.put(key, record);
            for (String other : record.same()) {
                same.put(own(other), key);
            }
            for (String other : record.different()) {
                different.add(pair(key, own(other)));
                different.add(pair(own(record.name()), own(other)));
            }
        }
    }

    private static String pair(String one, String other) {
        return one.compareTo(other) < 0 ? one + "\n" + other : other + "\n" + one;
    }

    private String plain(String written) {
        return plain(register.resolveVenue(written));
    }

    /// The key from the register, or else from the words.
    private static String plain(VenueMatchResult placed) {
        return placed.certainSeries()
                .map(series -> SpellingGroup.KNOWN + series.id())
                .orElse(own(placed.venueName()));
    }

    private static String own(String written) {
        return own(VenueName.parse(written));
    }

    private static String own(VenueName name) {
        String key = name.comparisonKey();
        return key.isEmpty() ? "?" + name.writtenText() : key;
    }

    String key(VenueMatchResult placed) {
        String own = own(placed.venueName());
        String decided = same.get(own);
        if (decided != null) {
            return decided;
        }
        String plain = plain(placed);
        return isDifferent(plain, own) ? own : plain;
    }

    /// Whether a written name's meaning was decided by the user.
    boolean isDecided(VenueMatchResult placed) {
        return same.containsKey(own(placed.venueName()));
    }

    boolean isDifferent(String key, String other) {
        return !different.isEmpty() && different.contains(pair(key, other));
    }

    Optional<VenueRecord> record(String key) {
        return Optional.ofNullable(records.get(key));
    }
}
