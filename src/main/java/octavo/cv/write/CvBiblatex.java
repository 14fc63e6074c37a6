package octavo.cv.write;

import octavo.cv.configuration.Emphasis;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.cv.list.PersonRules;
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
    private final BiblatexEntries biblatexEntries;
    private final StringBuilder output = new StringBuilder();

    private CvBiblatex(BiblatexEntries biblatexEntries) {
        this.biblatexEntries = biblatexEntries;
    }

    /// The fragment, and the bibliography it requires.
    public record BiblatexFiles(String latex, String bibliography) {}

    /// Writes a list.
    ///
    /// @param bibliographyName the name of the bibliography file
    /// @param biblatexCache what it shares with other lists
    public static BiblatexFiles of(
            CvDocument document, String bibliographyName, BiblatexCache biblatexCache) {
        BiblatexEntries biblatexEntries = BiblatexEntries.of(document.entries(), biblatexCache);
        CvBiblatex writer = new CvBiblatex(biblatexEntries);
        writer.writeStart(document, bibliographyName);
        document.blocks().forEach(writer::writeBlock);
        return new BiblatexFiles(writer.output.toString(), biblatexEntries.bibliographyText());
    }

    private void writeStart(CvDocument document, String bibliographyName) {
        output.append("% In the preamble: \\usepackage[backend=biber]{biblatex}\n%   ");
        output.append("\\addbibresource{").append(bibliographyName).append("}\n");
        List<PersonRules> personRules =
                document.entries().stream()
                        .map(entry -> entry.listedWork().personRules())
                        .limit(1)
                        .toList();
        personRules.forEach(rules -> output.append(nameCommand(rules)));
    }

    /// How annotated names are printed.
    private String nameCommand(PersonRules personRules) {
        StringBuilder command = new StringBuilder("\\renewcommand*{\\mkbibcompletename}[1]{%\n");
        int openBraces = 0;
        for (Emphasis emphasis : Emphasis.values()) {
            String emphasisCommand = emphasisCommand(emphasis);
            if (biblatexEntries.isMarkUsed(BiblatexEntries.emphasisMark(emphasis))) {
                command.append("  \\ifitemannotation{")
                        .append(BiblatexEntries.emphasisMark(emphasis));
                command.append("}{").append(emphasisCommand).append("{#1}}{%\n");
                openBraces++;
            }
        }
        command.append("  #1").append("}".repeat(openBraces)).append("%\n");
        for (Map.Entry<String, String> sign : new TreeMap<>(personRules.signsByMark()).entrySet()) {
            if (biblatexEntries.isMarkUsed(sign.getKey())) {
                command.append("  \\ifitemannotation{").append(sign.getKey());
                command.append("}{\\textsuperscript{")
                        .append(LatexRunsWriter.of(Runs.of(sign.getValue())));
                command.append("}}{}%\n");
            }
        }
        return command.append("}\n").toString();
    }

    private static String emphasisCommand(Emphasis emphasis) {
        return switch (emphasis) {
            case NONE, OMIT -> "";
            case BOLD -> "\\textbf";
            case ITALIC -> "\\textit";
            case UNDERLINE -> "\\underline";
            case SMALL_CAPS -> "\\textsc";
            case CAPS -> "\\MakeUppercase";
        };
    }

    private void writeBlock(DocumentBlock block) {
        output.append('\n');
        switch (block) {
            case DocumentBlock.HeadingBlock heading ->
                    output.append(CvLatex.headingCommand(heading, "*"));
            case DocumentBlock.RemarkBlock(var remarkRuns) ->
                    output.append(LatexRunsWriter.of(remarkRuns)).append('\n');
            case DocumentBlock.MarkupBlock(var rawMarkup) ->
                    output.append(rawMarkup.markup()).append('\n');
            case DocumentBlock.EntriesBlock(var entries) -> writeSection(entries);
        }
    }

    private void writeSection(List<CvEntry> entries) {
        String citedKeys =
                entries.stream()
                        .map(entry -> biblatexEntries.safeKeyOf(entry.key()))
                        .collect(Collectors.joining(","));
        output.append("\\begin{refsection}\n\\nocite{").append(citedKeys).append("}\n");
        output.append("\\newrefcontext[sorting=none]\n\\printbibliography[heading=none]\n");
        output.append("\\end{refsection}\n");
    }
}
