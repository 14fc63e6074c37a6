package octavo.cv.write;

import octavo.cv.configuration.Profile.HeadingStyle;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.richtext.RawFormat;
import octavo.richtext.Runs;
import octavo.richtext.TypstWriter;

import java.util.List;
import java.util.stream.Collectors;

/// Writes a list as formatted Typst markup.
public final class CvTypst {
    private CvTypst() {}

    public static String of(CvDocument document) {
        String documentText =
                document.forFormat(RawFormat.TYPST).blocks().stream()
                        .map(block ->
                                writeBlock(block, document.metadata().listLayout().headingStyle()))
                        .collect(Collectors.joining("\n\n"));
        return documentText.isEmpty() ? "" : documentText + "\n";
    }

    private static String writeBlock(DocumentBlock block, HeadingStyle headingStyle) {
        return switch (block) {
            case DocumentBlock.HeadingBlock(int headingLevel, String blockText) ->
                    "=".repeat(headingStyle.levelOf(headingLevel, 1))
                            + " "
                            + TypstWriter.of(Runs.of(blockText));
            case DocumentBlock.RemarkBlock(var blockText) -> TypstWriter.of(blockText);
            case DocumentBlock.MarkupBlock(var rawMarkup) -> rawMarkup.markup();
            case DocumentBlock.EntriesBlock entriesBlock ->
                    entriesBlock.areNumbered()
                            ? numberedEntries(entriesBlock)
                            : bulletedEntries(entriesBlock.entries());
        };
    }

    private static String bulletedEntries(List<CvEntry> entries) {
        return entries.stream()
                .map(entry -> "- " + joinLines(entry))
                .collect(Collectors.joining("\n\n"));
    }

    /// Numbers are right-aligned in a column of their own.
    private static String numberedEntries(DocumentBlock.EntriesBlock entriesBlock) {
        String gridRows =
                entriesBlock.entries().stream()
                        .map(entry ->
                                "  [%s], [%s],\n"
                                        .formatted(
                                                TypstWriter.of(Runs.of(entry.label())),
                                                joinLines(entry)))
                        .collect(Collectors.joining());
        return "#grid(columns: (auto, 1fr), align: (right, left), column-gutter: 0.6em,"
                + " row-gutter: 0.9em,\n"
                + gridRows
                + ")";
    }

    private static String joinLines(CvEntry entry) {
        return entry.entryLines().lines().stream()
                .map(TypstWriter::of)
                .collect(Collectors.joining(" \\\n  "));
    }
}
