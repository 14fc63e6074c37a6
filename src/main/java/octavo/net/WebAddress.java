package octavo.net;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/// Builds URLs from arbitrary parts, and parses untrusted ones.
///
/// @param encodedText the URL so far, encoded
public record WebAddress(String encodedText) {
    private static final String UNRESERVED_CHARACTERS = "-._~";
    private static final String PATH_CHARACTERS = UNRESERVED_CHARACTERS + "/:;,@!$&'()*+=";
    private static final String ADDRESS_CHARACTERS = PATH_CHARACTERS + "?#%";
    private static final int HIGHEST_PORT = 0xFFFF;
    private static final String HEX_DIGITS = "0123456789ABCDEF";

    /// A URL of our own to start from, such as `https://api.crossref.org/works`.
    public static WebAddress at(String baseAddress) {
        return new WebAddress(baseAddress);
    }

    /// Appends to the path. Slashes stay; everything else that would end the path is encoded.
    public WebAddress withPath(String pathPart) {
        return new WebAddress(encodedText + "/" + percentEncode(pathPart, PATH_CHARACTERS));
    }

    /// Adds a query parameter.
    public WebAddress withParameter(String parameterName, String parameterValue) {
        String separator = encodedText.indexOf('?') < 0 ? "?" : "&";
        return new WebAddress(
                encodedText
                        + separator
                        + percentEncode(parameterName, UNRESERVED_CHARACTERS)
                        + "="
                        + percentEncode(parameterValue, UNRESERVED_CHARACTERS));
    }

    public URI toUri() {
        return URI.create(encodedText);
    }

    /// Parses a web address written by someone; empty if it is invalid.
    public static Optional<URI> parse(String writtenAddress) {
        try {
            return Optional.of(new URI(percentEncode(writtenAddress.strip(), ADDRESS_CHARACTERS)))
                    .filter(WebAddress::isWebAddress);
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }

    /// Parses an address that may be relative, as in redirects.
    static Optional<URI> parse(String writtenAddress, URI baseAddress) {
        try {
            URI address =
                    baseAddress.resolve(
                            new URI(percentEncode(writtenAddress.strip(), ADDRESS_CHARACTERS)));
            return Optional.of(address).filter(WebAddress::isWebAddress);
        } catch (URISyntaxException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /// Whether an address is HTTP(S) with a host, a possible port and no credentials.
    static boolean isWebAddress(URI address) {
        String scheme = String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT);
        return (scheme.equals("https") || scheme.equals("http"))
                && address.getHost() != null
                && address.getPort() <= HIGHEST_PORT
                && address.getRawUserInfo() == null;
    }

    private static String percentEncode(String plainText, String keptCharacters) {
        var encodedBuilder = new StringBuilder(plainText.length() + 16);
        for (byte encodedByte : plainText.getBytes(StandardCharsets.UTF_8)) {
            char character = (char) (encodedByte & 0xFF);
            boolean isKept =
                    character >= 'a' && character <= 'z'
                            || character >= 'A' && character <= 'Z'
                            || character >= '0' && character <= '9'
                            || keptCharacters.indexOf(character) >= 0;
            if (isKept) {
                encodedBuilder.append(character);
            } else {
                encodedBuilder
                        .append('%')
                        .append(HEX_DIGITS.charAt(character >> 4))
                        .append(HEX_DIGITS.charAt(character & 0xF));
            }
        }
        return encodedBuilder.toString();
    }
}
