package octavo.sidecar;

import tools.jackson.core.JacksonException;

import java.util.regex.Pattern;

/// Why a text is not JSON, in the parser's words.
public final class JsonReason {
    private static final int LONGEST = 120;

    /// Notes of the parser on its own settings and on unknown locations.
    private static final Pattern OF_ITSELF = Pattern.compile("\\s*\\([^()]*\\[Source:.*");

    private JsonReason() {}

    /// The reason as one short line.
    public static String of(JacksonException wrong) {
        String line =
                String.valueOf(wrong.getOriginalMessage()).replaceAll("[\\s\\p{Cntrl}]+", " ");
        String reason = OF_ITSELF.matcher(line).replaceFirst("");
        return reason.length() > LONGEST ? reason.substring(0, LONGEST) + " …" : reason;
    }
}
