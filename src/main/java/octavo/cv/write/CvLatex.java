package octavo.cv.write;

import octavo.cv.configuration.Profile.HeadingStyle;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.richtext.LatexRunsWriter;
import octavo.richtext.RawFormat;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.List;
import java.util.stream.Collectors;

/// Writes a list as LaTeX for any class. Links require the package `hyperref`.
public final class CvLatex {
    private static final List<String> HEADING_COMMANDS =
            List.of("section", "subsection", "subsubsection");

    private final StringBuilder output = new StringBuilder();
    private final HeadingStyle headingStyle;
    private final boolean countsDown;
    private int remainingEntries;

    private CvLatex(HeadingStyle headingStyle, boolean countsDown) {
        this.headingStyle = headingStyle;
        this.countsDown = countsDown;
    }

    public static String of(CvDocument document) {
        return writeDocument(document, false);
    }

    /// With the package `etaremune`, which numbers the entries of a section in descending order to
    /// 1, unless the profile numbers them itself.
    public static String countingDown(CvDocument document) {
        return writeDocument(document, true);
    }

    private static String writeDocument(CvDocument document, boolean countsDown) {
        CvLatex writer = new CvLatex(document.metadata().listLayout().headingStyle(), countsDown);
        List<DocumentBlock> blocks = document.forFormat(RawFormat.LATEX).blocks();
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i) instanceof DocumentBlock.HeadingBlock(int headingLevel, _)
                    && headingLevel == 1) {
                writer.remainingEntries = countEntries(blocks.subList(i + 1, blocks.size()));
            }
            writer.writeBlock(blocks.get(i));
        }
        return writer.output.toString();
    }

    /// The number of entries before the next section.
    private static int countEntries(List<DocumentBlock> blocks) {
        return blocks.stream()
                .takeWhile(block ->
                        !(block instanceof DocumentBlock.HeadingBlock(int headingLevel, _)
                                && headingLevel == 1))
                .mapToInt(block ->
                        block instanceof DocumentBlock.EntriesBlock(var blockEntries)
                                ? blockEntries.size()
                                : 0)
                .sum();
    }

    private void writeBlock(DocumentBlock block) {
        output.append(output.isEmpty() ? "" : "\n");
        switch (block) {
            case DocumentBlock.HeadingBlock(int headingLevel, String blockText) ->
                    output.append(
                            headingCommand(
                                    new DocumentBlock.HeadingBlock(
                                            headingStyle.levelOf(headingLevel, 1), blockText),
                                    "*"));
            case DocumentBlock.RemarkBlock(var blockText) ->
                    output.append(LatexRunsWriter.of(blockText)).append("\n");
            case DocumentBlock.MarkupBlock(var rawMarkup) ->
                    output.append(rawMarkup.markup()).append("\n");
            case DocumentBlock.EntriesBlock entriesBlock -> writeEntries(entriesBlock);
        }
    }

    /// @param commandSuffix after the command, for headings without numbers
    static String headingCommand(DocumentBlock.HeadingBlock heading, String commandSuffix) {
        String command =
                HEADING_COMMANDS.get(Math.min(heading.headingLevel(), HEADING_COMMANDS.size()) - 1);
        return "\\"
                + command
                + commandSuffix
                + "{"
                + LatexRunsWriter.of(Runs.of(heading.headingText()))
                + "}\n";
    }

    private void writeEntries(DocumentBlock.EntriesBlock entriesBlock) {
        String environment = entriesBlock.areNumbered() ? "enumerate" : "itemize";
        String options = "";
        if (countsDown) {
            environment = "etaremune";
            options = "[start=" + remainingEntries + "]";
            remainingEntries -= entriesBlock.entries().size();
        }
        output.append("\\begin{").append(environment).append('}').append(options);
        String entriesText =
                entriesBlock.entries().stream()
                        .map(CvLatex::entryCommand)
                        .collect(Collectors.joining());
        output.append(LatexRunsWriter.lineBreakSettings(entriesText))
                .append('\n')
                .append(entriesText);
        output.append("\\end{").append(environment).append("}\n");
    }

    /// A label in brackets needs braces around it, or its first bracket would end it.
    private static String entryCommand(CvEntry entry) {
        String label =
                entry.label().isEmpty()
                        ? " "
                        : "[{" + LatexRunsWriter.of(Runs.of(entry.label())) + "}] ";
        return "\\item" + label + joinLines(entry, " \\\\\n  ") + "\n";
    }

    /// The lines of an entry joined with a separator.
    static String joinLines(CvEntry entry, String lineSeparator) {
        return entry.entryLines().lines().stream()
                .map(CvLatex::writeLine)
                .collect(Collectors.joining(lineSeparator));
    }

    /// An initial bracket or star would be an argument of `\item` or of the line break, as only
    /// markup means it.
    private static String writeLine(Runs runs) {
        String lineText = LatexRunsWriter.of(runs);
        boolean startsWithMarkup =
                !runs.isEmpty() && runs.runs().getFirst() instanceof Run.RawMarkup;
        return !startsWithMarkup && (lineText.startsWith("[") || lineText.startsWith("*"))
                ? "{}" + lineText
                : lineText;
    }
}
