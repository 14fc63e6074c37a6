package octavo.cv.configuration;

import octavo.richtext.RawFormat;
import octavo.text.LocalizedSentence;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/// Markup before and after a part of a list, by format.
public record RawAround(Map<RawFormat, String> markupBefore, Map<RawFormat, String> markupAfter) {
    public static final RawAround NONE = new RawAround(Map.of(), Map.of());

    public RawAround {
        markupBefore = Map.copyOf(markupBefore);
        markupAfter = Map.copyOf(markupAfter);
    }

    /// The members `markupBefore` and `markupAfter` of a profile or section.
    static RawAround readMarkup(JsonMembers members) {
        return new RawAround(readFormats(members, "before"), readFormats(members, "after"));
    }

    private static Map<RawFormat, String> readFormats(JsonMembers members, String name) {
        JsonMembers formatMembers = members.memberObject(name);
        Map<RawFormat, String> markupByFormat = new EnumMap<>(RawFormat.class);
        for (String formatId : formatMembers.memberNames()) {
            String markup = String.join("\n", formatMembers.textValues(formatId));
            RawFormat.of(formatId)
                    .ifPresentOrElse(
                            rawFormat -> markupByFormat.put(rawFormat, markup),
                            () -> formatMembers.reportProblem(formatId, unknownFormat()));
        }
        return markupByFormat;
    }

    private static LocalizedSentence unknownFormat() {
        String allFormats =
                Arrays.stream(RawFormat.values())
                        .map(RawFormat::id)
                        .collect(Collectors.joining(", "));
        return LocalizedSentence.of("should be one of: {0}", allFormats);
    }
}
