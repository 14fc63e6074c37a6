package octavo.sidecar;

import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

import java.util.regex.Pattern;

/// Why a text is not JSON, in the parser's words, and where.
///
/// @param reason one short line
/// @param line counted from 1, as the column is
public record JsonFault(String reason, int line, int column) {
    private static final int LONGEST = 120;

    /// Notes of the parser on its own settings and on unknown locations.
    private static final Pattern OF_ITSELF = Pattern.compile("\\s*\\([^()]*\\[Source:.*");

    public static JsonFault of(JacksonException wrong) {
        TokenStreamLocation where = wrong.getLocation();
        return new JsonFault(
                reason(wrong),
                where == null ? 1 : Math.max(1, where.getLineNr()),
                where == null ? 1 : Math.max(1, where.getColumnNr()));
    }

    private static String reason(JacksonException wrong) {
        String line =
                String.valueOf(wrong.getOriginalMessage()).replaceAll("[\\s\\p{Cntrl}]+", " ");
        String reason = OF_ITSELF.matcher(line).replaceFirst("");
        return reason.length() > LONGEST ? reason.substring(0, LONGEST) + " …" : reason;
    }
}
