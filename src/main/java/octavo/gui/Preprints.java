package octavo.gui;

import octavo.gui.controls.Messages;
import octavo.gui.shell.Notice;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.twins.Distinct;
import octavo.twins.Match;
import octavo.twins.TwinLink;
import octavo.twins.Twins;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Offers to link what came into a library with the preprint that it was, so that a list shows only
/// one of them.
final class Preprints {
    private static final Messages MESSAGES = Messages.of(Preprints.class);

    private final Background background;

    Preprints(Background background) {
        this.background = background;
    }

    /// @param added the slots of what came in
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
                _ -> {}); // an offer that cannot be made is none
    }

    private static List<Edit> links(Library library, Set<Integer> added) {
        List<Edit> links = new ArrayList<>();
        Library linked = library;
        for (Match twins : Twins.of(library, Distinct.NONE)) {
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

    /// Whoever has gone on editing since is not surprised by a link.
    private static Notice notice(Workspace workspace, Library library, List<Edit> links) {
        Runnable link =
                () -> {
                    if (workspace.document().library().equals(library)) {
                        workspace
                                .document()
                                .apply(MESSAGES.text("preprint.step"), new Edit.Batch(links));
                    }
                };
        return new Notice(
                Notice.Level.INFORMATION,
                MESSAGES.text("preprint.found", links.size()),
                List.of(new Notice.Action(MESSAGES.text("preprint.link"), link)));
    }
}
