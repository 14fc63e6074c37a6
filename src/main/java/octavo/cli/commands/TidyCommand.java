package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.NameSuggestion;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.ChangeOptions;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.FileArguments;
import octavo.cli.shared.LeftReport;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.LibraryOutput;
import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUps;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/// `octavo tidy FILE`.
@Command(
        description = {
            "Applies the clean-ups that you name, and shows the changes as a diff.",
            "Nothing else changes. Damaged entries are skipped, with the reason. Without --apply,"
                    + " lists the clean-ups with the number of entries that each would change."
        },
        footer = {
            "",
            "Besides the clean-ups of --list: drop:FIELD, double-braces:FIELD, sort:FIELD and",
            "sort:-FIELD (descending), where FIELD can also be key or type.",
            "",
            "To format a file from scratch: layout[:INDENT[:COLUMN]] puts each field on its own",
            "line, with INDENT spaces or a tab before it and = in COLUMN, and an empty line"
                    + " between",
            "entries; field-order:FIELD/FIELD... puts these fields first; quotes writes \"text\".",
            "",
            "Examples:",
            "  octavo tidy papers.bib",
            "  octavo tidy papers.bib --apply page-dashes,doi,drop:abstract --dry-run",
            "  octavo tidy papers.bib --apply lower-case,braces,field-order,sort:key,layout:tab",
            "  octavo tidy - --apply field-order < papers.bib > tidy.bib"
        },
        mixinStandardHelpOptions = true)
public final class TidyCommand implements Runnable {
    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description =
                    "The libraries; - reads standard input and writes the result to standard"
                            + " output.")
    private List<Path> files = List.of();

    @Option(
            names = "--apply",
            split = ",",
            paramLabel = "NAME",
            description = "The clean-ups to apply, in this order.")
    private List<String> names = List.of();

    @Mixin private ChangeOptions options = new ChangeOptions();

    @Option(names = "--list", description = "Lists the clean-ups.")
    private boolean list;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        if (list) {
            print(
                    CleanUps.PLAIN_CLEAN_UPS.stream()
                            .map(each -> new CountedCleanUp(each, OptionalInt.empty()))
                            .toList());
            return;
        }
        List<CleanUp> chosenCleanUps = names.stream().map(TidyCommand::cleanUpNamed).toList();
        if (files.isEmpty()) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "which file? Try: octavo tidy --help");
        }
        if (options.json()) {
            new FileArguments(files, List.of()).refuseSeveral("JSON is of one library.");
        }
        files.forEach(file -> ChangeRetry.run(spec, file, () -> attempt(file, chosenCleanUps)));
    }

    private void attempt(Path file, List<CleanUp> chosenCleanUps)
            throws LibraryFile.ChangedOnDiskException {
        PrintWriter err = spec.commandLine().getErr();
        if (chosenCleanUps.isEmpty()) {
            countChanges(LibraryLoader.loadLibrary(file, err).library());
        } else {
            applyCleanUps(LibraryLoader.loadChangeable(file, err), chosenCleanUps);
        }
    }

    private static CleanUp cleanUpNamed(String name) {
        return CleanUps.findCleanUp(name)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                "there is no clean-up "
                                        + name
                                        + "."
                                        + NameSuggestion.of(name, CleanUps.names())
                                        + " Try: octavo tidy --list"));
    }

    /// A clean-up, and the number of entries that it would change if a library is given.
    private record CountedCleanUp(CleanUp cleanUp, OptionalInt entryCount) {}

    private void countChanges(Library library) {
        print(
                CleanUps.PLAIN_CLEAN_UPS.stream()
                        .map(each ->
                                new CountedCleanUp(
                                        each, OptionalInt.of(each.countChangedEntries(library))))
                        .toList());
    }

    private void print(List<CountedCleanUp> rows) {
        PrintWriter out = spec.commandLine().getOut();
        if (options.json()) {
            ArrayNode cleanUpsJson = JsonMapper.shared().createArrayNode();
            for (CountedCleanUp row : rows) {
                ObjectNode cleanUpJson = cleanUpsJson.addObject().put("name", row.cleanUp.name());
                row.entryCount.ifPresent(count -> cleanUpJson.put("entries", count));
                cleanUpJson.put("summary", row.cleanUp.summary().toString());
            }
            TerminalWriter.ofJson(out).println(cleanUpsJson.toPrettyString());
            return;
        }
        for (CountedCleanUp row : rows) {
            row.entryCount.ifPresent(count -> out.printf("%6d  ", count));
            out.printf("%-25s %s%n", row.cleanUp.name(), row.cleanUp.summary());
        }
    }

    /// Warns of fields in `drop:FIELD` and the like that no entry has.
    private void warnOfUnusedFields(Library library) {
        names.stream()
                .flatMap(name -> CleanUps.fieldArgument(name).stream())
                .filter(field ->
                        Work.allOf(library).noneMatch(work -> work.entry().hasField(field)))
                .forEach(field ->
                        spec.commandLine()
                                .getErr()
                                .printf("octavo: no entry has a field %s%n", field));
    }

    private void applyCleanUps(LibraryFile libraryFile, List<CleanUp> chosenCleanUps)
            throws LibraryFile.ChangedOnDiskException {
        warnOfUnusedFields(libraryFile.library());
        Library changedLibrary = libraryFile.library();
        for (CleanUp cleanUp : chosenCleanUps) {
            changedLibrary = changedLibrary.applyEdit(cleanUp.editFor(changedLibrary));
        }
        LibraryOutput output = new LibraryOutput(spec, libraryFile, options);
        output.showChanges(changedLibrary);
        output.saveChanges(changedLibrary);
        Library reportedLibrary = options.dryRun() ? libraryFile.library() : changedLibrary;
        LeftReport.print(
                spec,
                libraryFile.path(),
                reportedLibrary,
                chosenCleanUps.stream()
                        .flatMap(each -> each.skippedChanges(reportedLibrary).stream()));
    }
}
