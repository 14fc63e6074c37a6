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
import octavo.projects.CitedIn;
import octavo.projects.CitedIn.ProjectPlaces;
import octavo.references.ReferenceFormat;
import octavo.references.StyledReferences;
import octavo.richtext.Runs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// The entry in the editor, formatted as a reference.
public final class PreviewModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(PreviewModel.class);
    private static final int MOST_PLACES = 8;

    private final BackgroundTasks background;
    private final LatestTask completing;
    private final Consumer<Exception> failed;
    private final StringProperty style = new SimpleStringProperty("apa");
    private final ReadOnlyObjectWrapper<Runs> reference = new ReadOnlyObjectWrapper<>(Runs.EMPTY);
    private final ReadOnlyObjectWrapper<List<ReadingPlace>> places =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper used = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper waiting = new ReadOnlyBooleanWrapper();
    private final StyledReferences references;
    private final LatestOnly latest = new LatestOnly();
    private final FirstPageModel firstPage;

    private final ReadOnlyObjectWrapper<List<ProjectPlaces>> citing =
            new ReadOnlyObjectWrapper<>(List.of());

    private Optional<Work> work = Optional.empty();
    private CitedIn cited = CitedIn.NOTHING;
    private Runnable cancel = () -> {};

    public PreviewModel(
            BackgroundTasks background, StyledReferences references, Consumer<Exception> failed) {
        this.background = background;
        this.completing = new LatestTask(background);
        this.references = references;
        this.failed = failed;
        this.firstPage = new FirstPageModel(background, failed);
        style.addListener(_ -> write());
    }

    /// Finds styles that fit what someone types.
    void styles(String typed, Consumer<List<BundledStyle>> found) {
        completing.runLatest(() -> StyleCompletion.fitting(typed), found, failed);
    }

    /// The id of the style.
    public StringProperty styleProperty() {
        return style;
    }

    /// The id of the style actually used, which exists.
    public ReadOnlyStringProperty usedProperty() {
        return used.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Runs> referenceProperty() {
        return reference.getReadOnlyProperty();
    }

    /// Where the work can be read: the first few places.
    public ReadOnlyObjectProperty<List<ReadingPlace>> placesProperty() {
        return places.getReadOnlyProperty();
    }

    /// The projects that cite the entry, and where.
    public ReadOnlyObjectProperty<List<ProjectPlaces>> citingProperty() {
        return citing.getReadOnlyProperty();
    }

    /// Shows which projects cite the entries.
    public void cite(CitedIn projects) {
        cited = projects;
        showCiting();
    }

    private void showCiting() {
        citing.set(work.map(it -> cited.places(it.key())).orElse(List.of()));
    }

    /// Whether the entry does not say yet what it is: names and dates alone make no reference.
    public ReadOnlyBooleanProperty waitingProperty() {
        return waiting.getReadOnlyProperty();
    }

    /// Why there is no reference; empty if there is one.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// The first page of its linked PDF.
    public FirstPageModel firstPage() {
        return firstPage;
    }

    /// Shows the entry in a slot.
    ///
    /// @param folder the library's, if it is in a file
    public void show(Library library, int slot, Optional<Path> folder) {
        work = library.indexOfSlot(slot).flatMap(library::workAt);
        places.set(
                work.map(ReadingPlace::of).orElse(List.of()).stream().limit(MOST_PLACES).toList());
        waiting.set(work.filter(it -> !isTold(it)).isPresent());
        showCiting();
        firstPage.show(places.get(), folder);
        write();
    }

    private void write() {
        cancel.run();
        if (work.isEmpty()) {
            latest.ignorePending();
            reference.set(Runs.EMPTY);
            problem.set("");
            return;
        }
        Work shown = work.get();
        String id = style.get();
        cancel =
                background.runInBackground(
                        () -> written(shown, id),
                        latest.onlyLatest(found -> {
                            reference.set(found.orElse(Runs.EMPTY));
                            problem.set(found.isEmpty() ? MESSAGES.text("no-style", id) : "");
                            found.ifPresent(_ -> used.set(id));
                        }),
                        failed);
    }

    /// Whether something is told of a work that a reference can be to: a title, or a text in its
    /// place, as of a letter. Of the rest, styles print what citeproc prints, `J. Doe, .`.
    private static boolean isTold(Work shown) {
        BibEntry entry = shown.entry();
        return !shown.title().isBlank()
                || IntStream.range(0, entry.fieldCount())
                        .mapToObj(entry::fieldName)
                        .anyMatch(field -> tells(field) && !shown.plainText(field).isBlank());
    }

    private static boolean tells(String field) {
        boolean isText =
                switch (FieldCatalogue.kindOf(field)) {
                    case TEXT, LIST, IDENTIFIER, VERBATIM -> true;
                    case NAMES, DATE, PAGES, KEYWORDS, OPTIONS, FILES -> false;
                    case KEY, KEYS, OWN_KEYS, CHANGED -> false;
                };
        return isText && !FieldCatalogue.hasTrait(field, FieldTrait.PRIVATE);
    }

    private Optional<Runs> written(Work shown, String id) {
        List<Work> told = isTold(shown) ? List.of(shown) : List.of();
        return references
                .bibliographyOf(told, id)
                .map(all ->
                        all.withoutLabels().entries().stream()
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
        return format.of(reference.get());
    }

    /// The source of the entry.
    public String source() {
        return work.map(it -> it.entry().text() + "\n").orElse("");
    }

    /// The LaTeX citation of the entry.
    public String citation() {
        return work.map(it -> "\\cite{" + it.key() + "}").orElse("");
    }
}
