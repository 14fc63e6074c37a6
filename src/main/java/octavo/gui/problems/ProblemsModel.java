package octavo.gui.problems;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import octavo.check.CheckDecisions;
import octavo.check.ProblemRule;
import octavo.gui.page.IgnoredChecks;
import octavo.gui.page.OpenLibrary;
import octavo.gui.page.SidecarEdits;
import octavo.gui.problems.ProblemList.Found;
import octavo.library.Library;
import octavo.library.LibraryDialect;
import octavo.venues.OwnField;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

/// The problems of a library, with fixes for some of them. Nothing is changed before the user has
/// reviewed it.
public final class ProblemsModel {
    private final OpenLibrary library;
    private final ReadOnlyObjectWrapper<ProblemList> findings =
            new ReadOnlyObjectWrapper<>(ProblemList.NONE);
    private final ReadOnlyObjectWrapper<Optional<ProblemFix>> mending =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper checking = new ReadOnlyBooleanWrapper();
    private final IgnoredChecks ignored;
    private final ObservableValue<CheckDecisions> decisions;
    private Runnable cancel = () -> {};
    private boolean withFiles;

    public ProblemsModel(OpenLibrary library) {
        this.library = library;
        this.ignored =
                new IgnoredChecks(new SidecarEdits(library.sidecarSession(), library.editSteps()));
        this.decisions = library.sidecarSession().contentProperty().map(CheckDecisions::of);
        library.sidecarSession()
                .readFile(() -> {
                    library.libraryValue().subscribe(this::check);
                    decisions.subscribe((_, _) -> check(library.libraryValue().getValue()));
                });
    }

    public ReadOnlyObjectProperty<ProblemList> findingsProperty() {
        return findings.getReadOnlyProperty();
    }

    /// Whether the checks are running.
    public ReadOnlyBooleanProperty checkingProperty() {
        return checking.getReadOnlyProperty();
    }

    /// The fix offered for review.
    public ReadOnlyObjectProperty<Optional<ProblemFix>> mendingProperty() {
        return mending.getReadOnlyProperty();
    }

    private void check(Library now) {
        cancel.run();
        CheckDecisions asked = decisions.getValue();
        mending.set(Optional.empty());
        checking.set(true);
        Optional<Path> files = library.libraryPath().filter(_ -> withFiles);
        cancel =
                library.background()
                        .runInBackground(
                                () -> found(now, asked, files),
                                found -> {
                                    if (isPresent(now) && asked.equals(decisions.getValue())) {
                                        checking.set(false);
                                        findings.set(found);
                                    }
                                },
                                trouble -> {
                                    checking.set(false);
                                    library.onFailure().accept(trouble);
                                });
    }

    private static ProblemList found(Library now, CheckDecisions decisions, Optional<Path> files)
            throws IOException {
        ProblemList found = ProblemList.of(now, decisions);
        return files.isPresent() ? found.withFiles(FileProblems.of(now, files.get())) : found;
    }

    /// What the owner has decided of the checks.
    public ObservableValue<CheckDecisions> decisionsProperty() {
        return decisions;
    }

    /// What the library is written for, as far as its content tells.
    LibraryDialect dialectOfContent() {
        return library.libraryValue().getValue().libraryDialect();
    }

    /// Reports a kind of problem no more in the entry of one.
    public void ignore(ProblemRule rule, Found found) {
        ignored.ignoreCheck(rule.problemCode().id(), found.name());
    }

    /// Reports a kind of problem no more.
    public void ignore(ProblemRule rule) {
        ignored.ignoreCheck(rule.problemCode().id());
    }

    /// Reports a kind of problem again.
    public void report(String kind) {
        ignored.reportCheck(kind);
    }

    /// Sets what the library is written for; nothing to tell from its content.
    public void choose(Optional<LibraryDialect> dialect) {
        ignored.chooseDialect(dialect);
    }

    /// Looks at the linked files too, now and after each change: only from then on, since a folder
    /// may be large or far away.
    public void checkFiles() {
        withFiles = true;
        check(library.libraryValue().getValue());
    }

    /// Where its papers are looked for; the files are checked when that changes.
    PaperFoldersModel paperFolders() {
        return new PaperFoldersModel(library, this::checkFiles);
    }

    /// Whether the library lies in a folder whose files it may link to.
    public boolean hasFolder() {
        return library.libraryPath().isPresent();
    }

    /// States are values; only their identity is compared.
    @SuppressWarnings("ReferenceEquality")
    private boolean isPresent(Library state) {
        return state == library.libraryValue().getValue();
    }

    /// Offers everything a clean-up fixes.
    public void offer(String cleanUp) {
        Library now = library.libraryValue().getValue();
        offer(
                now,
                () ->
                        FileProblems.isMend(cleanUp)
                                ? FileProblems.mend(now, file(), cleanUp, Optional.empty())
                                : ProblemFix.of(now, cleanUp));
    }

    /// Offers to fix one entry.
    public void offer(String cleanUp, Found found) {
        Library now = library.libraryValue().getValue();
        offer(
                now,
                () ->
                        FileProblems.isMend(cleanUp)
                                ? FileProblems.mend(now, file(), cleanUp, Optional.of(found))
                                : ProblemFix.of(now, cleanUp, found.slot()));
    }

    private Path file() {
        return library.libraryPath().orElseThrow();
    }

    private void offer(Library now, Callable<ProblemFix> work) {
        library.background()
                .runInBackground(
                        work,
                        offered -> {
                            if (isPresent(now)) {
                                mending.set(Optional.of(offered));
                            }
                        },
                        library.onFailure());
    }

    /// Applies the offered fix, as one step.
    public void accept() {
        Optional<ProblemFix> offered = mending.get();
        mending.set(Optional.empty());
        offered.filter(each -> each.entries() > 0)
                .ifPresent(each -> library.editSteps().applyStep(each.summary(), each.edit()));
    }

    public void decline() {
        mending.set(Optional.empty());
    }

    /// Whether a problem is about the venue of an entry.
    static boolean isOfVenue(Found found) {
        return found.slot() != Found.NOWHERE && OwnField.isOne(found.field());
    }

    /// Shows the venue that a problem is about, with all its spellings.
    public void showVenue(Found found) {
        library.libraryWays().showVenue().accept(found.slot());
    }

    /// Shows the entry, the field and the person of a problem.
    public void show(Found found) {
        if (found.slot() == Found.NOWHERE) {
            return;
        }
        if (found.person().isPresent()) {
            int person = found.person().getAsInt();
            library.libraryWays().showPerson().showPerson(found.slot(), found.field(), person);
        } else {
            library.libraryWays().showEntry().accept(found.slot(), found.field());
        }
    }
}
