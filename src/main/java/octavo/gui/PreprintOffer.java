package octavo.gui;

import octavo.duplicates.EntryMatch;
import octavo.duplicates.KeptApart;
import octavo.duplicates.PublishedPairs;
import octavo.duplicates.TwinLink;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.UserNotice;
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

    /// @param added the slots of the imported entries
    void offer(Workspace workspace, List<Integer> added) {
        Library library = workspace.document().library();
        Set<Integer> slots = Set.copyOf(added);
        background.run(
                () -> links(library, slots),
                links -> {
                    if (!links.isEmpty()) {
                        workspace.document().notices().accept(notice(workspace, library, links));
                    }
                },
                _ -> {}); // no offer if it cannot be made
    }

    private static List<Edit> links(Library library, Set<Integer> added) {
        List<Edit> links = new ArrayList<>();
        Library linked = library;
        for (EntryMatch twins : PublishedPairs.of(library, KeptApart.NONE)) {
            boolean isNew =
                    added.contains(slot(library, twins.first()))
                            || added.contains(slot(library, twins.second()));
            if (isNew && !TwinLink.isLinked(library, twins)) {
                Optional<Edit> link = TwinLink.link(linked, twins);
                link.ifPresent(links::add);
                linked = link.map(linked::apply).orElse(linked);
            }
        }
        return links;
    }

    private static int slot(Library library, int index) {
        return library.slots().get(index).number();
    }

    /// No link is made once the user has continued editing.
    private static UserNotice notice(Workspace workspace, Library library, List<Edit> links) {
        Runnable link =
                () -> {
                    if (workspace.document().library().equals(library)) {
                        workspace
                                .document()
                                .apply(MESSAGES.text("preprint.step"), new Edit.Batch(links));
                    }
                };
        return new UserNotice(
                UserNotice.Level.INFORMATION,
                MESSAGES.text("preprint.found", links.size()),
                List.of(new UserNotice.Action(MESSAGES.text("preprint.link"), link)));
    }
}
