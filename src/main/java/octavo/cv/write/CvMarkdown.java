package octavo.cv.write;

import octavo.cv.configuration.ListLayout;
import octavo.cv.configuration.Profile.HeadingStyle;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
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
    private static final String LINE_BREAK = "\\\n";

    /// The document that the list goes into has a heading above it.
    private static final int USUAL_LEVEL = 2;

    private static final int DEEPEST_LEVEL = 6;

    /// What begins an ordered list.
    private static final Pattern ORDERED_LABEL = Pattern.compile("(\\d{1,9})[.)]");

    private final HeadingStyle headingStyle;

    /// What stands between two entries.
    private final String entrySeparator;

    private CvMarkdown(ListLayout listLayout) {
        this.headingStyle = listLayout.headingStyle();
        this.entrySeparator = listLayout.separators().entrySeparator().orElse("\n\n");
    }

    public static String of(CvDocument document) {
        CvMarkdown writer = new CvMarkdown(document.metadata().listLayout());
        List<String> blockTexts = new ArrayList<>();
        int levelAbove = 1;
        for (DocumentBlock block : document.forFormat(RawFormat.MARKDOWN).blocks()) {
            levelAbove =
                    block instanceof DocumentBlock.HeadingBlock(int headingLevel, String _)
                            ? headingLevel
                            : levelAbove;
            blockTexts.add(writer.writeBlock(block, levelAbove));
        }
        return blockTexts.isEmpty() ? "" : String.join("\n\n", blockTexts) + "\n";
    }

    /// @param levelAbove the level of the heading that it stands below, or has
    private String writeBlock(DocumentBlock block, int levelAbove) {
        return switch (block) {
            case DocumentBlock.HeadingBlock(_, String blockText) ->
                    headingSigns(levelAbove) + MarkdownWriter.of(Runs.of(blockText));
            case DocumentBlock.RemarkBlock(var blockText) -> MarkdownWriter.of(blockText);
            case DocumentBlock.MarkupBlock(var rawMarkup) -> rawMarkup.markup();
            case DocumentBlock.EntriesBlock(var entries) -> {
                boolean isOrdered = areOrdered(entries);
                yield entries.stream()
                        .map(entry ->
                                isOrdered ? orderedEntry(entry) : writeEntry(entry, levelAbove + 1))
                        .collect(Collectors.joining(entrySeparator));
            }
        };
    }

    /// What a heading begins with.
    private String headingSigns(int headingLevel) {
        return "#".repeat(Math.min(headingStyle.levelOf(headingLevel, USUAL_LEVEL), DEEPEST_LEVEL))
                + " ";
    }

    /// Whether a renderer, which counts by itself from the first number, would print these numbers.
    private static boolean areOrdered(List<CvEntry> entries) {
        long firstNumber = ordinalNumber(entries.getFirst());
        for (int i = 0; i < entries.size(); i++) {
            CvEntry entry = entries.get(i);
            if (firstNumber < 0
                    || ordinalNumber(entry) != firstNumber + i
                    || entry.entryLines().hasHeading()) {
                return false;
            }
        }
        return true;
    }

    private static long ordinalNumber(CvEntry entry) {
        Matcher ordinalMatcher = ORDERED_LABEL.matcher(entry.label());
        return ordinalMatcher.matches() ? Long.parseLong(ordinalMatcher.group(1)) : -1;
    }

    private static String orderedEntry(CvEntry entry) {
        String indent = " ".repeat(entry.label().length() + 1);
        return entry.label() + " " + String.join(LINE_BREAK + indent, markdownLines(entry));
    }

    private static List<String> markdownLines(CvEntry entry) {
        return entry.entryLines().lines().stream().map(MarkdownWriter::of).toList();
    }

    private String writeEntry(CvEntry entry, int headingLevel) {
        String label =
                entry.label().isEmpty() ? "" : MarkdownWriter.of(Runs.of(entry.label())) + " ";
        List<String> lines = markdownLines(entry);
        if (!entry.entryLines().hasHeading()) {
            return label + String.join(LINE_BREAK, lines);
        }
        String remainingLines = String.join(LINE_BREAK, lines.subList(1, lines.size()));
        String headingGap = headingStyle.hasBlankLine() ? "\n\n" : "\n";
        return headingSigns(headingLevel)
                + label
                + lines.getFirst()
                + (remainingLines.isEmpty() ? "" : headingGap + remainingLines);
    }
}
