package octavo.gui.commands;

import octavo.files.attachments.LinkedPdf;
import octavo.files.pdf.PdfLimits;
import octavo.formats.referencelists.PaperReferences;
import octavo.formats.workdrafts.ImportedWork;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.CancellableTask;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.tasks.BackgroundTasks;
import octavo.importing.ImportPlan.RefusedEntry;
import octavo.library.Work;
import octavo.settings.PaperFolders;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Takes what the PDFs of the selected entries list at their ends into the review of imports.
final class PaperListImport {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaperListImport.class);

    private final BackgroundTasks background;
    private final ImportCommands importCommands;

    PaperListImport(BackgroundTasks background, ImportCommands importCommands) {
        this.background = background;
        this.importCommands = importCommands;
    }

    void importLists(Workspace workspace) {
        List<Work> works = workspace.chosenWorks();
        Optional<Path> libraryFolder = workspace.document().path().map(Path::getParent);
        new CancellableTask<>(
                        () -> PrintedLists.read(works, libraryFolder),
                        printedLists -> takeLists(workspace, printedLists),
                        workspace::reportFailure)
                .runWithNotice(
                        background,
                        workspace.document().notices(),
                        MESSAGES.text("paper-lists.reading", works.size()));
    }

    private void takeLists(Workspace workspace, PrintedLists printedLists) {
        if (printedLists.pdfCount() == 0) {
            workspace.addNotice(
                    UserNotice.NoticeLevel.INFORMATION, MESSAGES.text("paper-lists.none"));
            return;
        }
        if (!printedLists.problems().isEmpty()) {
            workspace.addNotice(
                    UserNotice.NoticeLevel.WARNING, String.join("\n", printedLists.problems()));
        }
        if (!printedLists.works().isEmpty()) {
            importCommands.importReferences(
                    workspace, printedLists.works(), printedLists.refusedEntries());
        }
    }

    /// What the PDFs list.
    ///
    /// @param problems why PDFs could not be read completely
    private record PrintedLists(
            int pdfCount,
            List<ImportedWork> works,
            List<RefusedEntry> refusedEntries,
            List<String> problems) {
        static PrintedLists read(List<Work> works, Optional<Path> libraryFolder)
                throws IOException {
            List<Path> folders = PaperFolders.ofUser().searchedFolders(libraryFolder);
            List<ImportedWork> listedWorks = new ArrayList<>();
            List<RefusedEntry> refusedEntries = new ArrayList<>();
            List<String> problems = new ArrayList<>();
            int pdfCount = 0;
            for (Work work : works) {
                Optional<byte[]> pdf =
                        LinkedPdf.of(work.fileLinks(), folders, PdfLimits.OF_WORDS.maxBytes());
                if (pdf.isEmpty()) {
                    continue;
                }
                pdfCount++;
                PaperReferences references = PaperReferences.of(pdf.get());
                listedWorks.addAll(references.importedWorks().works());
                references.importedWorks().damagedRecords().stream()
                        .map(RefusedEntry::ofExcerpt)
                        .forEach(refusedEntries::add);
                references
                        .problemSentence()
                        .ifPresent(it ->
                                problems.add(
                                        MESSAGES.text(
                                                "paper-lists.problem",
                                                work.key(),
                                                MessageTranslator.of(it))));
            }
            return new PrintedLists(pdfCount, listedWorks, refusedEntries, problems);
        }
    }
}
