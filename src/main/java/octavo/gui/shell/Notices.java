package octavo.gui.shell;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.function.Consumer;

/// What people have to know, the newest last.
public final class Notices implements Consumer<Notice> {
    private final ObservableList<Notice> list = FXCollections.observableArrayList();

    public ObservableList<Notice> list() {
        return list;
    }

    /// Says something. What is said already is not said twice.
    @Override
    public void accept(Notice notice) {
        list.remove(notice);
        list.add(notice);
    }

    /// Takes back what is no longer so.
    void withdraw(Notice notice) {
        list.remove(notice);
    }
}
