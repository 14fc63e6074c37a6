package octavo.cv.write;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.profile.Profile.Headings;
import octavo.richtext.LatexRunsWriter;
import octavo.richtext.RawFormat;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.List;
import java.util.stream.Collectors;

/// Writes a list as LaTeX for any class. Links require the package `hyperref`.
public final class CvLatex {
    private static final List<String> HEADINGS = List.of("section", "subsection", "subsubsection");

    private final StringBuilder out = new StringBuilder();
    private final Headings headings;
    private final boolean down;
    private int left;

    private CvLatex(Headings headings, boolean down) {
        this.headings = headings;
        this.down = down;
    }

    public static String of(CvDocument document) {
        return written(document, false);
    }

    /// With the package `etaremune`, which numbers the entries of a section in descending order to
    /// 1, unless the profile numbers them itself.
    public static String countingDown(CvDocument document) {
        return written(document, true);
    }

    private static String written(CvDocument document, boolean down) {
        CvLatex writer = new CvLatex(document.about().layout().headings(), down);
        List<Block> blocks = document.in(RawFormat.LATEX).blocks();
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i) instanceof Block.Heading(int level, _) && level == 1) {
                writer.left = entries(blocks.subList(i + 1, blocks.size()));
            }
            writer.block(blocks.get(i));
        }
        return writer.out.toString();
    }

    /// The number of entries before the next section.
    private static int entries(List<Block> blocks) {
        return blocks.stream()
                .takeWhile(block -> !(block instanceof Block.Heading(int level, _) && level == 1))
                .mapToInt(block -> block instanceof Block.Items(var items) ? items.size() : 0)
                .sum();
    }

    private void block(Block block) {
        out.append(out.isEmpty() ? "" : "\n");
        switch (block) {
            case Block.Heading(int level, String text) ->
                    out.append(heading(new Block.Heading(headings.of(level, 1), text), "*"));
            case Block.Remark(var text) -> out.append(LatexRunsWriter.of(text)).append("\n");
            case Block.Markup(var raw) -> out.append(raw.markup()).append("\n");
            case Block.Items items -> items(items);
        }
    }

    /// @param star after the command, for headings without numbers
    static String heading(Block.Heading heading, String star) {
        String command = HEADINGS.get(Math.min(heading.level(), HEADINGS.size()) - 1);
        return "\\" + command + star + "{" + LatexRunsWriter.of(Runs.of(heading.text())) + "}\n";
    }

    private void items(Block.Items items) {
        String environment = items.areNumbered() ? "enumerate" : "itemize";
        String options = "";
        if (down) {
            environment = "etaremune";
            options = "[start=" + left + "]";
            left -= items.items().size();
        }
        out.append("\\begin{").append(environment).append('}').append(options);
        String entries = items.items().stream().map(CvLatex::item).collect(Collectors.joining());
        out.append(LatexRunsWriter.looseness(entries)).append('\n').append(entries);
        out.append("\\end{").append(environment).append("}\n");
    }

    /// A label in brackets needs braces around it, or its first bracket would end it.
    private static String item(Item item) {
        String label =
                item.label().isEmpty()
                        ? " "
                        : "[{" + LatexRunsWriter.of(Runs.of(item.label())) + "}] ";
        return "\\item" + label + lines(item, " \\\\\n  ") + "\n";
    }

    /// The lines of an entry joined with a separator.
    static String lines(Item item, String joint) {
        return item.lines().lines().stream().map(CvLatex::line).collect(Collectors.joining(joint));
    }

    /// An initial bracket or star would be an argument of `\item` or of the line break, as only
    /// markup means it.
    private static String line(Runs runs) {
        String line = LatexRunsWriter.of(runs);
        boolean meant = !runs.isEmpty() && runs.runs().getFirst() instanceof Run.Raw;
        return !meant && (line.startsWith("[") || line.startsWith("*")) ? "{}" + line : line;
    }
}
