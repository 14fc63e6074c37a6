package octavo.gui.commands;

import octavo.duplicates.DistinctPairs;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.PublishedPairs;
import octavo.duplicates.TwinLink;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Edit;
import octavo.library.Library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Offers to link imported entries to their preprints in the library, so that a list shows only one
/// of them.
final class PreprintOffer {
    private static final MessageTexts MESSAGES = MessageTexts.of(PreprintOffer.class);

    private final BackgroundTasks background;

    PreprintOffer(BackgroundTasks background) {
        this.background = background;
    }

    /// @param addedSlots the slots of the imported entries
    void offerLinks(Workspace workspace, List<Integer> addedSlots) {
        Library library = workspace.document().library();
        Set<Integer> addedSet = Set.copyOf(addedSlots);
        background.runInBackground(
                () -> linkEdits(library, addedSet),
                linkEdits -> {
                    if (!linkEdits.isEmpty()) {
                        workspace
                                .document()
                                .notices()
                                .accept(offerNotice(workspace, library, linkEdits));
                    }
                },
                _ -> {}); // no offer if it cannot be made
    }

    private static List<Edit> linkEdits(Library library, Set<Integer> addedSlots) {
        List<Edit> linkEdits = new ArrayList<>();
        Library linkedLibrary = library;
        for (EntryMatch entryPair : PublishedPairs.findAll(library, DistinctPairs.NONE)) {
            boolean isNew =
                    addedSlots.contains(slotAt(library, entryPair.firstIndex()))
                            || addedSlots.contains(slotAt(library, entryPair.secondIndex()));
            if (isNew && !TwinLink.isLinked(library, entryPair)) {
                Optional<Edit> linkEdit = TwinLink.linkTwins(linkedLibrary, entryPair);
                linkEdit.ifPresent(linkEdits::add);
                linkedLibrary = linkEdit.map(linkedLibrary::applyEdit).orElse(linkedLibrary);
            }
        }
        return linkEdits;
    }

    private static int slotAt(Library library, int index) {
        return library.slots().get(index).number();
    }

    /// No link is made once the user has continued editing.
    private static UserNotice offerNotice(
            Workspace workspace, Library library, List<Edit> linkEdits) {
        Runnable linkAction =
                () -> {
                    if (workspace.document().library().equals(library)) {
                        workspace
                                .document()
                                .applyEdit(
                                        MESSAGES.text("preprint.step"),
                                        new Edit.EditBatch(linkEdits));
                    }
                };
        return new UserNotice(
                UserNotice.NoticeLevel.INFORMATION,
                MESSAGES.text("preprint.found", linkEdits.size()),
                List.of(new UserNotice.NoticeAction(MESSAGES.text("preprint.link"), linkAction)));
    }
}
