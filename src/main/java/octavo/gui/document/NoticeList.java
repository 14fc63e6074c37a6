package octavo.gui.document;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.function.Consumer;

/// Notices of the window or of one library, the newest last.
public final class NoticeList implements Consumer<UserNotice> {
    private final ObservableList<UserNotice> list = FXCollections.observableArrayList();

    public ObservableList<UserNotice> list() {
        return list;
    }

    /// Adds a notice, replacing one with the same text.
    @Override
    public void accept(UserNotice notice) {
        list.removeIf(each -> each.text().equals(notice.text()));
        list.add(notice);
    }

    /// Withdraws a notice that no longer applies.
    public void withdraw(UserNotice notice) {
        list.remove(notice);
    }
}
