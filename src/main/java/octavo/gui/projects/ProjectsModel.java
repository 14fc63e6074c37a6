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
import octavo.gui.page.LibraryProjects;
import octavo.gui.page.OpenLibrary;
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

    private final OpenLibrary library;
    private final LibraryProjects projects;
    private final ObservableList<ProjectReading> all = FXCollections.observableArrayList();
    private final ObservableList<ProjectLine> lines = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<Map<LineGroup, Long>> counts =
            new ReadOnlyObjectWrapper<>(Map.of());
    private final ObjectProperty<LineGroup> group = new SimpleObjectProperty<>(LineGroup.MISSING);
    private final ReadOnlyObjectWrapper<Optional<ProjectReading>> chosen =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<@Nullable ChangeProposal> plan =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Optional<PaperFilePlan>> filePlan =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public ProjectsModel(OpenLibrary library) {
        this.library = library;
        this.projects = library.libraryProjects();
        group.addListener(_ -> showLines());
        projects.projectsProperty().subscribe(this::show);
    }

    private void show(List<ProjectReading> read) {
        Optional<Path> before = chosen.get().map(ProjectReading::folder);
        all.setAll(read);
        Optional<ProjectReading> now = before.flatMap(projects::readingOf);
        choose(now.or(() -> read.stream().findFirst()));
    }

    /// The projects, as they were read last.
    public ObservableList<ProjectReading> projects() {
        return all;
    }

    public ReadOnlyObjectProperty<Optional<ProjectReading>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    public void choose(Optional<ProjectReading> project) {
        if (!chosen.get().equals(project)) {
            boolean isOther =
                    !chosen.get()
                            .map(ProjectReading::folder)
                            .equals(project.map(ProjectReading::folder));
            chosen.set(project);
            if (isOther) {
                dismiss();
                problem.set("");
            }
            showLines();
        }
    }

    private void showLines() {
        List<ProjectLine> now =
                chosen.get()
                        .flatMap(ProjectReading::content)
                        .map(ProjectLine::of)
                        .orElse(List.of());
        counts.set(
                now.stream()
                        .collect(Collectors.groupingBy(ProjectLine::group, Collectors.counting())));
        lines.setAll(now.stream().filter(line -> line.group() == group.get()).toList());
    }

    /// The keys of the chosen project in the chosen group.
    public ObservableList<ProjectLine> lines() {
        return lines;
    }

    /// The number of keys in each group that has some.
    public ReadOnlyObjectProperty<Map<LineGroup, Long>> countsProperty() {
        return counts.getReadOnlyProperty();
    }

    public ObjectProperty<LineGroup> groupProperty() {
        return group;
    }

    /// Changes for review, field by field; null if there are none.
    public ReadOnlyObjectProperty<@Nullable ChangeProposal> planProperty() {
        return plan.getReadOnlyProperty();
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
        plan.set(null);
        filePlan.set(Optional.empty());
    }

    /// Asks for a folder to add.
    public void add() {
        library.libraryWays().askForFolder().accept(projects::addFolder);
    }

    /// Forgets the chosen project. Its folder stays as it is.
    public void remove() {
        chosen.get().ifPresent(project -> projects.removeFolder(project.folder()));
    }

    /// Whether the chosen project names files that need to be allowed.
    public ObservableValue<Boolean> needsConsentProperty() {
        return chosen.map(it -> it.filter(project -> !project.refused().isEmpty()).isPresent());
    }

    /// Allows these files, and reads the project again.
    public void allow() {
        chosen.get()
                .ifPresent(project ->
                        run(
                                project.folder(),
                                () -> {
                                    project.allow();
                                    return project.folder();
                                },
                                projects::rereadFolder));
    }

    /// Opens a place in an editor.
    public void open(SourcePlace place) {
        projects.showPlace(place);
    }

    /// The slot of an entry of the open library.
    public Optional<Integer> slot(CitedEntry entry) {
        return entry.master()
                .filter(master -> content().filter(it -> it.isOpen(master)).isPresent())
                .flatMap(master -> state().slotWithKey(master.key()))
                .map(Slot::number);
    }

    /// Shows an entry in the table.
    public void goTo(CitedEntry entry) {
        slot(entry).ifPresent(slot -> library.libraryWays().showEntry().accept(slot, ""));
    }

    private Library state() {
        return library.libraryValue().getValue();
    }

    private Optional<ReadContent> content() {
        return chosen.get().flatMap(ProjectReading::content);
    }

    /// The fields in which paper and library differ.
    public List<FieldExchange> fields(ProjectLine line) {
        return content().flatMap(content -> line.cited().map(content::fields)).orElse(List.of());
    }

    /// The file of the paper that has an entry.
    public Optional<Path> file(ProjectLine line) {
        return content().flatMap(content -> content.ownFile(line.key()));
    }

    /// Offers to bring the paper's values into the library.
    public void take(ProjectLine line) {
        content().ifPresent(content -> line.cited().ifPresent(entry -> take(content, entry)));
    }

    private void take(ReadContent content, CitedEntry entry) {
        List<FieldExchange> fields = content.fields(entry);
        Optional<Work> paper = content.ownWork(entry.key());
        Optional<Integer> slot = slot(entry);
        if (paper.isEmpty() || slot.isEmpty()) {
            return;
        }
        String title = MESSAGES.text("take.title", entry.key());
        plan.set(
                proposal(
                        title,
                        fields,
                        (field, isBefore) -> isBefore ? field.library() : field.paper(),
                        wanted -> takeFields(slot.get(), paper.get(), wanted)));
    }

    private void takeFields(int slot, Work paper, List<String> fields) {
        Optional<BibEntry> changed =
                state().entryInSlot(slot).flatMap(it -> FieldExchange.brought(paper, it, fields));
        changed.ifPresentOrElse(
                entry ->
                        library.editSteps()
                                .applyStep(
                                        MESSAGES.text("take.step", entry.key()),
                                        state().replaceEntry(slot, entry)),
                () -> problem.set(MESSAGES.text("refused", paper.key())));
        projects.readChanged();
    }

    /// Offers to bring the library's values into the paper's file.
    public void give(ProjectLine line) {
        content().ifPresent(content -> line.cited().ifPresent(entry -> give(content, entry)));
    }

    private void give(ReadContent content, CitedEntry entry) {
        List<FieldExchange> fields = content.fields(entry);
        Optional<Path> file = content.ownFile(entry.key());
        Optional<Work> ours = entry.master().flatMap(content.review()::prepared);
        if (file.isEmpty() || ours.isEmpty()) {
            return;
        }
        plan.set(
                proposal(
                        MESSAGES.text("give.title", entry.key(), file.get()),
                        fields,
                        (field, isBefore) -> isBefore ? field.paper() : field.library(),
                        wanted ->
                                write(
                                        file.get(),
                                        () ->
                                                given(
                                                        file.get(),
                                                        content.rule(),
                                                        ours.get(),
                                                        entry.key(),
                                                        wanted))));
    }

    /// Changes the file as it is then: somebody may have written it since.
    ///
    /// @param rule judges the file, which content names
    private static boolean given(
            Path path, ContentPaths rule, Work ours, String key, List<String> fields)
            throws IOException {
        LibraryFile file = LibraryFile.load(rule.writable(path));
        Optional<Slot> slot = file.library().slotWithKey(key);
        Optional<BibEntry> entry =
                slot.flatMap(it -> FieldExchange.brought(ours, (BibEntry) it.item(), fields));
        if (slot.isEmpty() || entry.isEmpty()) {
            return false;
        }
        PaperFilePlan.save(
                file,
                file.library()
                        .applyEdit(file.library().replaceEntry(slot.get().number(), entry.get())));
        return true;
    }

    private ChangeProposal proposal(
            String title,
            List<FieldExchange> fields,
            BiFunction<FieldExchange, Boolean, String> text,
            Consumer<List<String>> make) {
        List<ChangeProposal.ProposalRow> rows =
                fields.stream()
                        .map(each ->
                                new ChangeProposal.ProposalRow(
                                        shown(text.apply(each, true)),
                                        shown(text.apply(each, false)),
                                        name(each)))
                        .toList();
        return new ChangeProposal(
                title,
                rows,
                List.of(),
                wanted -> {
                    plan.set(null);
                    problem.set("");
                    make.accept(names(fields, wanted));
                });
    }

    private static List<String> names(List<FieldExchange> fields, Set<Integer> wanted) {
        return wanted.stream().map(row -> fields.get(row).field()).toList();
    }

    private static String shown(String text) {
        return text.isEmpty() ? MESSAGES.text("nothing") : text;
    }

    /// What a field is called.
    static String name(FieldExchange field) {
        return field.field().equals(FieldExchange.TYPE) ? MESSAGES.text("type") : field.field();
    }

    /// Offers to bring all that is cited into the paper's own file.
    public void offerFile() {
        Optional<ReadContent> content = content();
        Optional<TargetFile> target = content.flatMap(it -> it.review().target());
        if (content.isEmpty() || target.isEmpty()) {
            return;
        }
        dismiss();
        Optional<Path> open = library.libraryPath();
        run(
                target.get().path(),
                () -> PaperFilePlan.of(content.get(), target.get(), open),
                found -> {
                    boolean isNews = found.pending().isStale() || !found.left().isEmpty();
                    filePlan.set(Optional.of(found).filter(_ -> isNews));
                    problem.set(isNews ? "" : MESSAGES.text("file.current", found.file()));
                });
    }

    /// Writes what was offered.
    public void writeFile() {
        Optional<PaperFilePlan> offered = filePlan.get();
        dismiss();
        offered.filter(each -> each.pending().isStale())
                .ifPresent(each ->
                        write(
                                each.file(),
                                () -> {
                                    each.write();
                                    return true;
                                }));
    }

    private void write(Path file, Callable<Boolean> work) {
        run(
                file,
                work,
                done -> {
                    problem.set(done ? "" : MESSAGES.text("refused", file));
                    projects.readChanged();
                });
    }

    private <T> void run(Path file, Callable<T> work, Consumer<T> done) {
        library.background()
                .runInBackground(
                        work,
                        done,
                        trouble -> {
                            if (trouble instanceof IOException known) {
                                problem.set(
                                        MessageTranslator.of(FileTrouble.whenSaving(file, known)));
                                projects.readChanged();
                            } else {
                                library.onFailure().accept(trouble);
                            }
                        });
    }
}
