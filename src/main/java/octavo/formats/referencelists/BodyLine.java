package octavo.formats.referencelists;

import octavo.files.pdf.PageLine;

/// A line of a paper's body, in reading order.
///
/// @param column its column of its page, counted through the paper
/// @param isListHeading whether it may be the heading of a list of references
/// @param gapAbove its distance from the line above in that column, in points; 0 at the top
record BodyLine(PageLine line, int column, boolean isListHeading, double gapAbove) {
    String text() {
        return line.text();
    }

    double x() {
        return line.x();
    }

    /// Whether it looks like another line: of the same size and weight.
    boolean hasStyleOf(BodyLine other) {
        return line.fontSize() == other.line.fontSize() && line.isBold() == other.line.isBold();
    }
}
