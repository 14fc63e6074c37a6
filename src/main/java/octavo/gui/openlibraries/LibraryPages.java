package octavo.gui.openlibraries;

import javafx.scene.layout.Region;

import octavo.gui.controls.MessageTexts;
import octavo.gui.cv.CvModel;
import octavo.gui.cv.CvView;
import octavo.gui.duplicates.DuplicatesView;
import octavo.gui.pagecontract.LibraryPage;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.paperprojects.ProjectsModel;
import octavo.gui.paperprojects.ProjectsView;
import octavo.gui.people.PeopleModel;
import octavo.gui.people.PeopleView;
import octavo.gui.problems.ProblemsView;
import octavo.gui.venues.StringsModel;
import octavo.gui.venues.VenuesModel;
import octavo.gui.venues.VenuesView;
import octavo.gui.versions.HistoryView;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The pages of a library.
public final class LibraryPages {
    /// The id of the entries page, which is shown first.
    public static final String LIBRARY_ID = "library";

    /// The id of the page of lists of publications.
    static final String CV_ID = "cv";

    /// The id of the page of the papers that cite a library.
    public static final String PROJECTS_ID = "projects";

    private static final MessageTexts MESSAGES = MessageTexts.of(LibraryPages.class);

    private static final String BOOKS_ICON = "M5 4h4v16h-4zM9 7h4v13h-4zM14.5 7.5l3-1 4 12.5-3 1z";

    private static final String PEOPLE_ICON =
            "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0"
                    + "M16 4.5a3.3 3.3 0 0 1 0 6.3M18 14a6 6 0 0 1 3.5 6";

    private static final String CV_ICON =
            "M6 3h9l4 4v14H6zM14.5 3v4.5H19M9 11a1.6 1.6 0 1 0 0-.01zM12 11h4M9 15h7M9 18h7";

    private static final String VENUES_ICON =
            "M3 9l9-5 9 5zM5 9h2v8H5zM11 9h2v8h-2zM17 9h2v8h-2zM3 17h18v3H3z";

    private static final String PROJECTS_ICON = "M3 6.5h6.5l2 2.5H21v10.5H3zM7.5 13h9M7.5 16h6";

    private LibraryPages() {}

    /// The other pages, in the order of the rail.
    public static List<LibraryPage> otherPages() {
        return List.of(
                buildPage(
                        "people",
                        PEOPLE_ICON,
                        openLibrary -> new PeopleView(new PeopleModel(openLibrary))),
                new LibraryPage(
                        "venues",
                        MESSAGES.text("page.venues"),
                        MESSAGES.text("rail.venues"),
                        VENUES_ICON,
                        openLibrary ->
                                new VenuesView(
                                        new VenuesModel(openLibrary),
                                        new StringsModel(openLibrary))),
                buildPage(CV_ID, CV_ICON, openLibrary -> new CvView(new CvModel(openLibrary))),
                ProblemsView.page(),
                HistoryView.page(),
                DuplicatesView.page(),
                buildPage(
                        PROJECTS_ID,
                        PROJECTS_ICON,
                        openLibrary -> new ProjectsView(new ProjectsModel(openLibrary))));
    }

    private static LibraryPage buildPage(
            String id, String icon, Function<OpenLibrary, Region> viewFactory) {
        return new LibraryPage(id, MESSAGES.text("page." + id), icon, viewFactory);
    }

    /// @param entriesView the view of the entries page
    public static List<LibraryPage> withEntriesPage(Region entriesView) {
        List<LibraryPage> allPages = new ArrayList<>();
        allPages.add(buildPage(LIBRARY_ID, BOOKS_ICON, _ -> entriesView));
        allPages.addAll(otherPages());
        return allPages;
    }

    /// The name of a page in the rail.
    static String pageName(String id) {
        return withEntriesPage(new Region()).stream()
                .filter(page -> page.id().equals(id))
                .findFirst()
                .orElseThrow()
                .name();
    }
}
