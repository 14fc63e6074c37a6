package octavo.gui.openlibraries;

import static java.util.function.Predicate.not;

import javafx.beans.property.StringProperty;

import octavo.gui.controls.MessageTexts;
import octavo.gui.entries.EntriesModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.UserNotice.NoticeAction;
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
    private final EntriesModel entriesModel;
    private final StringProperty pageId;

    private StepWays(LibraryDocument document, EntriesModel entriesModel, StringProperty pageId) {
        this.document = document;
        this.entriesModel = entriesModel;
        this.pageId = pageId;
    }

    /// @param pageId the id of the page in front
    static void follow(LibraryDocument document, EntriesModel entriesModel, StringProperty pageId) {
        StepWays stepWays = new StepWays(document, entriesModel, pageId);
        document.places().setSuppliers(pageId::get, stepWays::actionsTo);
    }

    private List<NoticeAction> actionsTo(String stepPage, Edit edit) {
        if (stepPage.equals(pageId.get())) {
            return List.of();
        }
        String pageName = LibraryPages.pageName(stepPage);
        return List.of(
                new NoticeAction(
                        MESSAGES.text("command.go", pageName), () -> showStep(stepPage, edit)));
    }

    private void showStep(String stepPage, Edit edit) {
        pageId.set(stepPage);
        List<Integer> changedSlots =
                stepPage.equals(LibraryPages.LIBRARY_ID) ? changedSlots(edit) : List.of();
        if (!changedSlots.isEmpty()) {
            entriesModel.reveal(changedSlots);
        }
    }

    /// The entries that an edit changed and that are there now.
    private List<Integer> changedSlots(Edit edit) {
        return edit.slotReplacements()
                .flatMap(replacement ->
                        Stream.concat(
                                slotsWithout(replacement.slotsBefore(), replacement.slotsAfter()),
                                slotsWithout(replacement.slotsAfter(), replacement.slotsBefore())))
                .distinct()
                .filter(slot -> document.library().entryInSlot(slot).isPresent())
                .toList();
    }

    private static Stream<Integer> slotsWithout(List<Slot> slots, List<Slot> others) {
        Set<Slot> otherSet = new HashSet<>(others);
        return slots.stream().filter(not(otherSet::contains)).map(Slot::number);
    }
}
