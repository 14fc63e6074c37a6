package octavo.cli.versioncommands;

import octavo.bib.BibFile;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.process.TextTable;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.recovery.LibraryVersion;
import octavo.recovery.VersionStore;
import octavo.storage.StateFolder;
import octavo.text.UnifiedDiff;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// `octavo versions FILE`.
@Command(
        description = {
            "Lists the earlier versions of a library, newest first.",
            "Shows the changes since a version, or restores it. Before it restores one, Octavo "
                    + "stores the present file as a version."
        },
        footer = {
            "",
            "Examples:",
            "  octavo versions papers.bib",
            "  octavo versions papers.bib --diff 12",
            "  octavo versions papers.bib --restore 12"
        },
        mixinStandardHelpOptions = true)
public final class VersionsCommand implements Runnable {
    private static final DateTimeFormatter TIME_FORMAT =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

    /// The output formats: for people and for programs.
    enum VersionsFormat {
        TABLE,
        JSON
    }

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "The library; it may have been deleted.")
    private Path file = Path.of("");

    @Option(
            names = "--diff",
            paramLabel = "N",
            description = "Prints the changes in the file since version N.")
    private Optional<Long> comparedNumber = Optional.empty();

    @Option(names = "--restore", paramLabel = "N", description = "Restores version N.")
    private Optional<Long> restoredNumber = Optional.empty();

    @Option(
            names = "--dry-run",
            description = "Shows what --restore would change, and changes nothing.")
    private boolean dryRun;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table or json; table if not given.")
    private VersionsFormat format = VersionsFormat.TABLE;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChangeRetry.run(spec, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryInput.refuseStandardInput(file, "Standard input has no versions.");
        if (comparedNumber.isPresent() && restoredNumber.isPresent()) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "--diff or --restore, not both.");
        }
        try {
            VersionStore versionStore = VersionStore.of(StateFolder.ofUser(), file);
            if (comparedNumber.isPresent()) {
                printDiff(readVersion(versionStore, comparedNumber.get()), presentContent());
            } else if (restoredNumber.isPresent() && dryRun) {
                printDiff(presentContent(), readVersion(versionStore, restoredNumber.get()));
            } else if (restoredNumber.isPresent()) {
                restoreVersion(versionStore, readVersion(versionStore, restoredNumber.get()));
            } else {
                listVersions(versionStore);
            }
        } catch (LibraryFile.ChangedOnDiskException changedOnDisk) {
            throw changedOnDisk;
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    "the versions of "
                            + file
                            + " cannot be read: "
                            + FileTrouble.whenReading(StateFolder.ofUser(), trouble));
        }
    }

    private void listVersions(VersionStore versionStore) throws IOException {
        List<LibraryVersion> versions = versionStore.listVersions();
        switch (format) {
            case TABLE -> {
                if (versions.isEmpty()) {
                    spec.commandLine()
                            .getErr()
                            .println(
                                    "octavo: "
                                            + file
                                            + " has no versions."
                                            + formerPaths(versionStore));
                    return;
                }
                new TextTable(
                                List.of("version", "time", "entries", "bytes"),
                                versions.stream().map(VersionsCommand::rowOf).toList())
                        .printTable(standardOutput());
            }
            case JSON -> {
                ArrayNode json = JsonMapper.shared().createArrayNode();
                for (LibraryVersion version : versions) {
                    json.addObject()
                            .put("version", version.versionNumber())
                            .put("time", version.savedAt().toString())
                            .put("entries", version.librarySize().entryCount())
                            .put("bytes", version.librarySize().byteCount())
                            .put("file", version.versionFile().toString());
                }
                TerminalWriter.ofJson(standardOutput()).println(json.toPrettyString());
            }
        }
    }

    /// Points to the versions of a renamed or copied file.
    private String formerPaths(VersionStore versionStore) throws IOException {
        Optional<LibraryFile> presentFile = presentFile();
        return presentFile.isEmpty()
                ? ""
                : versionStore.formerPaths(presentFile.get().library().file()).stream()
                        .map(path ->
                                "%n%s: octavo versions '%s'"
                                        .formatted(describeRelation(path), path))
                        .collect(Collectors.joining());
    }

    /// What a file that has a version with the same bytes is to this one.
    private static String describeRelation(String path) {
        return Files.exists(Path.of(path))
                ? "It equals a version of " + path
                : "It was " + path + " before";
    }

    private static List<String> rowOf(LibraryVersion version) {
        return List.of(
                String.valueOf(version.versionNumber()),
                TIME_FORMAT.format(version.savedAt().atZone(ZoneId.systemDefault())),
                String.valueOf(version.librarySize().entryCount()),
                String.valueOf(version.librarySize().byteCount()));
    }

    private BibFile readVersion(VersionStore versionStore, long number) throws IOException {
        LibraryVersion version =
                versionStore.listVersions().stream()
                        .filter(each -> each.versionNumber() == number)
                        .findFirst()
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.PROBLEMS,
                                        "no version %d. Try: octavo versions %s"
                                                .formatted(number, file)));
        try {
            return versionStore.readVersion(version);
        } catch (IOException trouble) {
            String readableNote =
                    versionStore
                            .newestReadableVersion()
                            .map(good ->
                                    " The newest that can be read is " + good.versionNumber() + ".")
                            .orElse("");
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    FileTrouble.whenReading(version.versionFile(), trouble) + readableNote);
        }
    }

    private BibFile presentContent() {
        return presentFile().map(opened -> opened.library().file()).orElse(emptyFile());
    }

    private void printDiff(BibFile before, BibFile after) {
        List<String> lines = UnifiedDiff.of(file.toString(), before.text(), after.text());
        lines.forEach(line -> standardOutput().println(printableLine(line)));
        if (lines.isEmpty() && !before.hasSameBytes(after)) {
            standardOutput().println("Only the line ends or the encoding differ.");
        }
    }

    /// A line without control characters.
    private static String printableLine(String line) {
        return line.codePoints()
                .map(c -> c < ' ' && c != '\t' ? 0x2400 + c : c == 0x7F ? 0x2421 : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private void restoreVersion(VersionStore versionStore, BibFile version) throws IOException {
        Optional<LibraryFile> presentFile = presentFile();
        Optional<LibraryVersion> rescuedVersion = Optional.empty();
        if (presentFile.isPresent()) {
            rescuedVersion =
                    Optional.of(rescuePresent(versionStore, presentFile.get().library().file()));
        }
        Library restoredLibrary = Library.of(version);
        LibraryLoader.saveLibrary(
                presentFile.orElseGet(() -> LibraryFile.notYetSaved(file, restoredLibrary)),
                restoredLibrary);
        standardOutput()
                .println(
                        "Restored version %d of %s.".formatted(restoredNumber.orElseThrow(), file));
        rescuedVersion.ifPresent(storedVersion ->
                standardOutput()
                        .println(
                                "The previous state was saved as version %d."
                                        .formatted(storedVersion.versionNumber())));
    }

    private LibraryVersion rescuePresent(VersionStore versionStore, BibFile presentFile) {
        try {
            return versionStore.storeVersion(presentFile, Instant.now());
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    file
                            + " was not touched, because it could not be kept first: "
                            + FileTrouble.whenReading(StateFolder.ofUser(), trouble));
        }
    }

    private static BibFile emptyFile() {
        return Library.empty().file();
    }

    /// The present file, if it exists.
    private Optional<LibraryFile> presentFile() {
        try {
            return Files.exists(file) ? Optional.of(LibraryFile.load(file)) : Optional.empty();
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(file, trouble));
        }
    }

    private PrintWriter standardOutput() {
        return spec.commandLine().getOut();
    }
}
