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

/// Decides which addresses may be requested: public web addresses, and nothing in a private
/// network, whatever the origin of the address.
final class AddressRules {
    private final HostResolver resolver;

    AddressRules(HostResolver resolver) {
        this.resolver = resolver;
    }

    /// Why an address is not requested; empty if it may be.
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

    /// Why the target of a redirect is not requested.
    Optional<WebFailure> refusal(URI from, URI address, HostMap hosts) {
        return isSecure(from) && !isSecure(address)
                ? refused(address, RefusalReason.LESS_SECURE)
                : refusal(address, hosts);
    }

    /// An unknown host may be a typing error; if it is a host that certainly exists, there is no
    /// connection.
    static WebFailure unknown(URI address) {
        return WebService.of(address).isPresent()
                ? new Offline()
                : new Unreachable(address.getHost());
    }

    /// With a proxy, only the proxy may be able to resolve host names.
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
