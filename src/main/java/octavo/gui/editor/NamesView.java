package octavo.gui.editor;

import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
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
import octavo.gui.incremental.IncrementalList;

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
    private final BooleanProperty unfolded = new SimpleBooleanProperty();
    private final Label none = new Label();
    private final HBox buttons;

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
        setId("names-" + model.name());
        getStyleClass().add("names");
        getStylesheets().add(PackageStylesheet.of(NamesView.class));
        nameList = list();
        buttons = newButtons();
        getChildren()
                .setAll(
                        new IncrementalList(nameList),
                        moreButton(),
                        new ProblemLabel(
                                "names-" + model.name() + "-problem", model.problemProperty()));
        if (personModel.openProperty().get()) {
            personView();
        }
    }

    /// What is done to the list. It stands beside the name of the field, where it takes no room of
    /// its own.
    HBox buttons() {
        return buttons;
    }

    /// Shows a prompt while there are no people.
    void follow(ObservableValue<String> prompt) {
        none.textProperty().bind(prompt.map(it -> it.isEmpty() ? MESSAGES.text("names.none") : it));
    }

    /// How many are out of sight, which it shows.
    private Button moreButton() {
        Button more = new Button();
        more.setId("names-" + namesModel.name() + "-more");
        more.getStyleClass().addAll("small", "field-action");
        more.textProperty()
                .bind(
                        Bindings.size(namesModel.rows())
                                .map(count ->
                                        MESSAGES.text("names.more", (int) count - FIRST_ROWS)));
        more.setFocusTraversable(false);
        more.visibleProperty()
                .bind(Bindings.size(namesModel.rows()).greaterThan(MOST_ROWS).and(unfolded.not()));
        more.managedProperty().bind(more.visibleProperty());
        more.setOnAction(_ -> {
            unfolded.set(true);
            nameList.requestFocus();
        });
        return more;
    }

    private int shownRows() {
        int count = namesModel.rows().size();
        return count <= MOST_ROWS || unfolded.get() ? Math.clamp(count, 1, MOST_ROWS) : FIRST_ROWS;
    }

    private PersonView personView() {
        if (personView.isEmpty()) {
            var ways = new PersonView.PersonActions(this::focus, this::next, this::takePasted);
            personView = Optional.of(new PersonView(personModel, namesModel.name(), ways));
            getChildren().add(1, personView.get());
        }
        return personView.get();
    }

    private PasteView pasteView() {
        if (pasteView.isEmpty()) {
            pasteView = Optional.of(new PasteView(pasteModel, namesModel.name(), this::focus));
            getChildren().add(getChildren().size() - 1, pasteView.get());
        }
        return pasteView.get();
    }

    private ListView<NameRow> list() {
        ListView<NameRow> rows = new LowList<>(namesModel.rows(), this::shownRows);
        rows.setId("names-" + namesModel.name() + "-list");
        rows.setAccessibleText(namesModel.name());
        ObjectProperty<NameCell.RowDrag> drag = new SimpleObjectProperty<>(NameCell.RowDrag.NONE);
        rows.setCellFactory(_ -> new NameCell(namesModel, drag));
        none.getStyleClass().add("muted");
        rows.setPlaceholder(none);
        Bindings.size(namesModel.rows()).subscribe(rows::requestLayout);
        unfolded.subscribe(rows::requestLayout);
        rows.focusedProperty()
                .subscribe(focused -> {
                    if (focused && rows.getSelectionModel().isEmpty()) {
                        rows.getSelectionModel().selectFirst();
                    }
                });
        rows.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        rows.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::scrollAtEdge);
        rows.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                edit();
            }
        });
        return rows;
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
        int at = nameList.getSelectionModel().getSelectedIndex();
        if (PASTE.match(event)) {
            beginPaste();
        } else if (RAW.match(event)) {
            showRaw.run();
        } else if (event.getCode() == KeyCode.UP && !event.isAltDown() && at <= 0) {
            buttons.getChildren().getFirst().requestFocus();
        } else if (event.isAltDown()) {
            switch (event.getCode()) {
                case UP -> move(at, at - 1);
                case DOWN -> move(at, at + 1);
                case HOME -> move(at, 0);
                case END -> move(at, namesModel.rows().size() - 1);
                default -> {
                    return;
                }
            }
        } else {
            switch (event.getCode()) {
                case ENTER, F2 -> edit();
                case INSERT -> add();
                case DELETE -> remove(at);
                case ESCAPE -> onDone.run();
                default -> {
                    return;
                }
            }
        }
        event.consume();
    }

    private void move(int from, int to) {
        if (namesModel.move(from, to)) {
            nameList.getSelectionModel().clearAndSelect(to);
            nameList.scrollTo(Math.max(0, to - 2));
        }
    }

    private void remove(int at) {
        if (at >= 0 && namesModel.remove(at)) {
            nameList.getSelectionModel().clearAndSelect(Math.min(at, namesModel.rows().size() - 1));
        }
    }

    private void edit() {
        int at = nameList.getSelectionModel().getSelectedIndex();
        if (at < 0 || at >= namesModel.rows().size()) {
            add();
        } else if (isPersonTaken()) {
            pasteModel.close();
            personModel.edit(at);
            personView().focus();
        }
    }

    /// Whether the list has what was typed about a person. If not, the keys go there, and below the
    /// list it says why.
    private boolean isPersonTaken() {
        boolean taken = personModel.commit();
        if (!taken) {
            personView().focus();
        }
        return taken;
    }

    private void add() {
        int at = nameList.getSelectionModel().getSelectedIndex();
        if (!isPersonTaken()) {
            return;
        }
        pasteModel.close();
        personModel.begin(
                at < 0 ? namesModel.rows().size() : Math.min(at + 1, namesModel.rows().size()));
        personView().focus();
    }

    private void next() {
        if (personModel.next()) {
            int last = namesModel.rows().size() - 1;
            nameList.getSelectionModel().clearAndSelect(Math.min(personModel.place(), last));
            nameList.scrollTo(Math.max(0, personModel.place() - 2));
            personView().focus();
        }
    }

    /// A list of names pasted where one name is expected becomes the list.
    private boolean takePasted(String text) {
        boolean taken = personModel.isBlank() && pasteModel.takeList(text);
        if (taken) {
            personModel.close();
            focus();
        }
        return taken;
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

    private HBox newButtons() {
        CheckBox others = new CheckBox(MESSAGES.text("names.others"));
        others.setId("names-" + namesModel.name() + "-others");
        others.setFocusTraversable(false);
        namesModel.othersProperty().subscribe(now -> others.setSelected(now));
        others.setOnAction(_ -> {
            namesModel.end(others.isSelected());
            others.setSelected(namesModel.othersProperty().get());
        });
        LazyTooltip.on(others, MESSAGES.text("names.others.help"));
        HBox all =
                new HBox(
                        others,
                        button("add", LineIcon.PLUS, this::add),
                        button("paste", LineIcon.PASTE, this::beginPaste),
                        button("raw", LineIcon.TEXT, showRaw));
        all.getStyleClass().add("names-buttons");
        all.getStylesheets().add(PackageStylesheet.of(NamesView.class));
        all.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressedAbove);
        return all;
    }

    /// Tab passes the buttons by: the arrows lead to them from the first row, along them and back.
    private void whenPressedAbove(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> focusBeside(-1);
            case RIGHT -> focusBeside(1);
            case DOWN -> nameList.requestFocus();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void focusBeside(int step) {
        List<Control> controls =
                buttons.getChildren().stream()
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
        button.setId("names-" + namesModel.name() + "-" + what);
        button.setFocusTraversable(false); // Tab goes on to the next field
        return button;
    }

    /// Focuses a person, who may be among those that are not seen yet.
    void focus(int person) {
        if (person < namesModel.rows().size()) {
            unfolded.set(unfolded.get() || person >= shownRows());
            nameList.getSelectionModel().clearAndSelect(person);
            nameList.scrollTo(Math.max(0, person - 2));
            nameList.requestFocus();
        }
    }

    /// Focuses the list; a new person, if it is empty.
    void focus() {
        if (namesModel.rows().isEmpty()) {
            add();
            return;
        }
        nameList.requestFocus();
    }
}
