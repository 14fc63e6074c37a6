package octavo.exporter.pdf;

/// A sheet to print on, in points.
///
/// @param margin what stays empty on each side
public record Paper(double width, double height, double margin) {
    private static final double USUAL_MARGIN = 71;

    public static final Paper A4 = new Paper(595.28, 841.89, USUAL_MARGIN);
    public static final Paper LETTER = new Paper(612, 792, USUAL_MARGIN);

    /// The same sheet, lying.
    public Paper turned() {
        return new Paper(/* width= */ height, /* height= */ width, margin);
    }
}
