package octavo.richtext;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A safe link target: a web or mail address, never a script or a local file. It consists of
/// characters that every format allows in a URL; all others are percent-encoded, so that it cannot
/// end a string, group or element around it.
public record LinkAddress(String url) {
    private static final Pattern SCHEME =
            Pattern.compile("(?i)(https?|ftp)://[^/?#\\s].*|mailto:.+");
    private static final Pattern ENCODED_URL =
            Pattern.compile("[A-Za-z0-9:/?#@!&()*+,;=._~%\\-\\[\\]]+");
    private static final Pattern LONE_PERCENT = Pattern.compile("%(?![0-9A-Fa-f]{2})");
    private static final String LITERAL_CHARACTERS = ":/?#@!&()*+,;=._~-[]";

    public LinkAddress {
        if (!isAddress(url) || !ENCODED_URL.matcher(url).matches()) {
            throw new IllegalArgumentException("no address that can be linked: " + url);
        }
    }

    /// A text as an address, if it is one.
    public static Optional<LinkAddress> of(String text) {
        String stripped = text.strip();
        return isAddress(stripped)
                ? Optional.of(new LinkAddress(percentEncode(stripped)))
                : Optional.empty();
    }

    private static boolean isAddress(String text) {
        return SCHEME.matcher(text.toLowerCase(Locale.ROOT)).matches();
    }

    private static String percentEncode(String text) {
        String withEscapedPercents = LONE_PERCENT.matcher(text).replaceAll("%25");
        StringBuilder encodedUrl = new StringBuilder();
        for (byte octet : withEscapedPercents.getBytes(StandardCharsets.UTF_8)) {
            char character = (char) (octet & 0xff);
            boolean isPlain =
                    character < 0x80
                            && (Character.isLetterOrDigit(character)
                                    || character == '%'
                                    || LITERAL_CHARACTERS.indexOf(character) >= 0);
            if (isPlain) {
                encodedUrl.append(character);
            } else {
                encodedUrl.append(String.format(Locale.ROOT, "%%%02X", (int) character));
            }
        }
        return encodedUrl.toString();
    }

    @Override
    public String toString() {
        return url;
    }
}
