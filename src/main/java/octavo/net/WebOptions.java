package octavo.net;

import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What the user allows, and how they identify themselves.
///
/// @param isOn whether any request is allowed
/// @param mail a contact address; sent only to services that Octavo knows
/// @param keys keys of services, by id ([WebService#id])
/// @param hosts servers mapped to hosts of the web, for tests
public record WebOptions(
        boolean isOn, Optional<String> mail, Map<String, String> keys, HostMap hosts) {
    private static final Predicate<String> MAIL =
            Pattern.compile("[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*")
                    .asMatchPredicate();
    private static final Predicate<String> KEY = Pattern.compile("[!-~]+").asMatchPredicate();

    /// Drops values that cannot be put into a header.
    public WebOptions {
        mail = mail.filter(WebOptions::isMail);
        keys =
                keys.entrySet().stream()
                        .filter(each -> isKey(each.getValue()))
                        .collect(
                                Collectors.toUnmodifiableMap(
                                        Map.Entry::getKey, Map.Entry::getValue));
    }

    /// The user's settings.
    ///
    /// @param mail an address, or an empty text
    public static WebOptions ofUser(boolean isOn, String mail, Map<String, String> keys) {
        Optional<String> given = Optional.of(mail.strip()).filter(it -> !it.isEmpty());
        return new WebOptions(isOn, given, keys, HostMap.ofSystem());
    }

    /// Allows no requests.
    public static WebOptions off() {
        return new WebOptions(false, Optional.empty(), Map.of(), HostMap.NONE);
    }

    /// Allows everything, without an e-mail address or keys.
    public static WebOptions anonymous(HostMap hosts) {
        return new WebOptions(true, Optional.empty(), Map.of(), hosts);
    }

    /// Whether a text can be an e-mail address.
    public static boolean isMail(String text) {
        return MAIL.test(text);
    }

    /// Whether a text can be a service's key.
    public static boolean isKey(String text) {
        return KEY.test(text);
    }
}
