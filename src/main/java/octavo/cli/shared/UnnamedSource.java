package octavo.cli.shared;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.LibraryInput.LibrarySource;
import octavo.editing.keys.KeyFormula;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.SourceReading;
import octavo.importing.WorkWriter;
import octavo.importing.WrittenWorks;
import octavo.library.Library;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads what is not a library by its name, in the format that its content shows.
final class UnnamedSource {
    private UnnamedSource() {}

    /// A file that is not empty, as BibTeX; or a refusal.
    static LibrarySource readSource(Path path, byte[] bytes, PrintWriter err) {
        SourceContent sourceContent = SourceContent.of(bytes);
        if (sourceContent.isText()) {
            BibFile file = BibParser.parse(bytes);
            if (!LibraryInput.isForeign(file) && startsLikeBibtex(file) && isBibtex(file)) {
                return new LibrarySource(path, file, Optional.empty(), List.of());
            }
        }
        Optional<SourceFormat> sourceFormat = SourceFormats.formatOf(sourceContent);
        if (sourceFormat.isPresent()) {
            return writeWorks(path, sourceFormat.get(), sourceContent, err);
        }
        if (SourceFormats.readSource(sourceContent) instanceof SourceReading.BibEntries(var file)) {
            return new LibrarySource(path, file, Optional.empty(), List.of());
        }
        throw new CommandRefusal(ExitStatus.NO_FILE, describeUnreadable(path, sourceContent));
    }

    private static boolean startsLikeBibtex(BibFile file) {
        String leadingText = file.text().stripLeading();
        return leadingText.isEmpty() || leadingText.startsWith("@") || leadingText.startsWith("%");
    }

    /// Whether a file has entries, or nothing else either.
    private static boolean isBibtex(BibFile file) {
        return SourceFormats.hasEntries(file)
                || file.items().stream().noneMatch(BibEntry.class::isInstance);
    }

    private static String describeUnreadable(Path path, SourceContent sourceContent) {
        String reason =
                SourceFormats.readSource(sourceContent)
                                instanceof SourceReading.UnreadableSource(var message)
                        ? " " + message
                        : "";
        return LibraryInput.nameOf(path) + " is not a .bib file: no entry begins in it." + reason;
    }

    private static LibrarySource writeWorks(
            Path path, SourceFormat sourceFormat, SourceContent sourceContent, PrintWriter err) {
        ImportedWorks importedWorks = sourceFormat.readWorks(sourceContent);
        KeyFormula formula = KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value();
        WrittenWorks writtenWorks =
                WorkWriter.writeWorks(Library.empty(), formula, importedWorks.works());
        for (DamagedRecord damagedRecord : importedWorks.damagedRecords()) {
            err.printf(
                    "octavo: %s:%d: %s%n",
                    LibraryInput.nameOf(path), damagedRecord.lineNumber(), damagedRecord.message());
        }
        List<ImportedWork> keptWorks = new ArrayList<>(importedWorks.works());
        for (ImportedWork importedWork : writtenWorks.unwritableWorks()) {
            keptWorks.remove(importedWork);
            err.printf(
                    "octavo: %s:%d: %s%n",
                    LibraryInput.nameOf(path), importedWork.lineNumber(), WorkWriter.UNWRITABLE);
        }
        if (keptWorks.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    LibraryInput.nameOf(path) + " holds no work that could be read.");
        }
        List<Integer> lineNumbers = keptWorks.stream().map(ImportedWork::lineNumber).toList();
        Library library = Library.empty();
        List<BibItem> entries = writtenWorks.file().items();
        BibFile file = library.applyEdit(library.appendEntries(entries)).file();
        return new LibrarySource(path, file, Optional.of(sourceFormat), lineNumbers);
    }
}
