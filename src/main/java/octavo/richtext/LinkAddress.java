package octavo.richtext;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A safe link target: a web or mail address, never a script or a local file. It consists of
/// characters that every format allows in a URL; all others are percent-encoded, so that it cannot
/// end a string, group or element around it.
public record LinkAddress(String text) {
    private static final Pattern SCHEME =
            Pattern.compile("(?i)(https?|ftp)://[^/?#\\s].*|mailto:.+");
    private static final Pattern CLEAN = Pattern.compile("[A-Za-z0-9:/?#@!&()*+,;=._~%\\-\\[\\]]+");
    private static final Pattern LONE_PERCENT = Pattern.compile("%(?![0-9A-Fa-f]{2})");
    private static final String AS_THEY_ARE = ":/?#@!&()*+,;=._~-[]";

    public LinkAddress {
        if (!isAddress(text) || !CLEAN.matcher(text).matches()) {
            throw new IllegalArgumentException("no address that can be linked: " + text);
        }
    }

    /// A text as an address, if it is one.
    public static Optional<LinkAddress> of(String text) {
        String bare = text.strip();
        return isAddress(bare) ? Optional.of(new LinkAddress(encoded(bare))) : Optional.empty();
    }

    private static boolean isAddress(String text) {
        return SCHEME.matcher(text.toLowerCase(Locale.ROOT)).matches();
    }

    private static String encoded(String text) {
        String whole = LONE_PERCENT.matcher(text).replaceAll("%25");
        StringBuilder encoded = new StringBuilder();
        for (byte each : whole.getBytes(StandardCharsets.UTF_8)) {
            char letter = (char) (each & 0xff);
            boolean plain =
                    letter < 0x80
                            && (Character.isLetterOrDigit(letter)
                                    || letter == '%'
                                    || AS_THEY_ARE.indexOf(letter) >= 0);
            if (plain) {
                encoded.append(letter);
            } else {
                encoded.append(String.format(Locale.ROOT, "%%%02X", (int) letter));
            }
        }
        return encoded.toString();
    }

    @Override
    public String toString() {
        return text;
    }
}
