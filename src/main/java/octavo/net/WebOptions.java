package octavo.net;

import java.util.Map;
import java.util.Optional;

/// What somebody allows, and says of themselves.
///
/// @param isOn whether anything may be asked at all
/// @param mail an address that services may write to; it is told to the services that Octavo knows,
///   and to no other host
/// @param keys of services, by the names of [WebService]
/// @param hosts servers that stand for hosts of the web, for tests
public record WebOptions(
        boolean isOn, Optional<String> mail, Map<String, String> keys, HostMap hosts) {
    public WebOptions {
        keys = Map.copyOf(keys);
    }

    /// Nothing may be asked.
    public static WebOptions off() {
        return new WebOptions(false, Optional.empty(), Map.of(), HostMap.NONE);
    }

    /// Everything may be asked, without a mail address or keys.
    public static WebOptions anonymous(HostMap hosts) {
        return new WebOptions(true, Optional.empty(), Map.of(), hosts);
    }
}
