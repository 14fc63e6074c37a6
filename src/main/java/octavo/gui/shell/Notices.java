package octavo.gui.shell;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.function.Consumer;

/// What people have to know of the window, or of one library, the newest last.
public final class Notices implements Consumer<Notice> {
    private final ObservableList<Notice> list = FXCollections.observableArrayList();

    public ObservableList<Notice> list() {
        return list;
    }

    /// Says something, in the place of the same words that are said already.
    @Override
    public void accept(Notice notice) {
        list.removeIf(each -> each.text().equals(notice.text()));
        list.add(notice);
    }

    /// Takes back what is no longer so.
    public void withdraw(Notice notice) {
        list.remove(notice);
    }
}
