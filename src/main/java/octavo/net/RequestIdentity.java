package octavo.net;

import octavo.net.WebService.ServiceIdentification;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Identifies us to each host as far as necessary, and no further. E-mail address and key go only
/// to known services, only encrypted, and never along with a redirect to another host.
final class RequestIdentity {
    private static final String OCTAVO_VERSION =
            Optional.ofNullable(RequestIdentity.class.getPackage().getImplementationVersion())
                    .orElse("dev");

    private final WebOptions webOptions;

    RequestIdentity(WebOptions webOptions) {
        this.webOptions = webOptions;
    }

    /// Whether a host requires an e-mail address, and there is none.
    boolean lacksMail(URI address) {
        return webOptions.contactMail().isEmpty() && identificationFor(address).needsMail();
    }

    /// The headers of a request.
    Map<String, String> requestHeaders(URI address, String acceptedTypes) {
        Map<String, String> requestHeaders = new LinkedHashMap<>();
        requestHeaders.put("Accept", acceptedTypes);
        requestHeaders.put("Accept-Encoding", "gzip");
        requestHeaders.put("User-Agent", userAgent(address));
        if (!webOptions.hostMap().isEmpty()) {
            requestHeaders.put("X-Forwarded-Host", address.getHost());
        }
        ServiceIdentification identification = identificationFor(address);
        if (identification.isKeyInHeader()) {
            serviceKey(address)
                    .ifPresent(serviceKey ->
                            requestHeaders.put(
                                    identification.keyName(),
                                    identification.keyPrefix() + serviceKey));
        }
        return requestHeaders;
    }

    private String userAgent(URI address) {
        boolean sendsMail = WebService.of(address).isPresent() && isEncrypted(address);
        return "Octavo/"
                + OCTAVO_VERSION
                + webOptions
                        .contactMail()
                        .filter(_ -> sendsMail)
                        .map(it -> " (mailto:" + it + ")")
                        .orElse("");
    }

    /// The address to send to: with the parameters that a service requires, at its host or the host
    /// mapped to it.
    URI targetAddress(URI address) {
        ServiceIdentification identification = identificationFor(address);
        WebAddress identifiedAddress = WebAddress.at(address.toString());
        if (!identification.mailParameter().isEmpty()
                && isEncrypted(address)
                && webOptions.contactMail().isPresent()) {
            identifiedAddress =
                    identifiedAddress.withParameter(
                            identification.mailParameter(), webOptions.contactMail().get());
        }
        Optional<String> serviceKey = serviceKey(address);
        if (!identification.isKeyInHeader() && serviceKey.isPresent()) {
            identifiedAddress =
                    identifiedAddress.withParameter(identification.keyName(), serviceKey.get());
        }
        URI targetAddress = identifiedAddress.toUri();
        return webOptions.hostMap().mappedAddress(targetAddress).orElse(targetAddress);
    }

    private Optional<String> serviceKey(URI address) {
        return WebService.of(address)
                .filter(it -> it.takesKey() && isEncrypted(address))
                .flatMap(it -> Optional.ofNullable(webOptions.keysByService().get(it.serviceId())));
    }

    private static ServiceIdentification identificationFor(URI address) {
        return WebService.of(address)
                .map(WebService::identification)
                .orElse(ServiceIdentification.NONE);
    }

    /// An unencrypted request can be read by anyone on its way.
    private static boolean isEncrypted(URI address) {
        return "https".equalsIgnoreCase(address.getScheme());
    }
}
