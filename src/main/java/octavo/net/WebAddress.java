package octavo.net;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/// Puts addresses together from parts that may hold any character, and reads those of strangers.
///
/// @param text the address so far, encoded
public record WebAddress(String text) {
    private static final String UNRESERVED = "-._~";
    private static final String OF_PATHS = UNRESERVED + "/:;,@!$&'()*+=";
    private static final String OF_ADDRESSES = OF_PATHS + "?#%";
    private static final String HEX = "0123456789ABCDEF";

    /// An address of our own to begin with, such as `https://api.crossref.org/works`.
    public static WebAddress at(String base) {
        return new WebAddress(base);
    }

    /// Adds a part of the path. Slashes in it stay, all else that would end the path is encoded.
    public WebAddress path(String part) {
        return new WebAddress(text + "/" + encoded(part, OF_PATHS));
    }

    /// Adds a parameter of the query.
    public WebAddress with(String name, String value) {
        String joint = text.indexOf('?') < 0 ? "?" : "&";
        return new WebAddress(
                text + joint + encoded(name, UNRESERVED) + "=" + encoded(value, UNRESERVED));
    }

    public URI uri() {
        return URI.create(text);
    }

    /// The address of a page of the web that somebody wrote; nothing if it is no such address.
    public static Optional<URI> parse(String written) {
        try {
            return Optional.of(new URI(encoded(written.strip(), OF_ADDRESSES)))
                    .filter(WebAddress::isOfWeb);
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }

    /// The same for an address that may go on from another one, as those of redirects do.
    static Optional<URI> parse(String written, URI base) {
        try {
            URI address = base.resolve(new URI(encoded(written.strip(), OF_ADDRESSES)));
            return Optional.of(address).filter(WebAddress::isOfWeb);
        } catch (URISyntaxException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /// Whether an address has a host, which is asked by HTTP, and nobody's name and password.
    static boolean isOfWeb(URI address) {
        String scheme = String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT);
        return (scheme.equals("https") || scheme.equals("http"))
                && address.getHost() != null
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
