package octavo.cv.write;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.profile.ListSeparators;
import octavo.richtext.PlainText;

import java.util.List;
import java.util.stream.Collectors;

/// Writes a list as plain text, with a blank line between blocks, and between entries of several
/// lines.
public final class CvText {
    private CvText() {}

    public static String of(CvDocument document) {
        String text =
                document.unmarked().blocks().stream()
                        .map(block -> block(block, document.about().layout().separators()))
                        .collect(Collectors.joining("\n\n"));
        return text.isEmpty() ? "" : text + "\n";
    }

    private static String block(Block block, ListSeparators separators) {
        return switch (block) {
            case Block.Heading(_, String text) -> text;
            case Block.Remark(var text) -> PlainText.of(text);
            case Block.Markup _ -> "";
            case Block.Items items -> {
                String usual = items.areLines() ? "\n" : "\n\n";
                yield items.items().stream()
                        .map(CvText::item)
                        .collect(Collectors.joining(separators.entries().orElse(usual)));
            }
        };
    }

    private static String item(Item item) {
        String label = item.label().isEmpty() ? "" : item.label() + " ";
        List<String> lines = item.lines().lines().stream().map(PlainText::of).toList();
        return label + String.join("\n" + " ".repeat(label.length()), lines);
    }
}
