package octavo.gui.editor;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.bib.BibEntry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.names.AuthorField;
import octavo.names.ListEdit;
import octavo.names.PastedName;
import octavo.names.PastedNames;
import octavo.names.PersonName;
import octavo.people.EntryNames;
import octavo.people.EntryNames.ChangeOutcome;
import octavo.text.LocalizedSentence;
import octavo.values.Orcid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/// A field of names as a list of people. Every change is a named step that rewrites only what
/// changes.
public final class NamesModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(NamesModel.class);
    private static final String AND = " and ";
    private static final String OTHERS = AND + "others";

    private final String fieldName;
    private final BiConsumer<BibEntry, String> onChange;
    private final ObservableList<NameRow> nameRows = FXCollections.observableArrayList();
    private final ReadOnlyBooleanWrapper hasOthers = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper problemText = new ReadOnlyStringWrapper("");
    private final PersonModel personModel = new PersonModel(this);
    private EntryNames entryNames;
    private AuthorField authorField;
    private String entryKey;

    /// @param changes receives the entry after a step, and the step's label
    NamesModel(String name, EntryNames entry, String key, BiConsumer<BibEntry, String> changes) {
        this.fieldName = name;
        this.entryNames = entry;
        this.entryKey = key;
        this.onChange = changes;
        this.authorField = entry.nameList(name);
        refreshRows();
    }

    /// Updates to another state of the entry.
    void followEntry(EntryNames currentField, String newKey) {
        entryNames = currentField;
        entryKey = newKey;
        AuthorField newField = currentField.nameList(fieldName);
        if (!personModel.isChanged()) {
            problemText.set("");
        }
        if (!newField.equals(authorField)) {
            authorField = newField;
            refreshRows();
            personModel.follow();
        }
    }

    /// Unchanged rows stay the same instances, so that a view keeps its state.
    private void refreshRows() {
        List<NameRow> currentField = NameRows.of(authorField);
        int firstChanged = 0;
        int commonLength = Math.min(currentField.size(), nameRows.size());
        while (firstChanged < commonLength
                && currentField.get(firstChanged).equals(nameRows.get(firstChanged))) {
            firstChanged++;
        }
        nameRows.remove(firstChanged, nameRows.size());
        nameRows.addAll(currentField.subList(firstChanged, currentField.size()));
        hasOthers.set(authorField.authorList().hasOthers());
    }

    /// The field's name, in lower case.
    public String fieldName() {
        return fieldName;
    }

    /// The person being edited.
    public PersonModel personModel() {
        return personModel;
    }

    public ObservableList<NameRow> nameRows() {
        return nameRows;
    }

    /// Whether the list ends with “and others”.
    public ReadOnlyBooleanProperty othersProperty() {
        return hasOthers.getReadOnlyProperty();
    }

    /// Why the last change failed; empty if it succeeded.
    public ReadOnlyStringProperty problemProperty() {
        return problemText.getReadOnlyProperty();
    }

    void forgetProblem() {
        problemText.set("");
    }

    /// Works out what the person being edited would make of the entry now, and changes nothing.
    void draftChange(BiConsumer<BibEntry, String> drafted) {
        personModel.addTo(new NamesModel(fieldName, entryNames, entryKey, drafted));
    }

    /// Moves a name to another's position.
    ///
    /// @return whether it is there now
    public boolean moveName(int fromIndex, int toIndex) {
        boolean isInside =
                fromIndex >= 0
                        && fromIndex < nameRows.size()
                        && toIndex >= 0
                        && toIndex < nameRows.size();
        return isInside
                && fromIndex != toIndex
                && applyEdit("move", fromIndex, new ListEdit.MoveName(fromIndex, toIndex));
    }

    public boolean removeName(int nameIndex) {
        return applyEdit("remove", nameIndex, new ListEdit.RemoveName(nameIndex));
    }

    /// Inserts a person.
    public boolean addName(int nameIndex, PersonEntry typedEntry) {
        if (typedEntry.parts().isEmpty()) {
            return refuse("empty");
        }
        String writtenName = typedEntry.parts().writtenOver("");
        AuthorField longerField =
                authorField.applyEdit(authorField.insertionEdit(nameIndex, writtenName));
        return apply("add", writtenName, longerField, nameIndex, typedEntry);
    }

    /// Changes a person's name, marks or ORCID iD.
    public boolean changeName(int nameIndex, PersonEntry typedEntry) {
        String earlierName = nameRows.get(nameIndex).writtenName();
        String newName = typedEntry.parts().writtenOver(earlierName);
        if (!newName.equals(earlierName) && typedEntry.parts().isEmpty()) {
            return refuse("empty");
        }
        boolean isRenamed = !newName.equals(earlierName);
        String verb =
                isRenamed
                        ? "change"
                        : typedEntry.isMarkedAs(nameRows.get(nameIndex)) ? "orcid" : "mark";
        AuthorField renamedField =
                isRenamed
                        ? authorField.applyEdit(new ListEdit.ReplaceName(nameIndex, newName))
                        : authorField;
        return apply(verb, earlierName, renamedField, nameIndex, typedEntry);
    }

    /// One step for everything typed about a person.
    private boolean apply(
            String verb, String who, AuthorField named, int nameIndex, PersonEntry typed) {
        if (typed.marks().stream().anyMatch(NamesModel::isNoMark)) {
            return refuse("mark");
        }
        if (!isOrcid(typed.orcid())) {
            return refuse("orcid");
        }
        String number = orcid(typed.orcid()).map(Orcid::number).orElse("");
        AuthorField currentField =
                withOrcid(withMarks(named, nameIndex, typed.marks()), nameIndex, number);
        return currentField.equals(authorField)
                || acceptOutcome(
                        entryNames.with(currentField),
                        MESSAGES.text("step.names." + verb, displayName(who), entryKey));
    }

    /// Whether something typed is an ORCID iD, or nothing.
    static boolean isOrcid(String typed) {
        return typed.isBlank() || orcid(typed).isPresent();
    }

    private static Optional<Orcid> orcid(String typed) {
        return Orcid.parse(typed).value().filter(Orcid::isValid);
    }

    private static boolean isNoMark(String mark) {
        return mark.isEmpty() || mark.chars().anyMatch(c -> ",;=\"{}\\".indexOf(c) >= 0);
    }

    private static AuthorField withMarks(
            AuthorField earlierField, int nameIndex, List<String> wantedMarks) {
        AuthorField currentField = earlierField;
        for (String mark : earlierField.marksOf(nameIndex)) {
            currentField =
                    wantedMarks.contains(mark)
                            ? currentField
                            : currentField.applyEdit(currentField.unmarkEdit(nameIndex, mark));
        }
        for (String mark : wantedMarks) {
            currentField =
                    currentField.marksOf(nameIndex).contains(mark)
                            ? currentField
                            : currentField.applyEdit(currentField.markEdit(nameIndex, mark));
        }
        return currentField;
    }

    private static AuthorField withOrcid(
            AuthorField earlierField, int nameIndex, String orcidNumber) {
        boolean isKnown =
                NameRows.of(earlierField).get(nameIndex).orcidNumber().equals(orcidNumber);
        return isKnown
                ? earlierField
                : earlierField.applyEdit(
                        earlierField.noteReplacementEdit(nameIndex, "orcid", orcidNumber));
    }

    /// Adds or removes the final “and others”.
    public boolean setOthers(boolean withOthers) {
        if (withOthers == authorField.authorList().hasOthers()) {
            return true;
        }
        String lastGap = authorField.authorList().gaps().getLast();
        String currentField = withOthers ? OTHERS + lastGap.strip() : "";
        return apply(
                MESSAGES.text("step.names.others", fieldName, entryKey),
                List.of(new ListEdit.SetEnding(currentField)));
    }

    /// Adds names from pasted text, or replaces the list with them. A name that is already there
    /// keeps its bytes and marks.
    public boolean pasteNames(PastedNames pastedNames, boolean isReplacing) {
        List<ListEdit> edits = new ArrayList<>();
        List<String> remainingNames = new ArrayList<>();
        nameRows.forEach(row -> remainingNames.add(displayName(row.writtenName())));
        int nameIndex = isReplacing ? 0 : remainingNames.size();
        for (PastedName pastedName : pastedNames.names()) {
            String displayedName = pastedName.name().displayName();
            int presentIndex =
                    isReplacing
                            ? nameIndex
                                    + remainingNames
                                            .subList(nameIndex, remainingNames.size())
                                            .indexOf(displayedName)
                            : -1;
            if (presentIndex > nameIndex) {
                remainingNames.add(nameIndex, remainingNames.remove(presentIndex));
                edits.add(new ListEdit.MoveName(presentIndex, nameIndex));
            } else if (presentIndex < nameIndex) {
                String gapText = remainingNames.isEmpty() ? "" : usualGap();
                edits.add(
                        new ListEdit.InsertName(nameIndex, pastedName.name().toBibtex(), gapText));
                remainingNames.add(nameIndex, displayedName);
            }
            nameIndex++;
        }
        for (int i = remainingNames.size() - 1; i >= nameIndex; i--) {
            edits.add(new ListEdit.RemoveName(i));
        }
        if (pastedNames.hasOthers() && !authorField.authorList().hasOthers()) {
            edits.add(new ListEdit.SetEnding(OTHERS));
        }
        return apply(
                MESSAGES.text("step.names.paste", pastedNames.names().size(), entryKey), edits);
    }

    /// Inserts several people where one was typed.
    ///
    /// @param isReplacing whether the first takes the place of the name there
    boolean addNames(int nameIndex, PastedNames typedNames, boolean isReplacing) {
        List<ListEdit> edits = new ArrayList<>();
        for (PastedName typedName : typedNames.names()) {
            String writtenName = typedName.name().toBibtex();
            int toIndex = nameIndex + edits.size();
            edits.add(
                    isReplacing && edits.isEmpty()
                            ? new ListEdit.ReplaceName(toIndex, writtenName)
                            : new ListEdit.InsertName(
                                    toIndex,
                                    writtenName,
                                    nameRows.isEmpty() && toIndex == 0 ? "" : usualGap()));
        }
        if (typedNames.hasOthers() && !authorField.authorList().hasOthers()) {
            edits.add(new ListEdit.SetEnding(OTHERS));
        }
        return apply(
                MESSAGES.text("step.names.several", typedNames.names().size(), entryKey), edits);
    }

    /// Says why something typed is not taken.
    boolean refuse(String why) {
        problemText.set(MESSAGES.text("refused.names." + why));
        return false;
    }

    private String usualGap() {
        return nameRows.isEmpty() ? AND : authorField.authorList().usualGap();
    }

    /// Moves a person to another list of the entry, such as from the authors to the editors.
    public boolean giveTo(int nameIndex, String otherField) {
        String writtenName = nameRows.get(nameIndex).writtenName();
        AuthorField targetField = entryNames.nameList(otherField);
        var stepLabel =
                MESSAGES.text("step.names.role", displayName(writtenName), otherField, entryKey);
        return switch (entryNames.with(authorField.applyEdit(new ListEdit.RemoveName(nameIndex)))) {
            case ChangeOutcome.Refused(var reason) -> refuse(reason);
            case ChangeOutcome.Changed(var shortenedEntry) -> {
                AuthorField longerField =
                        targetField.applyEdit(
                                targetField.insertionEdit(
                                        targetField.authorList().size(), writtenName));
                yield acceptOutcome(
                        entryNames.inVersion(shortenedEntry).with(longerField), stepLabel);
            }
        };
    }

    private boolean applyEdit(String verb, int nameIndex, ListEdit edit) {
        String personName = displayName(nameRows.get(nameIndex).writtenName());
        return apply(MESSAGES.text("step.names." + verb, personName, entryKey), List.of(edit));
    }

    private static String displayName(String written) {
        return PersonName.parse(written).value().displayName();
    }

    private boolean apply(String step, List<ListEdit> edits) {
        return acceptOutcome(entryNames.with(authorField.applyEdits(edits)), step);
    }

    private boolean acceptOutcome(ChangeOutcome outcome, String stepLabel) {
        return switch (outcome) {
            case ChangeOutcome.Refused(var reason) -> refuse(reason);
            case ChangeOutcome.Changed(var editedEntry) -> {
                problemText.set("");
                onChange.accept(editedEntry, stepLabel);
                yield true;
            }
        };
    }

    private boolean refuse(LocalizedSentence reason) {
        problemText.set(MESSAGES.text("refused.names", MessageTranslator.of(reason)));
        return false;
    }
}
