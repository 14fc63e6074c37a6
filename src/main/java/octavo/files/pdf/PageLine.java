package octavo.files.pdf;

/// A line of text on a page, in its own direction. Coordinates are in points from the upper left
/// corner.
///
/// @param fontSize the font size of most of its letters, in points
/// @param isBold whether most of its letters are bold
/// @param y the baseline
public record PageLine(
        String text, double fontSize, boolean isBold, double x, double y, double width) {}
