package octavo.cv.write;

import octavo.cv.configuration.ListSeparators;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.richtext.PlainTextWriter;

import java.util.List;
import java.util.stream.Collectors;

/// Writes a list as plain text, with a blank line between blocks, and between entries of several
/// lines.
public final class CvText {
    private CvText() {}

    public static String of(CvDocument document) {
        String documentText =
                document.withoutMarkup().blocks().stream()
                        .map(block ->
                                writeBlock(block, document.metadata().listLayout().separators()))
                        .collect(Collectors.joining("\n\n"));
        return documentText.isEmpty() ? "" : documentText + "\n";
    }

    private static String writeBlock(DocumentBlock block, ListSeparators separators) {
        return switch (block) {
            case DocumentBlock.HeadingBlock(_, String blockText) -> blockText;
            case DocumentBlock.RemarkBlock(var blockText) -> PlainTextWriter.of(blockText);
            case DocumentBlock.MarkupBlock _ -> "";
            case DocumentBlock.EntriesBlock entriesBlock -> {
                String usualSeparator = entriesBlock.areSingleLines() ? "\n" : "\n\n";
                yield entriesBlock.entries().stream()
                        .map(CvText::writeEntry)
                        .collect(
                                Collectors.joining(
                                        separators.entrySeparator().orElse(usualSeparator)));
            }
        };
    }

    private static String writeEntry(CvEntry entry) {
        String label = entry.label().isEmpty() ? "" : entry.label() + " ";
        List<String> lines = entry.entryLines().lines().stream().map(PlainTextWriter::of).toList();
        return label + String.join("\n" + " ".repeat(label.length()), lines);
    }
}
