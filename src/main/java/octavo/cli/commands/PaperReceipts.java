package octavo.cli.commands;

import octavo.cli.shared.StoredReceipts;
import octavo.library.Library;
import octavo.paperprojects.CitedProposals;
import octavo.paperprojects.CitedReport;
import octavo.paperprojects.PaperReview;
import octavo.receipts.CopiedReceipts;
import octavo.text.LocalizedSentence;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// Who has confirmed what a paper cites, by what is beside its own files and beside the libraries.
///
/// @param libraryPaths those of the review, in its order
record PaperReceipts(PaperReview review, List<Path> libraryPaths) {
    /// What an assistant or an editor has brought and nobody has confirmed, by key.
    SequencedMap<String, LocalizedSentence> proposalsIn(
            CitedReport citedReport, List<Library> ownLibraries) {
        List<Path> paths =
                Stream.concat(review.ownFiles().stream(), libraryPaths.stream()).toList();
        List<Library> allLibraries =
                Stream.concat(ownLibraries.stream(), review.masterLibraries().stream()).toList();
        return CitedProposals.of(
                citedReport, allLibraries, StoredReceipts.loadFor(paths).receipts());
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
        StoredReceipts.addInPaper(
                paperFile,
                CopiedReceipts.of(sources, updatedLibrary, review.placesByKey().keySet()));
    }
}
