package octavo.cli.versioncommands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.ChangePreview;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.library.FileTrouble;
import octavo.merge.LibraryChange;
import octavo.merge.MergeConflict;
import octavo.sharedlibraries.ChangeLog;
import octavo.sharedlibraries.ChangeLog.LoggedChange;
import octavo.sharedlibraries.ExchangeTerms;
import octavo.sharedlibraries.ExchangeWatch;
import octavo.sharedlibraries.LibraryExchange;
import octavo.sharedlibraries.LibraryExchange.ExchangePreview;
import octavo.sharedlibraries.LibraryMembers;
import octavo.sharedlibraries.MemberRights;
import octavo.sharedlibraries.ServerAddress;
import octavo.sharedlibraries.SharingFailure;
import octavo.sharedlibraries.SharingFailure.FailureRemedy;
import octavo.sharedlibraries.SyncReport;
import octavo.storage.StateFolder;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/// `octavo share ADDRESS FILE`.
@Command(
        description = {
            "Shares a library with a group through a PostgreSQL database: puts FILE into it. Each"
                    + " member then joins and has the whole library as a plain .bib file, which"
                    + " works without the server, too.",
            "ADDRESS is such as postgresql://ada@db.example.org/lab, without a password: that is"
                    + " read from PGPASSWORD or ~/.pgpass.",
            "Exit status 1 if there is a conflict or something could not be sent, 3 if the server"
                    + " or a file could not be used."
        },
        footer = {
            "",
            "Examples:",
            "  octavo share postgresql://ada@db.example.org/lab papers.bib",
            "  octavo share --grant bob=edit papers.bib",
            "  octavo share --join postgresql://bob@db.example.org/lab papers.bib",
            "  octavo share --sync papers.bib",
            "  octavo share --log=20 papers.bib"
        },
        mixinStandardHelpOptions = true)
public final class ShareCommand implements Callable<Integer> {
    private static final DateTimeFormatter LOG_TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss'Z'", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    @Parameters(
            arity = "1..2",
            paramLabel = "ADDRESS FILE",
            description =
                    "The database and the library's file; only the file if it is shared already.")
    private List<String> words = List.of();

    @ArgGroup private ShareAction action = new ShareAction();

    @Option(
            names = "--accept-removals",
            description =
                    "Exchanges even if many entries go, here or on the server, which may be a"
                            + " mistake.")
    private boolean acceptsRemovals;

    @Option(
            names = "--dry-run",
            description =
                    "With --sync and --join: prints what would change in FILE and how much would be"
                            + " sent, and changes nothing.")
    private boolean dryRun;

    @Spec private CommandSpec spec;

    /// What to do; at most one.
    private static final class ShareAction {
        @Option(
                names = "--join",
                description =
                        "Gets the library at ADDRESS into FILE, and merges it with what is there.")
        private boolean joins;

        @Option(names = "--sync", description = "Exchanges changes with the server once.")
        private boolean syncs;

        @Option(
                names = "--watch",
                description =
                        "Exchanges changes until interrupted, whenever the file or the server's"
                                + " library changes.")
        private boolean watches;

        @Option(
                names = "--log",
                paramLabel = "COUNT",
                arity = "0..1",
                fallbackValue = "50",
                description = "Prints who changed what, the latest first.")
        private int logCount;

        @Option(
                names = "--grant",
                paramLabel = "USER=RIGHTS",
                description =
                        "Lets a user of the database read, edit or own (give rights to others), or"
                                + " nothing (none).")
        private Map<String, MemberRights> grants = Map.of();

        @Option(
                names = "--leave",
                description =
                        "Stops sharing on this computer. The file and the server's library stay.")
        private boolean leaves;

        private boolean needsAddress() {
            return joins || !(syncs || watches || leaves || logCount > 0 || !grants.isEmpty());
        }
    }

    @Override
    public Integer call() {
        boolean needsAddress = action.needsAddress();
        if (words.size() != (needsAddress ? 2 : 1)) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    needsAddress
                            ? "Which database and file? octavo share"
                                    + " postgresql://ada@db.example.org/lab papers.bib"
                            : "Which file? Its address is known: name the file only.");
        }
        Path file = Path.of(words.getLast());
        LibraryInput.refuseStandardInput(file, "A shared library is a file.");
        try {
            return act(file);
        } catch (SharingFailure failure) {
            throw new CommandRefusal(
                    failure.kind() == SharingFailure.FailureKind.WRONG_USE
                            ? ExitStatus.WRONG_USE
                            : ExitStatus.NO_FILE,
                    failure.wording() + failure.remedy().map(ShareCommand::describe).orElse(""));
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenSaving(file, trouble));
        }
    }

    /// How what helps is done here.
    private static String describe(FailureRemedy remedy) {
        return switch (remedy) {
            case JOIN -> " To join: octavo share --join";
            case STOP_SHARING -> " To stop: octavo share --leave";
            case ACCEPT_REMOVALS -> " If that is right, repeat with --accept-removals.";
            case MEND_ENTRIES -> " octavo check names them.";
        };
    }

    private int act(Path file) throws IOException, SharingFailure {
        var exchange =
                new LibraryExchange(
                        StateFolder.ofUser(),
                        LibraryLoader::saveLibrary,
                        ExchangeTerms.marking(acceptsRemovals));
        if (dryRun) {
            preview(exchange, file);
            return ExitStatus.FINE;
        }
        if (action.watches) {
            new ExchangeWatch(exchange, file).run(this::report);
            return ExitStatus.FINE;
        }
        if (action.leaves) {
            exchange.leave(file);
            return ExitStatus.FINE;
        }
        if (action.logCount > 0) {
            printLog(ChangeLog.readLatest(exchange, file, action.logCount));
            return ExitStatus.FINE;
        }
        for (Map.Entry<String, MemberRights> grant : action.grants.entrySet()) {
            LibraryMembers.grant(exchange, file, grant.getKey(), grant.getValue());
        }
        if (!action.grants.isEmpty()) {
            return ExitStatus.FINE;
        }
        SyncReport report =
                action.syncs
                        ? exchange.exchange(file)
                        : enter(exchange, ServerAddress.parse(words.getFirst()), file);
        report(report);
        return report.conflicts().isEmpty() && report.refusal().isEmpty() && report.heldBack() == 0
                ? ExitStatus.FINE
                : ExitStatus.PROBLEMS;
    }

    private void preview(LibraryExchange exchange, Path file) throws IOException, SharingFailure {
        if (!action.joins && !action.syncs) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "--dry-run is for --sync and --join only.");
        }
        ExchangePreview preview =
                exchange.preview(
                        action.joins
                                ? Optional.of(ServerAddress.parse(words.getFirst()))
                                : Optional.empty(),
                        file);
        PrintWriter out = spec.commandLine().getOut();
        ChangePreview.printTextDiff(out, preview.file(), preview.mergedFile().text());
        spec.commandLine().getErr().printf("would send %d%n", preview.sendCount());
    }

    private SyncReport enter(LibraryExchange exchange, ServerAddress address, Path file)
            throws IOException, SharingFailure {
        return action.joins ? exchange.join(address, file) : exchange.share(address, file);
    }

    private void report(SyncReport report) {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        if (report.received() > 0 || report.sent() > 0) {
            out.printf("received %d, sent %d%n", report.received(), report.sent());
            out.flush();
        }
        String name = words.getLast();
        for (MergeConflict conflict : report.conflicts()) {
            err.println(name + ": conflict: " + conflict.location());
        }
        if (report.heldBack() > 0) {
            err.printf(
                    "%s: %d entries stay on this computer until you resolve their conflicts or"
                            + " repair them: octavo check names them.%n",
                    name, report.heldBack());
        }
        report.refusal().ifPresent(refusal -> err.println("octavo: " + refusal));
    }

    private void printLog(List<LoggedChange> changes) {
        PrintWriter out = TerminalWriter.of(spec.commandLine().getOut());
        for (LoggedChange change : changes) {
            out.printf(
                    "%d  %s  %s  %s%n",
                    change.sequence(),
                    LOG_TIME.format(change.time()),
                    change.author(),
                    change.differences().isEmpty()
                            ? "moved"
                            : change.differences().stream()
                                    .map(LibraryChange::description)
                                    .collect(Collectors.joining("; ")));
        }
    }
}
