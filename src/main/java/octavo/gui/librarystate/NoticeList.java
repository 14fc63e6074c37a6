package octavo.gui.librarystate;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.function.Consumer;

/// Notices of the window or of one library, the newest last.
public final class NoticeList implements Consumer<UserNotice> {
    private final ObservableList<UserNotice> noticeList = FXCollections.observableArrayList();

    public ObservableList<UserNotice> noticeList() {
        return noticeList;
    }

    /// Adds a notice, replacing one with the same text.
    @Override
    public void accept(UserNotice notice) {
        noticeList.removeIf(knownNotice -> knownNotice.messageText().equals(notice.messageText()));
        noticeList.add(notice);
    }

    /// Withdraws a notice that no longer applies.
    public void withdrawNotice(UserNotice notice) {
        noticeList.remove(notice);
    }
}
