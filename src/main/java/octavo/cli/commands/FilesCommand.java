package octavo.cli.commands;

import octavo.bib.BibEntry;
import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.LibraryOutput;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.TerminalWriter;
import octavo.editing.keys.KeyFormula;
import octavo.files.attachments.AttachmentCheck;
import octavo.files.attachments.AttachmentFolders;
import octavo.files.attachments.AttachmentProblem;
import octavo.files.attachments.AttachmentProblem.Kind;
import octavo.files.attachments.FileMovePlan;
import octavo.files.attachments.FileNaming;
import octavo.library.EntryFiles;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.settings.PaperFolders;
import octavo.text.Parsed;
import octavo.values.FileField;

import picocli.CommandLine.ArgGroup;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

/// `octavo files FILE`.
@Command(
        description = {
            "Compares the files that entries link to with those in the library's folder: links that"
                    + " are broken, files that were moved, that two entries link to, or that none"
                    + " does.",
            "Links are read and written as JabRef, Zotero, Better BibTeX and Mendeley write them,"
                    + " each in its own way. Only --rename, --move and --undo move files; no file"
                    + " is overwritten, changed or deleted.",
            "Exit status 1 if a link is broken."
        },
        footer = {
            "",
            "Examples:",
            "  octavo files papers.bib",
            "  octavo files papers.bib --folder ~/papers --mend --dry-run",
            "  octavo files papers.bib --link mai2020kungfu pdfs/kungfu.pdf",
            "  octavo files papers.bib --rename '[auth][year]-[shorttitle]' --dry-run",
            "  octavo files papers.bib --rename --move 'pdfs/[year]'",
            "  octavo files papers.bib --fetch mai2020kungfu",
            "The formulas are those of octavo keys, and [citationkey]."
        },
        mixinStandardHelpOptions = true)
public final class FilesCommand implements Callable<Integer> {

    /// How problems are written: for people or for programs.
    enum Format {
        TEXT,
        JSON
    }

    /// What may be changed; one thing at a time.
    static final class Change {
        @Option(names = "--mend", description = "Has links lead to where their files were moved.")
        private boolean mend;

        @Option(
                names = "--link",
                arity = "2",
                paramLabel = "KEY PATH",
                description = "Links an entry to a file.")
        private List<String> link = List.of();

        @Option(
                names = "--unlink",
                arity = "2",
                paramLabel = "KEY PATH",
                description = "Removes the link of an entry to a file; the file stays.")
        private List<String> unlink = List.of();

        @Option(
                names = "--fetch",
                arity = "1..*",
                paramLabel = "KEY",
                description =
                        "Fetches the open-access PDFs of entries from arXiv, or where Unpaywall or"
                                + " OpenAlex knows a copy, and links them. A file is kept only if"
                                + " its first page has the title.")
        private List<String> fetch = List.of();

        @ArgGroup(exclusive = false)
        private FileNames names = new FileNames();

        @Option(
                names = "--undo",
                description = "Takes back the last --rename or --move, files and links.")
        private boolean undo;

        @Option(
                names = "--remember",
                description =
                        "Remembers the folders given by --folder for the libraries in this"
                                + " library's folder, on this computer only; without --folder,"
                                + " forgets them.")
        private boolean remember;
    }

    /// The formulas for names and folders.
    static final class FileNames {
        @Option(
                names = "--rename",
                arity = "0..1",
                fallbackValue = FileNaming.USUAL,
                paramLabel = "FORMULA",
                description =
                        "Renames linked files by a formula, and updates their links; without one,"
                                + " after the entries' keys.")
        private Optional<String> rename = Optional.empty();

        @Option(
                names = "--move",
                paramLabel = "FORMULA",
                description =
                        "Moves linked files to the folder that a formula gives, relative to the"
                                + " library's.")
        private Optional<String> move = Optional.empty();
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Option(
            names = "--folder",
            paramLabel = "DIR",
            description = "Another folder with papers; may be given several times.")
    private List<Path> named = List.of();

    @ArgGroup(exclusive = true)
    private Change change = new Change();

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text or json, for the list; text if not given.")
    private Format format = Format.TEXT;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        LibraryInput.refuseStandardInput(file, "Links are relative to the folder of a library.");
        if (change.remember) {
            return remember();
        }
        return change.fetch.isEmpty() ? ChangeRetry.call(spec, file, this::attempt) : fetch();
    }

    private int remember() {
        var library = LibraryLoader.library(file, spec.commandLine().getErr()).library();
        Path own = folders(library).library();
        PaperFolders remembered = PaperFolders.ofUser();
        if (!dryRun) {
            try {
                remembered.putFolders(own, named);
            } catch (IOException trouble) {
                throw new CommandRefusal(
                        ExitStatus.NO_FILE,
                        FileTrouble.whenSaving(remembered.storagePath(), trouble));
            }
        }
        named.forEach(spec.commandLine().getOut()::println);
        return ExitStatus.FINE;
    }

    private int fetch() {
        Library library = LibraryLoader.changeable(file, spec.commandLine().getErr()).library();
        LibraryLoader.refuseUnknown(library, change.fetch);
        var fetch = new PdfFetch(spec.commandLine().getOut());
        boolean isWhole = true;
        for (String key : new LinkedHashSet<>(change.fetch)) {
            Work work = library.indexOfKey(key).flatMap(library::workAt).orElseThrow();
            if (folders(library).hasFile(work)) {
                fetch.tellOfFile(key);
            } else {
                Optional<byte[]> pdf = fetch.fetch(work);
                isWhole &= pdf.isPresent();
                if (pdf.isPresent() && !dryRun) {
                    ChangeRetry.run(spec, file, () -> keep(key, pdf.get()));
                }
            }
        }
        return isWhole ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    private void keep(String key, byte[] pdf) throws LibraryFile.ChangedOnDiskException {
        LibraryFile opened = LibraryLoader.changeable(file, spec.commandLine().getErr());
        Library library = opened.library();
        AttachmentFolders folders = folders(library);
        Slot slot = slot(library, key);
        Work work = library.indexOfKey(key).flatMap(library::workAt).orElseThrow();
        Path path = folders.unused(folders.usual(library), work);
        Library changed = withLink(library, slot, folders.written(path));
        PdfFetch.create(path, pdf);
        try {
            save(opened, changed);
        } catch (LibraryFile.ChangedOnDiskException | RuntimeException notSaved) {
            if (LibraryLoader.isUnsaved(file, changed)) {
                PdfFetch.discard(path);
            }
            throw notSaved;
        }
    }

    private int attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryFile opened = LibraryLoader.changeable(file, spec.commandLine().getErr());
        Library library = opened.library();
        AttachmentFolders folders = folders(library);
        if (!change.link.isEmpty()) {
            return save(opened, linked(library, folders));
        }
        if (!change.unlink.isEmpty()) {
            return save(opened, unlinked(library));
        }
        if (change.undo || change.names.rename.isPresent() || change.names.move.isPresent()) {
            return new FileMoves(spec, opened, folders, !dryRun)
                    .carryOut(movePlan(library, folders), change.undo);
        }
        AttachmentCheck check = AttachmentCheck.of(library, folders);
        if (!check.isWhole()) {
            spec.commandLine()
                    .getErr()
                    .println(
                            "octavo: there are too many files in these folders: not all were looked"
                                    + " at.");
        }
        if (change.mend) {
            return save(opened, library.applyEdit(check.mend(library)));
        }
        print(check.problems());
        return check.problems().stream().anyMatch(FilesCommand::isBroken)
                ? ExitStatus.PROBLEMS
                : ExitStatus.FINE;
    }

    private FileMovePlan movePlan(Library library, AttachmentFolders folders) {
        if (change.undo) {
            return FileMovePlan.reversing(library, folders, FileMoves.last(file));
        }
        var naming =
                new FileNaming(
                        change.names.rename.map(FilesCommand::formula),
                        change.names.move.map(FilesCommand::formula));
        return FileMovePlan.of(library, folders, naming, _ -> true);
    }

    private static KeyFormula formula(String text) {
        Parsed<KeyFormula> formula = KeyFormula.parseFileName(text);
        return KeysCommand.faultless(formula);
    }

    private static boolean isBroken(AttachmentProblem problem) {
        return switch (problem.kind()) {
            case BROKEN, MOVED, AMBIGUOUS -> true;
            case TWICE, UNLINKED -> false;
        };
    }

    private AttachmentFolders folders(Library library) {
        try {
            List<Path> all = new ArrayList<>(named);
            all.addAll(PaperFolders.ofUser().foldersForLibrary(file));
            return AttachmentFolders.of(file, library, all);
        } catch (IOException trouble) {
            Path path =
                    named.stream().filter(it -> !Files.isDirectory(it)).findFirst().orElse(file);
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    private int save(LibraryFile opened, Library changed)
            throws LibraryFile.ChangedOnDiskException {
        LibraryOutput output = new LibraryOutput(spec, opened, !dryRun);
        output.show(changed);
        output.save(changed);
        return ExitStatus.FINE;
    }

    private Library linked(Library library, AttachmentFolders folders) {
        Slot slot = slot(library, change.link.getFirst());
        Path path = Path.of(change.link.getLast());
        if (!Files.isRegularFile(path)) {
            throw new CommandRefusal(ExitStatus.NO_FILE, path + " is not a file.");
        }
        String written = folders.written(real(path));
        return withLink(library, slot, written);
    }

    private static Library withLink(Library library, Slot slot, String written) {
        FileField field = EntryFiles.linksOf((BibEntry) slot.item());
        return field.indexesOf(written).isEmpty()
                ? put(
                        library,
                        slot,
                        field.addLink(written, EntryFiles.sampleLink(library)),
                        written)
                : library;
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    private Library unlinked(Library library) {
        Slot slot = slot(library, change.unlink.getFirst());
        String path = change.unlink.getLast();
        FileField field = EntryFiles.linksOf((BibEntry) slot.item());
        List<Integer> pieces = field.indexesOf(path);
        if (pieces.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    change.unlink.getFirst() + " has no link to " + path + ".");
        }
        return put(library, slot, Optional.of(field.withoutLink(pieces.getFirst())), path);
    }

    private Slot slot(Library library, String key) {
        return library.slotWithKey(key)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS, file + " has no entry " + key + "."));
    }

    private static Library put(Library library, Slot slot, Optional<FileField> field, String path) {
        BibEntry entry = (BibEntry) slot.item();
        return field.flatMap(it -> EntryFiles.withLinks(entry, it))
                .map(it -> library.applyEdit(library.replaceEntry(slot.number(), it)))
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                path
                                        + " cannot be written as a link: look for braces in the"
                                        + " name, or letters that the encoding of the library"
                                        + " lacks. Rename the file. Nothing was changed."));
    }

    private void print(List<AttachmentProblem> problems) {
        PrintWriter out = spec.commandLine().getOut();
        switch (format) {
            case TEXT -> {
                PrintWriter screen = TerminalWriter.of(out);
                problems.forEach(each -> screen.println(line(each)));
                screen.flush();
            }
            case JSON -> TerminalWriter.ofJson(out).println(json(problems));
        }
    }

    private static String line(AttachmentProblem problem) {
        String kind = "%-9s".formatted(problem.kind().name().toLowerCase(Locale.ROOT));
        String link = problem.key() + ": " + problem.path();
        List<String> files = problem.files().stream().map(Path::toString).toList();
        return kind
                + " "
                + switch (problem.kind()) {
                    case BROKEN -> link;
                    case MOVED -> link + " \u2192 " + files.getFirst();
                    case AMBIGUOUS -> link + ": one of " + String.join(", ", files);
                    case TWICE -> link + ", also of " + String.join(", ", problem.others());
                    case UNLINKED -> problem.path();
                };
    }

    private static String json(List<AttachmentProblem> problems) {
        ArrayNode all = JsonMapper.shared().createArrayNode();
        for (AttachmentProblem problem : problems) {
            ObjectNode node = all.addObject();
            node.put("problem", problem.kind().name().toLowerCase(Locale.ROOT));
            if (problem.kind() != Kind.UNLINKED) {
                node.put("key", problem.key());
            }
            node.put("path", problem.path());
            ArrayNode files = node.putArray("files");
            problem.files().forEach(path -> files.add(path.toString()));
            if (!problem.others().isEmpty()) {
                ArrayNode others = node.putArray("others");
                problem.others().forEach(others::add);
            }
        }
        return all.toPrettyString();
    }
}
