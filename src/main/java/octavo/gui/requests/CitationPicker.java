package octavo.gui.requests;

import javafx.scene.Scene;
import javafx.stage.Stage;

import octavo.gui.controls.MessageTexts;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.picker.PickerModel;
import octavo.gui.picker.PickerView;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.theme.ThemeAndSize;
import octavo.integrations.citationrequests.PickedEntry;
import octavo.library.Library;
import octavo.library.Work;
import octavo.search.QueryParser;
import octavo.search.SearchIndex;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The small window in which somebody picks the entries of a citation, for whichever program asks.
/// On the window's thread.
final class CitationPicker {
    private static final MessageTexts MESSAGES = MessageTexts.of(CitationPicker.class);

    private static final int MAX_ENTRIES = 50;

    /// Of a search that finds more, only so many are sorted.
    private static final int MAX_SORTED = 2000;

    private final BackgroundTasks background;
    private final Workspaces workspaces;
    private final ThemeAndSize themeAndSize;
    private Optional<Stage> pickerStage = Optional.empty();

    CitationPicker(BackgroundTasks background, Workspaces workspaces, ThemeAndSize themeAndSize) {
        this.background = background;
        this.workspaces = workspaces;
        this.themeAndSize = themeAndSize;
    }

    /// Whether somebody is picking.
    boolean isOpen() {
        return pickerStage.isPresent();
    }

    /// Closes the window; whoever asked gets nothing.
    void close() {
        pickerStage.ifPresent(Stage::close);
    }

    /// Asks for entries.
    ///
    /// @param present those of a citation that is edited
    /// @param onPicked gets them once; none if somebody cancels
    void pickEntries(List<PickedEntry> present, Consumer<List<PickedEntry>> onPicked) {
        Stage stage = new Stage();
        PickerModel pickerModel =
                new PickerModel(
                        background,
                        libraryQuery(),
                        workspaces::reportFailure,
                        pickedEntries -> {
                            pickerStage = Optional.empty();
                            stage.close();
                            onPicked.accept(pickedEntries);
                        });
        pickerModel.startWith(present);
        PickerView pickerView = new PickerView(pickerModel);
        Scene scene = new Scene(pickerView);
        themeAndSize.applyStyleSheets(scene, background::runOnUi);
        stage.setScene(scene);
        stage.setTitle(MESSAGES.text("editors.title"));
        stage.setAlwaysOnTop(true);
        stage.setOnHidden(_ -> pickerModel.cancelPicking());
        pickerStage = Optional.of(stage);
        stage.show();
        stage.toFront();
        pickerView.focus();
    }

    /// A library as it is, with what answers queries about it.
    private record SearchedLibrary(Library library, Supplier<SearchIndex> indexSupplier) {
        Stream<Work> matchingWorks(String query) {
            if (query.isBlank()) {
                return Work.allOf(library).limit(MAX_ENTRIES);
            }
            SearchIndex searchIndex = indexSupplier.get();
            BitSet matchingSlots =
                    searchIndex.matchingSlots(
                            QueryParser.parse(query, searchIndex::fieldNames).value());
            return matchingSlots.stream()
                    .boxed()
                    .flatMap(slot -> library.indexOfSlot(slot).flatMap(library::workAt).stream());
        }
    }

    /// Searches all open libraries, the one in front first.
    private Function<String, List<Work>> libraryQuery() {
        List<SearchedLibrary> searchedLibraries = new ArrayList<>();
        frontFirst()
                .forEach(each ->
                        searchedLibraries.add(
                                new SearchedLibrary(
                                        each.document().library(),
                                        each.entries().indexProperty().get())));
        return query ->
                searchedLibraries.stream()
                        .flatMap(each ->
                                each.matchingWorks(query)
                                        .limit(MAX_SORTED)
                                        .sorted(Comparator.comparing(Work::shownYear).reversed()))
                        .filter(work -> !work.key().isEmpty())
                        .limit(MAX_ENTRIES)
                        .toList();
    }

    /// The entry with a key, in the first library that has it.
    Optional<Work> findWork(String key) {
        return frontFirst()
                .flatMap(each -> each.document().library().workWithKey(key).stream())
                .findFirst();
    }

    private Stream<Workspace> frontFirst() {
        Workspace currentWorkspace = workspaces.currentProperty().get();
        return Stream.concat(
                Stream.ofNullable(currentWorkspace),
                workspaces.open().stream().filter(each -> each != currentWorkspace));
    }
}
