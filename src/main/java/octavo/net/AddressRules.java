package octavo.net;

import octavo.net.WebFailure.AddressRefused;
import octavo.net.WebFailure.ComputerOffline;
import octavo.net.WebFailure.HostUnreachable;
import octavo.net.WebFailure.RefusalReason;

import java.net.Proxy;
import java.net.ProxySelector;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;

/// Decides which addresses may be requested: public web addresses, and nothing in a private
/// network, whatever the origin of the address.
final class AddressRules {
    private final HostResolver hostResolver;

    AddressRules(HostResolver hostResolver) {
        this.hostResolver = hostResolver;
    }

    /// Why an address is not requested; empty if it may be.
    Optional<WebFailure> refusal(URI address, HostMap hostMap) {
        if (!WebAddress.isWebAddress(address)) {
            return refusalOf(address, RefusalReason.NOT_WEB);
        }
        if (!hostMap.isEmpty()) {
            return hostMap.mappedAddress(address).isPresent()
                    ? Optional.empty()
                    : refusalOf(address, RefusalReason.NOT_MAPPED);
        }
        try {
            return Arrays.stream(hostResolver.resolveAll(address.getHost()))
                            .anyMatch(PrivateNetwork::containsAddress)
                    ? refusalOf(address, RefusalReason.PRIVATE)
                    : Optional.empty();
        } catch (UnknownHostException _) {
            return goesThroughProxy(address) ? Optional.empty() : Optional.of(unknownHost(address));
        }
    }

    /// Why the target of a redirect is not requested.
    Optional<WebFailure> refusal(URI redirectSource, URI address, HostMap hostMap) {
        return isSecure(redirectSource) && !isSecure(address)
                ? refusalOf(address, RefusalReason.LESS_SECURE)
                : refusal(address, hostMap);
    }

    /// An unknown host may be a typing error; if it is a host that certainly exists, there is no
    /// connection.
    static WebFailure unknownHost(URI address) {
        return WebService.of(address).isPresent()
                ? new ComputerOffline()
                : new HostUnreachable(address.getHost());
    }

    /// With a proxy, only the proxy may be able to resolve host names.
    private static boolean goesThroughProxy(URI address) {
        ProxySelector proxySelector = ProxySelector.getDefault();
        return proxySelector != null
                && proxySelector.select(address).stream()
                        .anyMatch(it -> it.type() != Proxy.Type.DIRECT);
    }

    private static boolean isSecure(URI address) {
        return "https".equalsIgnoreCase(address.getScheme());
    }

    private static Optional<WebFailure> refusalOf(URI address, RefusalReason reason) {
        return Optional.of(new AddressRefused(address.toString(), reason));
    }
}
