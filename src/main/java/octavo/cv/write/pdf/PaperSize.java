package octavo.cv.write.pdf;

/// A paper size, in points.
///
/// @param margin on each side
public record PaperSize(double width, double height, double margin) {
    private static final double USUAL_MARGIN = 71;

    public static final PaperSize A4 = new PaperSize(595.28, 841.89, USUAL_MARGIN);
    public static final PaperSize LETTER = new PaperSize(612, 792, USUAL_MARGIN);

    /// The same sheet in landscape.
    public PaperSize toLandscape() {
        return new PaperSize(/* width= */ height, /* height= */ width, margin);
    }
}
