package octavo.gui.paperprojects;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.bib.BibEntry;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.pagecontract.LibraryProjects;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.paperprojects.ProjectLine.LineGroup;
import octavo.gui.paperprojects.ProjectLine.LineStage;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.FieldExchange;
import octavo.paperprojects.ProjectReading;
import octavo.paperprojects.ProjectReading.ReadContent;
import octavo.paperprojects.SourcePlace;
import octavo.paperprojects.TargetFile;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The papers that cite a library: what each cites, and how that stands to its own references and
/// to the library. Nothing is changed before the user has reviewed it.
public final class ProjectsModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProjectsModel.class);

    private final OpenLibrary openLibrary;
    private final LibraryProjects libraryProjects;
    private final ObservableList<ProjectReading> allReadings = FXCollections.observableArrayList();
    private final ObservableList<ProjectLine> projectLines = FXCollections.observableArrayList();

    /// Readings are compared by identity: comparing all that was read takes long.
    private final IdentityHashMap<ProjectReading, Map<LineGroup, Long>> countsByReading =
            new IdentityHashMap<>();

    private final ReadOnlyObjectWrapper<Map<LineGroup, Long>> countsByGroup =
            new ReadOnlyObjectWrapper<>(Map.of());
    private final ObjectProperty<LineStage> lineStage = new SimpleObjectProperty<>(LineStage.TO_DO);
    private final ReadOnlyObjectWrapper<Optional<ProjectReading>> chosenReading =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<PaperFilePlan>> filePlan =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final PaperFileTasks paperFileTasks;
    private final FieldExchangeOffers exchangeOffers;

    public ProjectsModel(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
        this.libraryProjects = openLibrary.libraryProjects();
        this.paperFileTasks = new PaperFileTasks(openLibrary);
        this.exchangeOffers =
                new FieldExchangeOffers(openLibrary, paperFileTasks, this::content, this::slotOf);
        lineStage.addListener(_ -> showLines());
        libraryProjects.projectsProperty().subscribe(this::showProjects);
    }

    private void showProjects(List<ProjectReading> projectReadings) {
        Optional<Path> folderBefore = chosenReading.get().map(ProjectReading::folder);
        countsByReading.keySet().retainAll(projectReadings);
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
                paperFileTasks.reportProblem("");
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
        countsByGroup.set(countsOf(now));
        projectLines.setAll(
                now.stream()
                        .filter(projectLine ->
                                projectLine.lineGroup().lineStage() == lineStage.get())
                        .sorted(Comparator.comparing(ProjectLine::lineGroup))
                        .toList());
    }

    private static Map<LineGroup, Long> countsOf(List<ProjectLine> lines) {
        return lines.stream()
                .collect(Collectors.groupingBy(ProjectLine::lineGroup, Collectors.counting()));
    }

    /// The number of keys of a project in each group that has some.
    Map<LineGroup, Long> countsOf(ProjectReading projectReading) {
        return countsByReading.computeIfAbsent(
                projectReading,
                reading -> countsOf(reading.readContent().map(ProjectLine::of).orElse(List.of())));
    }

    /// The keys of the chosen project in the chosen stage, the most urgent first.
    public ObservableList<ProjectLine> lines() {
        return projectLines;
    }

    /// The number of keys in each group that has some.
    public ReadOnlyObjectProperty<Map<LineGroup, Long>> countsProperty() {
        return countsByGroup.getReadOnlyProperty();
    }

    public ObjectProperty<LineStage> stageProperty() {
        return lineStage;
    }

    /// The paper of a key: as the library has it, and otherwise as the paper's own file does.
    Optional<PaperSummary> paperOf(ProjectLine projectLine) {
        return projectLine
                .citedEntry()
                .flatMap(this::slotOf)
                .flatMap(slot -> PaperSummary.inSlot(currentLibrary(), slot))
                .or(() ->
                        content()
                                .flatMap(it -> it.ownWork(projectLine.entryKey()))
                                .map(PaperSummary::outside));
    }

    /// Changes for review, field by field; null if there are none.
    public ReadOnlyObjectProperty<@Nullable ChangeProposal> planProperty() {
        return exchangeOffers.planProperty();
    }

    /// What would be written into the paper's own file, for review.
    public ReadOnlyObjectProperty<Optional<PaperFilePlan>> filePlanProperty() {
        return filePlan.getReadOnlyProperty();
    }

    /// Why the last action failed, or had nothing to do; empty if it succeeded.
    public ReadOnlyStringProperty problemProperty() {
        return paperFileTasks.problemProperty();
    }

    public void dismiss() {
        exchangeOffers.dismiss();
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
                        paperFileTasks.runTask(
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

    /// Offers to bring values from the paper into the library, or the other way.
    FieldExchangeOffers exchangeOffers() {
        return exchangeOffers;
    }

    /// How many works only the chosen paper has, and no library.
    public ObservableValue<Integer> newCountProperty() {
        return chosenReading.map(reading -> newEntries(reading).size());
    }

    private static List<BibEntry> newEntries(Optional<ProjectReading> reading) {
        return reading.flatMap(ProjectReading::readContent)
                .map(ReadContent::newEntries)
                .orElse(List.of());
    }

    /// Imports the works that only the chosen paper has.
    public void importNew() {
        List<BibEntry> entries = newEntries(chosenReading.get());
        if (!entries.isEmpty()) {
            openLibrary
                    .libraryWays()
                    .importText()
                    .accept(
                            entries.stream()
                                    .map(BibEntry::text)
                                    .collect(Collectors.joining("\n\n", "", "\n")));
        }
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
        paperFileTasks.runTask(
                targetFile.get().path(),
                () -> PaperFilePlan.of(readContent.get(), targetFile.get(), libraryPath),
                filePlanFound -> {
                    boolean hasNews =
                            filePlanFound.pendingReferences().isStale()
                                    || !filePlanFound.keptRemarks().isEmpty();
                    filePlan.set(Optional.of(filePlanFound).filter(_ -> hasNews));
                    paperFileTasks.reportProblem(
                            hasNews ? "" : MESSAGES.text("file.current", filePlanFound.file()));
                });
    }

    /// Writes what was offered.
    public void writeFile() {
        Optional<PaperFilePlan> offeredPlan = filePlan.get();
        dismiss();
        offeredPlan
                .filter(each -> each.pendingReferences().isStale())
                .ifPresent(each ->
                        paperFileTasks.write(
                                each.file(),
                                () -> {
                                    each.writeFile();
                                    return true;
                                }));
    }
}
