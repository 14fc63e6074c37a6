package octavo.net;

import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What the user allows, and how they identify themselves.
///
/// @param isOnline whether any request is allowed
/// @param contactMail a contact address; sent only to services that Octavo knows
/// @param keysByService keys of services, by id ([WebService#serviceId])
/// @param hostMap servers mapped to hosts of the web, for tests
public record WebOptions(
        boolean isOnline,
        Optional<String> contactMail,
        Map<String, String> keysByService,
        HostMap hostMap) {
    private static final Predicate<String> MAIL_SYNTAX =
            Pattern.compile("[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*")
                    .asMatchPredicate();
    private static final Predicate<String> KEY_SYNTAX =
            Pattern.compile("[!-~]+").asMatchPredicate();

    /// Drops values that cannot be put into a header.
    public WebOptions {
        contactMail = contactMail.filter(WebOptions::isMailAddress);
        keysByService =
                keysByService.entrySet().stream()
                        .filter(each -> isServiceKey(each.getValue()))
                        .collect(
                                Collectors.toUnmodifiableMap(
                                        Map.Entry::getKey, Map.Entry::getValue));
    }

    /// The user's settings.
    ///
    /// @param contactMail an address, or an empty text
    public static WebOptions ofUser(
            boolean isOnline, String contactMail, Map<String, String> keysByService) {
        Optional<String> givenMail = Optional.of(contactMail.strip()).filter(it -> !it.isEmpty());
        return new WebOptions(isOnline, givenMail, keysByService, HostMap.ofSystem());
    }

    /// Allows no requests.
    public static WebOptions allowingNothing() {
        return new WebOptions(false, Optional.empty(), Map.of(), HostMap.NONE);
    }

    /// Allows everything, without an e-mail address or keys.
    public static WebOptions anonymous(HostMap hostMap) {
        return new WebOptions(true, Optional.empty(), Map.of(), hostMap);
    }

    /// Whether a text can be an e-mail address.
    public static boolean isMailAddress(String text) {
        return MAIL_SYNTAX.test(text);
    }

    /// Whether a text can be a service's key.
    public static boolean isServiceKey(String text) {
        return KEY_SYNTAX.test(text);
    }
}
