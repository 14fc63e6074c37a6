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
/// @param servers by host; `*` stands for all others
public record HostMap(Map<String, URI> servers) {
    private static final Pattern ROW =
            Pattern.compile("([^=\\s]+)=(http://(?:127\\.0\\.0\\.1|localhost|\\[::1\\]):\\d+)/?");

    /// No host is mapped.
    public static final HostMap NONE = new HostMap(Map.of());

    public HostMap {
        servers = Map.copyOf(servers);
    }

    /// Parses `api.crossref.org=http://127.0.0.1:8080 *=http://127.0.0.1:8081`.
    public static HostMap parse(String text) {
        Map<String, URI> servers = new HashMap<>();
        for (String row : text.strip().split("[\\s,]+", -1)) {
            Matcher parts = ROW.matcher(row);
            if (parts.matches()) {
                servers.put(parts.group(1), URI.create(parts.group(2)));
            } else if (!row.isEmpty()) {
                throw new IllegalArgumentException(
                        "not a host and a server on this computer: " + row);
            }
        }
        return new HostMap(servers);
    }

    /// The map in the system property `octavo.hosts`, or else in the environment variable
    /// `OCTAVO_HOSTS`.
    public static HostMap ofSystem() {
        String environment = Optional.ofNullable(System.getenv("OCTAVO_HOSTS")).orElse("");
        return parse(System.getProperty("octavo.hosts", environment));
    }

    public boolean isEmpty() {
        return servers.isEmpty();
    }

    /// The mapped address, with the same path and query.
    Optional<URI> mapped(URI address) {
        URI server = servers.getOrDefault(address.getHost(), servers.get("*"));
        return Optional.ofNullable(server)
                .map(it -> {
                    String query = address.getRawQuery() == null ? "" : "?" + address.getRawQuery();
                    return URI.create(it + address.getRawPath() + query);
                });
    }
}
