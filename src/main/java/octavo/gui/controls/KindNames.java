package octavo.gui.controls;

import octavo.library.WorkKind;
import octavo.venuenames.VenueKind;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;

/// Localised names of the kinds of works and venues. Queries use ids.
public final class KindNames {
    private static final MessageTexts MESSAGES = MessageTexts.of(KindNames.class);
    private static final Map<WorkKind, String> WORKS = named(WorkKind.class, WorkKind::id);
    private static final Map<VenueKind, String> VENUES = named(VenueKind.class, VenueKind::kindId);

    private KindNames() {}

    private static <K extends Enum<K>> Map<K, String> named(
            Class<K> kinds, Function<K, String> id) {
        Map<K, String> names = new EnumMap<>(kinds);
        Arrays.stream(kinds.getEnumConstants())
                .forEach(kind -> names.put(kind, MESSAGES.text("kind." + id.apply(kind))));
        return names;
    }

    public static String of(WorkKind kind) {
        return WORKS.getOrDefault(kind, kind.id());
    }

    public static String of(VenueKind kind) {
        return VENUES.getOrDefault(kind, kind.kindId());
    }
}
