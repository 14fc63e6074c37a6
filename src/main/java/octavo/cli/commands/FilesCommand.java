package octavo.cli.commands;

import octavo.bib.BibEntry;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.LibraryOutput;
import octavo.editing.keys.KeyFormula;
import octavo.files.attachments.AttachmentCheck;
import octavo.files.attachments.AttachmentFolders;
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

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/// `octavo files FILE`.
@Command(
        description = {
            "Compares the entries' links with the files in the library's folder, and lists broken"
                    + " links, moved files, files that two entries link to, and files without an"
                    + " entry.",
            "Reads and writes links in the forms of JabRef, Zotero, Better BibTeX and Mendeley."
                    + " Only --rename, --move and --undo move files; no file is overwritten,"
                    + " changed or deleted.",
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
            "",
            "Formulas are those of octavo keys, and [citationkey]."
        },
        mixinStandardHelpOptions = true)
public final class FilesCommand implements Callable<Integer> {

    /// How problems are written: for people or for programs.
    enum FilesFormat {
        TEXT,
        JSON
    }

    /// What may be changed; one thing at a time.
    static final class FilesChange {
        @Option(names = "--mend", description = "Updates links to files that have moved.")
        private boolean mend;

        @Option(
                names = "--link",
                arity = "2",
                paramLabel = "KEY PATH",
                hideParamSyntax = true,
                description = "Links an entry to a file.")
        private List<String> linkedFile = List.of();

        @Option(
                names = "--unlink",
                arity = "2",
                paramLabel = "KEY PATH",
                hideParamSyntax = true,
                description = "Removes the link of an entry to a file; the file stays.")
        private List<String> unlinkedFile = List.of();

        @Option(
                names = "--fetch",
                arity = "1..*",
                paramLabel = "KEY",
                description =
                        "Fetches the open-access PDFs of entries from arXiv, or where Unpaywall or"
                                + " OpenAlex knows a copy, and links them. A file is kept only if"
                                + " its first page has the title.")
        private List<String> fetchedKeys = List.of();

        @ArgGroup(exclusive = false)
        private FileNames fileNames = new FileNames();

        @Option(
                names = "--undo",
                description = "Undoes the last --rename or --move, of files and links.")
        private boolean undo;

        @Option(
                names = "--remember",
                description =
                        "Stores the folders of --folder for all libraries in this library's"
                                + " folder, on this computer only; without --folder, forgets"
                                + " them.")
        private boolean remember;
    }

    /// The formulas for names and folders.
    static final class FileNames {
        @Option(
                names = "--rename",
                arity = "0..1",
                fallbackValue = FileNaming.USUAL_FORMULA,
                paramLabel = "FORMULA",
                description =
                        "Renames linked files by a formula (default: the entries' keys), and"
                                + " updates their links.")
        private Optional<String> namePattern = Optional.empty();

        @Option(
                names = "--move",
                paramLabel = "FORMULA",
                description =
                        "Moves linked files to a folder given by a formula, relative to the"
                                + " library's folder.")
        private Optional<String> folderPattern = Optional.empty();
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Option(
            names = "--folder",
            paramLabel = "DIR",
            description = "Another folder with papers; can be given several times.")
    private List<Path> namedFolders = List.of();

    @ArgGroup(exclusive = true)
    private FilesChange filesChange = new FilesChange();

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text or json, for the list and for changed links; text if not given.")
    private FilesFormat format = FilesFormat.TEXT;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        LibraryInput.refuseStandardInput(file, "Links are relative to the folder of a library.");
        if (filesChange.remember) {
            return rememberFolders();
        }
        return filesChange.fetchedKeys.isEmpty()
                ? ChangeRetry.call(spec, file, this::attempt)
                : fetchPapers();
    }

    private int rememberFolders() {
        var library = LibraryLoader.loadLibrary(file, spec.commandLine().getErr()).library();
        Path libraryPath = attachmentFolders(library).libraryFolder();
        PaperFolders paperFolders = PaperFolders.ofUser();
        if (!dryRun) {
            try {
                paperFolders.putFolders(libraryPath, namedFolders);
            } catch (IOException trouble) {
                throw new CommandRefusal(
                        ExitStatus.NO_FILE,
                        FileTrouble.whenSaving(paperFolders.storagePath(), trouble));
            }
        }
        namedFolders.forEach(spec.commandLine().getOut()::println);
        return ExitStatus.FINE;
    }

    private int fetchPapers() {
        Library library = LibraryLoader.loadChangeable(file, spec.commandLine().getErr()).library();
        LibraryLoader.refuseUnknown(library, filesChange.fetchedKeys);
        var pdfFetch = new PdfFetch(spec.commandLine().getOut());
        boolean hasAll = true;
        for (String key : new LinkedHashSet<>(filesChange.fetchedKeys)) {
            Work work = library.workWithKey(key).orElseThrow();
            if (attachmentFolders(library).hasFile(work)) {
                pdfFetch.tellOfFile(key);
            } else {
                Optional<byte[]> pdf = pdfFetch.fetchPdf(work);
                hasAll &= pdf.isPresent();
                if (pdf.isPresent() && !dryRun) {
                    ChangeRetry.run(spec, file, () -> keepPdf(key, pdf.get()));
                }
            }
        }
        return hasAll ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    private void keepPdf(String key, byte[] pdf) throws LibraryFile.ChangedOnDiskException {
        LibraryFile libraryFile = LibraryLoader.loadChangeable(file, spec.commandLine().getErr());
        Library library = libraryFile.library();
        AttachmentFolders folders = attachmentFolders(library);
        Slot slot = slotOf(library, key);
        Work work = library.workWithKey(key).orElseThrow();
        Path path = folders.unusedPath(folders.usualFolder(library), work);
        Library changedLibrary = withLink(library, slot, folders.linkPath(path));
        PdfFetch.createFile(path, pdf);
        try {
            saveLibrary(libraryFile, changedLibrary);
        } catch (LibraryFile.ChangedOnDiskException | RuntimeException notSaved) {
            if (LibraryLoader.isUnsaved(file, changedLibrary)) {
                PdfFetch.discardFile(path);
            }
            throw notSaved;
        }
    }

    private int attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryFile libraryFile = LibraryLoader.loadChangeable(file, spec.commandLine().getErr());
        Library library = libraryFile.library();
        AttachmentFolders folders = attachmentFolders(library);
        if (!filesChange.linkedFile.isEmpty()) {
            return saveLibrary(libraryFile, addLink(library, folders));
        }
        if (!filesChange.unlinkedFile.isEmpty()) {
            return saveLibrary(libraryFile, removeLink(library));
        }
        if (filesChange.undo
                || filesChange.fileNames.namePattern.isPresent()
                || filesChange.fileNames.folderPattern.isPresent()) {
            return new FileMoves(spec, libraryFile, folders, !dryRun)
                    .carryOutPlan(movePlan(library, folders), filesChange.undo);
        }
        AttachmentCheck attachmentCheck = AttachmentCheck.of(library, folders);
        if (!attachmentCheck.isComplete()) {
            spec.commandLine()
                    .getErr()
                    .println(
                            "octavo: there are too many files in these folders: not all were looked"
                                    + " at.");
        }
        if (filesChange.mend) {
            return saveLibrary(
                    libraryFile, library.applyEdit(attachmentCheck.repairLinks(library)));
        }
        new AttachmentReport(
                        attachmentCheck.problems(),
                        libraryFile.path().toAbsolutePath().resolveSibling("").normalize())
                .print(spec.commandLine().getOut(), format);
        return attachmentCheck.problems().stream().anyMatch(AttachmentReport::isBroken)
                ? ExitStatus.PROBLEMS
                : ExitStatus.FINE;
    }

    private FileMovePlan movePlan(Library library, AttachmentFolders folders) {
        if (filesChange.undo) {
            return FileMovePlan.ofReversed(library, folders, FileMoves.lastRenames(file));
        }
        var fileNaming =
                new FileNaming(
                        filesChange.fileNames.namePattern.map(FilesCommand::parseFormula),
                        filesChange.fileNames.folderPattern.map(FilesCommand::parseFormula));
        return FileMovePlan.of(library, folders, fileNaming, _ -> true);
    }

    private static KeyFormula parseFormula(String text) {
        Parsed<KeyFormula> formula = KeyFormula.parseFileName(text);
        return KeysCommand.refuseFaulty(formula);
    }

    private AttachmentFolders attachmentFolders(Library library) {
        try {
            List<Path> allFolders = new ArrayList<>(namedFolders);
            allFolders.addAll(PaperFolders.ofUser().foldersForLibrary(file));
            return AttachmentFolders.of(file, library, allFolders);
        } catch (IOException trouble) {
            Path path =
                    namedFolders.stream()
                            .filter(it -> !Files.isDirectory(it))
                            .findFirst()
                            .orElse(file);
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    private int saveLibrary(LibraryFile libraryFile, Library changedLibrary)
            throws LibraryFile.ChangedOnDiskException {
        LibraryOutput output =
                new LibraryOutput(spec, libraryFile, !dryRun, format == FilesFormat.JSON);
        output.showChanges(changedLibrary);
        output.saveChanges(changedLibrary);
        return ExitStatus.FINE;
    }

    private Library addLink(Library library, AttachmentFolders folders) {
        Slot slot = slotOf(library, filesChange.linkedFile.getFirst());
        Path path = Path.of(filesChange.linkedFile.getLast());
        if (!Files.isRegularFile(path)) {
            throw new CommandRefusal(ExitStatus.NO_FILE, path + " is not a file.");
        }
        String writtenLink = folders.linkPath(realPath(path));
        return withLink(library, slot, writtenLink);
    }

    private static Library withLink(Library library, Slot slot, String writtenLink) {
        FileField fileField = EntryFiles.linksOf((BibEntry) slot.item());
        return fileField.indexesOf(writtenLink).isEmpty()
                ? replaceFileField(
                        library,
                        slot,
                        fileField.addLink(writtenLink, EntryFiles.sampleLink(library)),
                        writtenLink)
                : library;
    }

    private static Path realPath(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    private Library removeLink(Library library) {
        Slot slot = slotOf(library, filesChange.unlinkedFile.getFirst());
        String path = filesChange.unlinkedFile.getLast();
        FileField fileField = EntryFiles.linksOf((BibEntry) slot.item());
        List<Integer> linkIndexes = fileField.indexesOf(path);
        if (linkIndexes.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    filesChange.unlinkedFile.getFirst() + " has no link to " + path + ".");
        }
        return replaceFileField(
                library, slot, Optional.of(fileField.withoutLink(linkIndexes.getFirst())), path);
    }

    private Slot slotOf(Library library, String key) {
        return library.slotWithKey(key)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS, file + " has no entry " + key + "."));
    }

    private static Library replaceFileField(
            Library library, Slot slot, Optional<FileField> fileField, String writtenLink) {
        BibEntry entry = (BibEntry) slot.item();
        return fileField
                .flatMap(it -> EntryFiles.withLinks(entry, it))
                .map(it -> library.applyEdit(library.replaceEntry(slot.number(), it)))
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                writtenLink
                                        + " cannot be written as a link: look for braces in the"
                                        + " name, or letters that the encoding of the library"
                                        + " lacks. Rename the file. Nothing was changed."));
    }
}
