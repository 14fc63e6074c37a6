package octavo.net;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/// Builds URLs from arbitrary parts, and parses untrusted ones.
///
/// @param text the URL so far, encoded
public record WebAddress(String text) {
    private static final String UNRESERVED = "-._~";
    private static final String OF_PATHS = UNRESERVED + "/:;,@!$&'()*+=";
    private static final String OF_ADDRESSES = OF_PATHS + "?#%";
    private static final int HIGHEST_PORT = 0xFFFF;
    private static final String HEX = "0123456789ABCDEF";

    /// A URL of our own to start from, such as `https://api.crossref.org/works`.
    public static WebAddress at(String base) {
        return new WebAddress(base);
    }

    /// Appends to the path. Slashes stay; everything else that would end the path is encoded.
    public WebAddress path(String part) {
        return new WebAddress(text + "/" + encoded(part, OF_PATHS));
    }

    /// Adds a query parameter.
    public WebAddress with(String name, String value) {
        String joint = text.indexOf('?') < 0 ? "?" : "&";
        return new WebAddress(
                text + joint + encoded(name, UNRESERVED) + "=" + encoded(value, UNRESERVED));
    }

    public URI uri() {
        return URI.create(text);
    }

    /// Parses a web address written by someone; empty if it is invalid.
    public static Optional<URI> parse(String written) {
        try {
            return Optional.of(new URI(encoded(written.strip(), OF_ADDRESSES)))
                    .filter(WebAddress::isOfWeb);
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }

    /// Parses an address that may be relative, as in redirects.
    static Optional<URI> parse(String written, URI base) {
        try {
            URI address = base.resolve(new URI(encoded(written.strip(), OF_ADDRESSES)));
            return Optional.of(address).filter(WebAddress::isOfWeb);
        } catch (URISyntaxException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /// Whether an address is HTTP(S) with a host, a possible port and no credentials.
    static boolean isOfWeb(URI address) {
        String scheme = String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT);
        return (scheme.equals("https") || scheme.equals("http"))
                && address.getHost() != null
                && address.getPort() <= HIGHEST_PORT
                && address.getRawUserInfo() == null;
    }

    private static String encoded(String part, String kept) {
        var encoded = new StringBuilder(part.length() + 16);
        for (byte unit : part.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (unit & 0xFF);
            boolean isKept =
                    c >= 'a' && c <= 'z'
                            || c >= 'A' && c <= 'Z'
                            || c >= '0' && c <= '9'
                            || kept.indexOf(c) >= 0;
            if (isKept) {
                encoded.append(c);
            } else {
                encoded.append('%').append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 0xF));
            }
        }
        return encoded.toString();
    }
}
