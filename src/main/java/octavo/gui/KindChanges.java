package octavo.gui;

import octavo.gui.controls.KindNames;
import octavo.gui.controls.MessageTexts;
import octavo.library.Kind;
import octavo.library.Library;
import octavo.library.Work;

import java.util.List;
import java.util.Optional;

/// What a tag has made of the kinds of entries: a keyword such as `preprint` decides where the type
/// of an entry leaves its kind open.
final class KindChanges {
    private static final MessageTexts MESSAGES = MessageTexts.of(KindChanges.class);

    private KindChanges() {}

    /// Says how many entries are of another kind now; empty if none is.
    static String words(Library before, Library after, List<Integer> slots) {
        List<Kind> changed =
                slots.stream()
                        .filter(slot -> !kind(before, slot).equals(kind(after, slot)))
                        .flatMap(slot -> kind(after, slot).stream())
                        .toList();
        return changed.isEmpty()
                ? ""
                : MESSAGES.text("assigned.kind", changed.size(), KindNames.of(changed.getFirst()));
    }

    private static Optional<Kind> kind(Library library, int slot) {
        return library.indexOfSlot(slot).flatMap(library::work).map(Work::kind);
    }
}
