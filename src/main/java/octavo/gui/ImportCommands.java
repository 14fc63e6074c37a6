package octavo.gui;

import octavo.bib.BibEntry;
import octavo.duplicates.ImportCandidate;
import octavo.duplicates.ImportCandidate.Choice;
import octavo.duplicates.ImportPlan;
import octavo.duplicates.ImportPlan.Refused;
import octavo.duplicates.KeptApart;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.document.LibraryDocument;
import octavo.gui.document.UserNotice;
import octavo.gui.importing.ImportModel;
import octavo.gui.page.VenueRegisters;
import octavo.gui.tasks.BackgroundTasks;
import octavo.importer.AgreementPlan;
import octavo.importer.GatheredSources;
import octavo.importer.NamedSource;
import octavo.importer.SourcePlan;
import octavo.importer.ValueSources;
import octavo.keys.FollowedFormula;
import octavo.keys.KeyFormula;
import octavo.library.Edit;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Imports entries from files and texts into the current library. A single new entry from a text is
/// imported directly; everything else is reviewed first.
final class ImportCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(ImportCommands.class);

    private final BackgroundTasks background;
    private final WindowOverlays sheets;
    private final PastedPapers pasted;
    private final Supplier<String> keyPattern;

    /// @param sheets shows the review
    /// @param pasted finds the entries of a pasted text
    /// @param keyPattern the key formula that is set; empty if none is
    ImportCommands(
            BackgroundTasks background,
            WindowOverlays sheets,
            PastedPapers pasted,
            Supplier<String> keyPattern) {
        this.background = background;
        this.sheets = sheets;
        this.pasted = pasted;
        this.keyPattern = keyPattern;
    }

    /// Imports the entries in a text, or the papers it names.
    void text(Workspace workspace, String text) {
        pasted.gather(
                text,
                workspace.document().library(),
                slot -> showKnown(workspace, slot),
                workspace.document().notices(),
                found ->
                        read(
                                workspace,
                                () -> found,
                                intake -> takeText(workspace, intake, found.sources())),
                workspace::failed);
    }

    private void takeText(Workspace workspace, AgreementPlan intake, ValueSources sources) {
        List<ImportCandidate> arrivals = intake.plan().arrivals();
        if (arrivals.isEmpty()) {
            tellOfNone(workspace, intake.plan());
        } else if (arrivals.size() > 1
                || !intake.plan().refused().isEmpty()
                || !intake.plan().repaired().isEmpty()
                || !intake.adaptations().isEmpty()
                || arrivals.getFirst().state() == ImportCandidate.State.DIFFERS) {
            review(workspace, intake, sources, Optional.empty());
        } else {
            takeOne(workspace, intake.plan(), arrivals.getFirst());
        }
    }

    private void takeOne(Workspace workspace, ImportPlan intake, ImportCandidate arrival) {
        if (arrival.state() == ImportCandidate.State.NEW) {
            take(workspace, intake, List.of(arrival.proposal()));
            return;
        }
        showKnown(workspace, arrival.known().orElseThrow());
    }

    private static void showKnown(Workspace workspace, int slot) {
        String key = keys(workspace.document().library(), List.of(slot));
        workspace.entries().reveal(List.of(slot));
        workspace.document().tell(MESSAGES.text("import.known", key));
    }

    /// Imports the content of files.
    ///
    /// @param instead opens them as libraries; empty if they are not
    void files(Workspace workspace, List<Path> paths, Optional<Runnable> instead) {
        Optional<Path> folder = workspace.document().path().map(Path::getParent);
        read(
                workspace,
                () -> {
                    List<NamedSource> sources = new ArrayList<>();
                    for (Path path : paths) {
                        sources.add(load(path, folder));
                    }
                    return GatheredSources.of(sources);
                },
                intake -> {
                    if (intake.plan().arrivals().isEmpty()) {
                        tellOfNone(workspace, intake.plan());
                    } else {
                        review(workspace, intake, ValueSources.NONE, instead);
                    }
                });
    }

    /// What became of papers that a browser sent.
    ///
    /// @param added the slots of those that are new
    /// @param present the slots of those that the library had
    /// @param refused the reasons against the others
    record Sent(List<Integer> added, List<Integer> present, String refused) {
        Sent {
            added = List.copyOf(added);
            present = List.copyOf(present);
        }
    }

    /// Imports what a browser sent. Whoever clicks there sees no review here: what is new comes in
    /// as the library writes it, and what the library knows otherwise is offered.
    ///
    /// @param with what else belongs to the step, given the library with the new slots
    void sent(
            Workspace workspace,
            List<NamedSource> sources,
            BiFunction<Library, List<Integer>, Edit> with,
            Consumer<Sent> then,
            Consumer<Exception> failed) {
        Optional<Path> path = workspace.document().path();
        String set = keyPattern.get();
        workspace.workOut(
                library -> plan(library, path, set, GatheredSources.of(sources)),
                intake -> then.accept(takeSent(workspace, intake, sources, with)),
                failed);
    }

    private Sent takeSent(
            Workspace workspace,
            AgreementPlan intake,
            List<NamedSource> sources,
            BiFunction<Library, List<Integer>, Edit> with) {
        LibraryDocument document = workspace.document();
        ImportPlan plan = intake.all();
        List<Choice> choices =
                plan.arrivals().stream()
                        .map(each ->
                                each.state() == ImportCandidate.State.NEW
                                        ? each.proposal()
                                        : new Choice.Skip())
                        .toList();
        List<Integer> present =
                plan.arrivals().stream().flatMap(each -> each.known().stream()).toList();
        List<Integer> added = List.of();
        if (present.size() < choices.size()) {
            Library before = document.library();
            Edit edit = plan.edit(before, choices);
            Library after = before.apply(edit);
            added = ImportPlan.added(before, after);
            document.apply(
                    MESSAGES.text("import.step", added.size()),
                    new Edit.Batch(List.of(edit, with.apply(after, added))));
            workspace.entries().reveal(added);
            new PreprintOffer(background).offer(workspace, added);
            document.tellOfStep(MESSAGES.text("import.sent", keys(document.library(), added)));
        } else if (!present.isEmpty()) {
            workspace.entries().reveal(present);
        }
        tellOfPresent(workspace, plan, present, sources);
        return new Sent(added, present, ImportModel.refused(plan.refused()));
    }

    private static String keys(Library library, List<Integer> slots) {
        return slots.stream()
                .flatMap(slot -> library.entry(slot).stream())
                .map(BibEntry::key)
                .collect(Collectors.joining(", "));
    }

    private void tellOfPresent(
            Workspace workspace,
            ImportPlan plan,
            List<Integer> present,
            List<NamedSource> sources) {
        if (present.isEmpty()) {
            return;
        }
        String known = MESSAGES.text("import.known", keys(workspace.document().library(), present));
        boolean differs =
                plan.arrivals().stream()
                        .anyMatch(each -> each.state() == ImportCandidate.State.DIFFERS);
        if (!differs) {
            workspace.document().tell(known);
            return;
        }
        Runnable review =
                () ->
                        read(
                                workspace,
                                () -> GatheredSources.of(sources),
                                intake ->
                                        review(
                                                workspace,
                                                intake,
                                                ValueSources.NONE,
                                                Optional.empty()));
        workspace
                .document()
                .notices()
                .accept(
                        CancellableTask.notice(
                                known + " " + MESSAGES.text("import.differs"),
                                MESSAGES.text("import.review"),
                                review));
    }

    /// Reports files that were skipped because they are not libraries.
    static UserNotice ofOthers(List<Path> paths) {
        String names =
                paths.stream()
                        .map(path -> String.valueOf(path.getFileName()))
                        .collect(Collectors.joining(", "));
        return new UserNotice(
                UserNotice.Level.DONE, MESSAGES.text("import.others", paths.size(), names));
    }

    private static NamedSource load(Path path, Optional<Path> folder) throws IOException {
        try {
            String name = String.valueOf(path.getFileName());
            return NamedSource.ofFile(name, LibraryFile.bytes(path), path, folder);
        } catch (IOException trouble) {
            throw new IOException(
                    MessageTranslator.of(FileTrouble.whenReading(path, trouble)), trouble);
        }
    }

    /// Compares the candidates with the library; again if the library changes during the review.
    private void read(
            Workspace workspace, Callable<GatheredSources> source, Consumer<AgreementPlan> then) {
        Library library = workspace.document().library();
        Optional<Path> path = workspace.document().path();
        String set = keyPattern.get();
        background.run(
                () -> plan(library, path, set, source.call()),
                intake ->
                        sheets.whenFree(() -> {
                            if (library == workspace.document().library()) {
                                then.accept(intake);
                            } else {
                                read(workspace, source, then);
                            }
                        }),
                workspace::failed);
    }

    /// @param set the key formula that is set; empty if none is
    private static AgreementPlan plan(
            Library library, Optional<Path> path, String set, GatheredSources source)
            throws IOException {
        KeyFormula formula = KeyFormula.parse(FollowedFormula.orUsual(set, library)).value();
        Sidecar decided =
                path.map(SidecarFile::load).map(SidecarFile::content).orElseGet(Sidecar::empty);
        ImportPlan plan = SourcePlan.of(library, source, formula, KeptApart.of(decided));
        return AgreementPlan.of(plan, formula, decided, VenueRegisters.read());
    }

    private void review(
            Workspace workspace,
            AgreementPlan intake,
            ValueSources sources,
            Optional<Runnable> instead) {
        String name = workspace.document().nameProperty().get();
        sheets.review(
                new ImportModel(
                        name, intake, sources, (plan, choices) -> take(workspace, plan, choices)),
                instead);
    }

    private void take(Workspace workspace, ImportPlan intake, List<Choice> choices) {
        LibraryDocument document = workspace.document();
        Library before = document.library();
        long wanted = choices.stream().filter(it -> !(it instanceof Choice.Skip)).count();
        if (wanted == 0) {
            return;
        }
        document.apply(MESSAGES.text("import.step", wanted), intake.edit(before, choices));
        List<Integer> added = ImportPlan.added(before, document.library());
        if (!added.isEmpty()) {
            workspace.entries().reveal(added);
            new PreprintOffer(background).offer(workspace, added);
        }
        document.tellOfStep(MESSAGES.text("import.added", wanted));
    }

    private static void tellOfNone(Workspace workspace, ImportPlan intake) {
        if (intake.refused().isEmpty()) {
            workspace.document().tell(MESSAGES.text("import.nothing"));
        } else {
            workspace.tell(UserNotice.Level.WARNING, ofNone(intake.refused()));
        }
    }

    /// Why nothing has come in.
    static String ofNone(List<Refused> refused) {
        // Pasted text has no name, so the reason must stand alone.
        return refused.size() == 1 && refused.getFirst().key().isEmpty()
                ? MessageTranslator.of(refused.getFirst().reason())
                : MESSAGES.text("import.refused", ImportModel.refused(refused));
    }
}
