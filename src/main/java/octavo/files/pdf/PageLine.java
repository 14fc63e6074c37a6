package octavo.files.pdf;

/// A line of text on a page, in its own direction. Coordinates are in points from the upper left
/// corner.
///
/// @param size the font size of most of its letters, in points
/// @param bold whether most of its letters are bold
/// @param y the baseline
public record PageLine(String text, double size, boolean bold, double x, double y, double width) {}
