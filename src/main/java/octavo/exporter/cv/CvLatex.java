package octavo.exporter.cv;

import octavo.exporter.cv.CvDocument.Block;
import octavo.exporter.cv.CvDocument.Item;
import octavo.runs.Latex;
import octavo.runs.Runs;

import java.util.List;
import java.util.stream.Collectors;

/// Writes a list as LaTeX for any class. Links need the package `hyperref`.
public final class CvLatex {
    private static final List<String> HEADINGS = List.of("section", "subsection", "subsubsection");

    private final StringBuilder out = new StringBuilder();

    private CvLatex() {}

    public static String of(CvDocument document) {
        CvLatex writer = new CvLatex();
        document.blocks().forEach(writer::block);
        return writer.out.toString();
    }

    private void block(Block block) {
        out.append(out.isEmpty() ? "" : "\n");
        switch (block) {
            case Block.Heading(int level, String text) -> {
                String command = HEADINGS.get(Math.min(level, HEADINGS.size()) - 1);
                out.append('\\').append(command).append("*{").append(Latex.of(Runs.of(text)));
                out.append("}\n");
            }
            case Block.Remark(var text) -> out.append(Latex.of(text)).append("\n");
            case Block.Items items -> items(items);
        }
    }

    private void items(Block.Items items) {
        String environment = items.areNumbered() ? "enumerate" : "itemize";
        out.append("\\begin{").append(environment).append("}\n");
        items.items().forEach(this::item);
        out.append("\\end{").append(environment).append("}\n");
    }

    /// A label in brackets needs braces around it, or its first bracket would end it.
    private void item(Item item) {
        out.append("\\item");
        out.append(item.label().isEmpty() ? " " : "[{" + Latex.of(Runs.of(item.label())) + "}] ");
        String lines =
                item.lines().lines().stream()
                        .map(Latex::of)
                        .map(CvLatex::guarded)
                        .collect(Collectors.joining(" \\\\\n  "));
        out.append(lines).append('\n');
    }

    /// What starts with a bracket or a star would be an argument of `\item` or of the line's end.
    private static String guarded(String line) {
        return line.startsWith("[") || line.startsWith("*") ? "{}" + line : line;
    }
}
