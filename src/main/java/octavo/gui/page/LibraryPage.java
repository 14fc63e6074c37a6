package octavo.gui.page;

import javafx.scene.layout.Region;

import java.util.function.Function;

/// One of the places that the rail of a library leads to.
///
/// @param id names it for tests and commands
/// @param name as the rail shows it
/// @param icon an SVG path to be stroked, on a grid of 24 × 24
/// @param view builds it, when it is first shown
public record LibraryPage(
        String id, String name, String icon, Function<OpenLibrary, Region> view) {}
