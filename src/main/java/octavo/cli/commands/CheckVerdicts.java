package octavo.cli.commands;

import octavo.check.CheckDecisions;
import octavo.cli.libraries.StoredDecisions;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.NameSuggestion;
import octavo.library.LibraryDialect;

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
                    "Stores what the library is written for: bibtex-8bit, bibtex-utf8, biblatex, or"
                            + " auto to tell from its content.")
    private Optional<String> dialect = Optional.empty();

    @Option(
            names = "--ignore",
            split = ",",
            paramLabel = "ID[:KEY]",
            description =
                    "Stores that a kind of problem is not reported, in the library or in one"
                            + " entry.")
    private List<String> ignored = List.of();

    @Option(
            names = "--report",
            split = ",",
            paramLabel = "ID[:KEY]",
            description = "Reports an ignored kind again.")
    private List<String> reported = List.of();

    boolean isEmpty() {
        return dialect.isEmpty() && ignored.isEmpty() && reported.isEmpty();
    }

    /// The kinds of problem that the options name.
    Stream<String> kinds() {
        return Stream.concat(ignored.stream(), reported.stream()).map(CheckVerdicts::kind);
    }

    private static String kind(String typed) {
        return typed.split(":", 2)[0];
    }

    /// Stores the decisions beside a library.
    void store(Path library) {
        StoredDecisions.refuseStandardInput(library);
        checkDialect();
        StoredDecisions.updateSound(
                library, beside -> on(CheckDecisions.of(beside)).writeTo(beside));
    }

    private void checkDialect() {
        Set<String> known =
                Stream.concat(
                                Stream.of(AUTO),
                                Arrays.stream(LibraryDialect.values()).map(LibraryDialect::id))
                        .collect(Collectors.toSet());
        dialect.filter(it -> !known.contains(it))
                .ifPresent(it -> {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            "there is no dialect "
                                    + it
                                    + "."
                                    + NameSuggestion.of(it, known)
                                    + " Use bibtex-8bit, bibtex-utf8, biblatex or auto.");
                });
    }

    private CheckDecisions on(CheckDecisions before) {
        CheckDecisions now =
                dialect.map(it -> before.withDialect(LibraryDialect.withId(it))).orElse(before);
        for (String each : ignored) {
            String[] parts = each.split(":", 2);
            now =
                    parts.length == 1
                            ? now.withIgnored(parts[0])
                            : now.withIgnored(parts[0], parts[1]);
        }
        for (String each : reported) {
            String[] parts = each.split(":", 2);
            now =
                    parts.length == 1
                            ? now.withReported(parts[0])
                            : now.withReported(parts[0], parts[1]);
        }
        return now;
    }
}
