package octavo.gui.preview;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
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
import octavo.cslreferences.ReferenceFormat;
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

/// The entry in the editor, formatted as a reference.
public final class PreviewModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(PreviewModel.class);
    private static final int MAX_PLACES = 8;

    private final BackgroundTasks background;
    private final LatestTask completionTask;
    private final Consumer<Exception> onFailure;
    private final StringProperty styleId = new SimpleStringProperty("apa");
    private final ReadOnlyObjectWrapper<Runs> referenceRuns =
            new ReadOnlyObjectWrapper<>(Runs.EMPTY);
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

    private Optional<Work> shownWork = Optional.empty();
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
        styleId.addListener(_ -> writeReference());
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

    public ReadOnlyObjectProperty<Runs> referenceProperty() {
        return referenceRuns.getReadOnlyProperty();
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

    private void showCiting() {
        citingProjects.set(shownWork.map(it -> citedIn.placesOf(it.key())).orElse(List.of()));
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

    /// Shows the entry in a slot.
    ///
    /// @param folder the library's, if it is in a file
    public void showEntry(Library library, int slot, Optional<Path> folder) {
        shownWork = library.indexOfSlot(slot).flatMap(library::workAt);
        readingPlaces.set(
                shownWork.map(ReadingPlace::of).orElse(List.of()).stream()
                        .limit(MAX_PLACES)
                        .toList());
        isWaiting.set(shownWork.filter(it -> !hasContent(it)).isPresent());
        showCiting();
        firstPageModel.showFirstPage(readingPlaces.get(), folder);
        writeReference();
    }

    private void writeReference() {
        cancelWriting.run();
        if (shownWork.isEmpty()) {
            latestOnly.ignorePending();
            referenceRuns.set(Runs.EMPTY);
            problem.set("");
            return;
        }
        Work citedWork = shownWork.get();
        String id = styleId.get();
        cancelWriting =
                background.runInBackground(
                        () -> writtenReference(citedWork, id),
                        latestOnly.onlyLatest(foundRuns -> {
                            referenceRuns.set(foundRuns.orElse(Runs.EMPTY));
                            problem.set(foundRuns.isEmpty() ? MESSAGES.text("no-style", id) : "");
                            foundRuns.ifPresent(_ -> usedStyle.set(id));
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

    private Optional<Runs> writtenReference(Work citedWork, String id) {
        List<Work> sayingWorks = hasContent(citedWork) ? List.of(citedWork) : List.of();
        return styledReferences
                .bibliographyOf(sayingWorks, id)
                .map(bibliography ->
                        bibliography.withoutLabels().entries().stream()
                                .findFirst()
                                .map(Bibliography.BibliographyEntry::runs)
                                .filter(runs ->
                                        runs.plainText()
                                                .chars()
                                                .anyMatch(Character::isLetterOrDigit))
                                .orElse(Runs.EMPTY));
    }

    /// The reference in a format.
    public String reference(ReferenceFormat format) {
        return format.of(referenceRuns.get());
    }

    /// The source of the entry.
    public String source() {
        return shownWork.map(it -> it.entry().text() + "\n").orElse("");
    }

    /// The LaTeX citation of the entry.
    public String citation() {
        return shownWork.map(it -> "\\cite{" + it.key() + "}").orElse("");
    }
}
