package octavo.gui.controls;

import octavo.library.Kind;
import octavo.venuenames.VenueKind;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;

/// Localised names of the kinds of works and venues. Queries use ids.
public final class KindNames {
    private static final MessageTexts MESSAGES = MessageTexts.of(KindNames.class);
    private static final Map<Kind, String> WORKS = named(Kind.class, Kind::id);
    private static final Map<VenueKind, String> VENUES = named(VenueKind.class, VenueKind::id);

    private KindNames() {}

    private static <K extends Enum<K>> Map<K, String> named(
            Class<K> kinds, Function<K, String> id) {
        Map<K, String> names = new EnumMap<>(kinds);
        Arrays.stream(kinds.getEnumConstants())
                .forEach(kind -> names.put(kind, MESSAGES.text("kind." + id.apply(kind))));
        return names;
    }

    public static String of(Kind kind) {
        return WORKS.getOrDefault(kind, kind.id());
    }

    public static String of(VenueKind kind) {
        return VENUES.getOrDefault(kind, kind.id());
    }
}
