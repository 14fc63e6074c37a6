package octavo.integrations.browsers;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How a library's proxy rewrites addresses, as Zotero's Connector states it:
/// `https://%h.proxy.example.com/%p`, with the host at `%h` and the path at `%p`.
///
/// @param proxiedAddress matches the addresses that the proxy makes
/// @param hasHyphens whether it writes hyphens for a host's dots, and two for a hyphen
record ProxyScheme(Pattern proxiedAddress, boolean hasHyphens) {
    private static final String HOST_PLACEHOLDER = "%h";

    /// The scheme of a request; empty if it states none, or one without a host.
    static Optional<ProxyScheme> of(JsonNode request) {
        JsonNode proxy = request.path("proxy");
        String scheme = proxy.path("scheme").asString("").replaceFirst("(?i)^https?://", "");
        int hostOffset = scheme.indexOf(HOST_PLACEHOLDER);
        if (hostOffset < 0) {
            return Optional.empty();
        }
        String beforeHost = scheme.substring(0, hostOffset);
        String beforePath =
                scheme.substring(hostOffset + HOST_PLACEHOLDER.length())
                        .replaceFirst("%.*$", "")
                        .replaceFirst("/$", "");
        return Optional.of(
                new ProxyScheme(
                        Pattern.compile(
                                "(?i)(https?://)"
                                        + Pattern.quote(beforeHost)
                                        + "([a-z0-9._-]+)"
                                        + Pattern.quote(beforePath)
                                        + "((?:[/?#].*)?)"),
                        proxy.path("dotsToHyphens").asBoolean(false)));
    }

    /// An item whose addresses are those of the publisher.
    JsonNode withoutProxy(JsonNode item) {
        if (!item.isObject()) {
            return item;
        }
        ObjectNode changedItem = ((ObjectNode) item).deepCopy();
        if (item.path("url").isString()) {
            changedItem.put("url", originalUrl(item.path("url").asString()));
        }
        return changedItem;
    }

    /// The publisher's address for one of the proxy; any other stays as it is.
    String originalUrl(String url) {
        Matcher addressMatcher = proxiedAddress.matcher(url);
        if (!addressMatcher.matches()) {
            return url;
        }
        String hostName = addressMatcher.group(2);
        boolean isHyphenated = hasHyphens && hostName.indexOf('.') < 0;
        String dottedName =
                isHyphenated
                        ? hostName.replace("--", "\n").replace('-', '.').replace('\n', '-')
                        : hostName;
        return addressMatcher.group(1) + dottedName + addressMatcher.group(3);
    }
}
