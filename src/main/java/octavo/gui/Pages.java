package octavo.gui;

import javafx.scene.Node;

import octavo.gui.controls.Messages;
import octavo.gui.history.HistoryView;
import octavo.gui.problems.ProblemsView;

import java.util.ArrayList;
import java.util.List;

/// The pages of every library.
final class Pages {
    /// The id of the page of the entries, which is in front at first.
    static final String LIBRARY = "library";

    private static final Messages MESSAGES = Messages.of(Pages.class);

    /// Two books that stand, and one that leans.
    private static final String BOOKS = "M5 4h4v16h-4zM9 7h4v13h-4zM14.5 7.5l3-1 4 12.5-3 1z";

    private Pages() {}

    /// The pages beside that of the entries, in the order of the rail.
    static List<Page> others() {
        return List.of(ProblemsView.page(), HistoryView.page());
    }

    /// @param entries the page of the entries
    static List<Page> with(Node entries) {
        List<Page> all = new ArrayList<>();
        all.add(new Page(LIBRARY, MESSAGES.text("page.library"), BOOKS, _ -> entries));
        all.addAll(others());
        return all;
    }

}
