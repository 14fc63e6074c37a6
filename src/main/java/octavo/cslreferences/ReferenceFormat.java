package octavo.cslreferences;

import octavo.csl.Bibliography;
import octavo.richtext.HtmlWriter;
import octavo.richtext.LatexRunsWriter;
import octavo.richtext.MarkdownWriter;
import octavo.richtext.PlainTextWriter;
import octavo.richtext.RtfWriter;
import octavo.richtext.Runs;
import octavo.richtext.TypstWriter;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The output formats of citations and bibliographies.
public enum ReferenceFormat {
    TEXT,
    HTML,
    MARKDOWN,
    LATEX,
    TYPST,
    RTF;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// One citation, or one reference without the list around it.
    public String of(Runs runs) {
        return switch (this) {
            case TEXT -> PlainTextWriter.of(runs);
            case HTML -> HtmlWriter.of(runs);
            case MARKDOWN -> MarkdownWriter.of(runs);
            case LATEX -> LatexRunsWriter.of(runs);
            case TYPST -> TypstWriter.of(runs);
            case RTF -> RtfWriter.of(runs);
        };
    }

    /// A bibliography as a fragment of a document, ending with a line break unless empty. Hanging
    /// indents are used where the style requests and the format supports them.
    public String of(Bibliography bibliography) {
        List<String> entryTexts =
                bibliography.entries().stream().map(entry -> of(entry.runs())).toList();
        boolean hasHangingIndent =
                bibliography.hangingIndent() || !bibliography.secondFieldAlign().isEmpty();
        return switch (this) {
            case TEXT -> joinLines(entryTexts, "", "\n");
            case MARKDOWN -> joinParagraphs(entryTexts, "", "");
            case LATEX ->
                    joinLatex(entryTexts, hasHangingIndent ? "\\noindent\\hangindent=2em\n" : "");
            case TYPST ->
                    joinParagraphs(
                            entryTexts,
                            hasHangingIndent ? "#par(hanging-indent: 2em)[" : "",
                            hasHangingIndent ? "]" : "");
            case RTF -> joinRtf(entryTexts, hasHangingIndent, bibliography.entrySpacing());
            case HTML -> {
                String style =
                        hasHangingIndent ? " style=\"padding-left: 2em; text-indent: -2em\"" : "";
                yield "<div class=\"csl-bib-body\""
                        + style
                        + ">\n"
                        + joinLines(entryTexts, "  <div class=\"csl-entry\">", "</div>\n")
                        + "</div>\n";
            }
        };
    }

    private static String joinParagraphs(List<String> entryTexts, String opening, String closing) {
        return String.join(
                "\n", entryTexts.stream().map(entry -> opening + entry + closing + "\n").toList());
    }

    /// Settings for one paragraph are in a group with its end.
    private static String joinLatex(List<String> entryTexts, String opening) {
        List<String> paragraphs = new ArrayList<>();
        for (String entry : entryTexts) {
            String looseness = LatexRunsWriter.lineBreakSettings(entry);
            paragraphs.add(
                    looseness.isEmpty()
                            ? opening + entry + "\n"
                            : "{"
                                    + looseness
                                    + (opening.isEmpty() ? "\n" : opening)
                                    + entry
                                    + "\\par}\n");
        }
        return String.join("\n", paragraphs);
    }

    /// In twentieths of a point; a line is 240 of them.
    private static String joinRtf(
            List<String> entryTexts, boolean hasHangingIndent, int entrySpacing) {
        String indentCommand = hasHangingIndent ? "\\li480\\fi-480\\tx480" : "";
        String opening =
                "\\pard" + indentCommand + "\\sa" + 240 * Math.clamp(entrySpacing, 0, 10) + " ";
        return "{\\rtf1\\ansi\n" + joinLines(entryTexts, opening, "\\par\n") + "}\n";
    }

    private static String joinLines(List<String> entryTexts, String opening, String closing) {
        return entryTexts.stream()
                .map(entry -> opening + entry + closing)
                .collect(Collectors.joining());
    }
}
