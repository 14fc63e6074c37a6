package octavo.gui.projects;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.bib.BibEntry;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.pagecontract.LibraryProjects;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.projects.ProjectLine.LineGroup;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.projects.CitedEntry;
import octavo.projects.FieldExchange;
import octavo.projects.ProjectReading;
import octavo.projects.ProjectReading.ReadContent;
import octavo.projects.SourcePlace;
import octavo.projects.TargetFile;
import octavo.storage.ContentPaths;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The papers that cite a library: what each cites, and how that stands to its own references and
/// to the library. Nothing is changed before the user has reviewed it.
public final class ProjectsModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProjectsModel.class);

    private final OpenLibrary openLibrary;
    private final LibraryProjects libraryProjects;
    private final ObservableList<ProjectReading> allReadings = FXCollections.observableArrayList();
    private final ObservableList<ProjectLine> projectLines = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<Map<LineGroup, Long>> countsByGroup =
            new ReadOnlyObjectWrapper<>(Map.of());
    private final ObjectProperty<LineGroup> lineGroup =
            new SimpleObjectProperty<>(LineGroup.MISSING);
    private final ReadOnlyObjectWrapper<Optional<ProjectReading>> chosenReading =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<@Nullable ChangeProposal> changeProposal =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Optional<PaperFilePlan>> filePlan =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public ProjectsModel(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
        this.libraryProjects = openLibrary.libraryProjects();
        lineGroup.addListener(_ -> showLines());
        libraryProjects.projectsProperty().subscribe(this::showProjects);
    }

    private void showProjects(List<ProjectReading> projectReadings) {
        Optional<Path> folderBefore = chosenReading.get().map(ProjectReading::folder);
        allReadings.setAll(projectReadings);
        Optional<ProjectReading> readingNow = folderBefore.flatMap(libraryProjects::readingOf);
        chooseProject(readingNow.or(() -> projectReadings.stream().findFirst()));
    }

    /// The projects, as they were read last.
    public ObservableList<ProjectReading> projects() {
        return allReadings;
    }

    public ReadOnlyObjectProperty<Optional<ProjectReading>> chosenProperty() {
        return chosenReading.getReadOnlyProperty();
    }

    public void chooseProject(Optional<ProjectReading> projectReading) {
        if (!chosenReading.get().equals(projectReading)) {
            boolean isOtherFolder =
                    !chosenReading
                            .get()
                            .map(ProjectReading::folder)
                            .equals(projectReading.map(ProjectReading::folder));
            chosenReading.set(projectReading);
            if (isOtherFolder) {
                dismiss();
                problem.set("");
            }
            showLines();
        }
    }

    private void showLines() {
        List<ProjectLine> now =
                chosenReading
                        .get()
                        .flatMap(ProjectReading::readContent)
                        .map(ProjectLine::of)
                        .orElse(List.of());
        countsByGroup.set(
                now.stream()
                        .collect(
                                Collectors.groupingBy(
                                        ProjectLine::lineGroup, Collectors.counting())));
        projectLines.setAll(
                now.stream()
                        .filter(projectLine -> projectLine.lineGroup() == lineGroup.get())
                        .toList());
    }

    /// The keys of the chosen project in the chosen group.
    public ObservableList<ProjectLine> lines() {
        return projectLines;
    }

    /// The number of keys in each group that has some.
    public ReadOnlyObjectProperty<Map<LineGroup, Long>> countsProperty() {
        return countsByGroup.getReadOnlyProperty();
    }

    public ObjectProperty<LineGroup> groupProperty() {
        return lineGroup;
    }

    /// Changes for review, field by field; null if there are none.
    public ReadOnlyObjectProperty<@Nullable ChangeProposal> planProperty() {
        return changeProposal.getReadOnlyProperty();
    }

    /// What would be written into the paper's own file, for review.
    public ReadOnlyObjectProperty<Optional<PaperFilePlan>> filePlanProperty() {
        return filePlan.getReadOnlyProperty();
    }

    /// Why the last action failed, or had nothing to do; empty if it succeeded.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    public void dismiss() {
        changeProposal.set(null);
        filePlan.set(Optional.empty());
    }

    /// Asks for a folder to add.
    public void addProject() {
        openLibrary.libraryWays().askForFolder().accept(libraryProjects::addFolder);
    }

    /// Forgets the chosen project. Its folder stays as it is.
    public void removeProject() {
        chosenReading
                .get()
                .ifPresent(projectReading -> libraryProjects.removeFolder(projectReading.folder()));
    }

    /// Whether the chosen project names files that need to be allowed.
    public ObservableValue<Boolean> needsConsentProperty() {
        return chosenReading.map(it ->
                it.filter(projectReading -> !projectReading.refusedPaths().isEmpty()).isPresent());
    }

    /// Allows these files, and reads the project again.
    public void allowProject() {
        chosenReading
                .get()
                .ifPresent(projectReading ->
                        runTask(
                                projectReading.folder(),
                                () -> {
                                    projectReading.allowRefused();
                                    return projectReading.folder();
                                },
                                libraryProjects::rereadFolder));
    }

    /// Opens a place in an editor.
    public void openPlace(SourcePlace place) {
        libraryProjects.showPlace(place);
    }

    /// The slot of an entry of the open library.
    public Optional<Integer> slotOf(CitedEntry entry) {
        return entry.masterEntry()
                .filter(master -> content().filter(it -> it.isOpen(master)).isPresent())
                .flatMap(master -> currentLibrary().slotWithKey(master.masterKey()))
                .map(Slot::number);
    }

    /// Shows an entry in the table.
    public void showEntry(CitedEntry entry) {
        slotOf(entry).ifPresent(slot -> openLibrary.libraryWays().showEntry().accept(slot, ""));
    }

    private Library currentLibrary() {
        return openLibrary.libraryValue().getValue();
    }

    private Optional<ReadContent> content() {
        return chosenReading.get().flatMap(ProjectReading::readContent);
    }

    /// The fields in which paper and library differ.
    public List<FieldExchange> fieldExchanges(ProjectLine projectLine) {
        return content()
                .flatMap(readContent -> projectLine.citedEntry().map(readContent::fieldExchanges))
                .orElse(List.of());
    }

    /// The file of the paper that has an entry.
    public Optional<Path> ownFile(ProjectLine projectLine) {
        return content().flatMap(readContent -> readContent.ownFile(projectLine.entryKey()));
    }

    /// Offers to bring the paper's values into the library.
    public void offerTake(ProjectLine projectLine) {
        content()
                .ifPresent(readContent ->
                        projectLine
                                .citedEntry()
                                .ifPresent(citedEntry -> offerTake(readContent, citedEntry)));
    }

    private void offerTake(ReadContent readContent, CitedEntry citedEntry) {
        List<FieldExchange> fieldExchanges = readContent.fieldExchanges(citedEntry);
        Optional<Work> paperWork = readContent.ownWork(citedEntry.key());
        Optional<Integer> slot = slotOf(citedEntry);
        if (paperWork.isEmpty() || slot.isEmpty()) {
            return;
        }
        String title = MESSAGES.text("take.title", citedEntry.key());
        changeProposal.set(
                proposal(
                        title,
                        fieldExchanges,
                        (field, isBefore) -> isBefore ? field.libraryText() : field.paperText(),
                        wantedFields -> takeFields(slot.get(), paperWork.get(), wantedFields)));
    }

    private void takeFields(int slot, Work paperWork, List<String> fields) {
        Optional<BibEntry> changedEntry =
                currentLibrary()
                        .entryInSlot(slot)
                        .flatMap(it -> FieldExchange.bringFields(paperWork, it, fields));
        changedEntry.ifPresentOrElse(
                entry ->
                        openLibrary
                                .editSteps()
                                .applyStep(
                                        MESSAGES.text("take.step", entry.key()),
                                        currentLibrary().replaceEntry(slot, entry)),
                () -> problem.set(MESSAGES.text("refused", paperWork.key())));
        libraryProjects.readChanged();
    }

    /// Offers to bring the library's values into the paper's file.
    public void offerGive(ProjectLine projectLine) {
        content()
                .ifPresent(readContent ->
                        projectLine
                                .citedEntry()
                                .ifPresent(citedEntry -> offerGive(readContent, citedEntry)));
    }

    private void offerGive(ReadContent readContent, CitedEntry citedEntry) {
        List<FieldExchange> fieldExchanges = readContent.fieldExchanges(citedEntry);
        Optional<Path> file = readContent.ownFile(citedEntry.key());
        Optional<Work> libraryWork =
                citedEntry.masterEntry().flatMap(readContent.paperReview()::prepared);
        if (file.isEmpty() || libraryWork.isEmpty()) {
            return;
        }
        changeProposal.set(
                proposal(
                        MESSAGES.text("give.title", citedEntry.key(), file.get()),
                        fieldExchanges,
                        (field, isBefore) -> isBefore ? field.paperText() : field.libraryText(),
                        wantedFields ->
                                write(
                                        file.get(),
                                        () ->
                                                giveFields(
                                                        file.get(),
                                                        readContent.contentPaths(),
                                                        libraryWork.get(),
                                                        citedEntry.key(),
                                                        wantedFields))));
    }

    /// Changes the file as it is then: somebody may have written it since.
    ///
    /// @param contentPaths judges the file, which content names
    private static boolean giveFields(
            Path path, ContentPaths contentPaths, Work libraryWork, String key, List<String> fields)
            throws IOException {
        LibraryFile libraryFile = LibraryFile.load(contentPaths.writable(path));
        Optional<Slot> slot = libraryFile.library().slotWithKey(key);
        Optional<BibEntry> entry =
                slot.flatMap(
                        it -> FieldExchange.bringFields(libraryWork, (BibEntry) it.item(), fields));
        if (slot.isEmpty() || entry.isEmpty()) {
            return false;
        }
        PaperFilePlan.saveLibrary(
                libraryFile,
                libraryFile
                        .library()
                        .applyEdit(
                                libraryFile
                                        .library()
                                        .replaceEntry(slot.get().number(), entry.get())));
        return true;
    }

    private ChangeProposal proposal(
            String title,
            List<FieldExchange> fieldExchanges,
            BiFunction<FieldExchange, Boolean, String> textOf,
            Consumer<List<String>> applyFields) {
        List<ChangeProposal.ProposalRow> rows =
                fieldExchanges.stream()
                        .map(each ->
                                new ChangeProposal.ProposalRow(
                                        textOrNothing(textOf.apply(each, true)),
                                        textOrNothing(textOf.apply(each, false)),
                                        name(each)))
                        .toList();
        return new ChangeProposal(
                title,
                rows,
                List.of(),
                wantedRows -> {
                    changeProposal.set(null);
                    problem.set("");
                    applyFields.accept(fieldNames(fieldExchanges, wantedRows));
                });
    }

    private static List<String> fieldNames(
            List<FieldExchange> fieldExchanges, Set<Integer> wantedRows) {
        return wantedRows.stream().map(row -> fieldExchanges.get(row).fieldName()).toList();
    }

    private static String textOrNothing(String text) {
        return text.isEmpty() ? MESSAGES.text("nothing") : text;
    }

    /// What a field is called.
    static String name(FieldExchange field) {
        return field.fieldName().equals(FieldExchange.TYPE)
                ? MESSAGES.text("type")
                : field.fieldName();
    }

    /// Offers to bring all that is cited into the paper's own file.
    public void offerFile() {
        Optional<ReadContent> readContent = content();
        Optional<TargetFile> targetFile = readContent.flatMap(it -> it.paperReview().targetFile());
        if (readContent.isEmpty() || targetFile.isEmpty()) {
            return;
        }
        dismiss();
        Optional<Path> libraryPath = openLibrary.libraryPath();
        runTask(
                targetFile.get().path(),
                () -> PaperFilePlan.of(readContent.get(), targetFile.get(), libraryPath),
                filePlanFound -> {
                    boolean hasNews =
                            filePlanFound.pendingReferences().isStale()
                                    || !filePlanFound.keptRemarks().isEmpty();
                    filePlan.set(Optional.of(filePlanFound).filter(_ -> hasNews));
                    problem.set(hasNews ? "" : MESSAGES.text("file.current", filePlanFound.file()));
                });
    }

    /// Writes what was offered.
    public void writeFile() {
        Optional<PaperFilePlan> offeredPlan = filePlan.get();
        dismiss();
        offeredPlan
                .filter(each -> each.pendingReferences().isStale())
                .ifPresent(each ->
                        write(
                                each.file(),
                                () -> {
                                    each.writeFile();
                                    return true;
                                }));
    }

    private void write(Path file, Callable<Boolean> work) {
        runTask(
                file,
                work,
                isDone -> {
                    problem.set(isDone ? "" : MESSAGES.text("refused", file));
                    libraryProjects.readChanged();
                });
    }

    private <T> void runTask(Path file, Callable<T> work, Consumer<T> onDone) {
        openLibrary
                .background()
                .runInBackground(
                        work,
                        onDone,
                        exception -> {
                            if (exception instanceof IOException ioException) {
                                problem.set(
                                        MessageTranslator.of(
                                                FileTrouble.whenSaving(file, ioException)));
                                libraryProjects.readChanged();
                            } else {
                                openLibrary.onFailure().accept(exception);
                            }
                        });
    }
}
