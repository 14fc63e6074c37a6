package octavo.gui.preview;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.bib.BibEntry;
import octavo.csl.Bibliography;
import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;
import octavo.cslreferences.StyledReferences;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.StyleCompletion;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestOnly;
import octavo.gui.tasks.LatestTask;
import octavo.library.Library;
import octavo.library.ReadingPlace;
import octavo.library.Work;
import octavo.paperprojects.CitedIn;
import octavo.paperprojects.CitedIn.ProjectPlaces;
import octavo.richtext.Runs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// The selected entries, formatted as references.
public final class PreviewModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(PreviewModel.class);
    private static final int MAX_PLACES = 8;

    /// More references are seldom read here; they can all be copied.
    private static final int MAX_REFERENCES = 50;

    private final BackgroundTasks background;
    private final LatestTask completionTask;
    private final Consumer<Exception> onFailure;
    private final StringProperty styleId = new SimpleStringProperty("apa");
    private final ReadOnlyObjectWrapper<List<Runs>> references =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyIntegerWrapper omittedCount = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<List<ReadingPlace>> readingPlaces =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper usedStyle = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper styleName = new ReadOnlyStringWrapper("apa");
    private final LatestTask nameTask;
    private final ReadOnlyBooleanWrapper isWaiting = new ReadOnlyBooleanWrapper();
    private final StyledReferences styledReferences;
    private final LatestOnly latestOnly = new LatestOnly();
    private final FirstPageModel firstPageModel;

    private final ReadOnlyObjectWrapper<List<ProjectPlaces>> citingProjects =
            new ReadOnlyObjectWrapper<>(List.of());

    private List<Work> shownWorks = List.of();
    private CitedIn citedIn = CitedIn.NOTHING;
    private Runnable cancelWriting = () -> {};

    public PreviewModel(
            BackgroundTasks background,
            StyledReferences styledReferences,
            Consumer<Exception> onFailure) {
        this.background = background;
        this.completionTask = new LatestTask(background);
        this.nameTask = new LatestTask(background);
        this.styledReferences = styledReferences;
        this.onFailure = onFailure;
        this.firstPageModel = new FirstPageModel(background, onFailure);
        styleId.addListener(_ -> writeReferences());
        styleId.subscribe(this::findStyleName);
    }

    /// Finds styles that fit what someone types.
    void findStyles(String typedText, Consumer<List<BundledStyle>> onFound) {
        completionTask.runLatest(() -> StyleCompletion.fitting(typedText), onFound, onFailure);
    }

    private void findStyleName(String id) {
        nameTask.runLatest(() -> BundledStyles.findTitle(id).orElse(id), styleName::set, onFailure);
    }

    /// The name of the style; its id while that is not known, or if there is no such style.
    ReadOnlyStringProperty styleNameProperty() {
        return styleName.getReadOnlyProperty();
    }

    /// The id of the style.
    public StringProperty styleProperty() {
        return styleId;
    }

    /// The id of the style actually used, which exists.
    public ReadOnlyStringProperty usedProperty() {
        return usedStyle.getReadOnlyProperty();
    }

    /// The references, in the style's order; none of an entry that says too little.
    public ReadOnlyObjectProperty<List<Runs>> referencesProperty() {
        return references.getReadOnlyProperty();
    }

    /// How many of the selected entries have their reference not shown, because they are many.
    public ReadOnlyIntegerProperty omittedProperty() {
        return omittedCount.getReadOnlyProperty();
    }

    /// Where the work can be read: the first few places.
    public ReadOnlyObjectProperty<List<ReadingPlace>> placesProperty() {
        return readingPlaces.getReadOnlyProperty();
    }

    /// The projects that cite the entry, and where.
    public ReadOnlyObjectProperty<List<ProjectPlaces>> citingProperty() {
        return citingProjects.getReadOnlyProperty();
    }

    /// Shows which projects cite the entries.
    public void showCitedIn(CitedIn citingPapers) {
        citedIn = citingPapers;
        showCiting();
    }

    /// The entry, if it is one.
    private Optional<Work> loneWork() {
        return shownWorks.size() == 1 ? Optional.of(shownWorks.getFirst()) : Optional.empty();
    }

    private void showCiting() {
        citingProjects.set(loneWork().map(it -> citedIn.placesOf(it.key())).orElse(List.of()));
    }

    /// Whether the entry does not say yet what it is: names and dates alone make no reference.
    public ReadOnlyBooleanProperty waitingProperty() {
        return isWaiting.getReadOnlyProperty();
    }

    /// Why there is no reference; empty if there is one.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// The first page of its linked PDF.
    public FirstPageModel firstPage() {
        return firstPageModel;
    }

    /// Shows the entries in some slots.
    ///
    /// @param folder the library's, if it is in a file
    public void showEntries(Library library, List<Integer> slots, Optional<Path> folder) {
        shownWorks =
                slots.stream()
                        .limit(MAX_REFERENCES)
                        .flatMap(
                                slot -> library.indexOfSlot(slot).flatMap(library::workAt).stream())
                        .toList();
        omittedCount.set(Math.max(0, slots.size() - MAX_REFERENCES));
        readingPlaces.set(
                loneWork().map(ReadingPlace::of).orElse(List.of()).stream()
                        .limit(MAX_PLACES)
                        .toList());
        isWaiting.set(loneWork().filter(it -> !hasContent(it)).isPresent());
        showCiting();
        firstPageModel.showFirstPage(readingPlaces.get(), folder);
        writeReferences();
    }

    private void writeReferences() {
        cancelWriting.run();
        if (shownWorks.isEmpty()) {
            latestOnly.ignorePending();
            references.set(List.of());
            problem.set("");
            return;
        }
        List<Work> citedWorks = shownWorks;
        String id = styleId.get();
        cancelWriting =
                background.runInBackground(
                        () -> writtenReferences(citedWorks, id),
                        latestOnly.onlyLatest(foundReferences -> {
                            references.set(foundReferences.orElse(List.of()));
                            problem.set(
                                    foundReferences.isEmpty() ? MESSAGES.text("no-style", id) : "");
                            foundReferences.ifPresent(_ -> usedStyle.set(id));
                        }),
                        onFailure);
    }

    /// Whether something is told of a work that a reference can be to: a title, or a text in its
    /// place, as of a letter. Of the rest, styles print what citeproc prints, `J. Doe, .`.
    private static boolean hasContent(Work citedWork) {
        BibEntry entry = citedWork.entry();
        return !citedWork.title().isBlank()
                || IntStream.range(0, entry.fieldCount())
                        .mapToObj(entry::fieldName)
                        .anyMatch(
                                field -> isPrinted(field) && !citedWork.plainText(field).isBlank());
    }

    private static boolean isPrinted(String field) {
        boolean isText =
                switch (FieldCatalogue.kindOf(field)) {
                    case TEXT, LIST, IDENTIFIER, VERBATIM -> true;
                    case NAMES, DATE, PAGES, KEYWORDS, OPTIONS, FILES -> false;
                    case KEY, KEYS, OWN_KEYS, CHANGED -> false;
                };
        return isText && !FieldCatalogue.hasTrait(field, FieldTrait.PRIVATE);
    }

    private Optional<List<Runs>> writtenReferences(List<Work> citedWorks, String id) {
        return styledReferences
                .bibliographyOf(citedWorks.stream().filter(PreviewModel::hasContent).toList(), id)
                .map(bibliography ->
                        bibliography.withoutLabels().entries().stream()
                                .map(Bibliography.BibliographyEntry::runs)
                                .filter(runs ->
                                        runs.plainText()
                                                .chars()
                                                .anyMatch(Character::isLetterOrDigit))
                                .toList());
    }
}
