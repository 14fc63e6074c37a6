package octavo.sidecar;

import tools.jackson.core.JacksonException;

import java.util.regex.Pattern;

/// Why a text is no JSON, in the words of its reader.
public final class JsonReason {
    private static final int LONGEST = 120;

    /// What the reader says of its own settings, and of places that it does not know.
    private static final Pattern OF_ITSELF = Pattern.compile("\\s*\\([^()]*\\[Source:.*");

    private JsonReason() {}

    /// The reason in one short line.
    public static String of(JacksonException wrong) {
        String line =
                String.valueOf(wrong.getOriginalMessage()).replaceAll("[\\s\\p{Cntrl}]+", " ");
        String reason = OF_ITSELF.matcher(line).replaceFirst("");
        return reason.length() > LONGEST ? reason.substring(0, LONGEST) + " …" : reason;
    }
}
