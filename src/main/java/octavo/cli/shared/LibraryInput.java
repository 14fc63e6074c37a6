package octavo.cli.shared;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibText;
import octavo.bib.LineColumns;
import octavo.bib.LineColumns.LineColumn;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.ShellQuoting;
import octavo.cslreferences.TitlePreference;
import octavo.formats.workdrafts.SourceFormat;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.text.Diagnostic;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The input of a command: a `.bib` file, a file in a format that Octavo imports, or standard
/// input; or several of them in a row, as TeX reads `\bibliography{a,b}`: an `@string` also holds
/// in the files after it.
public record LibraryInput(List<LibrarySource> sources) {
    static final Path STANDARD_INPUT = Path.of("-");

    /// The description in the help.
    public static final String FILE =
            "A library, or a file in any format that octavo import reads; - for standard input."
                    + " Several are read as one.";

    /// One file, as BibTeX.
    ///
    /// @param sourceFormat its format, unless it is BibTeX
    /// @param lineNumbers the first line of each entry's record, unless it is BibTeX
    public record LibrarySource(
            Path path,
            BibFile bibFile,
            Optional<SourceFormat> sourceFormat,
            List<Integer> lineNumbers) {

        /// @param itemIndex the number of an item in the file
        LineColumn positionAt(LineColumns columns, int itemIndex, int offset) {
            if (sourceFormat.isEmpty()) {
                return columns.locate(itemIndex, offset);
            }
            long entryNumber =
                    bibFile.items().stream()
                            .limit(itemIndex)
                            .filter(BibEntry.class::isInstance)
                            .count();
            return new LineColumn(
                    lineNumbers.get((int) Math.min(entryNumber, lineNumbers.size() - 1)), 1);
        }

        /// The same file with only some of its items.
        LibrarySource withItems(List<BibItem> items) {
            return new LibrarySource(path, bibFile.withItems(items), sourceFormat, lineNumbers);
        }

        /// The same file with at least so many line endings at its end, unless it is blank.
        private LibrarySource withLineEndings(int leastCount) {
            String text = bibFile.text();
            String trailingSpace = text.substring(text.stripTrailing().length());
            long missingCount = leastCount - trailingSpace.lines().count();
            if (text.isBlank() || missingCount <= 0) {
                return this;
            }
            List<BibItem> items = new ArrayList<>(bibFile.items());
            items.addAll(BibParser.parse("\n".repeat((int) missingCount)).items());
            return withItems(items);
        }
    }

    public LibraryInput {
        sources = List.copyOf(sources);
    }

    /// A file's name in messages.
    public static String nameOf(Path path) {
        return isStandardInput(path) ? "<stdin>" : path.toString();
    }

    public static boolean isStandardInput(Path path) {
        return path.equals(STANDARD_INPUT);
    }

    /// Refuses standard input where something would be kept beside the library.
    public static void refuseStandardInput(Path path, String reason) {
        if (isStandardInput(path)) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, reason + " Give the name of a file.");
        }
    }

    /// Reads libraries, or refuses. Parts that cannot be read are reported.
    public static LibraryInput of(List<Path> files, PrintWriter err) {
        if (files.stream().filter(LibraryInput::isStandardInput).count() > 1) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "standard input can be read only once: give - once.");
        }
        return separateFiles(files.stream().map(file -> readSource(file, err)).toList());
    }

    /// The same, for commands that only read; an empty library is one without entries.
    public static LibraryInput orEmpty(List<Path> files, PrintWriter err) {
        if (files.size() != 1 || !isNamedBib(files.getFirst()) || !isEmptyFile(files.getFirst())) {
            return of(files, err);
        }
        Path path = files.getFirst();
        err.println("octavo: " + FileTrouble.whenEmpty(path));
        BibFile emptyFile = BibParser.parse(new byte[0]);
        return new LibraryInput(
                List.of(new LibrarySource(path, emptyFile, Optional.empty(), List.of())));
    }

    /// Several files with a blank line between two and a line ending at the end, so that joined
    /// they are laid out like one. A single file stays as it is.
    private static LibraryInput separateFiles(List<LibrarySource> files) {
        List<LibrarySource> separated = new ArrayList<>(files);
        for (int i = 0; i < files.size() && files.size() > 1; i++) {
            separated.set(i, files.get(i).withLineEndings(i < files.size() - 1 ? 2 : 1));
        }
        return new LibraryInput(separated);
    }

    /// Whether a file has no bytes. A pipe is not read, as it could not be read again.
    static boolean isEmptyFile(Path path) {
        try {
            return Files.isRegularFile(path) && Files.size(path) == 0;
        } catch (IOException _) {
            return false; // reading it says why
        }
    }

    private static boolean isNamedBib(Path path) {
        return path.toString().toLowerCase(Locale.ROOT).endsWith(".bib");
    }

    /// The same files after others.
    public LibraryInput withPreceding(
            List<LibrarySource> firstSources, LibraryInput precedingInput) {
        List<LibrarySource> allSources = new ArrayList<>(firstSources);
        allSources.addAll(precedingInput.sources());
        allSources.addAll(sources);
        return new LibraryInput(allSources);
    }

    /// The number of items before the last file.
    public int sizeBefore() {
        return sources.stream()
                .limit(sources.size() - 1)
                .mapToInt(source -> source.bibFile().items().size())
                .sum();
    }

    /// Reads one file, which must not be empty.
    private static LibrarySource readSource(Path path, PrintWriter err) {
        byte[] bytes = readBytes(path);
        if (bytes.length == 0) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    isStandardInput(path)
                            ? "there is nothing on standard input."
                            : FileTrouble.whenEmpty(path).toString());
        }
        if (isNamedBib(path)) {
            BibFile file = BibParser.parse(bytes);
            if (!isForeign(file)) {
                return new LibrarySource(path, file, Optional.empty(), List.of());
            }
        }
        return UnnamedSource.readSource(path, bytes, err);
    }

    /// The bytes of a file or of standard input; or a refusal.
    public static byte[] readBytes(Path path) {
        try {
            return isStandardInput(path) ? System.in.readAllBytes() : LibraryFile.readBytes(path);
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    /// Whether a file has no entries, but lines that are not commented out, so that it is something
    /// other than a library.
    static boolean isForeign(BibFile file) {
        return file.items().stream().allMatch(item -> item instanceof BibText)
                && file.items().stream()
                        .flatMap(item -> item.slice().text().lines())
                        .anyMatch(line -> !line.isBlank() && !line.stripLeading().startsWith("%"));
    }

    /// All of them as one library. It has the name of the first, beside which its decisions are
    /// kept, and it is on disk only if it is a single `.bib` file.
    public LibraryFile toLibraryFile() {
        LibrarySource firstSource = sources.getFirst();
        boolean isFile =
                sources.size() == 1
                        && firstSource.sourceFormat().isEmpty()
                        && !isStandardInput(firstSource.path());
        Library library = Library.of(joinFiles());
        return new LibraryFile(
                firstSource.path(),
                isStandardInput(firstSource.path())
                        ? library
                        : TitlePreference.applyTo(library, firstSource.path()),
                isFile);
    }

    private BibFile joinFiles() {
        BibFile firstFile = sources.getFirst().bibFile();
        if (sources.size() == 1) {
            return firstFile;
        }
        boolean hasOneEncoding =
                sources.stream().map(it -> it.bibFile().encoding()).distinct().count() == 1;
        List<BibItem> items = new ArrayList<>();
        for (LibrarySource source : sources) {
            BibFile file = source.bibFile();
            items.addAll(hasOneEncoding ? file.items() : BibParser.parse(file.text()).items());
        }
        return (hasOneEncoding ? firstFile : BibParser.parse("")).withItems(items);
    }

    /// The places of the library's items in the files.
    public SourcePlaces sourcePlaces() {
        return new SourcePlaces(sources);
    }

    /// Warns of damaged entries, since what they swallowed is missing from any list.
    public void warnOfDamage(PrintWriter err) {
        sources.forEach(source -> warnOfDamage(source.path(), source.bibFile(), err));
    }

    /// The same for a file that was read by other means.
    public static void warnOfDamage(Path path, BibFile bibFile, PrintWriter err) {
        long damagedCount = bibFile.items().stream().filter(LibraryInput::isDamaged).count();
        if (damagedCount > 0) {
            err.printf(
                    "octavo: %s of %s damaged, and may hide others. To see where: octavo check"
                            + " %s%n",
                    damagedCount == 1 ? "an entry" : damagedCount + " entries",
                    nameOf(path) + (damagedCount == 1 ? " is" : " are"),
                    ShellQuoting.quoted(path));
        }
    }

    private static boolean isDamaged(BibItem item) {
        return item.diagnostics().stream()
                .anyMatch(diagnostic ->
                        diagnostic.code().severity() == Diagnostic.DiagnosticSeverity.ERROR);
    }
}
