package octavo.sharedlibraries;

import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.text.LocalizedSentence;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Where a shared library is: `postgresql://ada@db.example.org/lab`. It contains no password, and
/// of what a driver would obey only these parameters.
///
/// @param libraryName the name among the libraries of the database
/// @param rootCertificate the file with the certificate of the server's authority; empty for those
///   that the system knows
public record ServerAddress(
        String host,
        int port,
        String database,
        String user,
        String libraryName,
        Optional<String> rootCertificate) {
    private static final int USUAL_PORT = 5432;
    private static final int LARGEST_PORT = 65535;
    private static final String USUAL_LIBRARY = "library";
    private static final Pattern LIBRARY_NAME = Pattern.compile("[a-z][a-z0-9_]{0,39}");
    private static final Pattern LOOPBACK =
            Pattern.compile("localhost|127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|\\[?::1]?");
    private static final Set<String> PARAMETERS = Set.of("library", "sslrootcert");

    /// Reads an address as people write it.
    public static ServerAddress parse(String text) throws SharingFailure {
        URI uri;
        try {
            uri = new URI(text);
        } catch (URISyntaxException _) {
            throw malformed(text);
        }
        String scheme = Optional.ofNullable(uri.getScheme()).orElse("");
        String path = Optional.ofNullable(uri.getPath()).orElse("");
        if (!scheme.matches("postgres(ql)?") || uri.getHost() == null || path.length() < 2) {
            throw malformed(text);
        }
        String user =
                Optional.ofNullable(uri.getUserInfo()).orElse(System.getProperty("user.name", ""));
        if (user.contains(":")) {
            throw new SharingFailure(
                    FailureKind.WRONG_USE,
                    LocalizedSentence.of(
                            "The address contains a password, which would end up in the history of"
                                    + " the shell. Put it into ~/.pgpass or PGPASSWORD."));
        }
        Map<String, String> parameters = parseParameters(uri);
        String libraryName = parameters.getOrDefault("library", USUAL_LIBRARY);
        if (!LIBRARY_NAME.matcher(libraryName).matches()) {
            throw new SharingFailure(
                    FailureKind.WRONG_USE,
                    LocalizedSentence.of(
                            "A library's name has small letters, digits and _ only: {0}",
                            libraryName));
        }
        return new ServerAddress(
                uri.getHost(),
                uri.getPort() > 0 && uri.getPort() <= LARGEST_PORT ? uri.getPort() : USUAL_PORT,
                path.substring(1),
                user,
                libraryName,
                Optional.ofNullable(parameters.get("sslrootcert")));
    }

    private static Map<String, String> parseParameters(URI uri) throws SharingFailure {
        Map<String, String> parameters = new LinkedHashMap<>();
        String query = Optional.ofNullable(uri.getRawQuery()).orElse("");
        for (String parameter : query.isEmpty() ? new String[0] : query.split("&", -1)) {
            int equalsIndex = parameter.indexOf('=');
            String name = parameter.substring(0, Math.max(0, equalsIndex));
            if (!PARAMETERS.contains(name)) {
                throw new SharingFailure(
                        FailureKind.WRONG_USE,
                        LocalizedSentence.of(
                                "An address has only the parameters library and sslrootcert, not"
                                        + " {0}.",
                                parameter));
            }
            parameters.put(
                    name,
                    URLDecoder.decode(
                            parameter.substring(equalsIndex + 1), StandardCharsets.UTF_8));
        }
        return parameters;
    }

    private static SharingFailure malformed(String text) {
        return new SharingFailure(
                FailureKind.WRONG_USE,
                LocalizedSentence.of(
                        "{0} is not an address such as postgresql://ada@db.example.org/lab", text));
    }

    /// Whether what is sent stays on this computer; anything else is encrypted, and the server must
    /// prove who it is.
    boolean isLoopback() {
        return LOOPBACK.matcher(host).matches();
    }

    /// The schema of the library's tables: a checked name, the only text that is ever put into a
    /// statement.
    String schemaName() {
        return "octavo_" + libraryName;
    }

    /// The address as a text that [#parse] reads.
    @Override
    public String toString() {
        try {
            String query =
                    (libraryName.equals(USUAL_LIBRARY) ? "" : "&library=" + libraryName)
                            + rootCertificate.map(file -> "&sslrootcert=" + file).orElse("");
            return new URI(
                            "postgresql",
                            user,
                            host,
                            port == USUAL_PORT ? -1 : port,
                            "/" + database,
                            query.isEmpty() ? null : query.substring(1),
                            null)
                    .toString();
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible); // each part was read from one
        }
    }
}
