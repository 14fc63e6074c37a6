package octavo.cv.write;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.richtext.RtfWriter;
import octavo.richtext.Runs;

import java.util.stream.Collectors;

/// Writes a list as an RTF document with hanging indents.
public final class CvRtf {
    private final StringBuilder output = new StringBuilder();

    private CvRtf() {}

    public static String of(CvDocument document) {
        CvRtf writer = new CvRtf();
        document.blocks().forEach(writer::writeBlock);
        return "{\\rtf1\\ansi\\uc1\n" + writer.output + "}\n";
    }

    private void writeBlock(DocumentBlock block) {
        switch (block) {
            case DocumentBlock.HeadingBlock(int headingLevel, String blockText) ->
                    output.append("{\\pard\\sb240\\sa120\\b\\fs")
                            .append(headingLevel == 1 ? 28 : 24)
                            .append(' ')
                            .append(RtfWriter.of(Runs.of(blockText)))
                            .append("\\par}\n");
            case DocumentBlock.RemarkBlock(var blockText) ->
                    output.append("{\\pard\\sb120 ")
                            .append(RtfWriter.of(blockText))
                            .append("\\par}\n");
            case DocumentBlock.EntriesBlock(var entries) -> entries.forEach(this::writeEntry);
            case DocumentBlock.MarkupBlock _ -> {}
        }
    }

    private void writeEntry(CvEntry entry) {
        String label =
                entry.label().isEmpty() ? "" : RtfWriter.of(Runs.of(entry.label())) + "\\tab ";
        String lines =
                entry.entryLines().lines().stream()
                        .map(RtfWriter::of)
                        .collect(Collectors.joining("\\line\n"));
        output.append("{\\pard\\li567\\fi-567\\tx567\\sa120 ").append(label).append(lines);
        output.append("\\par}\n");
    }
}
