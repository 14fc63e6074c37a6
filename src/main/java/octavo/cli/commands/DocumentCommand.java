package octavo.cli.commands;

import octavo.bib.BibParser;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.StandardWriter;
import octavo.cli.shared.ChosenStyle;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.OwnLibraries;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.Work;
import octavo.officedocuments.CitedDocument;
import octavo.officedocuments.CodeForm;
import octavo.officedocuments.DocumentChange;
import octavo.officedocuments.DocumentUpdate;
import octavo.officedocuments.codes.LocatorText;
import octavo.officedocuments.codes.ZoteroCode.StyleChoice;
import octavo.paperprojects.TypedCitationReader;
import octavo.recovery.VersionStore;
import octavo.storage.SafeWrite;
import octavo.storage.StateFolder;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/// `octavo document PAPER`.
@Command(
        description = {
            "Renders the citations and the bibliography of a Word (.docx) or LibreOffice (.odt)"
                    + " document in a CSL style, without a word processor.",
            "A citation that a person has changed by hand stays, and so does one with tracked"
                    + " changes inside. All else in the document keeps its bytes, and the document"
                    + " as it was is kept: see octavo versions.",
            "--scan makes citations live that were typed as text: [@key, p. 3], \\cite{key}, and"
                    + " {Author, 2001 #7} or { | Author, 2001 | | |zu:1:ABCD} as EndNote and"
                    + " Zotero's scans write them. Their works come from --library.",
            "Zotero's citations stay Zotero's. --as zotero turns those of Mendeley, EndNote,"
                    + " Citavi, JabRef and Word into Zotero's, with the data of the works inside.",
            "Exit status 1 if --check found the document out of date, 3 if it could not be read or"
                    + " written."
        },
        footer = {
            "",
            "octavo cited says what a document cites.",
            "",
            "Examples:",
            "  octavo document paper.docx --style nature",
            "  octavo document paper.docx --style apa --as zotero -o new.docx",
            "  octavo document paper.odt --unlink -o final.odt",
            "  octavo document draft.docx --scan --style apa --library papers.bib",
            "  pandoc paper.md -t docx | octavo document - --scan --style apa"
                    + " --library papers.bib >paper.docx"
        },
        mixinStandardHelpOptions = true)
public final class DocumentCommand implements Callable<Integer> {
    private static final int LARGEST_BYTES = 64 << 20;

    private static final Path STANDARD_STREAM = Path.of("-");

    @Parameters(
            index = "0",
            paramLabel = "PAPER",
            description =
                    "The document; - reads it from standard input, and writes it to standard"
                            + " output unless -o is given.")
    private Path paper = Path.of("");

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            description =
                    "The id or title of a CSL style, such as ieee, or a .csl file; the document's"
                            + " own if not given.")
    private Optional<String> style = Optional.empty();

    @Option(
            names = "--locale",
            paramLabel = "LOCALE",
            description =
                    "The language, such as en-GB; the document's or the style's own if not given.")
    private Optional<String> locale = Optional.empty();

    @Option(
            names = "--as",
            paramLabel = "FORM",
            description =
                    "Gives citations of all managers Zotero's codes: zotero; fields, as Word's"
                            + " fields, which an .odt needs before LibreOffice saves it as .docx;"
                            + " or marks, as LibreOffice's own.")
    private Optional<CodeForm> codeForm = Optional.empty();

    @Option(
            names = "--scan",
            description = "Makes citations live that were typed as text, before rendering.")
    private boolean scans;

    @Option(names = "--unlink", description = "Turns citations and bibliographies into text.")
    private boolean unlinks;

    @Mixin private OwnLibraries libraries = new OwnLibraries();

    @Option(names = "--dry-run", description = "Says what would change, and changes nothing.")
    private boolean dryRun;

    @Option(
            names = "--check",
            description = "Changes nothing; exit status 1 if the document is not up to date.")
    private boolean check;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            description = "Writes the document here, and leaves PAPER as it is.")
    private Optional<Path> output = Optional.empty();

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        if (unlinks && (style.isPresent() || codeForm.isPresent() || scans)) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "--unlink makes text, so it takes no --style, no --as and no --scan.");
        }
        byte[] present = readPaper();
        CitedDocument document = readDocument(present);
        DocumentUpdate update = DocumentUpdate.of(document, present, change(document));
        print(document, update);
        if (check) {
            return update.isChange() ? ExitStatus.PROBLEMS : ExitStatus.FINE;
        }
        if (!dryRun && (update.isChange() || output.isPresent() || isStream())) {
            write(present, update);
        }
        return ExitStatus.FINE;
    }

    private boolean isStream() {
        return paper.equals(STANDARD_STREAM);
    }

    /// What messages call the document.
    private String shownName() {
        return isStream() ? "<stdin>" : paper.toString();
    }

    private byte[] readPaper() {
        try {
            if (isStream()) {
                byte[] bytes = System.in.readNBytes(LARGEST_BYTES + 1);
                if (bytes.length > LARGEST_BYTES) {
                    throw new WordedException(
                            paper, LocalizedSentence.of("it is larger than 64 MB"));
                }
                return bytes;
            }
            if (Files.size(paper) > LARGEST_BYTES) {
                throw new WordedException(paper, LocalizedSentence.of("it is larger than 64 MB"));
            }
            return Files.readAllBytes(paper);
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(paper, trouble));
        }
    }

    private CitedDocument readDocument(byte[] present) {
        try {
            return CitedDocument.read(paper, present);
        } catch (WordedException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(paper, trouble));
        }
    }

    private DocumentChange change(CitedDocument document) {
        if (unlinks) {
            return new DocumentChange.UnlinkCitations();
        }
        Optional<StyleChoice> present = document.styleChoice();
        ChosenStyle chosen =
                ChosenStyle.of(
                        style.or(() -> present.map(StyleChoice::style))
                                .map(name -> name.replaceFirst("^https?://.*/", ""))
                                .filter(name -> !name.isEmpty())
                                .orElseThrow(() ->
                                        new CommandRefusal(
                                                ExitStatus.WRONG_USE,
                                                shownName()
                                                        + " does not say its style. Give"
                                                        + " --style.")));
        PrintWriter err = spec.commandLine().getErr();
        chosen.warnings().forEach(warning -> err.println("octavo: " + warning));
        String language =
                locale.or(() -> Optional.of(chosen.locale()).filter(text -> !text.isEmpty()))
                        .or(() -> present.map(StyleChoice::locale))
                        .orElse("");
        List<Library> loaded =
                libraries.files().stream()
                        .map(path -> LibraryLoader.loadLibrary(path, err).library())
                        .toList();
        DocumentChange.RenderCitations render =
                new DocumentChange.RenderCitations(
                        chosen.style(), language, codeForm, key -> work(loaded, key));
        return scans ? scan(render, loaded) : render;
    }

    private static DocumentChange scan(
            DocumentChange.RenderCitations render, List<Library> libraries) {
        TypedCitationReader reader =
                new TypedCitationReader(libraries, LocatorText.of(render.style(), render.locale()));
        return new DocumentChange.LinkTypedCitations(reader::readCitations, render);
    }

    private static Optional<Work> work(List<Library> libraries, String key) {
        return libraries.stream().flatMap(library -> library.workWithKey(key).stream()).findFirst();
    }

    private void print(CitedDocument document, DocumentUpdate update) {
        PrintWriter err = spec.commandLine().getErr();
        update.remarks().forEach(remark -> err.println("octavo: " + shownName() + ": " + remark));
        if (document.hasRevisions() && update.isChange()) {
            err.println(
                    "octavo: "
                            + shownName()
                            + ": the document tracks changes; those of citations are not tracked");
        }
        if (document.hasMacros() && update.isChange()) {
            err.println(
                    "octavo: " + shownName() + ": the document has macros, which stay as they are");
        }
        if (dryRun) {
            update.newTexts().forEach(text -> err.println(shownName() + ": " + text));
        }
        if (update.isChange()) {
            update.changes().forEach(change -> err.println(shownName() + ": " + change));
        } else {
            err.println(shownName() + ": nothing to change");
        }
    }

    private void write(byte[] present, DocumentUpdate update) {
        Path target = output.orElse(paper);
        if (target.equals(STANDARD_STREAM)) {
            printDocument(update.bytes());
            return;
        }
        try {
            boolean isInPlace = SafeWrite.findReplaced(target, List.of(paper)).isPresent();
            if (!isInPlace) {
                SafeWrite.writeFile(target, update.bytes(), libraries.files());
            } else if (update.isChange()) {
                keepVersion(present);
                if (!SafeWrite.replaceIfKnown(paper, present, update.bytes())) {
                    throw new WordedException(
                            paper,
                            LocalizedSentence.of("another program has changed it meanwhile"));
                }
            }
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenSaving(target, trouble));
        }
    }

    private void printDocument(byte[] bytes) {
        PrintWriter out = spec.commandLine().getOut();
        if (out instanceof StandardWriter writer) {
            writer.writeBytes(bytes);
        } else {
            throw new IllegalStateException("a document is printed by a writer of bytes only");
        }
    }

    /// The versions of a file are its bytes, whatever they are.
    private void keepVersion(byte[] present) {
        try {
            VersionStore.of(StateFolder.ofUser(), paper)
                    .storeVersion(BibParser.parse(present), Instant.now());
        } catch (IOException trouble) {
            spec.commandLine()
                    .getErr()
                    .println(
                            "octavo: no version of %s could be kept: %s"
                                    .formatted(paper, trouble.getMessage()));
        }
    }
}
