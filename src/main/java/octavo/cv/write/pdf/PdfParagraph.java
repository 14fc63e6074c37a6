package octavo.cv.write.pdf;

import octavo.richtext.FlatRun;

import java.util.List;

/// A paragraph.
///
/// @param label text before it in a column of its own; empty for none
record PdfParagraph(Style style, List<FlatRun> label, List<FlatRun> text) {
    PdfParagraph {
        label = List.copyOf(label);
        text = List.copyOf(text);
    }

    /// The style of a paragraph, in points.
    ///
    /// @param tag its structure type: `H1`, `LI`, `P`
    /// @param before the space above it, unless the paragraph above requires more
    /// @param after the space below it
    /// @param indent the indentation of all lines but the first
    record Style(String tag, float size, float before, float after, float indent) {
        static final Style NONE = new Style("P", 0, 0, 0, 0);

        /// Whether it stays on one page with what follows.
        boolean isHeading() {
            return tag.startsWith("H");
        }

        boolean isOfList() {
            return tag.equals("LI");
        }
    }

    /// The paragraph in available letters.
    PdfParagraph printable(FontSet fonts) {
        return new PdfParagraph(style, fonts.printable(label), fonts.printable(text));
    }
}
