package octavo.cli.libraries;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibText;
import octavo.bib.LineColumns;
import octavo.bib.LineColumns.LineColumn;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.ShellQuoting;
import octavo.editing.keys.KeyFormula;
import octavo.formats.SourceFormats;
import octavo.formats.source.DamagedRecord;
import octavo.formats.source.ImportedWork;
import octavo.formats.source.ImportedWorks;
import octavo.formats.source.SourceContent;
import octavo.formats.source.SourceFormat;
import octavo.formats.source.SourceReading;
import octavo.importing.WorkWriter;
import octavo.importing.WrittenWorks;
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
public record LibraryInput(List<Source> sources) {
    static final Path STANDARD_INPUT = Path.of("-");

    /// The description in the help.
    public static final String FILE =
            "A library, or a file in any format that octavo import reads; - for standard input."
                    + " Several are read as one.";

    /// One file, as BibTeX.
    ///
    /// @param format its format, unless it is BibTeX
    /// @param lines the first line of each entry's record, unless it is BibTeX
    public record Source(
            Path path, BibFile file, Optional<SourceFormat> format, List<Integer> lines) {

        /// @param item the number of an item in the file
        LineColumn at(LineColumns columns, int item, int offset) {
            if (format.isEmpty()) {
                return columns.locate(item, offset);
            }
            long entry =
                    file.items().stream().limit(item).filter(BibEntry.class::isInstance).count();
            return new LineColumn(lines.get((int) Math.min(entry, lines.size() - 1)), 1);
        }

        /// The same file with only some of its items.
        Source with(List<BibItem> items) {
            return new Source(path, file.withItems(items), format, lines);
        }

        /// The same file with at least so many line endings at its end, unless it is blank.
        private Source withLineEndings(int least) {
            String text = file.text();
            String tail = text.substring(text.stripTrailing().length());
            long missing = least - tail.lines().count();
            if (text.isBlank() || missing <= 0) {
                return this;
            }
            List<BibItem> items = new ArrayList<>(file.items());
            items.addAll(BibParser.parse("\n".repeat((int) missing)).items());
            return with(items);
        }

        private boolean isDamaged() {
            return damaged() > 0;
        }

        private long damaged() {
            return file.items().stream().filter(Source::isDamaged).count();
        }

        private static boolean isDamaged(BibItem item) {
            return item.diagnostics().stream()
                    .anyMatch(
                            what -> what.code().severity() == Diagnostic.DiagnosticSeverity.ERROR);
        }
    }

    public LibraryInput {
        sources = List.copyOf(sources);
    }

    /// A file's name in messages.
    public static String name(Path path) {
        return isStandardInput(path) ? "<stdin>" : path.toString();
    }

    public static boolean isStandardInput(Path path) {
        return path.equals(STANDARD_INPUT);
    }

    /// Refuses standard input where something would be kept beside the library.
    public static void refuseStandardInput(Path path, String why) {
        if (isStandardInput(path)) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, why + " Give the name of a file.");
        }
    }

    /// Reads libraries, or refuses. Parts that cannot be read are reported.
    public static LibraryInput of(List<Path> files, PrintWriter err) {
        if (files.stream().filter(LibraryInput::isStandardInput).count() > 1) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "standard input can be read only once: give - once.");
        }
        return apart(files.stream().map(file -> source(file, err)).toList());
    }

    /// The same, for commands that only read; an empty library is one without entries.
    public static LibraryInput orEmpty(List<Path> files, PrintWriter err) {
        if (files.size() != 1 || !isNamedBib(files.getFirst()) || !isEmptyFile(files.getFirst())) {
            return of(files, err);
        }
        Path path = files.getFirst();
        err.println("octavo: " + FileTrouble.whenEmpty(path));
        BibFile none = BibParser.parse(new byte[0]);
        return new LibraryInput(List.of(new Source(path, none, Optional.empty(), List.of())));
    }

    /// Several files with a blank line between two and a line ending at the end, so that joined
    /// they are laid out like one. A single file stays as it is.
    private static LibraryInput apart(List<Source> files) {
        List<Source> apart = new ArrayList<>(files);
        for (int i = 0; i < files.size() && files.size() > 1; i++) {
            apart.set(i, files.get(i).withLineEndings(i < files.size() - 1 ? 2 : 1));
        }
        return new LibraryInput(apart);
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
    public LibraryInput behind(List<Source> first, LibraryInput second) {
        List<Source> all = new ArrayList<>(first);
        all.addAll(second.sources());
        all.addAll(sources);
        return new LibraryInput(all);
    }

    /// The number of items before the last file.
    public int sizeBefore() {
        return sources.stream()
                .limit(sources.size() - 1)
                .mapToInt(source -> source.file().items().size())
                .sum();
    }

    /// Reads one file, which must not be empty.
    private static Source source(Path path, PrintWriter err) {
        byte[] bytes = bytes(path);
        if (bytes.length == 0) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    isStandardInput(path)
                            ? "there is nothing on standard input."
                            : FileTrouble.whenEmpty(path).toString());
        }
        SourceContent content = SourceContent.of(bytes);
        boolean isNamed = isNamedBib(path);
        if (isNamed || content.isText()) {
            BibFile file = BibParser.parse(bytes);
            if (!isForeign(file) && (isNamed || startsLikeBibtex(file) && isBibtex(file))) {
                return new Source(path, file, Optional.empty(), List.of());
            }
        }
        Optional<SourceFormat> format = SourceFormats.formatOf(content);
        if (format.isPresent()) {
            return written(path, format.get(), content, err);
        }
        if (SourceFormats.readSource(content) instanceof SourceReading.BibEntries(var file)) {
            return new Source(path, file, Optional.empty(), List.of());
        }
        throw new CommandRefusal(ExitStatus.NO_FILE, unreadable(path, content));
    }

    private static boolean startsLikeBibtex(BibFile file) {
        String text = file.text().stripLeading();
        return text.isEmpty() || text.startsWith("@") || text.startsWith("%");
    }

    /// Whether a file has entries, or nothing else either.
    private static boolean isBibtex(BibFile file) {
        return SourceFormats.hasEntries(file)
                || file.items().stream().noneMatch(BibEntry.class::isInstance);
    }

    /// The bytes of a file or of standard input; or a refusal.
    static byte[] bytes(Path path) {
        try {
            return isStandardInput(path) ? System.in.readAllBytes() : LibraryFile.readBytes(path);
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    private static String unreadable(Path path, SourceContent content) {
        String why =
                SourceFormats.readSource(content)
                                instanceof SourceReading.UnreadableSource(var message)
                        ? " " + message
                        : "";
        return name(path) + " is not a .bib file: no entry begins in it." + why;
    }

    /// Whether a file has no entries, but lines that are not commented out, so that it is something
    /// other than a library.
    static boolean isForeign(BibFile file) {
        return file.items().stream().allMatch(item -> item instanceof BibText)
                && file.items().stream()
                        .flatMap(item -> item.slice().text().lines())
                        .anyMatch(line -> !line.isBlank() && !line.stripLeading().startsWith("%"));
    }

    private static Source written(
            Path path, SourceFormat format, SourceContent content, PrintWriter err) {
        ImportedWorks works = format.readWorks(content);
        KeyFormula formula = KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value();
        WrittenWorks written = WorkWriter.writeWorks(Library.empty(), formula, works.works());
        for (DamagedRecord record : works.damagedRecords()) {
            err.printf("octavo: %s:%d: %s%n", name(path), record.lineNumber(), record.message());
        }
        List<ImportedWork> kept = new ArrayList<>(works.works());
        for (ImportedWork work : written.unwritableWorks()) {
            kept.remove(work);
            err.printf("octavo: %s:%d: %s%n", name(path), work.lineNumber(), WorkWriter.UNWRITABLE);
        }
        if (kept.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, name(path) + " holds no work that could be read.");
        }
        List<Integer> lines = kept.stream().map(ImportedWork::lineNumber).toList();
        Library library = Library.empty();
        List<BibItem> entries = written.file().items();
        BibFile file = library.applyEdit(library.appendEntries(entries)).file();
        return new Source(path, file, Optional.of(format), lines);
    }

    /// All of them as one library. It has the name of the first, beside which its decisions are
    /// kept, and it is on disk only if it is a single `.bib` file.
    public LibraryFile library() {
        Source first = sources.getFirst();
        boolean isFile =
                sources.size() == 1 && first.format().isEmpty() && !isStandardInput(first.path());
        return new LibraryFile(first.path(), Library.of(joined()), isFile);
    }

    private BibFile joined() {
        BibFile first = sources.getFirst().file();
        if (sources.size() == 1) {
            return first;
        }
        boolean oneEncoding =
                sources.stream().map(it -> it.file().encoding()).distinct().count() == 1;
        List<BibItem> items = new ArrayList<>();
        for (Source source : sources) {
            BibFile file = source.file();
            items.addAll(oneEncoding ? file.items() : BibParser.parse(file.text()).items());
        }
        return (oneEncoding ? first : BibParser.parse("")).withItems(items);
    }

    /// The places of the library's items in the files.
    public SourcePlaces places() {
        return new SourcePlaces(sources);
    }

    /// Warns of damaged entries, since what they swallowed is missing from any list.
    public void tellOfDamage(PrintWriter err) {
        sources.stream()
                .filter(Source::isDamaged)
                .forEach(source -> {
                    long damaged = source.damaged();
                    err.printf(
                            "octavo: %s of %s damaged, and may hide others. To see where: octavo"
                                    + " check %s%n",
                            damaged == 1 ? "an entry" : damaged + " entries",
                            name(source.path()) + (damaged == 1 ? " is" : " are"),
                            ShellQuoting.quoted(source.path()));
                });
    }
}
