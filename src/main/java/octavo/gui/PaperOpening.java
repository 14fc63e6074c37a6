package octavo.gui;

import octavo.gui.controls.MessageTexts;
import octavo.gui.document.UserNotice;
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
final class PaperOpening {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaperOpening.class);

    /// More windows at once are a mistake.
    private static final int MOST = 10;

    /// The result of locating a work.
    ///
    /// @param address what can be opened, if anything
    /// @param troubles why earlier places cannot
    private record Found(Optional<String> address, List<String> troubles) {}

    private final BackgroundTasks background;
    private final Consumer<String> browse;

    /// @param browse opens an address outside the window
    PaperOpening(BackgroundTasks background, Consumer<String> browse) {
        this.background = background;
        this.browse = browse;
    }

    /// Opens the papers of the selected entries.
    void openChosen(Workspace workspace) {
        List<Work> works = workspace.chosenWorks();
        if (works.size() > MOST) {
            workspace.tell(UserNotice.Level.INFORMATION, MESSAGES.text("open.many", MOST));
            return;
        }
        works.forEach(work -> open(workspace, work));
    }

    /// Opens the first existing file of a work, or else its first web page.
    void open(Workspace workspace, Work work) {
        List<ReadingPlace> places = ReadingPlace.of(work);
        if (places.isEmpty()) {
            workspace.tell(UserNotice.Level.INFORMATION, MESSAGES.text("open.nothing", work.key()));
        }
        open(workspace, places);
    }

    /// Opens the paper of the entry in a slot.
    void open(Workspace workspace, int slot) {
        work(workspace, slot).ifPresent(work -> open(workspace, work));
    }

    /// Opens what a field of the entry in a slot links to.
    void open(Workspace workspace, int slot, String field) {
        work(workspace, slot).ifPresent(work -> open(workspace, ReadingPlace.of(work, field)));
    }

    private static Optional<Work> work(Workspace workspace, int slot) {
        var library = workspace.document().library();
        return library.indexOfSlot(slot).flatMap(library::work);
    }

    /// Opens the first available place.
    void open(Workspace workspace, List<ReadingPlace> places) {
        Optional<Path> folder = workspace.document().path().map(Path::getParent);
        background.run(
                () -> find(places, PaperFolders.ofUser().searched(folder)),
                found -> {
                    found.address().ifPresent(browse);
                    if (!found.troubles().isEmpty()) {
                        workspace.tell(
                                UserNotice.Level.WARNING, String.join(" ", found.troubles()));
                    }
                },
                workspace::failed);
    }

    private static Found find(List<ReadingPlace> places, List<Path> folders) {
        List<String> troubles = new ArrayList<>();
        for (ReadingPlace place : places) {
            switch (place) {
                case ReadingPlace.Site site -> {
                    return new Found(Optional.of(site.address()), troubles);
                }
                case ReadingPlace.Document document -> {
                    Optional<Path> file = LinkedFile.find(document.link(), folders);
                    if (file.filter(LinkedFile::isDocument).isPresent()) {
                        return new Found(file.map(it -> it.toUri().toString()), troubles);
                    }
                    troubles.add(
                            file.map(it -> MESSAGES.text("open.no-document", it.toString()))
                                    .orElseGet(() ->
                                            MESSAGES.text("open.no-file", document.link().path())));
                }
            }
        }
        return new Found(Optional.empty(), troubles);
    }
}
