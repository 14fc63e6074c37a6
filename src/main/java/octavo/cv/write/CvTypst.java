package octavo.cv.write;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.profile.Profile.Headings;
import octavo.richtext.RawFormat;
import octavo.richtext.Runs;
import octavo.richtext.TypstWriter;

import java.util.List;
import java.util.stream.Collectors;

/// Writes a list as formatted Typst markup.
public final class CvTypst {
    private CvTypst() {}

    public static String of(CvDocument document) {
        String text =
                document.in(RawFormat.TYPST).blocks().stream()
                        .map(block -> block(block, document.about().layout().headings()))
                        .collect(Collectors.joining("\n\n"));
        return text.isEmpty() ? "" : text + "\n";
    }

    private static String block(Block block, Headings headings) {
        return switch (block) {
            case Block.Heading(int level, String text) ->
                    "=".repeat(headings.of(level, 1)) + " " + TypstWriter.of(Runs.of(text));
            case Block.Remark(var text) -> TypstWriter.of(text);
            case Block.Markup(var raw) -> raw.markup();
            case Block.Items items ->
                    items.areNumbered() ? numbered(items) : bulleted(items.items());
        };
    }

    private static String bulleted(List<Item> items) {
        return items.stream().map(item -> "- " + lines(item)).collect(Collectors.joining("\n\n"));
    }

    /// Numbers are right-aligned in a column of their own.
    private static String numbered(Block.Items items) {
        String rows =
                items.items().stream()
                        .map(item ->
                                "  [%s], [%s],\n"
                                        .formatted(
                                                TypstWriter.of(Runs.of(item.label())), lines(item)))
                        .collect(Collectors.joining());
        return "#grid(columns: (auto, 1fr), align: (right, left), column-gutter: 0.6em,"
                + " row-gutter: 0.9em,\n"
                + rows
                + ")";
    }

    private static String lines(Item item) {
        return item.lines().lines().stream()
                .map(TypstWriter::of)
                .collect(Collectors.joining(" \\\n  "));
    }
}
