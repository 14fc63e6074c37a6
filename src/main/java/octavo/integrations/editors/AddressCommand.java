package octavo.integrations.editors;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The command that has the desktop open an address, and says whether it could.
public final class AddressCommand {
    private AddressCommand() {}

    /// Empty on a system that has no such command.
    ///
    /// @param system the name of the operating system, as Java has it
    public static Optional<List<String>> of(String system, String address) {
        return system.toLowerCase(Locale.ROOT).contains("linux")
                ? Optional.of(List.of("xdg-open", address))
                : Optional.empty();
    }
}
