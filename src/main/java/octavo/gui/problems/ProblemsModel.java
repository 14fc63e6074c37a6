package octavo.gui.problems;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import octavo.check.CheckCatalogue;
import octavo.check.CheckDecisions;
import octavo.check.ProblemRule;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.pagecontract.IgnoredChecks;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.pagecontract.ReceiptEdits;
import octavo.gui.pagecontract.SidecarEdits;
import octavo.gui.problems.ProblemList.ProblemFinding;
import octavo.library.Library;
import octavo.library.LibraryDialect;
import octavo.paperprojects.CheckRules;
import octavo.venues.OwnField;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;

/// The problems of a library, with fixes for some of them. Nothing is changed before the user has
/// reviewed it.
public final class ProblemsModel {
    private final OpenLibrary openLibrary;
    private final ReadOnlyObjectWrapper<ProblemList> problemList =
            new ReadOnlyObjectWrapper<>(ProblemList.NONE);
    private final ReadOnlyObjectWrapper<Optional<ProblemFix>> offeredFix =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper isChecking = new ReadOnlyBooleanWrapper(true);
    private final IgnoredChecks ignoredChecks;
    private final ObservableValue<CheckDecisions> checkDecisions;
    private final EntryFixPreview fixPreview;
    private final CleanUpReview cleanUpReview;
    private final VerificationModel verificationModel;
    private Runnable cancelCheck = () -> {};
    private boolean includesFiles;

    public ProblemsModel(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
        this.fixPreview = new EntryFixPreview(openLibrary.background(), openLibrary.onFailure());
        this.cleanUpReview = new CleanUpReview(openLibrary);
        this.verificationModel = new VerificationModel(openLibrary);
        this.ignoredChecks =
                new IgnoredChecks(
                        new SidecarEdits(openLibrary.sidecarSession(), openLibrary.editSteps()));
        this.checkDecisions =
                openLibrary
                        .onlineAccess()
                        .decisionsIn(openLibrary.sidecarSession().contentProperty());
        openLibrary
                .sidecarSession()
                .readFile(() -> openLibrary.receiptSession().readFile(this::beginChecking));
    }

    private void beginChecking() {
        openLibrary.libraryValue().subscribe(this::checkLibrary);
        checkDecisions.subscribe((_, _) -> checkLibrary(openLibrary.libraryValue().getValue()));
        openLibrary
                .receiptSession()
                .receiptsProperty()
                .subscribe((_, _) -> checkLibrary(openLibrary.libraryValue().getValue()));
    }

    private CheckDecisions withReceipts() {
        return checkDecisions.getValue().withReceipts(openLibrary.receiptSession().receipts());
    }

    public ReadOnlyObjectProperty<ProblemList> findingsProperty() {
        return problemList.getReadOnlyProperty();
    }

    /// Whether the checks are running, or wait for what they need.
    public ReadOnlyBooleanProperty checkingProperty() {
        return isChecking.getReadOnlyProperty();
    }

    /// The fix offered for review.
    public ReadOnlyObjectProperty<Optional<ProblemFix>> mendingProperty() {
        return offeredFix.getReadOnlyProperty();
    }

    private void checkLibrary(Library currentLibrary) {
        cancelCheck.run();
        CheckDecisions askedDecisions = withReceipts();
        offeredFix.set(Optional.empty());
        fixPreview.forget();
        isChecking.set(true);
        Optional<Path> libraryPath = openLibrary.libraryPath();
        Optional<Path> checkedFile = libraryPath.filter(_ -> includesFiles);
        cancelCheck =
                openLibrary
                        .background()
                        .runInBackground(
                                () ->
                                        findProblems(
                                                currentLibrary,
                                                askedDecisions.inProject(
                                                        CheckRules.severitiesFor(libraryPath)),
                                                checkedFile),
                                foundProblems -> {
                                    if (isCurrent(currentLibrary)
                                            && askedDecisions.equals(withReceipts())) {
                                        isChecking.set(false);
                                        problemList.set(foundProblems);
                                    }
                                },
                                exception -> {
                                    isChecking.set(false);
                                    openLibrary.onFailure().accept(exception);
                                });
    }

    private static ProblemList findProblems(
            Library currentLibrary, CheckDecisions decisions, Optional<Path> libraryFile)
            throws IOException {
        ProblemList foundProblems = ProblemList.of(currentLibrary, decisions);
        return libraryFile.isPresent()
                ? foundProblems.withFiles(FileProblems.of(currentLibrary, libraryFile.get()))
                : foundProblems;
    }

    /// What the owner has decided of the checks.
    public ObservableValue<CheckDecisions> decisionsProperty() {
        return checkDecisions;
    }

    /// What the library is written for, as far as its content tells.
    LibraryDialect dialectOfContent() {
        return openLibrary.libraryValue().getValue().libraryDialect();
    }

    /// Reports a kind of problem no more in the entry of one.
    public void ignore(ProblemRule rule, ProblemFinding foundProblems) {
        ignoredChecks.ignoreCheck(rule.problemCode().id(), foundProblems.entryKey());
    }

    /// Reports a kind of problem no more.
    public void ignore(ProblemRule rule) {
        ignoredChecks.ignoreCheck(rule.problemCode().id());
    }

    /// Whether problems by a rule are values that nobody has confirmed, which a person can accept.
    static boolean isAcceptable(ProblemRule rule) {
        return CheckCatalogue.isAcceptable(rule.problemCode().id());
    }

    /// Accepts what nobody has confirmed in the entry of a problem.
    public void accept(ProblemFinding foundProblem) {
        Library library = openLibrary.libraryValue().getValue();
        library.indexOfSlot(foundProblem.slot())
                .flatMap(library::workAt)
                .ifPresent(work ->
                        new ReceiptEdits(openLibrary.receiptSession(), openLibrary.editSteps())
                                .acceptValues(work, Set.of()));
    }

    /// Reports a kind of problem again.
    public void reportAgain(String problemKind) {
        ignoredChecks.reportCheck(problemKind);
    }

    /// Sets what the library is written for; nothing to tell from its content.
    public void chooseDialect(Optional<LibraryDialect> dialect) {
        ignoredChecks.chooseDialect(dialect);
    }

    /// Looks at the linked files too, now and after each change: only from then on, since a folder
    /// may be large or far away.
    public void checkFiles() {
        includesFiles = true;
        checkLibrary(openLibrary.libraryValue().getValue());
    }

    /// Where its papers are looked for; the files are checked when that changes.
    PaperFoldersModel paperFolders() {
        return new PaperFoldersModel(openLibrary, this::checkFiles);
    }

    /// Whether the library lies in a folder whose files it may link to.
    public boolean hasFolder() {
        return openLibrary.libraryPath().isPresent();
    }

    /// States are values; only their identity is compared.
    @SuppressWarnings("ReferenceEquality")
    private boolean isCurrent(Library checkedLibrary) {
        return checkedLibrary == openLibrary.libraryValue().getValue();
    }

    /// Offers everything a clean-up fixes.
    public void offerFix(String cleanUp) {
        Library currentLibrary = openLibrary.libraryValue().getValue();
        offerFix(
                currentLibrary,
                () ->
                        FileProblems.isFileFix(cleanUp)
                                ? FileProblems.fixFiles(
                                        currentLibrary, libraryFile(), cleanUp, Optional.empty())
                                : ProblemFix.of(currentLibrary, cleanUp));
    }

    /// Offers to fix one entry.
    public void offerFix(String cleanUp, ProblemFinding foundProblems) {
        Library currentLibrary = openLibrary.libraryValue().getValue();
        offerFix(
                currentLibrary,
                () ->
                        FileProblems.isFileFix(cleanUp)
                                ? FileProblems.fixFiles(
                                        currentLibrary,
                                        libraryFile(),
                                        cleanUp,
                                        Optional.of(foundProblems))
                                : ProblemFix.of(currentLibrary, cleanUp, foundProblems.slot()));
    }

    private Path libraryFile() {
        return openLibrary.libraryPath().orElseThrow();
    }

    private void offerFix(Library currentLibrary, Callable<ProblemFix> fixWork) {
        openLibrary
                .background()
                .runInBackground(
                        fixWork,
                        offered -> {
                            if (isCurrent(currentLibrary)) {
                                offeredFix.set(Optional.of(offered));
                            }
                        },
                        openLibrary.onFailure());
    }

    /// The paper that a problem is about; empty if it is in none.
    Optional<PaperSummary> paperOf(ProblemFinding foundProblem) {
        return foundProblem.slot() == ProblemFinding.NOWHERE
                ? Optional.empty()
                : PaperSummary.inSlot(openLibrary.libraryValue().getValue(), foundProblem.slot());
    }

    /// Works out what fixing an entry would change, unless that takes looking at files.
    void previewFix(String cleanUp, ProblemFinding foundProblem) {
        fixPreview.clear();
        if (hasPreview(cleanUp, foundProblem)) {
            fixPreview.workOut(openLibrary.libraryValue().getValue(), cleanUp, foundProblem.slot());
        }
    }

    static boolean hasPreview(String cleanUp, ProblemFinding foundProblem) {
        return foundProblem.slot() != ProblemFinding.NOWHERE && !FileProblems.isFileFix(cleanUp);
    }

    /// What fixing the entry would change; empty while that is not known.
    ReadOnlyObjectProperty<Optional<EntryFix>> previewProperty() {
        return fixPreview.previewProperty();
    }

    /// Makes the changes that the preview shows, unless the library has changed since.
    ///
    /// @param stepLabel what the step is called
    void applyPreview(String stepLabel) {
        previewProperty()
                .get()
                .filter(entryFix -> isCurrent(entryFix.libraryBefore()))
                .ifPresent(
                        entryFix -> openLibrary.editSteps().applyStep(stepLabel, entryFix.edit()));
    }

    CleanUpReview cleanUpReview() {
        return cleanUpReview;
    }

    VerificationModel verificationModel() {
        return verificationModel;
    }

    /// Shows the entry in a slot.
    void showEntry(int slot) {
        openLibrary.libraryWays().showEntry().accept(slot, "");
    }

    /// Applies the offered fix, as one step.
    public void acceptFix() {
        Optional<ProblemFix> offered = offeredFix.get();
        offeredFix.set(Optional.empty());
        offered.filter(each -> each.entryCount() > 0)
                .ifPresent(each -> openLibrary.editSteps().applyStep(each.summary(), each.edit()));
    }

    public void declineFix() {
        offeredFix.set(Optional.empty());
    }

    /// Whether a problem is about the venue of an entry.
    static boolean isOfVenueField(ProblemFinding foundProblems) {
        return foundProblems.slot() != ProblemFinding.NOWHERE
                && OwnField.isVenueField(foundProblems.fieldName());
    }

    /// Shows the venue that a problem is about, with all its spellings.
    public void showVenue(ProblemFinding foundProblems) {
        openLibrary.libraryWays().showVenue().accept(foundProblems.slot());
    }

    /// Asks for a string that the field of a problem uses, but nothing defines.
    Optional<StringDefinitionBox> definitionBox(ProblemFinding finding) {
        Library library = openLibrary.libraryValue().getValue();
        return library.entryInSlot(finding.slot())
                .flatMap(entry ->
                        entry.fields().stream()
                                .filter(it -> it.name().equalsIgnoreCase(finding.fieldName()))
                                .flatMap(it ->
                                        library
                                                .macros()
                                                .undefinedMacros(
                                                        it.value(),
                                                        library.indexOfSlot(finding.slot())
                                                                .orElseThrow())
                                                .stream())
                                .findFirst())
                .map(macro -> new StringDefinitionBox(openLibrary, macro.name()));
    }

    /// Shows the entry, the field and the person of a problem.
    public void showFinding(ProblemFinding foundProblems) {
        if (foundProblems.slot() == ProblemFinding.NOWHERE) {
            return;
        }
        if (foundProblems.nameIndex().isPresent()) {
            int nameIndex = foundProblems.nameIndex().getAsInt();
            openLibrary
                    .libraryWays()
                    .showPerson()
                    .showPerson(foundProblems.slot(), foundProblems.fieldName(), nameIndex);
        } else {
            openLibrary
                    .libraryWays()
                    .showEntry()
                    .accept(foundProblems.slot(), foundProblems.fieldName());
        }
    }
}
