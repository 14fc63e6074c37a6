package octavo.cli.commands;

import octavo.cli.commands.UnfitCitation.CitedLibrary;
import octavo.cli.commands.UnfitCitation.KnownFaults;
import octavo.cli.shared.KeptNotices;
import octavo.cli.shared.StoredReceipts;
import octavo.library.Library;
import octavo.paperprojects.CitedProposals;
import octavo.paperprojects.CitedReport;
import octavo.paperprojects.PaperReview;
import octavo.receipts.CopiedReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptCopy;
import octavo.text.LocalizedSentence;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// Who has confirmed what a paper cites, by what is beside its own files and beside the libraries.
///
/// @param libraryPaths those of the review, in its order
record PaperReceipts(PaperReview review, List<Path> libraryPaths) {
    /// The receipts beside all of them.
    private LibraryReceipts loadReceipts() {
        return StoredReceipts.loadFor(
                        Stream.concat(review.ownFiles().stream(), libraryPaths.stream()).toList())
                .receipts();
    }

    /// What an assistant or an editor has brought and nobody has confirmed, by key.
    SequencedMap<String, LocalizedSentence> proposalsIn(
            CitedReport citedReport, List<Library> ownLibraries) {
        List<Library> allLibraries =
                Stream.concat(ownLibraries.stream(), review.masterLibraries().stream()).toList();
        return CitedProposals.of(citedReport, allLibraries, loadReceipts());
    }

    /// Keeps the receipts of values that were copied into the paper's file.
    void copyTo(Path paperFile, Library updatedLibrary) {
        List<CopiedReceipts> sources = new ArrayList<>();
        for (int i = 0; i < libraryPaths.size(); i++) {
            sources.add(
                    new CopiedReceipts(
                            review.masterLibraries().get(i),
                            review.preparedLibraries().get(i),
                            StoredReceipts.loadFor(List.of(libraryPaths.get(i))).receipts()));
        }
        ReceiptCopy receiptCopy =
                ReceiptCopy.of(sources, updatedLibrary, review.placesByKey().keySet());
        if (!receiptCopy.isEmpty()) {
            StoredReceipts.updateInPaper(paperFile, receiptCopy::addTo);
        }
    }

    /// The cited works that were retracted, or that services do not confirm, by what is known on
    /// this computer, and beside the paper's files and the libraries.
    ///
    /// @param ownLibraries of the paper's files, and of its documents behind them
    List<UnfitCitation> faultsIn(
            CitedReport citedReport, List<Library> ownLibraries, PrintWriter err) {
        List<CitedLibrary> citedLibraries = new ArrayList<>();
        List<Path> ownFiles = review.ownFiles();
        for (int i = 0; i < ownFiles.size(); i++) {
            citedLibraries.add(CitedLibrary.of(ownFiles.get(i), ownLibraries.get(i)));
        }
        ownLibraries.stream()
                .skip(ownFiles.size())
                .map(CitedLibrary::ofDocument)
                .forEach(citedLibraries::add);
        for (int i = 0; i < libraryPaths.size(); i++) {
            citedLibraries.add(
                    CitedLibrary.of(libraryPaths.get(i), review.preparedLibraries().get(i)));
        }
        LibraryReceipts receipts = loadReceipts();
        return UnfitCitation.findAll(
                citedReport,
                citedLibraries,
                new KnownFaults(KeptNotices.loadTable(err).orElse(receipts.notices()), receipts));
    }
}
