package octavo.cv.write;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.richtext.MarkdownWriter;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Writes a list as Markdown: a heading for each section, and one for each entry whose format has
/// one.
public final class CvMarkdown {
    private static final String BREAK = "\\\n";

    private CvMarkdown() {}

    public static String of(CvDocument document) {
        List<String> texts = new ArrayList<>();
        int above = 1;
        for (Block block : document.blocks()) {
            above = block instanceof Block.Heading(int level, String _) ? level : above;
            texts.add(block(block, above));
        }
        return texts.isEmpty() ? "" : String.join("\n\n", texts) + "\n";
    }

    /// @param above the level of the last heading
    private static String block(Block block, int above) {
        return switch (block) {
            case Block.Heading(_, String text) -> signs(above) + MarkdownWriter.of(Runs.of(text));
            case Block.Remark(var text) -> MarkdownWriter.of(text);
            case Block.Items(var items) ->
                    items.stream()
                            .map(item -> item(item, above + 1))
                            .collect(Collectors.joining("\n\n"));
        };
    }

    /// The prefix of a heading: the surrounding document has one above it.
    private static String signs(int level) {
        return "#".repeat(Math.min(level + 1, 6)) + " ";
    }

    private static String item(Item item, int level) {
        String label = item.label().isEmpty() ? "" : MarkdownWriter.of(Runs.of(item.label())) + " ";
        List<String> lines = item.lines().lines().stream().map(MarkdownWriter::of).toList();
        if (!item.lines().headed()) {
            return label + String.join(BREAK, lines);
        }
        String rest = String.join(BREAK, lines.subList(1, lines.size()));
        return signs(level) + label + lines.getFirst() + (rest.isEmpty() ? "" : "\n\n" + rest);
    }
}
