package octavo.convert.csl;

import octavo.csl.Bibliography;
import octavo.richtext.HtmlWriter;
import octavo.richtext.LatexRunsWriter;
import octavo.richtext.MarkdownWriter;
import octavo.richtext.PlainText;
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
            case TEXT -> PlainText.of(runs);
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
        List<String> entries = bibliography.entries().stream().map(e -> of(e.runs())).toList();
        boolean hangs = bibliography.hangingIndent() || !bibliography.secondFieldAlign().isEmpty();
        return switch (this) {
            case TEXT -> lines(entries, "", "\n");
            case MARKDOWN -> paragraphs(entries, "", "");
            case LATEX -> latex(entries, hangs ? "\\noindent\\hangindent=2em\n" : "");
            case TYPST ->
                    paragraphs(
                            entries, hangs ? "#par(hanging-indent: 2em)[" : "", hangs ? "]" : "");
            case RTF -> rtf(entries, hangs, bibliography.entrySpacing());
            case HTML -> {
                String style = hangs ? " style=\"padding-left: 2em; text-indent: -2em\"" : "";
                yield "<div class=\"csl-bib-body\""
                        + style
                        + ">\n"
                        + lines(entries, "  <div class=\"csl-entry\">", "</div>\n")
                        + "</div>\n";
            }
        };
    }

    private static String paragraphs(List<String> entries, String start, String end) {
        return String.join("\n", entries.stream().map(e -> start + e + end + "\n").toList());
    }

    /// Settings for one paragraph are in a group with its end.
    private static String latex(List<String> entries, String start) {
        List<String> paragraphs = new ArrayList<>();
        for (String entry : entries) {
            String loose = LatexRunsWriter.looseness(entry);
            paragraphs.add(
                    loose.isEmpty()
                            ? start + entry + "\n"
                            : "{" + loose + (start.isEmpty() ? "\n" : start) + entry + "\\par}\n");
        }
        return String.join("\n", paragraphs);
    }

    /// In twentieths of a point; a line is 240 of them.
    private static String rtf(List<String> entries, boolean hangs, int spacing) {
        String indent = hangs ? "\\li480\\fi-480\\tx480" : "";
        String start = "\\pard" + indent + "\\sa" + 240 * Math.clamp(spacing, 0, 10) + " ";
        return "{\\rtf1\\ansi\n" + lines(entries, start, "\\par\n") + "}\n";
    }

    private static String lines(List<String> entries, String start, String end) {
        return entries.stream().map(entry -> start + entry + end).collect(Collectors.joining());
    }
}
