package octavo.cv.write;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.richtext.RtfWriter;
import octavo.richtext.Runs;

import java.util.stream.Collectors;

/// Writes a list as an RTF document with hanging indents.
public final class CvRtf {
    private final StringBuilder out = new StringBuilder();

    private CvRtf() {}

    public static String of(CvDocument document) {
        CvRtf writer = new CvRtf();
        document.blocks().forEach(writer::block);
        return "{\\rtf1\\ansi\\uc1\n" + writer.out + "}\n";
    }

    private void block(Block block) {
        switch (block) {
            case Block.Heading(int level, String text) ->
                    out.append("{\\pard\\sb240\\sa120\\b\\fs")
                            .append(level == 1 ? 28 : 24)
                            .append(' ')
                            .append(RtfWriter.of(Runs.of(text)))
                            .append("\\par}\n");
            case Block.Remark(var text) ->
                    out.append("{\\pard\\sb120 ").append(RtfWriter.of(text)).append("\\par}\n");
            case Block.Items(var items) -> items.forEach(this::item);
            case Block.Markup _ -> {}
        }
    }

    private void item(Item item) {
        String label = item.label().isEmpty() ? "" : RtfWriter.of(Runs.of(item.label())) + "\\tab ";
        String lines =
                item.lines().lines().stream()
                        .map(RtfWriter::of)
                        .collect(Collectors.joining("\\line\n"));
        out.append("{\\pard\\li567\\fi-567\\tx567\\sa120 ").append(label).append(lines);
        out.append("\\par}\n");
    }
}
