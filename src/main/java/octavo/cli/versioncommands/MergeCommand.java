package octavo.cli.versioncommands;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.bib.LineColumns;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.ChangePreview;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.CopiesMerge;
import octavo.cli.shared.LibraryChangesJson;
import octavo.cli.shared.LibraryLoader;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.merge.LibraryDifference;
import octavo.merge.Merge;
import octavo.merge.MergeConflict;
import octavo.merge.MergeResult;
import octavo.merge.TruncatedSide;
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
            "Merges two versions of a library into OURS, entry by entry and field by field.",
            "Receipts (NAME.octavo.receipts) are merged too: those of both sides.",
            "If both sides changed the same value differently, OURS keeps its own and gets theirs"
                    + " as a conflict-… field. The file stays valid BibTeX.",
            "Exit status 1 if there is a conflict, 3 if a file could not be read or written."
        },
        footer = {
            "",
            "Examples:",
            "  octavo merge papers.bib.orig papers.bib papers-from-home.bib --dry-run",
            "  octavo merge --copies papers.bib",
            "  octavo merge - papers.bib 'papers (conflicted copy).bib' -o merged.bib",
            "",
            "As git's merge driver, see docs/git.md:",
            "  git config merge.octavo.driver 'octavo merge --name %%P %%O %%A %%B'"
        },
        mixinStandardHelpOptions = true)
public final class MergeCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "BASE",
            description = "The common ancestor, or - if there is none.")
    private Path base = Path.of("");

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "OURS",
            description = "Our side; gets the result in its own layout.")
    private Path ours = Path.of("");

    @Parameters(index = "2", arity = "0..1", paramLabel = "THEIRS", description = "The other side.")
    private Path theirs = Path.of("");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            description = "Writes the result to this file, and leaves OURS as it is.")
    private Optional<Path> output = Optional.empty();

    @Option(
            names = "--copies",
            paramLabel = "LIBRARY",
            description = {
                "Instead of three files: merges the conflicted copies that a sync program has put"
                        + " beside this library, those of its decisions and receipts too. A copy is"
                        + " removed once it is merged and kept as a version."
            })
    private Optional<Path> copiedLibrary = Optional.empty();

    @Option(
            names = "--dry-run",
            description = "Prints what would change in OURS, and changes nothing.")
    private boolean dryRun;

    @Option(
            names = "--json",
            description = {
                "Prints the changes of OURS as JSON, like octavo diff --format json, and the"
                        + " conflicts with both texts."
            })
    private boolean json;

    @Option(names = "--name", paramLabel = "NAME", description = "The library's name in messages.")
    private Optional<String> name = Optional.empty();

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        refuseWrongFiles();
        return ChangeRetry.call(spec, this::attempt);
    }

    private void refuseWrongFiles() {
        boolean hasThree = !theirs.toString().isEmpty();
        boolean hasAny = !base.toString().isEmpty();
        if (copiedLibrary.isPresent() && (hasAny || output.isPresent() || json)) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "--copies takes one library, and neither other files nor -o nor --json.");
        }
        if (copiedLibrary.isEmpty() && !hasThree) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "Name three files, BASE OURS THEIRS, or --copies and a library.");
        }
    }

    private int attempt() throws LibraryFile.ChangedOnDiskException {
        if (copiedLibrary.isPresent()) {
            return new CopiesMerge(
                            copiedLibrary.get(),
                            dryRun,
                            spec.commandLine().getOut(),
                            spec.commandLine().getErr())
                    .mergeAll();
        }
        if (json && output.filter(out -> out.toString().equals("-")).isPresent()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "--json and -o - both write to standard output.");
        }
        if (ReceiptMerge.isOfReceipts(name, ours)) {
            return new ReceiptMerge(base, ours, theirs)
                    .mergeInto(output, dryRun, spec.commandLine().getOut());
        }
        BibFile baseFile =
                base.toString().equals("-") ? BibParser.parse("") : LibraryLoader.loadFile(base);
        LibraryFile ourFile = loadOurs(ours);
        BibFile theirFile = LibraryLoader.loadFile(theirs);
        refuseIfTruncated(baseFile, ourFile.library().file(), ours);
        refuseIfTruncated(baseFile, theirFile, theirs);
        MergeResult mergeResult = Merge.of(baseFile, ourFile.library().file(), theirFile);
        Library mergedLibrary = Library.of(mergeResult.mergedFile());
        if (!dryRun) {
            writeMerged(ourFile, mergedLibrary);
        } else if (!json) {
            ChangePreview.printTextDiff(
                    spec.commandLine().getOut(), ourFile, mergedLibrary.file().text());
        }
        if (json) {
            TerminalWriter.ofJson(spec.commandLine().getOut())
                    .println(toJson(ourFile.library().file(), mergeResult).toPrettyString());
        }
        reportConflicts(mergeResult);
        warnIfShrunk(sizeOf(ourFile.library()), sizeOf(mergedLibrary));
        return mergeResult.isClean() ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    /// Refuses a truncated side: it has not removed the entries that it lacks.
    private static void refuseIfTruncated(BibFile baseFile, BibFile sideFile, Path path) {
        if (TruncatedSide.isEmptied(baseFile, sideFile)) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenEmpty(path));
        }
        if (TruncatedSide.endsEarly(baseFile, sideFile)) {
            int lastIndex = TruncatedSide.unfinishedIndex(sideFile).orElse(0);
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    ("%s:%s: the file ends within this entry, so what followed may be missing."
                                    + " Close the entry, or get the whole file. Nothing was"
                                    + " merged.")
                            .formatted(path, LineColumns.of(sideFile).locate(lastIndex, 0)));
        }
    }

    private static LibrarySize sizeOf(Library library) {
        return new LibrarySize(library.entrySlots().count(), 0);
    }

    private void writeMerged(LibraryFile ourFile, Library mergedLibrary)
            throws LibraryFile.ChangedOnDiskException {
        if (output.isEmpty()) {
            LibraryLoader.saveLibrary(ourFile, mergedLibrary);
            return;
        }
        if (output.get().toString().equals("-")) {
            spec.commandLine().getOut().print(mergedLibrary.file().text());
            return;
        }
        try {
            SafeWrite.writeFile(output.get(), mergedLibrary.file().bytes());
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, FileTrouble.whenSaving(output.get(), trouble));
        }
    }

    /// Reports conflicts on standard error, so that they show in git's output.
    private void reportConflicts(MergeResult mergeResult) {
        PrintWriter err = spec.commandLine().getErr();
        String libraryName = name.orElseGet(ours::toString);
        for (MergeConflict mergeConflict : mergeResult.openConflicts()) {
            err.println(libraryName + ": conflict: " + mergeConflict.location());
        }
        if (!mergeResult.isClean() && !dryRun) {
            err.println(
                    libraryName
                            + ": search for conflict- in it, keep one version of each, and delete"
                            + " the other.");
        }
    }

    private void warnIfShrunk(LibrarySize oldSize, LibrarySize newSize) {
        if (newSize.isSuspiciousAfter(oldSize)) {
            spec.commandLine()
                    .getErr()
                    .printf(
                            "%s: %d of %d entries are gone, since THEIRS has removed them.%n",
                            name.orElseGet(ours::toString),
                            oldSize.entryCount() - newSize.entryCount(),
                            oldSize.entryCount());
        }
    }

    private static ObjectNode toJson(BibFile baseFile, MergeResult mergeResult) {
        ObjectNode mergeJson = JsonMapper.shared().createObjectNode();
        mergeJson.set(
                "changes",
                LibraryChangesJson.of(
                        LibraryDifference.between(baseFile, mergeResult.mergedFile())));
        ArrayNode conflictsJson = mergeJson.putArray("conflicts");
        for (MergeConflict mergeConflict : mergeResult.openConflicts()) {
            ObjectNode conflictJson = conflictsJson.addObject();
            conflictJson.put("what", mergeConflict.part().name().toLowerCase(Locale.ROOT));
            if (!mergeConflict.itemKey().isEmpty()) {
                conflictJson.put("key", mergeConflict.itemKey());
            }
            if (!mergeConflict.fieldName().isEmpty()) {
                conflictJson.put("field", mergeConflict.fieldName());
            }
            mergeConflict.baseText().ifPresent(text -> conflictJson.put("base", text));
            mergeConflict.ourText().ifPresent(text -> conflictJson.put("ours", text));
            mergeConflict.theirText().ifPresent(text -> conflictJson.put("theirs", text));
            conflictJson.put("message", mergeConflict.location());
        }
        return mergeJson;
    }

    private static LibraryFile loadOurs(Path path) {
        try {
            return LibraryFile.load(path);
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }
}
