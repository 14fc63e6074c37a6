package octavo.cv.write;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.list.PersonRules;
import octavo.cv.profile.Emphasis;
import octavo.richtext.LatexRunsWriter;
import octavo.richtext.Runs;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Writes a list for LaTeX with `biblatex`, whose style then formats the entries: a reference
/// section per section of the list, in its order, and a bibliography. Highlighted names and author
/// marks are annotations in that bibliography.
public final class CvBiblatex {
    private final BiblatexEntries entries;
    private final StringBuilder out = new StringBuilder();

    private CvBiblatex(BiblatexEntries entries) {
        this.entries = entries;
    }

    /// The fragment, and the bibliography it requires.
    public record Written(String latex, String bibliography) {}

    /// Writes a list.
    ///
    /// @param bibliography the name of the bibliography file
    /// @param cache what it shares with other lists
    public static Written of(CvDocument document, String bibliography, BiblatexCache cache) {
        BiblatexEntries entries = BiblatexEntries.of(document.items(), cache);
        CvBiblatex writer = new CvBiblatex(entries);
        writer.start(document, bibliography);
        document.blocks().forEach(writer::block);
        return new Written(writer.out.toString(), entries.text());
    }

    private void start(CvDocument document, String bibliography) {
        out.append("% In the preamble: \\usepackage[backend=biber]{biblatex}\n%   ");
        out.append("\\addbibresource{").append(bibliography).append("}\n");
        List<PersonRules> rolls =
                document.items().stream().map(item -> item.publication().roll()).limit(1).toList();
        rolls.forEach(roll -> out.append(names(roll)));
    }

    /// How annotated names are printed.
    private String names(PersonRules roll) {
        StringBuilder command = new StringBuilder("\\renewcommand*{\\mkbibcompletename}[1]{%\n");
        int open = 0;
        for (Emphasis emphasis : Emphasis.values()) {
            String look = look(emphasis);
            if (entries.isUsed(BiblatexEntries.mark(emphasis))) {
                command.append("  \\ifitemannotation{").append(BiblatexEntries.mark(emphasis));
                command.append("}{").append(look).append("{#1}}{%\n");
                open++;
            }
        }
        command.append("  #1").append("}".repeat(open)).append("%\n");
        for (Map.Entry<String, String> sign : new TreeMap<>(roll.signs()).entrySet()) {
            if (entries.isUsed(sign.getKey())) {
                command.append("  \\ifitemannotation{").append(sign.getKey());
                command.append("}{\\textsuperscript{")
                        .append(LatexRunsWriter.of(Runs.of(sign.getValue())));
                command.append("}}{}%\n");
            }
        }
        return command.append("}\n").toString();
    }

    private static String look(Emphasis emphasis) {
        return switch (emphasis) {
            case NONE, OMIT -> "";
            case BOLD -> "\\textbf";
            case ITALIC -> "\\textit";
            case UNDERLINE -> "\\underline";
            case SMALL_CAPS -> "\\textsc";
            case CAPS -> "\\MakeUppercase";
        };
    }

    private void block(Block block) {
        out.append('\n');
        switch (block) {
            case Block.Heading heading -> out.append(CvLatex.heading(heading, "*"));
            case Block.Remark(var text) -> out.append(LatexRunsWriter.of(text)).append('\n');
            case Block.Markup(var raw) -> out.append(raw.markup()).append('\n');
            case Block.Items(var items) -> section(items);
        }
    }

    private void section(List<Item> items) {
        String keys =
                items.stream()
                        .map(item -> entries.key(item.key()))
                        .collect(Collectors.joining(","));
        out.append("\\begin{refsection}\n\\nocite{").append(keys).append("}\n");
        out.append("\\newrefcontext[sorting=none]\n\\printbibliography[heading=none]\n");
        out.append("\\end{refsection}\n");
    }
}
