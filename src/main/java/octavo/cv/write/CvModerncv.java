package octavo.cv.write;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.richtext.LatexRunsWriter;
import octavo.richtext.RawFormat;
import octavo.richtext.Runs;

/// Writes a list for the LaTeX class `moderncv`: its narrow column has the number of an entry or,
/// without numbers, the year.
public final class CvModerncv {
    /// Longer text would not fit on a page, and the class does not break its items.
    private static final int LONGEST_ITEM = 2000;

    private final StringBuilder output = new StringBuilder();
    private boolean isGroupedByYear;

    private CvModerncv() {}

    public static String of(CvDocument document) {
        CvModerncv writer = new CvModerncv();
        document.forFormat(RawFormat.LATEX).blocks().forEach(writer::writeBlock);
        return writer.output.toString();
    }

    private void writeBlock(DocumentBlock block) {
        switch (block) {
            case DocumentBlock.HeadingBlock heading -> {
                isGroupedByYear =
                        heading.headingLevel() > 1 && heading.headingText().matches("\\d{4}");
                output.append(CvLatex.headingCommand(heading, ""));
            }
            case DocumentBlock.RemarkBlock(var remarkRuns) ->
                    writeCvitem("", LatexRunsWriter.of(remarkRuns));
            case DocumentBlock.MarkupBlock(var rawMarkup) ->
                    output.append(rawMarkup.markup()).append("\n");
            case DocumentBlock.EntriesBlock(var entries) -> entries.forEach(this::writeEntry);
        }
    }

    private void writeEntry(CvEntry entry) {
        String year = isGroupedByYear ? "" : entry.listedWork().valueOf("year").plainText();
        String columnText =
                LatexRunsWriter.of(Runs.of(entry.label().isEmpty() ? year : entry.label()));
        String entryText = CvLatex.joinLines(entry, "\\newline\n  ");
        if (entryText.length() <= LONGEST_ITEM) {
            writeCvitem(columnText, entryText);
        } else {
            output.append("\\begin{itemize}\n\\item[{\\hintstyle{")
                    .append(columnText)
                    .append("}}] ")
                    .append(entryText);
            output.append("\n\\end{itemize}\n");
        }
    }

    private void writeCvitem(String columnText, String itemText) {
        output.append("\\cvitem{").append(columnText).append("}{").append(itemText).append("}\n");
    }
}
