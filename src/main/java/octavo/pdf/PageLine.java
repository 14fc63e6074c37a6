package octavo.pdf;

/// A line of text on a page, in its own direction. Places are measured in points from the upper
/// left corner.
///
/// @param size of most of its letters, in points
/// @param bold whether most of its letters are
/// @param y where it stands
public record PageLine(String text, double size, boolean bold, double x, double y, double width) {}
