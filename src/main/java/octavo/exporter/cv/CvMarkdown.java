package octavo.exporter.cv;

import octavo.exporter.cv.CvDocument.Block;
import octavo.exporter.cv.CvDocument.Item;
import octavo.runs.Markdown;
import octavo.runs.Runs;

import java.util.List;
import java.util.stream.Collectors;

/// Writes a list as Markdown: a heading for each section, and one for each entry whose form asks
/// for it.
public final class CvMarkdown {
    private static final String BREAK = "\\\n";

    private CvMarkdown() {}

    public static String of(CvDocument document) {
        String text =
                document.blocks().stream()
                        .map(CvMarkdown::block)
                        .collect(Collectors.joining("\n\n"));
        return text.isEmpty() ? "" : text + "\n";
    }

    private static String block(Block block) {
        return switch (block) {
            case Block.Heading(int level, String text) ->
                    "#".repeat(Math.min(level + 1, 6)) + " " + Markdown.of(Runs.of(text));
            case Block.Remark(var text) -> Markdown.of(text);
            case Block.Items(var items) ->
                    items.stream().map(CvMarkdown::item).collect(Collectors.joining("\n\n"));
        };
    }

    private static String item(Item item) {
        String label = item.label().isEmpty() ? "" : Markdown.of(Runs.of(item.label())) + " ";
        List<String> lines = item.lines().lines().stream().map(Markdown::of).toList();
        if (!item.lines().headed()) {
            return label + String.join(BREAK, lines);
        }
        String rest = String.join(BREAK, lines.subList(1, lines.size()));
        return "### " + label + lines.getFirst() + (rest.isEmpty() ? "" : "\n\n" + rest);
    }
}
