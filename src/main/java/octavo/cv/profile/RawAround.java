package octavo.cv.profile;

import octavo.richtext.RawFormat;
import octavo.text.LocalizedSentence;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/// Markup before and after a part of a list, by format.
public record RawAround(Map<RawFormat, String> before, Map<RawFormat, String> after) {
    public static final RawAround NONE = new RawAround(Map.of(), Map.of());

    public RawAround {
        before = Map.copyOf(before);
        after = Map.copyOf(after);
    }

    /// The members `before` and `after` of a profile or section.
    static RawAround read(JsonMembers members) {
        return new RawAround(pieces(members, "before"), pieces(members, "after"));
    }

    private static Map<RawFormat, String> pieces(JsonMembers members, String name) {
        JsonMembers formats = members.members(name);
        Map<RawFormat, String> pieces = new EnumMap<>(RawFormat.class);
        for (String id : formats.names()) {
            String markup = String.join("\n", formats.texts(id));
            RawFormat.of(id)
                    .ifPresentOrElse(
                            format -> pieces.put(format, markup), () -> formats.say(id, unknown()));
        }
        return pieces;
    }

    private static LocalizedSentence unknown() {
        String all =
                Arrays.stream(RawFormat.values())
                        .map(RawFormat::id)
                        .collect(Collectors.joining(", "));
        return LocalizedSentence.of("should be one of: {0}", all);
    }
}
