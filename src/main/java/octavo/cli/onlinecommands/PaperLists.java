package octavo.cli.onlinecommands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.AskedServices;
import octavo.files.attachments.LinkedPdf;
import octavo.files.pdf.PdfLimits;
import octavo.formats.referencelists.PaperReferences;
import octavo.formats.workdrafts.ImportedWork;
import octavo.importing.GatheredSources;
import octavo.importing.ImportPlan.RefusedEntry;
import octavo.importing.ValueSources;
import octavo.library.FileTrouble;
import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.IdentifierScanner;
import octavo.lookup.LookupResult;
import octavo.lookup.SoughtPaper;
import octavo.lookup.SoughtReference;
import octavo.settings.PaperFolders;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The reference lists in the PDFs that entries link to.
///
/// @param lists of the entries with a PDF
/// @param foundPapers what was looked up of them
/// @param hasProblem whether a PDF could not be read completely
record PaperLists(List<PaperList> lists, List<FoundPaper> foundPapers, boolean hasProblem) {
    /// The list of one paper.
    ///
    /// @param entry the paper that cites
    record PaperList(Work entry, GatheredSources gatheredSources) {}

    PaperLists {
        lists = List.copyOf(lists);
        foundPapers = List.copyOf(foundPapers);
    }

    /// Reads the PDFs of some entries, and says which cannot be read.
    ///
    /// @param isLookedUp whether services are asked for each reference
    /// @param isOffline whether only their earlier answers count
    static PaperLists read(
            Path libraryFile,
            List<Work> entries,
            boolean isLookedUp,
            boolean isOffline,
            PrintWriter err) {
        List<PaperList> lists = new ArrayList<>();
        List<FoundPaper> foundPapers = new ArrayList<>();
        boolean hasProblem = false;
        int pdflessCount = 0;
        for (Work entry : entries) {
            Optional<byte[]> pdf = linkedPdf(libraryFile, entry);
            if (pdf.isEmpty()) {
                pdflessCount++;
                continue;
            }
            PaperReferences references = PaperReferences.of(pdf.get());
            hasProblem |= references.problemSentence().isPresent();
            references
                    .problemSentence()
                    .ifPresent(it -> err.printf("octavo: %s: %s%n", entry.key(), it));
            lists.add(
                    isLookedUp
                            ? lookedUp(entry, references, isOffline, foundPapers)
                            : new PaperList(
                                    entry,
                                    gathered(
                                            references.importedWorks().works(),
                                            references,
                                            ValueSources.NONE)));
        }
        if (pdflessCount > 0) {
            err.printf("octavo: %d of %d entries have no PDF here%n", pdflessCount, entries.size());
        }
        return new PaperLists(lists, foundPapers, hasProblem);
    }

    private static Optional<byte[]> linkedPdf(Path libraryFile, Work entry) {
        Optional<Path> folder = Optional.ofNullable(libraryFile.toAbsolutePath().getParent());
        try {
            return LinkedPdf.of(
                    entry.fileLinks(),
                    PaperFolders.ofUser().searchedFolders(folder),
                    PdfLimits.OF_WORDS.maxBytes());
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    entry.key() + ": " + FileTrouble.whenReading(libraryFile, trouble));
        }
    }

    private static GatheredSources gathered(
            List<ImportedWork> works, PaperReferences references, ValueSources valueSources) {
        return new GatheredSources(
                List.of(),
                works,
                references.importedWorks().damagedRecords().stream()
                        .map(RefusedEntry::ofExcerpt)
                        .toList(),
                valueSources);
    }

    /// What services know of the references; the rest as the paper prints it.
    private static PaperList lookedUp(
            Work entry,
            PaperReferences references,
            boolean isOffline,
            List<FoundPaper> foundPapers) {
        List<SoughtReference> soughtReferences =
                SoughtReference.of(references.importedWorks().works());
        List<SoughtPaper> soughtPapers =
                soughtReferences.stream()
                        .map(SoughtReference::soughtPaper)
                        .distinct()
                        .limit(IdentifierScanner.MOST_PAPERS)
                        .toList();
        LookupResult result =
                AskedServices.await(() ->
                        AskedServices.userLookup()
                                .findPapers(soughtPapers, !isOffline, AskedServices.contactMail()));
        foundPapers.addAll(result.foundPapers());
        List<ImportedWork> works = new ArrayList<>(result.foundWorks());
        works.addAll(SoughtReference.notFound(soughtReferences, result));
        return new PaperList(entry, gathered(works, references, result.valueSources()));
    }

    /// All lists as one source of an import.
    GatheredSources joined() {
        List<ImportedWork> works =
                lists.stream().flatMap(it -> it.gatheredSources().works().stream()).toList();
        List<RefusedEntry> refused =
                lists.stream()
                        .flatMap(it -> it.gatheredSources().refusedSources().stream())
                        .toList();
        ValueSources valueSources = new LookupResult(foundPapers, List.of()).valueSources();
        return new GatheredSources(List.of(), works, refused, valueSources);
    }
}
