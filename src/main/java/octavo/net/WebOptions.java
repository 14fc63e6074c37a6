package octavo.net;

import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What somebody allows, and says of themselves.
///
/// @param isOn whether anything may be asked at all
/// @param mail an address that services may write to; it is told to the services that Octavo knows,
///   and to no other host
/// @param keys of services, by their ids ([WebService#id])
/// @param hosts servers that stand for hosts of the web, for tests
public record WebOptions(
        boolean isOn, Optional<String> mail, Map<String, String> keys, HostMap hosts) {
    private static final Predicate<String> MAIL =
            Pattern.compile("[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*")
                    .asMatchPredicate();
    private static final Predicate<String> KEY = Pattern.compile("[!-~]+").asMatchPredicate();

    /// What could not be written in a header is left out.
    public WebOptions {
        mail = mail.filter(WebOptions::isMail);
        keys =
                keys.entrySet().stream()
                        .filter(each -> isKey(each.getValue()))
                        .collect(
                                Collectors.toUnmodifiableMap(
                                        Map.Entry::getKey, Map.Entry::getValue));
    }

    /// What a person's settings say.
    ///
    /// @param mail an address, or an empty text
    public static WebOptions ofUser(boolean isOn, String mail, Map<String, String> keys) {
        Optional<String> given = Optional.of(mail.strip()).filter(it -> !it.isEmpty());
        return new WebOptions(isOn, given, keys, HostMap.ofSystem());
    }

    /// Nothing may be asked.
    public static WebOptions off() {
        return new WebOptions(false, Optional.empty(), Map.of(), HostMap.NONE);
    }

    /// Everything may be asked, without a mail address or keys.
    public static WebOptions anonymous(HostMap hosts) {
        return new WebOptions(true, Optional.empty(), Map.of(), hosts);
    }

    /// Whether a text can be a mail address.
    public static boolean isMail(String text) {
        return MAIL.test(text);
    }

    /// Whether a text can be a key of a service.
    public static boolean isKey(String text) {
        return KEY.test(text);
    }
}
