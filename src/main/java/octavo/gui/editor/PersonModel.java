package octavo.gui.editor;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.fields.FieldCatalogue;
import octavo.names.PastedNames;

import java.util.List;
import java.util.Optional;

/// A person of a list who is being edited or added.
public final class PersonModel {
    private static final int NEW = -1;

    private final NamesModel namesModel;
    private final StringProperty given = new SimpleStringProperty("");
    private final StringProperty prefix = new SimpleStringProperty("");
    private final StringProperty family = new SimpleStringProperty("");
    private final StringProperty suffix = new SimpleStringProperty("");
    private final BooleanProperty isBody = new SimpleBooleanProperty();
    private final StringProperty marks = new SimpleStringProperty("");
    private final StringProperty orcid = new SimpleStringProperty("");
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private int editedIndex = NEW;
    private int insertAt;

    /// The name as it was when editing began, or was last given to the list.
    private String earlierName = "";

    private final ObjectProperty<PersonCompletions> knownPeople =
            new SimpleObjectProperty<>(PersonCompletions.NONE);

    PersonModel(NamesModel names) {
        this.namesModel = names;
        isBody.addListener((_, _, now) -> show(parts(!now).asBody(now)));
    }

    public StringProperty givenProperty() {
        return given;
    }

    public StringProperty prefixProperty() {
        return prefix;
    }

    public StringProperty familyProperty() {
        return family;
    }

    public StringProperty suffixProperty() {
        return suffix;
    }

    /// Whether it is an organisation, such as a working group, rather than a person.
    public BooleanProperty bodyProperty() {
        return isBody;
    }

    /// The marks, separated by commas.
    public StringProperty marksProperty() {
        return marks;
    }

    public StringProperty orcidProperty() {
        return orcid;
    }

    /// Whether a person is being edited.
    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /// Whether the person is not in the list yet.
    public boolean isNew() {
        return editedIndex == NEW;
    }

    /// Who can be meant by what is typed.
    public ObjectProperty<PersonCompletions> knownProperty() {
        return knownPeople;
    }

    /// Writes somebody whom the library knows. An ORCID iD that is there stays.
    void write(PersonCompletions.KnownName person) {
        NameParts parts = person.parts();
        isBody.set(parts.isBody());
        show(parts);
        if (orcid.get().isBlank()) {
            orcid.set(person.orcid());
        }
    }

    /// Begins to edit a name of the list.
    public void edit(int place) {
        NameRow row = namesModel.nameRows().get(place);
        editedIndex = place;
        earlierName = row.writtenName();
        NameParts parts = row.nameParts();
        isBody.set(parts.isBody());
        show(parts);
        marks.set(String.join(", ", row.nameMarks()));
        orcid.set(row.orcidNumber());
        open.set(true);
    }

    /// Starts adding a person at a position.
    public void begin(int place) {
        editedIndex = NEW;
        insertAt = place;
        isBody.set(false);
        show(NameParts.NONE);
        marks.set("");
        orcid.set("");
        open.set(true);
    }

    /// Commits and continues with the next person: a new one after a new one or the last.
    ///
    /// @return whether there is a next person; not after a new one without a name
    public boolean next() {
        boolean wasNew = isNew();
        if (!commit() || isNew() || !open.get()) {
            return false;
        }
        int place = editedIndex + 1;
        if (wasNew || place == namesModel.nameRows().size()) {
            begin(place);
        } else {
            edit(place);
        }
        return true;
    }

    /// The person's present or future position in the list.
    public int place() {
        return isNew() ? insertAt : editedIndex;
    }

    /// Whether nothing has been typed about a new person.
    boolean isBlank() {
        return isNew() && (marks.get() + orcid.get()).isBlank() && parts(isBody.get()).isEmpty();
    }

    private void show(NameParts parts) {
        given.set(parts.given());
        prefix.set(parts.prefix());
        family.set(parts.family());
        suffix.set(parts.suffix());
    }

    private NameParts parts(boolean isBody) {
        return new NameParts(given.get(), prefix.get(), family.get(), suffix.get(), isBody);
    }

    /// Commits the typed data, if the list accepts it.
    ///
    /// @return whether it did
    public boolean commit() {
        if (!open.get()) {
            return true;
        }
        NameParts typedParts = parts(isBody.get());
        if (isBlank() || isReplacing() && !isChanged()) {
            namesModel.forgetProblem();
            return true;
        }
        if (typedParts.isIdentifier()) {
            return namesModel.refuse("identifier");
        }
        Optional<PastedNames> pastedNames = typedParts.severalNames();
        if (pastedNames.isPresent()) {
            return commitAll(pastedNames.get());
        }
        if (isFamilyTyped(typedParts)) {
            show(typedParts.splitFamily());
        }
        return isNew() ? commitNew() : commitChanged();
    }

    private boolean isFamilyTyped(NameParts typedParts) {
        return !isReplacing()
                || !namesModel
                        .nameRows()
                        .get(editedIndex)
                        .nameParts()
                        .family()
                        .equals(typedParts.family());
    }

    /// What was typed is a list: its last name is the one that is edited then.
    private boolean commitAll(PastedNames pastedNames) {
        if (isNew() && !(marks.get() + orcid.get()).isBlank()) {
            return namesModel.refuse("several");
        }
        int first = place();
        boolean replacing = isReplacing();
        String old = earlierName;
        earlierName = pastedNames.names().getFirst().name().toBibtex();
        if (!namesModel.addNames(first, pastedNames, replacing)) {
            earlierName = old;
            return false;
        }
        edit(first + pastedNames.names().size() - 1);
        return true;
    }

    private boolean isReplacing() {
        return !isNew() && isThere();
    }

    private boolean commitNew() {
        if (!namesModel.addName(insertAt, typed())) {
            return false;
        }
        editedIndex = insertAt;
        earlierName = namesModel.nameRows().get(editedIndex).writtenName();
        return true;
    }

    private boolean commitChanged() {
        if (!isThere()) {
            close(); // removed by undo
            return true;
        }
        earlierName = parts(isBody.get()).writtenOver(earlierName);
        boolean taken = namesModel.changeName(editedIndex, typed());
        earlierName = namesModel.nameRows().get(editedIndex).writtenName();
        return taken;
    }

    /// Gives what is typed to another list of the same names.
    void addTo(NamesModel others) {
        NameParts typedParts = parts(isBody.get());
        if (!isChanged() || typedParts.isIdentifier()) {
            return;
        }
        Optional<PastedNames> pastedNames = typedParts.severalNames();
        if (pastedNames.isPresent()) {
            others.addNames(place(), pastedNames.get(), isReplacing());
        } else if (isNew()) {
            others.addName(insertAt, typed());
        } else {
            others.changeName(editedIndex, typed());
        }
    }

    private PersonEntry typed() {
        return PersonEntry.of(parts(isBody.get()), marks.get(), orcid.get());
    }

    /// Whether there is typed data that the list does not have.
    public boolean isChanged() {
        if (!open.get()) {
            return false;
        }
        if (isNew()) {
            return !isBlank();
        }
        if (!isThere()) {
            return false;
        }
        NameParts typedParts = parts(isBody.get());
        NameRow row = namesModel.nameRows().get(editedIndex);
        return !typedParts.equals(row.nameParts())
                || !orcid.get().equals(row.orcidNumber())
                || !marks.get().equals(String.join(", ", row.nameMarks()));
    }

    private boolean isThere() {
        return editedIndex < namesModel.nameRows().size()
                && namesModel.nameRows().get(editedIndex).writtenName().equals(earlierName);
    }

    /// Follows a person to another place of the list; stops editing one who is no longer in it.
    void follow() {
        if (open.get() && !isNew() && !isThere()) {
            Optional<NameRow> movedRow =
                    namesModel.nameRows().stream()
                            .filter(row -> row.writtenName().equals(earlierName))
                            .findFirst();
            movedRow.ifPresentOrElse(row -> editedIndex = row.nameIndex(), this::close);
        }
    }

    /// Stops editing. Uncommitted data is dropped.
    public void close() {
        open.set(false);
        namesModel.forgetProblem();
    }

    /// The lists that the person can be moved to.
    public List<String> roles() {
        return FieldCatalogue.ROLE_FIELDS;
    }

    public String role() {
        return namesModel.fieldName();
    }

    /// Moves the person to another list of the entry.
    public void giveTo(String role) {
        if (!role.equals(role()) && commit() && !isNew() && namesModel.giveTo(editedIndex, role)) {
            close();
        }
    }
}
