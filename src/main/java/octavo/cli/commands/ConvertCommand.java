package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.ShellQuoting;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.QueryArgument;
import octavo.cli.shared.SelectedEntries;
import octavo.cli.shared.VenueStyle;
import octavo.conversion.ExportFormat;
import octavo.conversion.ExportResult;
import octavo.formats.ExportFormats;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.Work;
import octavo.sidecar.SidecarFile;
import octavo.storage.FileContent;
import octavo.storage.SafeWrite;

import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/// `octavo convert FILE --to FORMAT`.
@Command(
        description = {
            "Converts a library, or some of its entries, to another format.",
            "Reports on standard error what the format cannot hold."
        },
        footer = {
            "",
            "Examples:",
            "  octavo convert papers.bib --to biblatex -o papers-biblatex.bib",
            "  octavo convert papers.bib --to csl-json --keys mai2020kungfu",
            "  octavo convert papers.bib --to ris --query 'author:mai year:2020..'",
            "  octavo convert papers.bib --to bibtex --venues short -o short.bib",
            "  octavo convert export.ris pubmed.nbib --to bibtex -o new.bib",
            "  curl -s https://example.org/refs.json | octavo convert - --to ris"
        },
        mixinStandardHelpOptions = true)
public final class ConvertCommand implements Callable<Integer> {

    /// Reads `csl-json` and the like.
    static final class FormatName implements ITypeConverter<ExportFormat> {
        @Override
        public ExportFormat convert(String name) {
            return ExportFormats.CONVERSIONS.stream()
                    .filter(format -> format.id().equalsIgnoreCase(name))
                    .findFirst()
                    .orElseThrow(() ->
                            new TypeConversionException(
                                    "expected one of %s but was %s"
                                            .formatted(FormatIds.ids(), name)));
        }
    }

    /// The names of the formats to write, which are only loaded for who asks for them: the parser
    /// makes one of these for every command.
    static final class FormatIds implements Iterable<String> {
        static List<String> ids() {
            return ExportFormats.CONVERSIONS.stream().map(ExportFormat::id).toList();
        }

        @Override
        public Iterator<String> iterator() {
            return ids().iterator();
        }
    }

    @Parameters(arity = "1..*", paramLabel = "FILE", description = LibraryInput.FILE)
    private List<Path> files = List.of();

    @Option(
            names = "--to",
            required = true,
            paramLabel = "FORMAT",
            converter = FormatName.class,
            completionCandidates = FormatIds.class,
            description = "The format: ${COMPLETION-CANDIDATES}.")
    private Optional<ExportFormat> target = Optional.empty();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            description = "The file to write; - or nothing for standard output.")
    private Optional<Path> output = Optional.empty();

    @Option(
            names = "--keys",
            split = ",",
            paramLabel = "KEY",
            description =
                    "The entries to write; all if there is no --query either. With both, these"
                            + " entries and those that match the query.")
    private List<String> keys = List.of();

    @Option(
            names = "--venues",
            paramLabel = "FORM",
            description = {
                "How to write known journals and conferences: full, short, acronym, or string (full"
                        + " names as @strings, bibtex and biblatex only). Default: unchanged."
            })
    private Optional<VenueStyle> venues = Optional.empty();

    @Option(
            names = "--query",
            preprocessor = QueryArgument.class,
            paramLabel = "QUERY",
            description = "The entries to write, as in octavo list.")
    private String query = "";

    @Option(
            names = "--json",
            description = {
                "Prints what the format cannot hold as JSON, with all keys; needs -o for the"
                        + " entries."
            })
    private boolean json;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        output = output.filter(path -> !path.toString().equals("-"));
        if (json && output.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "--json prints what the format cannot hold: say where the entries go with -o.");
        }
        refuseToOverwriteTheLibrary();
        Library library =
                withVenueStyle(
                        LibraryLoader.loadLibrary(files, spec.commandLine().getErr()).library());
        Set<String> chosenKeys = new LinkedHashSet<>(keys);
        for (String key : chosenKeys) {
            if (library.slotWithKey(key).isEmpty()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS, libraryNames() + " has no entry " + key + ".");
            }
        }
        if (!query.isBlank()) {
            chosenKeys.addAll(SelectedEntries.selectEntries(library, files, query).keys());
        }
        if (chosenKeys.isEmpty() && !query.isBlank()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    "No entry of " + libraryNames() + " matches the query " + query);
        }
        ExportResult exportResult = exportEntries(library, chosenKeys);
        writeOutput(exportResult);
        if (json) {
            TerminalWriter.ofJson(spec.commandLine().getOut())
                    .println(toJson(exportResult).toPrettyString());
            return exportResult.doubts().isEmpty() ? ExitStatus.FINE : ExitStatus.PROBLEMS;
        }
        return reportLosses(exportResult);
    }

    private int reportLosses(ExportResult exportResult) {
        PrintWriter err = spec.commandLine().getErr();
        exportResult
                .lossLines()
                .forEach(loss -> err.println("octavo: " + targetFormat().id() + ": " + loss));
        if (exportResult.doubts().isEmpty()) {
            return ExitStatus.FINE;
        }
        err.printf(
                "octavo: The output was written, but re-reading it gave something different; the"
                        + " input may be damaged. See: octavo check %s%n",
                ShellQuoting.quoted(files.getFirst()));
        exportResult.doubts().forEach(doubt -> err.println("octavo: " + doubt));
        return ExitStatus.PROBLEMS;
    }

    private static ObjectNode toJson(ExportResult exportResult) {
        ObjectNode resultJson = JsonMapper.shared().createObjectNode();
        ArrayNode lossesJson = resultJson.putArray("losses");
        exportResult
                .lossKeys()
                .forEach((lossText, lossyKeys) -> {
                    ArrayNode keysJson =
                            lossesJson.addObject().put("what", lossText).putArray("keys");
                    lossyKeys.forEach(keysJson::add);
                });
        ArrayNode doubtsJson = resultJson.putArray("doubts");
        exportResult.doubts().forEach(doubtsJson::add);
        return resultJson;
    }

    private String libraryNames() {
        return files.stream().map(LibraryInput::nameOf).collect(Collectors.joining(", "));
    }

    private Library withVenueStyle(Library library) {
        if (venues.isEmpty()) {
            return library;
        }
        if (venues.get() == VenueStyle.STRING && !targetFormat().hasStrings()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "only bibtex and biblatex have strings. Try: --venues full");
        }
        return venues.get().written(files.getFirst(), library, spec.commandLine().getErr());
    }

    private ExportResult exportEntries(Library library, Set<String> chosenKeys) {
        return chosenKeys.isEmpty()
                ? targetFormat().exportLibrary(library)
                : targetFormat()
                        .exportWorks(
                                library,
                                Work.allOf(library)
                                        .filter(work -> chosenKeys.contains(work.key()))
                                        .toList());
    }

    private void refuseToOverwriteTheLibrary() throws IOException {
        if (output.isEmpty()) {
            return;
        }
        List<Path> sparedPaths =
                files.stream()
                        .flatMap(file -> SidecarFile.libraryAndSidecar(file).stream())
                        .toList();
        Optional<Path> replacedPath = SafeWrite.findReplaced(output.get(), sparedPaths);
        if (replacedPath.isPresent()) {
            String replacedFile =
                    files.contains(replacedPath.get())
                            ? "the library itself"
                            : "the library’s sidecar";
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "%s is %s. Give another file, or use octavo tidy."
                            .formatted(output.get(), replacedFile));
        }
    }

    private void writeOutput(ExportResult exportResult) {
        if (output.isEmpty()) {
            PrintWriter out = spec.commandLine().getOut();
            exportResult.textPieces().forEach(out::print);
            return;
        }
        try {
            SafeWrite.writeFile(output.get(), FileContent.of(exportResult::writeTo));
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, FileTrouble.whenSaving(output.get(), trouble));
        }
    }

    private ExportFormat targetFormat() {
        return target.orElseThrow();
    }
}
