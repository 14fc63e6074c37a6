package octavo.net;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// For tests: maps hosts of the web to servers on this computer. If any host is mapped, no other
/// one is contacted.
///
/// @param serversByHost by host; `*` stands for all others
public record HostMap(Map<String, URI> serversByHost) {
    private static final Pattern ROW_PATTERN =
            Pattern.compile("([^=\\s]+)=(http://(?:127\\.0\\.0\\.1|localhost|\\[::1\\]):\\d+)/?");

    /// No host is mapped.
    public static final HostMap NONE = new HostMap(Map.of());

    public HostMap {
        serversByHost = Map.copyOf(serversByHost);
    }

    /// Parses `api.crossref.org=http://127.0.0.1:8080 *=http://127.0.0.1:8081`.
    public static HostMap parse(String mapText) {
        Map<String, URI> serversByHost = new HashMap<>();
        for (String row : mapText.strip().split("[\\s,]+", -1)) {
            Matcher rowMatch = ROW_PATTERN.matcher(row);
            if (rowMatch.matches()) {
                serversByHost.put(rowMatch.group(1), URI.create(rowMatch.group(2)));
            } else if (!row.isEmpty()) {
                throw new IllegalArgumentException(
                        "not a host and a server on this computer: " + row);
            }
        }
        return new HostMap(serversByHost);
    }

    /// The map in the system property `octavo.hosts`, or else in the environment variable
    /// `OCTAVO_HOSTS`.
    public static HostMap ofSystem() {
        String environment = Optional.ofNullable(System.getenv("OCTAVO_HOSTS")).orElse("");
        return parse(System.getProperty("octavo.hosts", environment));
    }

    public boolean isEmpty() {
        return serversByHost.isEmpty();
    }

    /// The mapped address, with the same path and query.
    Optional<URI> mappedAddress(URI address) {
        URI mappedServer = serversByHost.getOrDefault(address.getHost(), serversByHost.get("*"));
        return Optional.ofNullable(mappedServer)
                .map(it -> {
                    String querySuffix =
                            address.getRawQuery() == null ? "" : "?" + address.getRawQuery();
                    return URI.create(it + address.getRawPath() + querySuffix);
                });
    }
}
