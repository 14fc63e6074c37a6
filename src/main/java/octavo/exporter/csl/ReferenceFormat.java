package octavo.exporter.csl;

import octavo.csl.Bibliography;
import octavo.runs.Html;
import octavo.runs.Latex;
import octavo.runs.Markdown;
import octavo.runs.PlainText;
import octavo.runs.Rtf;
import octavo.runs.Runs;
import octavo.runs.Typst;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The formats that citations and bibliographies are written in.
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

    /// One citation, or one reference without what stands around it in a list.
    public String of(Runs runs) {
        return switch (this) {
            case TEXT -> PlainText.of(runs);
            case HTML -> Html.of(runs);
            case MARKDOWN -> Markdown.of(runs);
            case LATEX -> Latex.of(runs);
            case TYPST -> Typst.of(runs);
            case RTF -> Rtf.of(runs);
        };
    }

    /// A bibliography as a piece of a document, which ends with a line's end unless it is empty.
    public String of(Bibliography bibliography) {
        List<String> entries = bibliography.entries().stream().map(e -> of(e.runs())).toList();
        return switch (this) {
            case TEXT -> lines(entries, "", "\n");
            case MARKDOWN, LATEX, TYPST ->
                    String.join("\n", entries.stream().map(e -> e + "\n").toList());
            case RTF -> "{\\rtf1\\ansi\n" + lines(entries, "", "\\par\n") + "}\n";
            case HTML ->
                    "<div class=\"csl-bib-body\">\n"
                            + lines(entries, "  <div class=\"csl-entry\">", "</div>\n")
                            + "</div>\n";
        };
    }

    private static String lines(List<String> entries, String start, String end) {
        return entries.stream().map(entry -> start + entry + end).collect(Collectors.joining());
    }
}
