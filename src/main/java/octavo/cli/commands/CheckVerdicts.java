package octavo.cli.commands;

import octavo.check.CheckDecisions;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.NameSuggestion;
import octavo.cli.shared.StoredDecisions;
import octavo.library.LibraryDialect;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What the options of `octavo check` say of how a library is checked from then on.
final class CheckVerdicts {
    private static final String AUTO = "auto";

    @Option(
            names = "--dialect",
            paramLabel = "DIALECT",
            description =
                    "Stores the library's dialect: bibtex-8bit, bibtex-utf8, biblatex, or auto to"
                            + " detect it.")
    private Optional<String> dialect = Optional.empty();

    @Option(
            names = "--ignore",
            split = ",",
            paramLabel = "ID[:KEY]",
            description =
                    "Stops reporting a kind of problem, in the whole library or in one entry.")
    private List<String> ignoredKinds = List.of();

    @Option(
            names = "--report",
            split = ",",
            paramLabel = "ID[:KEY]",
            description = "Reports an ignored kind again.")
    private List<String> reportedKinds = List.of();

    @Option(
            names = "--dry-run",
            description = "Stores nothing of --dialect, --ignore and --report.")
    private boolean dryRun;

    boolean isEmpty() {
        return dialect.isEmpty() && ignoredKinds.isEmpty() && reportedKinds.isEmpty();
    }

    /// The kinds of problem that the options name.
    Stream<String> typedKinds() {
        return Stream.concat(ignoredKinds.stream(), reportedKinds.stream())
                .map(CheckVerdicts::kindOf);
    }

    private static String kindOf(String typedVerdict) {
        return typedVerdict.split(":", 2)[0];
    }

    /// Stores the decisions beside a library.
    void storeIn(Path library, CommandSpec spec) {
        StoredDecisions.refuseStandardInput(library);
        checkDialect();
        StoredDecisions.updateSound(
                spec,
                library,
                dryRun,
                sidecar -> decideOn(CheckDecisions.of(sidecar)).writeTo(sidecar));
    }

    private void checkDialect() {
        Set<String> knownDialects =
                Stream.concat(
                                Stream.of(AUTO),
                                Arrays.stream(LibraryDialect.values()).map(LibraryDialect::id))
                        .collect(Collectors.toSet());
        dialect.filter(it -> !knownDialects.contains(it))
                .ifPresent(it -> {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            "unknown dialect "
                                    + it
                                    + "."
                                    + NameSuggestion.of(it, knownDialects)
                                    + " Use bibtex-8bit, bibtex-utf8, biblatex or auto.");
                });
    }

    private CheckDecisions decideOn(CheckDecisions oldDecisions) {
        CheckDecisions newDecisions =
                dialect.map(it -> oldDecisions.withDialect(LibraryDialect.withId(it)))
                        .orElse(oldDecisions);
        for (String typedVerdict : ignoredKinds) {
            String[] kindAndKey = typedVerdict.split(":", 2);
            newDecisions =
                    kindAndKey.length == 1
                            ? newDecisions.withIgnored(kindAndKey[0])
                            : newDecisions.withIgnored(kindAndKey[0], kindAndKey[1]);
        }
        for (String typedVerdict : reportedKinds) {
            String[] kindAndKey = typedVerdict.split(":", 2);
            newDecisions =
                    kindAndKey.length == 1
                            ? newDecisions.withReported(kindAndKey[0])
                            : newDecisions.withReported(kindAndKey[0], kindAndKey[1]);
        }
        return newDecisions;
    }
}
