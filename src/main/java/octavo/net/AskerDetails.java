package octavo.net;

import octavo.net.WebService.Asker;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Identifies us to each host as far as necessary, and no further. E-mail address and key go only
/// to known services, only encrypted, and never along with a redirect to another host.
final class AskerDetails {
    private static final String VERSION =
            Optional.ofNullable(AskerDetails.class.getPackage().getImplementationVersion())
                    .orElse("dev");

    private final WebOptions options;

    AskerDetails(WebOptions options) {
        this.options = options;
    }

    /// Whether a host requires an e-mail address, and there is none.
    boolean lacksMail(URI address) {
        return options.mail().isEmpty() && asker(address).mailNeeded();
    }

    /// The headers of a request.
    Map<String, String> headers(URI address, String accept) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Accept", accept);
        headers.put("Accept-Encoding", "gzip");
        headers.put("User-Agent", userAgent(address));
        if (!options.hosts().isEmpty()) {
            headers.put("X-Forwarded-Host", address.getHost());
        }
        Asker asker = asker(address);
        if (asker.keyInHeader()) {
            key(address).ifPresent(key -> headers.put(asker.key(), asker.keyStart() + key));
        }
        return headers;
    }

    private String userAgent(URI address) {
        boolean isTold = WebService.of(address).isPresent() && isSafe(address);
        return "Octavo/"
                + VERSION
                + options.mail().filter(_ -> isTold).map(it -> " (mailto:" + it + ")").orElse("");
    }

    /// The address to send to: with the parameters that a service requires, at its host or the host
    /// mapped to it.
    URI target(URI address) {
        Asker asker = asker(address);
        WebAddress told = WebAddress.at(address.toString());
        if (!asker.mail().isEmpty() && isSafe(address) && options.mail().isPresent()) {
            told = told.with(asker.mail(), options.mail().get());
        }
        Optional<String> key = key(address);
        if (!asker.keyInHeader() && key.isPresent()) {
            told = told.with(asker.key(), key.get());
        }
        URI target = told.uri();
        return options.hosts().mapped(target).orElse(target);
    }

    private Optional<String> key(URI address) {
        return WebService.of(address)
                .filter(it -> it.takesKey() && isSafe(address))
                .flatMap(it -> Optional.ofNullable(options.keys().get(it.id())));
    }

    private static Asker asker(URI address) {
        return WebService.of(address).map(WebService::asker).orElse(Asker.NONE);
    }

    /// An unencrypted request can be read by anyone on its way.
    private static boolean isSafe(URI address) {
        return "https".equalsIgnoreCase(address.getScheme());
    }
}
