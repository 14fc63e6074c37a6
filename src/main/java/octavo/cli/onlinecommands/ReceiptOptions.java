package octavo.cli.onlinecommands;

import picocli.CommandLine.Option;

import java.util.List;
import java.util.Optional;

/// The options of `octavo verify` about receipts.
final class ReceiptOptions {
    /// What every entry must be.
    enum RequiredState {
        CONFIRMED
    }

    @Option(
            names = "--require",
            paramLabel = "STATE",
            description =
                    "confirmed: reports each entry of which a service has not confirmed title,"
                            + " people, year, venue and identifiers, nor a person accepted them.")
    private Optional<RequiredState> requiredState = Optional.empty();

    @Option(
            names = "--accept",
            paramLabel = "KEY[.FIELD]",
            description =
                    "Asks nothing; keeps that you have accepted this entry, or this value. May be"
                            + " given more than once.")
    private List<String> acceptedNames = List.of();

    boolean isConfirmationRequired() {
        return requiredState.isPresent();
    }

    List<String> acceptedNames() {
        return acceptedNames;
    }
}
