package octavo.gui.editor;

import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.gui.controls.IconButton;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.lazyloading.IncrementalList;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// The people of a field, one per row, which can be dragged, edited, added and pasted.
final class NamesView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(NamesView.class);
    private static final KeyCombination PASTE =
            new KeyCodeCombination(KeyCode.V, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination RAW =
            new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);
    private static final int MOST_ROWS = 10;

    /// Of a list with more, so many are seen until all are asked for.
    private static final int FIRST_ROWS = 5;

    private static final double EDGE = 20;

    private final NamesModel namesModel;
    private final Runnable showRaw;
    private final Runnable onDone;
    private final PersonModel personModel;
    private final PasteModel pasteModel;
    private final ListView<NameRow> nameList;
    private final BooleanProperty isUnfolded = new SimpleBooleanProperty();
    private final Label emptyLabel = new Label();
    private final HBox buttonLine;

    /// Built on demand, as most people in most entries are never edited.
    private Optional<PersonView> personView = Optional.empty();

    private Optional<PasteView> pasteView = Optional.empty();

    /// @param raw shows the text of the field instead
    /// @param done moves the focus away
    NamesView(NamesModel model, PasteModel paste, Runnable raw, Runnable done) {
        this.namesModel = model;
        this.pasteModel = paste;
        this.showRaw = raw;
        this.onDone = done;
        personModel = model.personModel();
        setId("names-" + model.fieldName());
        getStyleClass().add("names");
        getStylesheets().add(PackageStylesheet.of(NamesView.class));
        nameList = createList();
        buttonLine = createButtons();
        getChildren()
                .setAll(
                        new IncrementalList(nameList),
                        moreButton(),
                        new ProblemLabel(
                                "names-" + model.fieldName() + "-problem",
                                model.problemProperty()));
        if (personModel.openProperty().get()) {
            personView();
        }
    }

    /// What is done to the list. It stands beside the name of the field, where it takes no room of
    /// its own.
    HBox buttons() {
        return buttonLine;
    }

    /// Shows a prompt while there are no people.
    void followPrompt(ObservableValue<String> prompt) {
        emptyLabel
                .textProperty()
                .bind(prompt.map(it -> it.isEmpty() ? MESSAGES.text("names.none") : it));
    }

    /// How many are out of sight, which it shows.
    private Button moreButton() {
        Button moreButton = new Button();
        moreButton.setId("names-" + namesModel.fieldName() + "-more");
        moreButton.getStyleClass().addAll("small", "field-action");
        moreButton
                .textProperty()
                .bind(
                        Bindings.size(namesModel.nameRows())
                                .map(count ->
                                        MESSAGES.text("names.more", (int) count - FIRST_ROWS)));
        moreButton.setFocusTraversable(false);
        moreButton
                .visibleProperty()
                .bind(
                        Bindings.size(namesModel.nameRows())
                                .greaterThan(MOST_ROWS)
                                .and(isUnfolded.not()));
        moreButton.managedProperty().bind(moreButton.visibleProperty());
        moreButton.setOnAction(_ -> {
            isUnfolded.set(true);
            nameList.requestFocus();
        });
        return moreButton;
    }

    private int shownRows() {
        int count = namesModel.nameRows().size();
        return count <= MOST_ROWS || isUnfolded.get()
                ? Math.clamp(count, 1, MOST_ROWS)
                : FIRST_ROWS;
    }

    private PersonView personView() {
        if (personView.isEmpty()) {
            var personActions =
                    new PersonView.PersonActions(
                            this::focus, this::leave, this::editNext, this::takePasted);
            personView =
                    Optional.of(new PersonView(personModel, namesModel.fieldName(), personActions));
            getChildren().add(1, personView.get());
        }
        return personView.get();
    }

    /// Goes on to the next field.
    private void leave() {
        nameList.requestFocus();
        nameList.requestFocusTraversal(TraversalDirection.NEXT);
    }

    private PasteView pasteView() {
        if (pasteView.isEmpty()) {
            pasteView = Optional.of(new PasteView(pasteModel, namesModel.fieldName(), this::focus));
            getChildren().add(getChildren().size() - 1, pasteView.get());
        }
        return pasteView.get();
    }

    private ListView<NameRow> createList() {
        ListView<NameRow> rowList = new LowList<>(namesModel.nameRows(), this::shownRows);
        rowList.setId("names-" + namesModel.fieldName() + "-list");
        rowList.setAccessibleText(namesModel.fieldName());
        ObjectProperty<NameCell.RowDrag> rowDrag =
                new SimpleObjectProperty<>(NameCell.RowDrag.NONE);
        rowList.setCellFactory(_ -> new NameCell(namesModel, rowDrag));
        emptyLabel.getStyleClass().add("muted");
        rowList.setPlaceholder(emptyLabel);
        Bindings.size(namesModel.nameRows()).subscribe(rowList::requestLayout);
        isUnfolded.subscribe(rowList::requestLayout);
        rowList.focusedProperty()
                .subscribe(focused -> {
                    if (focused && rowList.getSelectionModel().isEmpty()) {
                        rowList.getSelectionModel().selectFirst();
                    }
                });
        rowList.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        rowList.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::scrollAtEdge);
        rowList.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                editPerson();
            }
        });
        return rowList;
    }

    private void scrollAtEdge(MouseEvent event) {
        if (nameList.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            if (event.getY() < EDGE) {
                flow.scrollPixels(-EDGE);
            } else if (event.getY() > nameList.getHeight() - EDGE) {
                flow.scrollPixels(EDGE);
            }
        }
    }

    private void whenPressed(KeyEvent event) {
        int selectedIndex = nameList.getSelectionModel().getSelectedIndex();
        if (PASTE.match(event)) {
            beginPaste();
        } else if (RAW.match(event)) {
            showRaw.run();
        } else if (event.getCode() == KeyCode.UP && !event.isAltDown() && selectedIndex <= 0) {
            buttonLine.getChildren().getFirst().requestFocus();
        } else if (event.isAltDown()) {
            switch (event.getCode()) {
                case UP -> movePerson(selectedIndex, selectedIndex - 1);
                case DOWN -> movePerson(selectedIndex, selectedIndex + 1);
                case HOME -> movePerson(selectedIndex, 0);
                case END -> movePerson(selectedIndex, namesModel.nameRows().size() - 1);
                default -> {
                    return;
                }
            }
        } else {
            switch (event.getCode()) {
                case ENTER, F2 -> editPerson();
                case INSERT -> beginPerson();
                case DELETE -> removePerson(selectedIndex);
                case ESCAPE -> onDone.run();
                default -> {
                    return;
                }
            }
        }
        event.consume();
    }

    private void movePerson(int from, int to) {
        if (namesModel.moveName(from, to)) {
            nameList.getSelectionModel().clearAndSelect(to);
            nameList.scrollTo(Math.max(0, to - 2));
        }
    }

    private void removePerson(int selectedIndex) {
        if (selectedIndex >= 0 && namesModel.removeName(selectedIndex)) {
            nameList.getSelectionModel()
                    .clearAndSelect(Math.min(selectedIndex, namesModel.nameRows().size() - 1));
        }
    }

    private void editPerson() {
        int selectedIndex = nameList.getSelectionModel().getSelectedIndex();
        if (selectedIndex < 0 || selectedIndex >= namesModel.nameRows().size()) {
            beginPerson();
        } else if (isPersonTaken()) {
            pasteModel.close();
            personModel.edit(selectedIndex);
            personView().focus();
        }
    }

    /// Whether the list has what was typed about a person. If not, the keys go there, and below the
    /// list it says why.
    private boolean isPersonTaken() {
        boolean isTaken = personModel.commit();
        if (!isTaken) {
            personView().focus();
        }
        return isTaken;
    }

    private void beginPerson() {
        int selectedIndex = nameList.getSelectionModel().getSelectedIndex();
        if (!isPersonTaken()) {
            return;
        }
        pasteModel.close();
        personModel.begin(
                selectedIndex < 0
                        ? namesModel.nameRows().size()
                        : Math.min(selectedIndex + 1, namesModel.nameRows().size()));
        personView().focus();
    }

    private void editNext() {
        if (personModel.next()) {
            int last = namesModel.nameRows().size() - 1;
            nameList.getSelectionModel().clearAndSelect(Math.min(personModel.place(), last));
            nameList.scrollTo(Math.max(0, personModel.place() - 2));
            personView().focus();
        }
    }

    /// A list of names pasted where one name is expected becomes the list.
    private boolean takePasted(String text) {
        boolean isTaken = personModel.isBlank() && pasteModel.takeList(text);
        if (isTaken) {
            personModel.close();
            focus();
        }
        return isTaken;
    }

    private void beginPaste() {
        if (!isPersonTaken()) {
            return;
        }
        personModel.close();
        pasteModel.begin(
                Objects.requireNonNullElse(Clipboard.getSystemClipboard().getString(), ""));
        pasteView().focus();
    }

    private HBox createButtons() {
        CheckBox othersBox = new CheckBox(MESSAGES.text("names.others"));
        othersBox.setId("names-" + namesModel.fieldName() + "-others");
        othersBox.setFocusTraversable(false);
        namesModel.othersProperty().subscribe(now -> othersBox.setSelected(now));
        othersBox.setOnAction(_ -> {
            namesModel.setOthers(othersBox.isSelected());
            othersBox.setSelected(namesModel.othersProperty().get());
        });
        LazyTooltip.on(othersBox, MESSAGES.text("names.others.help"));
        HBox buttonLine =
                new HBox(
                        othersBox,
                        button("add", LineIcon.PLUS, this::beginPerson),
                        button("paste", LineIcon.PASTE, this::beginPaste),
                        button("raw", LineIcon.TEXT, showRaw));
        buttonLine.getStyleClass().add("names-buttons");
        buttonLine.getStylesheets().add(PackageStylesheet.of(NamesView.class));
        buttonLine.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressedAbove);
        return buttonLine;
    }

    /// Tab passes the buttons by: the arrows lead to them from the first row, along them and back.
    private void whenPressedAbove(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> moveFocus(-1);
            case RIGHT -> moveFocus(1);
            case DOWN -> nameList.requestFocus();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void moveFocus(int step) {
        List<Control> controls =
                buttonLine.getChildren().stream()
                        .filter(Control.class::isInstance)
                        .map(Control.class::cast)
                        .toList();
        for (int i = 0; i < controls.size(); i++) {
            if (controls.get(i).isFocused()) {
                controls.get(Math.clamp(i + step, 0, controls.size() - 1)).requestFocus();
                return;
            }
        }
    }

    private Button button(String what, String icon, Runnable action) {
        Button button = new IconButton(icon, MESSAGES.text("names." + what), action);
        button.setId("names-" + namesModel.fieldName() + "-" + what);
        button.setFocusTraversable(false); // Tab goes on to the next field
        return button;
    }

    /// Focuses a person, who may be among those that are not seen yet.
    void focus(int personIndex) {
        if (personIndex < namesModel.nameRows().size()) {
            isUnfolded.set(isUnfolded.get() || personIndex >= shownRows());
            nameList.getSelectionModel().clearAndSelect(personIndex);
            nameList.scrollTo(Math.max(0, personIndex - 2));
            nameList.requestFocus();
        }
    }

    /// Focuses the list; a new person, if it is empty.
    void focus() {
        if (namesModel.nameRows().isEmpty()) {
            beginPerson();
            return;
        }
        nameList.requestFocus();
    }
}
