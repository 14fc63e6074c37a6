package octavo.net;

import octavo.net.WebFailure.Offline;
import octavo.net.WebFailure.RefusalReason;
import octavo.net.WebFailure.Refused;
import octavo.net.WebFailure.Unreachable;

import java.net.Proxy;
import java.net.ProxySelector;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;

/// Says which addresses are asked: those of the web, and nothing in a private network, whoever
/// names it.
final class AddressRules {
    private final HostResolver resolver;

    AddressRules(HostResolver resolver) {
        this.resolver = resolver;
    }

    /// Why an address is not asked; nothing if it is.
    Optional<WebFailure> refusal(URI address, HostMap hosts) {
        if (!WebAddress.isOfWeb(address)) {
            return refused(address, RefusalReason.NOT_WEB);
        }
        if (!hosts.isEmpty()) {
            return hosts.mapped(address).isPresent()
                    ? Optional.empty()
                    : refused(address, RefusalReason.NOT_MAPPED);
        }
        try {
            return Arrays.stream(resolver.all(address.getHost())).anyMatch(PrivateNetwork::holds)
                    ? refused(address, RefusalReason.PRIVATE)
                    : Optional.empty();
        } catch (UnknownHostException _) {
            return goesThroughProxy(address) ? Optional.empty() : Optional.of(unknown(address));
        }
    }

    /// Why an address is not asked after another one led there.
    Optional<WebFailure> refusal(URI from, URI address, HostMap hosts) {
        return isSecure(from) && !isSecure(address)
                ? refused(address, RefusalReason.LESS_SECURE)
                : refusal(address, hosts);
    }

    /// A host that nobody knows may be a slip; where it is one that surely exists, there is no
    /// connection.
    static WebFailure unknown(URI address) {
        return WebService.of(address).isPresent()
                ? new Offline()
                : new Unreachable(address.getHost());
    }

    /// Behind a proxy, it alone may know the names of the web.
    private static boolean goesThroughProxy(URI address) {
        ProxySelector selector = ProxySelector.getDefault();
        return selector != null
                && selector.select(address).stream().anyMatch(it -> it.type() != Proxy.Type.DIRECT);
    }

    private static boolean isSecure(URI address) {
        return "https".equalsIgnoreCase(address.getScheme());
    }

    private static Optional<WebFailure> refused(URI address, RefusalReason reason) {
        return Optional.of(new Refused(address.toString(), reason));
    }
}
