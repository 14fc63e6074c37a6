package octavo.cli.commands;

import octavo.bib.BibFile;
import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.TerminalWriter;
import octavo.cli.terminal.TextTable;
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
            "Lists the earlier versions of a library, the newest first.",
            "Shows what has changed since one, or brings it back. Before that, the "
                    + "present file is kept too."
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
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

    /// The output formats: for people and for programs.
    enum Format {
        TABLE,
        JSON
    }

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "The library; it need not be there any more.")
    private Path file = Path.of("");

    @Option(
            names = "--diff",
            paramLabel = "N",
            description = "Prints what has changed in the file since version N.")
    private Optional<Long> compared = Optional.empty();

    @Option(names = "--restore", paramLabel = "N", description = "Makes the file version N again.")
    private Optional<Long> restored = Optional.empty();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table or json; table if not given.")
    private Format format = Format.TABLE;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChangeRetry.run(spec, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryInput.refuseStandardInput(file, "Standard input has no versions.");
        if (compared.isPresent() && restored.isPresent()) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "--diff or --restore, not both.");
        }
        try {
            VersionStore versions = VersionStore.of(StateFolder.ofUser(), file);
            if (compared.isPresent()) {
                compare(read(versions, compared.get()));
            } else if (restored.isPresent()) {
                restore(versions, read(versions, restored.get()));
            } else {
                list(versions);
            }
        } catch (LibraryFile.ChangedOnDiskException faster) {
            throw faster;
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    "the versions of "
                            + file
                            + " cannot be read: "
                            + FileTrouble.whenReading(StateFolder.ofUser(), trouble));
        }
    }

    private void list(VersionStore kept) throws IOException {
        List<LibraryVersion> versions = kept.listVersions();
        switch (format) {
            case TABLE -> {
                if (versions.isEmpty()) {
                    spec.commandLine()
                            .getErr()
                            .println(
                                    "octavo: no versions of "
                                            + file
                                            + " are kept."
                                            + formerly(kept));
                    return;
                }
                new TextTable(
                                List.of("version", "time", "entries", "bytes"),
                                versions.stream().map(VersionsCommand::row).toList())
                        .print(out());
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
                TerminalWriter.ofJson(out()).println(json.toPrettyString());
            }
        }
    }

    /// Points to the versions of a renamed or copied file.
    private String formerly(VersionStore kept) throws IOException {
        Optional<LibraryFile> present = present();
        return present.isEmpty()
                ? ""
                : kept.formerPaths(present.get().library().file()).stream()
                        .map(path -> " %s: octavo versions '%s'".formatted(kin(path), path))
                        .collect(Collectors.joining());
    }

    /// What a file that has a version with the same bytes is to this one.
    private static String kin(String path) {
        return Files.exists(Path.of(path))
                ? "It has the text of a version of " + path
                : "It was " + path + " before";
    }

    private static List<String> row(LibraryVersion version) {
        return List.of(
                String.valueOf(version.versionNumber()),
                TIME.format(version.savedAt().atZone(ZoneId.systemDefault())),
                String.valueOf(version.librarySize().entryCount()),
                String.valueOf(version.librarySize().byteCount()));
    }

    private BibFile read(VersionStore versions, long number) throws IOException {
        LibraryVersion version =
                versions.listVersions().stream()
                        .filter(each -> each.versionNumber() == number)
                        .findFirst()
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.PROBLEMS,
                                        "there is no version %d. Try: octavo versions %s"
                                                .formatted(number, file)));
        try {
            return versions.readVersion(version);
        } catch (IOException trouble) {
            String instead =
                    versions.newestReadableVersion()
                            .map(good ->
                                    " The newest that can be read is " + good.versionNumber() + ".")
                            .orElse("");
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    FileTrouble.whenReading(version.versionFile(), trouble) + instead);
        }
    }

    private void compare(BibFile version) throws IOException {
        BibFile now = present().map(opened -> opened.library().file()).orElse(nothing());
        List<String> lines = UnifiedDiff.of(file.toString(), version.text(), now.text());
        lines.forEach(line -> out().println(printable(line)));
        if (lines.isEmpty() && !java.util.Arrays.equals(version.bytes(), now.bytes())) {
            out().println("The bytes differ in line ends or in the encoding only.");
        }
    }

    /// A line without control characters.
    private static String printable(String line) {
        return line.codePoints()
                .map(c -> c < ' ' && c != '\t' ? 0x2400 + c : c == 0x7F ? 0x2421 : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private void restore(VersionStore versions, BibFile version) throws IOException {
        Optional<LibraryFile> present = present();
        Optional<LibraryVersion> rescued = Optional.empty();
        if (present.isPresent()) {
            rescued = Optional.of(rescue(versions, present.get().library().file()));
        }
        Library state = Library.of(version);
        LibraryLoader.save(present.orElseGet(() -> LibraryFile.notYetSaved(file, state)), state);
        out().println("Restored version %d of %s.".formatted(restored.orElseThrow(), file));
        rescued.ifPresent(kept ->
                out().println(
                                "The previous state was saved as version %d."
                                        .formatted(kept.versionNumber())));
    }

    private LibraryVersion rescue(VersionStore versions, BibFile present) {
        try {
            return versions.storeVersion(present, Instant.now());
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    file
                            + " was not touched, because it could not be kept first: "
                            + FileTrouble.whenReading(StateFolder.ofUser(), trouble));
        }
    }

    private static BibFile nothing() {
        return Library.empty().file();
    }

    /// The present file, if it exists.
    private Optional<LibraryFile> present() {
        try {
            return Files.exists(file) ? Optional.of(LibraryFile.load(file)) : Optional.empty();
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(file, trouble));
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
