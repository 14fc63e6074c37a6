package octavo.gui.commands;

import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LinkedFile;
import octavo.library.ReadingPlace;
import octavo.library.Work;
import octavo.settings.PaperFolders;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Opens what entries link to in the desktop's programs: files, or web pages.
public final class PaperOpening {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaperOpening.class);

    /// More windows at once are a mistake.
    private static final int MAX_PAPERS = 10;

    /// The result of locating a work.
    ///
    /// @param address what can be opened, if anything
    /// @param troubleTexts why earlier places cannot
    private record FoundAddress(Optional<String> address, List<String> troubleTexts) {}

    private final BackgroundTasks background;
    private final Consumer<String> openAddress;

    /// @param openAddress opens an address outside the window
    public PaperOpening(BackgroundTasks background, Consumer<String> openAddress) {
        this.background = background;
        this.openAddress = openAddress;
    }

    /// Opens the papers of the selected entries.
    public void openChosen(Workspace workspace) {
        List<Work> works = workspace.chosenWorks();
        if (works.size() > MAX_PAPERS) {
            workspace.addNotice(
                    UserNotice.NoticeLevel.INFORMATION, MESSAGES.text("open.many", MAX_PAPERS));
            return;
        }
        works.forEach(work -> openPaper(workspace, work));
    }

    /// Opens the first existing file of a work, or else its first web page.
    void openPaper(Workspace workspace, Work work) {
        List<ReadingPlace> readingPlaces = ReadingPlace.of(work);
        if (readingPlaces.isEmpty()) {
            workspace.addNotice(
                    UserNotice.NoticeLevel.INFORMATION, MESSAGES.text("open.nothing", work.key()));
        }
        openPaper(workspace, readingPlaces);
    }

    /// Opens the paper of the entry in a slot.
    public void openPaper(Workspace workspace, int slot) {
        workAt(workspace, slot).ifPresent(work -> openPaper(workspace, work));
    }

    /// Opens what a field of the entry in a slot links to.
    public void openPaper(Workspace workspace, int slot, String fieldName) {
        workAt(workspace, slot)
                .ifPresent(work -> openPaper(workspace, ReadingPlace.of(work, fieldName)));
    }

    private static Optional<Work> workAt(Workspace workspace, int slot) {
        var library = workspace.document().library();
        return library.indexOfSlot(slot).flatMap(library::workAt);
    }

    /// Opens the first available place.
    public void openPaper(Workspace workspace, List<ReadingPlace> readingPlaces) {
        Optional<Path> libraryFolder = workspace.document().path().map(Path::getParent);
        background.runInBackground(
                () ->
                        findAddress(
                                readingPlaces,
                                PaperFolders.ofUser().searchedFolders(libraryFolder)),
                foundAddress -> {
                    foundAddress.address().ifPresent(openAddress);
                    if (!foundAddress.troubleTexts().isEmpty()) {
                        workspace.addNotice(
                                UserNotice.NoticeLevel.WARNING,
                                String.join(" ", foundAddress.troubleTexts()));
                    }
                },
                workspace::reportFailure);
    }

    private static FoundAddress findAddress(
            List<ReadingPlace> readingPlaces, List<Path> searchedFolders) {
        List<String> troubleTexts = new ArrayList<>();
        for (ReadingPlace readingPlace : readingPlaces) {
            switch (readingPlace) {
                case ReadingPlace.WebPlace webSite -> {
                    return new FoundAddress(Optional.of(webSite.address()), troubleTexts);
                }
                case ReadingPlace.FilePlace linkedDocument -> {
                    Optional<Path> file =
                            LinkedFile.findFile(linkedDocument.link(), searchedFolders);
                    if (file.filter(LinkedFile::isDocument).isPresent()) {
                        return new FoundAddress(
                                file.map(filePath -> filePath.toUri().toString()), troubleTexts);
                    }
                    troubleTexts.add(
                            file.map(filePath ->
                                            MESSAGES.text("open.no-document", filePath.toString()))
                                    .orElseGet(() ->
                                            MESSAGES.text(
                                                    "open.no-file", linkedDocument.link().path())));
                }
            }
        }
        return new FoundAddress(Optional.empty(), troubleTexts);
    }
}
