package octavo.gui.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What an open library and its file should be, as plain as can be: all full texts since it was
/// opened in a list, a place in that list, and the text of the file. Texts are bytes as Latin-1.
final class StateStack {
    /// No state is on disk.
    private static final int NOWHERE = -1;

    /// A state.
    ///
    /// @param number is the same for states between which no edit was made
    /// @param label of the step that led here
    /// @param decisions the content of the sidecar
    record State(int number, String label, String text, String decisions) {}

    private final List<State> states = new ArrayList<>();
    private int place;
    private int numbers;
    private int saved;
    private int refused = NOWHERE;

    /// The file as the program read or wrote it last.
    private String known;

    /// The newest state of the file that the library includes.
    private String included;

    /// The file; empty if somebody has taken it away.
    private Optional<String> disk;

    /// A library that was just opened.
    StateStack(String text, String decisions) {
        states.add(new State(0, "", text, decisions));
        known = text;
        included = text;
        disk = Optional.of(text);
    }

    State now() {
        return states.get(place);
    }

    String text() {
        return now().text();
    }

    String first() {
        return states.getFirst().text();
    }

    String known() {
        return known;
    }

    String included() {
        return included;
    }

    Optional<String> disk() {
        return disk;
    }

    /// The step that undo would revert; empty if there is none.
    String undoLabel() {
        return now().label();
    }

    /// The step that redo would apply; empty if there is none.
    String redoLabel() {
        return place + 1 < states.size() ? states.get(place + 1).label() : "";
    }

    boolean isDirty() {
        return saved != now().number();
    }

    /// Whether saving without being asked would be tried: not again where it has failed.
    boolean isAutosaveDue() {
        return isDirty() && refused != now().number();
    }

    /// Adds a state, and drops those that were undone.
    ///
    /// @param isEdit false for a decision that leaves the library as it is
    void push(String label, String text, String decisions, boolean isEdit) {
        states.subList(place + 1, states.size()).clear();
        int number = isEdit ? ++numbers : now().number();
        states.add(new State(number, label, text, decisions));
        place++;
    }

    boolean undo() {
        boolean isPossible = place > 0;
        place -= isPossible ? 1 : 0;
        return isPossible;
    }

    boolean redo() {
        boolean isPossible = place + 1 < states.size();
        place += isPossible ? 1 : 0;
        return isPossible;
    }

    /// Another program changes the file, or takes it away.
    void changeDisk(Optional<String> text) {
        disk = text;
    }

    /// Whether saving a text would overwrite what nobody here has seen.
    boolean isChangedOnDisk(String text) {
        return disk.filter(it -> !it.equals(known) && !it.equals(text)).isPresent();
    }

    /// Another program's change that was not read yet.
    Optional<String> theirs() {
        return disk.filter(it -> !it.equals(known));
    }

    /// A state is written.
    void save(State state) {
        disk = Optional.of(state.text());
        known = state.text();
        included = known;
        saved = state.number();
    }

    /// Writing a state has failed.
    void refuse(State state) {
        refused = state.number();
    }

    /// The file is read, and all that it says is here.
    void takeIn() {
        known = disk.orElseThrow();
        included = known;
        refused = NOWHERE;
        saved = known.equals(text()) ? now().number() : NOWHERE;
    }

    /// The file is read, and what it says is left alone.
    void ignoreDisk() {
        known = disk.orElseThrow();
        refused = NOWHERE;
        saved = NOWHERE;
    }

    /// It is not known any more whether the file has what is here.
    void distrustDisk() {
        saved = NOWHERE;
    }
}
