package octavo.gui.cv;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;
import octavo.cv.configuration.Profile;
import octavo.cv.configuration.Profiles;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.StyleCompletion;
import octavo.gui.cv.ListOwner.LibraryAuthors;
import octavo.gui.cv.OptionEdits.OptionEdit;
import octavo.gui.cv.ProfileJson.TypedProfile;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.pagecontract.SidecarEdits;
import octavo.gui.tasks.LatestTask;
import octavo.library.Library;
import octavo.library.Work;
import octavo.people.DecisionsJson;
import octavo.people.PersonDecisions;
import octavo.retractions.RetractionTable;
import octavo.retractions.UpdateNotice;
import octavo.sidecar.JsonFault;
import octavo.sidecar.Sidecar;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// The profiles of a library, and the current one's list. Every change is saved in the sidecar.
public final class CvModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(CvModel.class);

    /// What it prints, the rows that show it, whose list it is, and the name of its style.
    private record PrintedPage(
            PrintedProfile printedProfile,
            List<CvRow> cvRows,
            ListOwner listOwner,
            String styleName) {}

    private final OpenLibrary openLibrary;
    private final SidecarEdits sidecarEdits;
    private final ObservableList<String> profileNames = FXCollections.observableArrayList();
    private final StringProperty chosenName = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<@Nullable PrintedProfile> printed =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper nameProblem = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectProperty<RetractionTable> knownNotices;
    private final ListOutputs listOutputs;
    private final ListSections listSections;
    private final LatestTask printTask;
    private final LatestTask completionTask;
    private List<CvRow> cvRows = List.of();
    private String styleName = "";
    private ListOwner owner = ListOwner.of(LibraryAuthors.of(Library.empty()), List.of());

    public CvModel(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
        this.knownNotices = openLibrary.onlineAccess().followNotices();
        this.listSections = new ListSections(this);
        this.listOutputs = new ListOutputs(this, openLibrary);
        this.printTask = new LatestTask(openLibrary.background());
        this.completionTask = new LatestTask(openLibrary.background());
        this.sidecarEdits = new SidecarEdits(openLibrary, this::refresh);
        chosenName.addListener(_ -> {
            listOutputs.declineExport();
            printProfile();
        });
        openLibrary.libraryValue().subscribe(_ -> sidecarEdits.readContent(_ -> refresh()));
        knownNotices.subscribe((_, _) -> printProfile());
    }

    private void refresh() {
        profileNames.setAll(PrintedProfile.profileNames(sidecarEdits.currentContent()));
        if (profileNames.contains(chosenName.get())) {
            printProfile();
        } else {
            chosenName.set(profileNames.getFirst());
        }
    }

    /// The retractions and corrections of a work that this computer knows, or the receipts.
    List<UpdateNotice> noticesOf(Work work) {
        List<UpdateNotice> known = work.doi().map(knownNotices.get()::noticesOf).orElse(List.of());
        RetractionTable receiptNotices = openLibrary.receiptSession().receipts().notices();
        return known.isEmpty()
                ? work.doi().map(receiptNotices::noticesOf).orElse(List.of())
                : known;
    }

    /// Formats the list again, and updates the state of the files.
    void printProfile() {
        String name = Objects.requireNonNullElse(chosenName.get(), "");
        var profileSource =
                new PrintedProfile.ProfileSource(
                        openLibrary.libraryValue().getValue(),
                        sidecarEdits.currentContent(),
                        openLibrary.libraryPath());
        ListOwner lastOwner = owner;
        printTask.runLatest(
                () -> {
                    PrintedProfile printedProfile = PrintedProfile.of(profileSource, name);
                    List<String> ownNames = printedProfile.profile().nameForms().ownNames();
                    ListOwner listOwner =
                            lastOwner.updatedFor(
                                    profileSource.library(),
                                    ownNames.isEmpty() ? profileSource.ownNames() : ownNames);
                    String styleId = styleId(printedProfile);
                    return new PrintedPage(
                            printedProfile,
                            CvRow.of(printedProfile),
                            listOwner,
                            BundledStyles.findTitle(styleId).orElse(styleId));
                },
                printedProfile -> {
                    cvRows = printedProfile.cvRows();
                    owner = printedProfile.listOwner();
                    styleName = printedProfile.styleName();
                    printed.set(printedProfile.printedProfile());
                },
                openLibrary.onFailure());
    }

    /// The id of the style of a list; empty if it has a template.
    static String styleId(PrintedProfile printedProfile) {
        return printedProfile.profile().entryForm()
                        instanceof Profile.EntryForm.CslStyleForm(var id)
                ? id
                : "";
    }

    /// The name of the list's style; its id if it has none.
    String styleName() {
        return styleName;
    }

    /// Whether the list is being made, so that what is shown is the one before.
    ReadOnlyBooleanProperty makingProperty() {
        return printTask.busyProperty();
    }

    /// Opens an entry's paper outside the window.
    void openPaper(String key) {
        slotOf(key).ifPresent(slot -> openLibrary.libraryWays().openPaper().accept(slot));
    }

    /// Shows an entry in the table.
    void showEntry(String key) {
        slotOf(key).ifPresent(slot -> openLibrary.libraryWays().showEntry().accept(slot, ""));
    }

    private Optional<Integer> slotOf(String key) {
        Library printedProfile = openLibrary.libraryValue().getValue();
        return printedProfile
                .indexOfKey(key)
                .map(entryIndex -> printedProfile.slots().get(entryIndex).number());
    }

    /// Shows the entries that a query finds.
    void showEntries(String query) {
        openLibrary.libraryWays().showEntries().accept(query);
    }

    /// Compares the list with what services have of its owner.
    void lookForMore() {
        openLibrary.libraryWays().lookForMore().run();
    }

    /// Finds styles that fit what someone types.
    void findStyles(String typedText, Consumer<List<BundledStyle>> onFound) {
        completionTask.runLatest(
                () -> StyleCompletion.fitting(typedText), onFound, openLibrary.onFailure());
    }

    public ObservableList<String> names() {
        return profileNames;
    }

    /// The name of the current profile.
    public StringProperty chosenProperty() {
        return chosenName;
    }

    /// The rows of the list.
    List<CvRow> rows() {
        return cvRows;
    }

    /// The formatted list; null until it is available.
    public ReadOnlyObjectProperty<@Nullable PrintedProfile> printedProperty() {
        return printed.getReadOnlyProperty();
    }

    /// How much of the library is listed, in words.
    String countsText() {
        PrintedProfile printedProfile = printed.get();
        return printedProfile == null
                ? ""
                : MESSAGES.text(
                        "listed",
                        printedProfile.cvDocument().entries().size(),
                        owner.libraryAuthors().works().size());
    }

    /// Whose list it is, as of what is printed.
    ListOwner owner() {
        return owner;
    }

    /// Says whose list it is: in the profile if that says it already, and otherwise of the library.
    /// A list that nobody has changed becomes that of the owner's papers.
    ///
    /// @return what is wrong with the name; empty if it is someone's here
    String chooseOwner(String typedText) {
        Optional<String> spelling = owner.findSpelling(typedText);
        PrintedProfile printedProfile = printed.get();
        if (spelling.isEmpty() || printedProfile == null) {
            return MESSAGES.text("nobody", typedText.strip());
        }
        if (!isKept() || printedProfile.profile().nameForms().ownNames().isEmpty()) {
            sidecarEdits.changeContent(
                    MESSAGES.text("step.me", spelling.get()),
                    sidecar -> {
                        PersonDecisions personDecisions =
                                DecisionsJson.readDecisions(sidecar).decisions();
                        Sidecar newSidecar =
                                DecisionsJson.write(
                                        personDecisions.markOnlyMe(spelling.get()), sidecar);
                        return isKept()
                                ? newSidecar
                                : ProfileEdits.createProfile(
                                        newSidecar, chosenName.get(), owner.of(spelling.get()));
                    });
            refresh();
        } else {
            editOption(OptionEdits.selfNames(List.of(spelling.get())));
        }
        return "";
    }

    /// The profile that is looked at, as the sidecar writes it.
    String json() {
        return ProfileJson.profileText(sidecarEdits.currentContent(), chosenName.get());
    }

    /// Takes the profile as someone wrote it.
    ///
    /// @return why it is no JSON; empty if it is
    String json(String typedText) {
        return switch (ProfileJson.parse(typedText)) {
            case TypedProfile.Valid(ObjectNode profile) -> {
                changeProfile(
                        sidecar -> ProfileEdits.replaceProfile(sidecar, chosenName.get(), profile));
                yield "";
            }
            case TypedProfile.Invalid(JsonFault(String reason, int line, int column)) ->
                    MESSAGES.text("json-invalid", line, column, reason);
        };
    }

    /// The files that the list goes to.
    ListOutputs outputs() {
        return listOutputs;
    }

    /// The sections of the list.
    ListSections sections() {
        return listSections;
    }

    /// Changes an option of the profile that is looked at.
    void editOption(OptionEdit edit) {
        changeProfile(sidecar -> edit.applyTo(sidecar, chosenName.get()));
    }

    private void changeProfile(UnaryOperator<Sidecar> edit) {
        changeProfile("change", chosenName.get(), edit);
    }

    private void changeProfile(String verb, String name, UnaryOperator<Sidecar> edit) {
        sidecarEdits.changeContent(MESSAGES.text("step." + verb, name), edit);
        refresh();
    }

    /// A message about the last profile name.
    ReadOnlyStringProperty saidProperty() {
        return nameProblem.getReadOnlyProperty();
    }

    /// Creates a profile and switches to it.
    ///
    /// @return whether the name was free
    public boolean createProfile(String name) {
        return takeName(
                name,
                freeName ->
                        changeProfile(
                                "create",
                                freeName,
                                sidecar -> ProfileEdits.createProfile(sidecar, freeName, owner)));
    }

    /// Makes a profile like one that comes with Octavo, of its name, and looks at it.
    void createLike(String shippedName) {
        String name = shippedName;
        for (int i = 2; profileNames.contains(name); i++) {
            name = shippedName + "-" + i;
        }
        takeName(
                name,
                freeName ->
                        changeProfile(
                                "create",
                                freeName,
                                sidecar ->
                                        ProfileEdits.createLike(sidecar, freeName, shippedName)));
    }

    /// Renames the current profile.
    ///
    /// @return whether the name was free
    public boolean renameProfile(String name) {
        String oldName = chosenName.get();
        return takeName(
                name,
                freeName ->
                        changeProfile(
                                "rename",
                                oldName,
                                sidecar -> ProfileEdits.renameProfile(sidecar, oldName, freeName)));
    }

    /// Names a profile and switches to it, or reports that the name is taken.
    private boolean takeName(String name, Consumer<String> useName) {
        String strippedName = name.strip();
        boolean isTaken = profileNames.contains(strippedName) && isKept();
        nameProblem.set(isTaken ? MESSAGES.text("taken", strippedName) : "");
        if (isTaken || strippedName.isEmpty()) {
            return false;
        }
        useName.accept(strippedName);
        chosenName.set(strippedName);
        return true;
    }

    /// Whether the current profile is stored in the sidecar.
    boolean isKept() {
        return Profiles.readAll(sidecarEdits.currentContent().copyTree())
                .containsKey(chosenName.get());
    }

    public void removeProfile() {
        changeProfile(
                "remove",
                chosenName.get(),
                sidecar -> ProfileEdits.removeProfile(sidecar, chosenName.get()));
    }

    public void hideEntry(String key, boolean isHidden) {
        changeProfile(sidecar -> ProfileEdits.hideEntry(sidecar, chosenName.get(), key, isHidden));
    }

    /// Adds a note after an entry; an empty text removes it.
    public void note(String key, String text) {
        if (!text.equals(note(key))) {
            changeProfile(sidecar -> ProfileEdits.noteEntry(sidecar, chosenName.get(), key, text));
        }
    }

    /// The note after an entry.
    public String note(String key) {
        PrintedProfile printedProfile = printed.get();
        return printedProfile == null
                ? ""
                : printedProfile.profile().entrySettings().notesByKey().getOrDefault(key, "");
    }

    /// Formats entries with a built-in template, or a CSL style.
    public void changeForm(boolean isCsl, String formId) {
        if (!formId.isBlank()) {
            changeProfile(sidecar ->
                    ProfileEdits.changeForm(sidecar, chosenName.get(), isCsl, formId.strip()));
        }
    }
}
