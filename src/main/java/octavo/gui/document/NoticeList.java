package octavo.gui.document;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.function.Consumer;

/// What people have to know of the window, or of one library, the newest last.
public final class NoticeList implements Consumer<UserNotice> {
    private final ObservableList<UserNotice> list = FXCollections.observableArrayList();

    public ObservableList<UserNotice> list() {
        return list;
    }

    /// Says something, in the place of the same words that are said already.
    @Override
    public void accept(UserNotice notice) {
        list.removeIf(each -> each.text().equals(notice.text()));
        list.add(notice);
    }

    /// Takes back what is no longer so.
    public void withdraw(UserNotice notice) {
        list.remove(notice);
    }
}
