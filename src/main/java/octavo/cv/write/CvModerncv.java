package octavo.cv.write;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.richtext.LatexRunsWriter;
import octavo.richtext.RawFormat;
import octavo.richtext.Runs;

/// Writes a list for the LaTeX class `moderncv`: its narrow column has the number of an entry or,
/// without numbers, the year.
public final class CvModerncv {
    /// Longer text would not fit on a page, and the class does not break its items.
    private static final int LONGEST = 2000;

    private final StringBuilder out = new StringBuilder();
    private boolean byYear;

    private CvModerncv() {}

    public static String of(CvDocument document) {
        CvModerncv writer = new CvModerncv();
        document.in(RawFormat.LATEX).blocks().forEach(writer::block);
        return writer.out.toString();
    }

    private void block(Block block) {
        switch (block) {
            case Block.Heading heading -> {
                byYear = heading.level() > 1 && heading.text().matches("\\d{4}");
                out.append(CvLatex.heading(heading, ""));
            }
            case Block.Remark(var text) -> cvitem("", LatexRunsWriter.of(text));
            case Block.Markup(var raw) -> out.append(raw.markup()).append("\n");
            case Block.Items(var items) -> items.forEach(this::item);
        }
    }

    private void item(Item item) {
        String year = byYear ? "" : item.publication().value("year").text();
        String hint = LatexRunsWriter.of(Runs.of(item.label().isEmpty() ? year : item.label()));
        String text = CvLatex.lines(item, "\\newline\n  ");
        if (text.length() <= LONGEST) {
            cvitem(hint, text);
        } else {
            out.append("\\begin{itemize}\n\\item[{\\hintstyle{")
                    .append(hint)
                    .append("}}] ")
                    .append(text);
            out.append("\n\\end{itemize}\n");
        }
    }

    private void cvitem(String hint, String text) {
        out.append("\\cvitem{").append(hint).append("}{").append(text).append("}\n");
    }
}
