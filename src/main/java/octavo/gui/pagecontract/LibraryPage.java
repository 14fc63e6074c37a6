package octavo.gui.pagecontract;

import javafx.scene.layout.Region;

import java.util.function.Function;

/// A page in the rail of a library.
///
/// @param id used by tests and commands
/// @param name its name in menus
/// @param railName its label in the rail, which has room for some ten letters
/// @param iconPath an SVG path to be stroked, on a grid of 24 × 24
/// @param viewFactory builds it when it is first shown
public record LibraryPage(
        String id,
        String name,
        String railName,
        String iconPath,
        Function<OpenLibrary, Region> viewFactory) {

    /// A page whose name is short enough for the rail.
    public LibraryPage(
            String id, String name, String iconPath, Function<OpenLibrary, Region> viewFactory) {
        this(id, name, name, iconPath, viewFactory);
    }
}
