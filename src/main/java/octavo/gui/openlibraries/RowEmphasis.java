package octavo.gui.openlibraries;

import javafx.beans.value.ObservableValue;

import octavo.gui.entries.EntriesModel;
import octavo.gui.entries.RowHighlights.DoubtedSlots;
import octavo.gui.librarystate.LibraryDocument;

/// What the table's rows emphasise: the user's own name, problems, and doubts of services.
final class RowEmphasis {
    private RowEmphasis() {}

    static void connect(
            LibraryDocument document,
            EntriesModel entriesModel,
            ObservableValue<ProblemCounts> problemCounts,
            ObservableValue<DoubtedSlots> doubtedSlots) {
        var highlights = entriesModel.highlightsProperty();
        document.sidecarSession()
                .contentProperty()
                .subscribe(sidecarContent ->
                        highlights.set(
                                highlights
                                        .get()
                                        .withOwnNames(SidecarOwner.matcherOf(sidecarContent))));
        problemCounts.subscribe(foundCounts ->
                highlights.set(
                        highlights
                                .get()
                                .withProblems(foundCounts.slots(), foundCounts.noticedSlots())));
        doubtedSlots.subscribe(doubted -> highlights.set(highlights.get().withDoubts(doubted)));
    }
}
