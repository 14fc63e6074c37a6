package octavo.gui;

import javafx.scene.layout.Region;

import octavo.gui.controls.MessageTexts;
import octavo.gui.cv.CvModel;
import octavo.gui.cv.CvView;
import octavo.gui.duplicates.DuplicatesView;
import octavo.gui.history.HistoryView;
import octavo.gui.page.LibraryPage;
import octavo.gui.page.OpenLibrary;
import octavo.gui.people.PeopleModel;
import octavo.gui.people.PeopleView;
import octavo.gui.problems.ProblemsView;
import octavo.gui.projects.ProjectsModel;
import octavo.gui.projects.ProjectsView;
import octavo.gui.venues.StringsModel;
import octavo.gui.venues.VenuesModel;
import octavo.gui.venues.VenuesView;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The pages of a library.
final class LibraryPages {
    /// The id of the entries page, which is shown first.
    static final String LIBRARY = "library";

    /// The id of the page of lists of publications.
    static final String CV = "cv";

    /// The id of the page of the papers that cite a library.
    static final String PROJECTS = "projects";

    private static final MessageTexts MESSAGES = MessageTexts.of(LibraryPages.class);

    private static final String BOOKS = "M5 4h4v16h-4zM9 7h4v13h-4zM14.5 7.5l3-1 4 12.5-3 1z";

    private static final String PERSONS =
            "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0"
                    + "M16 4.5a3.3 3.3 0 0 1 0 6.3M18 14a6 6 0 0 1 3.5 6";

    private static final String SHEET =
            "M6 3h9l4 4v14H6zM14.5 3v4.5H19M9 11a1.6 1.6 0 1 0 0-.01zM12 11h4M9 15h7M9 18h7";

    private static final String TEMPLE =
            "M3 9l9-5 9 5zM5 9h2v8H5zM11 9h2v8h-2zM17 9h2v8h-2zM3 17h18v3H3z";

    private static final String PAGES = "M3 6.5h6.5l2 2.5H21v10.5H3zM7.5 13h9M7.5 16h6";

    private LibraryPages() {}

    /// The other pages, in the order of the rail.
    static List<LibraryPage> others() {
        return List.of(
                page("people", PERSONS, it -> new PeopleView(new PeopleModel(it))),
                page(
                        "venues",
                        TEMPLE,
                        it -> new VenuesView(new VenuesModel(it), new StringsModel(it))),
                page(CV, SHEET, it -> new CvView(new CvModel(it))),
                ProblemsView.page(),
                HistoryView.page(),
                DuplicatesView.page(),
                page(PROJECTS, PAGES, it -> new ProjectsView(new ProjectsModel(it))));
    }

    private static LibraryPage page(String id, String icon, Function<OpenLibrary, Region> view) {
        return new LibraryPage(id, MESSAGES.text("page." + id), icon, view);
    }

    /// @param entries the view of the entries page
    static List<LibraryPage> with(Region entries) {
        List<LibraryPage> all = new ArrayList<>();
        all.add(page(LIBRARY, BOOKS, _ -> entries));
        all.addAll(others());
        return all;
    }

    /// The name of a page in the rail.
    static String name(String id) {
        return with(new Region()).stream()
                .filter(page -> page.id().equals(id))
                .findFirst()
                .orElseThrow()
                .name();
    }
}
