package octavo.gui;

import static java.util.function.Predicate.not;

import javafx.beans.property.StringProperty;

import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
import octavo.gui.document.UserNotice.Action;
import octavo.gui.entries.EntriesModel;
import octavo.library.Edit;
import octavo.library.Slot;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Leads to the page where a step was made that was undone or redone on another.
final class StepWays {
    private static final MessageTexts MESSAGES = MessageTexts.of(StepWays.class);

    private final LibraryDocument document;
    private final EntriesModel entries;
    private final StringProperty page;

    private StepWays(LibraryDocument document, EntriesModel entries, StringProperty page) {
        this.document = document;
        this.entries = entries;
        this.page = page;
    }

    /// @param page the id of the page in front
    static void follow(LibraryDocument document, EntriesModel entries, StringProperty page) {
        StepWays ways = new StepWays(document, entries, page);
        document.places().follow(page::get, ways::to);
    }

    private List<Action> to(String place, Edit edit) {
        if (place.equals(page.get())) {
            return List.of();
        }
        String name = LibraryPages.name(place);
        return List.of(new Action(MESSAGES.text("command.go", name), () -> show(place, edit)));
    }

    private void show(String place, Edit edit) {
        page.set(place);
        List<Integer> slots = place.equals(LibraryPages.LIBRARY) ? changed(edit) : List.of();
        if (!slots.isEmpty()) {
            entries.reveal(slots);
        }
    }

    /// The entries that an edit changed and that are there now.
    private List<Integer> changed(Edit edit) {
        return edit.replacements()
                .flatMap(each ->
                        Stream.concat(
                                without(each.before(), each.after()),
                                without(each.after(), each.before())))
                .distinct()
                .filter(slot -> document.library().entry(slot).isPresent())
                .toList();
    }

    private static Stream<Integer> without(List<Slot> slots, List<Slot> others) {
        Set<Slot> other = new HashSet<>(others);
        return slots.stream().filter(not(other::contains)).map(Slot::number);
    }
}
