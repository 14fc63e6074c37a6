package octavo.cv.write.pdf;

import octavo.richtext.FlatRun;

import java.util.List;

/// A text that is set by itself.
///
/// @param label what stands before it in a column of its own; empty for none
record PdfParagraph(Style style, List<FlatRun> label, List<FlatRun> text) {
    PdfParagraph {
        label = List.copyOf(label);
        text = List.copyOf(text);
    }

    /// How a paragraph looks, in points.
    ///
    /// @param tag what it is to readers who do not see it: `H1`, `LI`, `P`
    /// @param before how far it stays from what is above it, if that does not stay as far from it
    /// @param after how far it stays from what is below it
    /// @param indent how far its lines are moved in, but for the first
    record Style(String tag, float size, float before, float after, float indent) {
        static final Style NONE = new Style("P", 0, 0, 0, 0);

        /// Whether it stands on one page with what follows.
        boolean isHeading() {
            return tag.startsWith("H");
        }

        boolean isOfList() {
            return tag.equals("LI");
        }
    }

    /// The same in letters that can be printed.
    PdfParagraph printable(FontSet fonts) {
        return new PdfParagraph(style, fonts.printable(label), fonts.printable(text));
    }
}
