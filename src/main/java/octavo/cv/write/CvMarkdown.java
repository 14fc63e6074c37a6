package octavo.cv.write;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.profile.ListLayout;
import octavo.cv.profile.Profile.Headings;
import octavo.richtext.MarkdownWriter;
import octavo.richtext.RawFormat;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Writes a list as Markdown: a heading for each section, and one for each entry whose form asks
/// for it. Entries that are numbered `1.`, `2.` … are an ordered list.
public final class CvMarkdown {
    private static final String BREAK = "\\\n";

    /// The document that the list goes into has a heading above it.
    private static final int USUAL_LEVEL = 2;

    private static final int DEEPEST = 6;

    /// What begins an ordered list.
    private static final Pattern ORDINAL = Pattern.compile("(\\d{1,9})[.)]");

    private final Headings headings;

    /// What stands between two entries.
    private final String between;

    private CvMarkdown(ListLayout layout) {
        this.headings = layout.headings();
        this.between = layout.separators().entries().orElse("\n\n");
    }

    public static String of(CvDocument document) {
        CvMarkdown writer = new CvMarkdown(document.about().layout());
        List<String> texts = new ArrayList<>();
        int above = 1;
        for (Block block : document.in(RawFormat.MARKDOWN).blocks()) {
            above = block instanceof Block.Heading(int level, String _) ? level : above;
            texts.add(writer.block(block, above));
        }
        return texts.isEmpty() ? "" : String.join("\n\n", texts) + "\n";
    }

    /// @param above the level of the heading that it stands below, or has
    private String block(Block block, int above) {
        return switch (block) {
            case Block.Heading(_, String text) -> signs(above) + MarkdownWriter.of(Runs.of(text));
            case Block.Remark(var text) -> MarkdownWriter.of(text);
            case Block.Markup(var raw) -> raw.markup();
            case Block.Items(var items) -> {
                boolean ordered = areOrdered(items);
                yield items.stream()
                        .map(item -> ordered ? ordered(item) : item(item, above + 1))
                        .collect(Collectors.joining(between));
            }
        };
    }

    /// What a heading begins with.
    private String signs(int level) {
        return "#".repeat(Math.min(headings.of(level, USUAL_LEVEL), DEEPEST)) + " ";
    }

    /// Whether a renderer, which counts by itself from the first number, would print these numbers.
    private static boolean areOrdered(List<Item> items) {
        long first = number(items.getFirst());
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            if (first < 0 || number(item) != first + i || item.lines().headed()) {
                return false;
            }
        }
        return true;
    }

    private static long number(Item item) {
        Matcher ordinal = ORDINAL.matcher(item.label());
        return ordinal.matches() ? Long.parseLong(ordinal.group(1)) : -1;
    }

    private static String ordered(Item item) {
        String indent = " ".repeat(item.label().length() + 1);
        return item.label() + " " + String.join(BREAK + indent, lines(item));
    }

    private static List<String> lines(Item item) {
        return item.lines().lines().stream().map(MarkdownWriter::of).toList();
    }

    private String item(Item item, int level) {
        String label = item.label().isEmpty() ? "" : MarkdownWriter.of(Runs.of(item.label())) + " ";
        List<String> lines = lines(item);
        if (!item.lines().headed()) {
            return label + String.join(BREAK, lines);
        }
        String rest = String.join(BREAK, lines.subList(1, lines.size()));
        String gap = headings.blankLine() ? "\n\n" : "\n";
        return signs(level) + label + lines.getFirst() + (rest.isEmpty() ? "" : gap + rest);
    }
}
