package octavo.cv.write.pdf;

import octavo.richtext.FlatRun;

import java.util.List;

/// A paragraph.
///
/// @param labelRuns text before it in a column of its own; empty for none
record PdfParagraph(
        ParagraphStyle paragraphStyle, List<FlatRun> labelRuns, List<FlatRun> textRuns) {
    PdfParagraph {
        labelRuns = List.copyOf(labelRuns);
        textRuns = List.copyOf(textRuns);
    }

    /// The style of a paragraph, in points.
    ///
    /// @param structureType its structure type: `H1`, `LI`, `P`
    /// @param spaceBefore the space above it, unless the paragraph above requires more
    /// @param spaceAfter the space below it
    /// @param hangingIndent the indentation of all lines but the first
    record ParagraphStyle(
            String structureType,
            float fontSize,
            float spaceBefore,
            float spaceAfter,
            float hangingIndent) {
        static final ParagraphStyle NONE = new ParagraphStyle("P", 0, 0, 0, 0);

        /// Whether it stays on one page with what follows.
        boolean isHeading() {
            return structureType.startsWith("H");
        }

        boolean isListItem() {
            return structureType.equals("LI");
        }
    }

    /// The paragraph in available letters.
    PdfParagraph withMissingReplaced(FontSet fontSet) {
        return new PdfParagraph(
                paragraphStyle,
                fontSet.replaceMissing(labelRuns),
                fontSet.replaceMissing(textRuns));
    }
}
