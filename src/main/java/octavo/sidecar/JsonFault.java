package octavo.sidecar;

import octavo.text.ShortText;

import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

import java.util.regex.Pattern;

/// Why a text is not JSON, in the parser's words, and where.
///
/// @param reason one short line
/// @param lineNumber counted from 1, as the column is
public record JsonFault(String reason, int lineNumber, int columnNumber) {
    private static final int LONGEST_REASON = 120;

    /// Notes of the parser on its own settings and on unknown locations.
    private static final Pattern PARSER_NOTE = Pattern.compile("\\s*\\([^()]*\\[Source:.*");

    public static JsonFault of(JacksonException failure) {
        TokenStreamLocation location = failure.getLocation();
        return new JsonFault(
                reason(failure),
                location == null ? 1 : Math.max(1, location.getLineNr()),
                location == null ? 1 : Math.max(1, location.getColumnNr()));
    }

    private static String reason(JacksonException failure) {
        String messageLine =
                String.valueOf(failure.getOriginalMessage()).replaceAll("[\\s\\p{Cntrl}]+", " ");
        String reason = PARSER_NOTE.matcher(messageLine).replaceFirst("");
        return ShortText.cutTo(reason, LONGEST_REASON);
    }
}
