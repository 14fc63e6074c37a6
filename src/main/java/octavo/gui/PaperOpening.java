package octavo.gui;

import octavo.gui.controls.MessageTexts;
import octavo.gui.document.UserNotice;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LinkedFile;
import octavo.library.ReadingPlace;
import octavo.library.Work;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Has the desktop open what entries link to: files, or pages on the web.
final class PaperOpening {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaperOpening.class);

    /// More windows at once than that are a mistake.
    private static final int MOST = 10;

    /// What became of the places of a work.
    ///
    /// @param address what can be opened, if anything
    /// @param troubles why what comes before it cannot
    private record Found(Optional<String> address, List<String> troubles) {}

    private final BackgroundTasks background;
    private final Consumer<String> browse;

    /// @param browse opens an address outside the window
    PaperOpening(BackgroundTasks background, Consumer<String> browse) {
        this.background = background;
        this.browse = browse;
    }

    /// Opens the chosen entries.
    void openChosen(Workspace workspace) {
        List<Work> works = workspace.chosenWorks();
        if (works.size() > MOST) {
            workspace.tell(UserNotice.Level.INFORMATION, MESSAGES.text("open.many", MOST));
            return;
        }
        works.forEach(work -> open(workspace, work));
    }

    /// Opens the first file of a work that is there, or else its first page on the web.
    void open(Workspace workspace, Work work) {
        List<ReadingPlace> places = ReadingPlace.of(work);
        if (places.isEmpty()) {
            workspace.tell(UserNotice.Level.INFORMATION, MESSAGES.text("open.nothing", work.key()));
        }
        open(workspace, places);
    }

    /// Opens the entry of a slot.
    void open(Workspace workspace, int slot) {
        work(workspace, slot).ifPresent(work -> open(workspace, work));
    }

    /// Opens what a field of the entry of a slot names.
    void open(Workspace workspace, int slot, String field) {
        work(workspace, slot).ifPresent(work -> open(workspace, ReadingPlace.of(work, field)));
    }

    private static Optional<Work> work(Workspace workspace, int slot) {
        var library = workspace.document().library();
        return library.indexOfSlot(slot).flatMap(library::work);
    }

    /// Opens the first of some places that can be.
    void open(Workspace workspace, List<ReadingPlace> places) {
        Optional<Path> folder = workspace.document().path().map(Path::getParent);
        background.run(
                () -> find(places, folder),
                found -> {
                    found.address().ifPresent(browse);
                    if (!found.troubles().isEmpty()) {
                        workspace.tell(
                                UserNotice.Level.WARNING, String.join(" ", found.troubles()));
                    }
                },
                workspace::failed);
    }

    private static Found find(List<ReadingPlace> places, Optional<Path> folder) {
        List<String> troubles = new ArrayList<>();
        for (ReadingPlace place : places) {
            switch (place) {
                case ReadingPlace.Site site -> {
                    return new Found(Optional.of(site.address()), troubles);
                }
                case ReadingPlace.Document document -> {
                    Optional<Path> file = LinkedFile.find(document.link(), folder);
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
