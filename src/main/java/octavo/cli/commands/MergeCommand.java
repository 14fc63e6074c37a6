package octavo.cli.commands;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.bib.BibProblem;
import octavo.bib.LineColumns;
import octavo.cli.libraries.ChangePreview;
import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.LibraryChangesJson;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.TerminalWriter;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.merge.LibraryDifference;
import octavo.merge.Merge;
import octavo.merge.MergeConflict;
import octavo.merge.MergeResult;
import octavo.recovery.LibrarySize;
import octavo.storage.SafeWrite;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

/// `octavo merge BASE OURS THEIRS`.
@Command(
        description = {
            "Merges what two sides made of a library, entry by entry and field by field, into"
                    + " OURS.",
            "If both sides changed the same thing differently, that is a conflict: OURS keeps its"
                    + " version and theirs is added as a conflict-… field. The file stays valid"
                    + " BibTeX.",
            "Exit status 1 if there is a conflict, 3 if a file could not be read or written."
        },
        footer = {
            "",
            "Examples:",
            "  octavo merge papers.bib.orig papers.bib papers-from-home.bib --dry-run",
            "  octavo merge - papers.bib 'papers (conflicted copy).bib' -o merged.bib",
            "",
            "As git's merge driver, see docs/git.md:",
            "  git config merge.octavo.driver 'octavo merge --name %%P %%O %%A %%B'"
        },
        mixinStandardHelpOptions = true)
public final class MergeCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "BASE",
            description = "What both sides began with; - if there is no common ancestor.")
    private Path base = Path.of("");

    @Parameters(
            index = "1",
            paramLabel = "OURS",
            description = "Our side; it gets the result, and its layout wins.")
    private Path ours = Path.of("");

    @Parameters(index = "2", paramLabel = "THEIRS", description = "The other side.")
    private Path theirs = Path.of("");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            description = "Writes the result there, and leaves OURS as it is.")
    private Optional<Path> output = Optional.empty();

    @Option(
            names = "--dry-run",
            description = "Prints what would change in OURS, and changes nothing.")
    private boolean dryRun;

    @Option(
            names = "--json",
            description = {
                "Prints the changes of OURS as JSON, like octavo diff --format json, and the",
                "conflicts with both texts."
            })
    private boolean json;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "What to call the library in messages.")
    private Optional<String> name = Optional.empty();

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        return ChangeRetry.call(spec, this::attempt);
    }

    private int attempt() throws LibraryFile.ChangedOnDiskException {
        if (json && output.filter(out -> out.toString().equals("-")).isPresent()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "--json and -o - both write to standard output.");
        }
        BibFile before =
                base.toString().equals("-") ? BibParser.parse("") : LibraryLoader.file(base);
        LibraryFile here = load(ours);
        BibFile there = LibraryLoader.file(theirs);
        refuseIfCut(before, here.library().file(), ours);
        refuseIfCut(before, there, theirs);
        MergeResult merged = Merge.of(before, here.library().file(), there);
        Library result = Library.of(merged.mergedFile());
        if (!dryRun) {
            write(here, result);
        } else if (!json) {
            ChangePreview.print(spec.commandLine().getOut(), here, result);
        }
        if (json) {
            TerminalWriter.ofJson(spec.commandLine().getOut())
                    .println(asJson(here.library().file(), merged).toPrettyString());
        }
        tell(merged);
        tellIfShrunk(size(here.library()), size(result));
        return merged.isClean() ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    /// Refuses a truncated side: it has not removed the entries that it lacks.
    private static void refuseIfCut(BibFile before, BibFile side, Path path) {
        if (side.items().isEmpty() && !before.items().isEmpty()) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenEmpty(path));
        }
        if (endsWithin(side) && !endsWithin(before)) {
            int last = side.items().size() - 1;
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    ("%s:%s: the file ends within this entry, so what followed may be missing."
                                    + " Close the entry, or get the whole file. Nothing was"
                                    + " merged.")
                            .formatted(path, LineColumns.of(side).locate(last, 0)));
        }
    }

    private static boolean endsWithin(BibFile file) {
        return !file.items().isEmpty()
                && file.items().getLast() instanceof BibEntry entry
                && entry.diagnostics().stream()
                        .anyMatch(each -> each.code().equals(BibProblem.UNCLOSED_BLOCK));
    }

    private static LibrarySize size(Library library) {
        return new LibrarySize(library.entrySlots().count(), 0);
    }

    private void write(LibraryFile here, Library result) throws LibraryFile.ChangedOnDiskException {
        if (output.isEmpty()) {
            LibraryLoader.save(here, result);
            return;
        }
        if (output.get().toString().equals("-")) {
            spec.commandLine().getOut().print(result.file().text());
            return;
        }
        try {
            SafeWrite.writeFile(output.get(), result.file().bytes());
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, FileTrouble.whenSaving(output.get(), trouble));
        }
    }

    /// Reports conflicts on standard error, so that they show in git's output.
    private void tell(MergeResult merged) {
        PrintWriter err = spec.commandLine().getErr();
        String library = name.orElseGet(ours::toString);
        for (MergeConflict conflict : merged.openConflicts()) {
            err.println(library + ": conflict: " + conflict.location());
        }
        if (!merged.isClean() && !dryRun) {
            err.println(
                    library
                            + ": search for conflict- in it, keep one version of each, and delete"
                            + " the other.");
        }
    }

    private void tellIfShrunk(LibrarySize before, LibrarySize now) {
        if (now.isSuspiciousAfter(before)) {
            spec.commandLine()
                    .getErr()
                    .printf(
                            "%s: %d of %d entries are gone, since THEIRS has removed them.%n",
                            name.orElseGet(ours::toString),
                            before.entryCount() - now.entryCount(),
                            before.entryCount());
        }
    }

    private static ObjectNode asJson(BibFile before, MergeResult merged) {
        ObjectNode object = JsonMapper.shared().createObjectNode();
        object.set(
                "changes",
                LibraryChangesJson.of(LibraryDifference.between(before, merged.mergedFile())));
        ArrayNode conflicts = object.putArray("conflicts");
        for (MergeConflict conflict : merged.openConflicts()) {
            ObjectNode node = conflicts.addObject();
            node.put("what", conflict.part().name().toLowerCase(Locale.ROOT));
            if (!conflict.itemKey().isEmpty()) {
                node.put("key", conflict.itemKey());
            }
            if (!conflict.fieldName().isEmpty()) {
                node.put("field", conflict.fieldName());
            }
            conflict.baseText().ifPresent(text -> node.put("base", text));
            conflict.ourText().ifPresent(text -> node.put("ours", text));
            conflict.theirText().ifPresent(text -> node.put("theirs", text));
            node.put("message", conflict.location());
        }
        return object;
    }

    private static LibraryFile load(Path path) {
        try {
            return LibraryFile.load(path);
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }
}
