package octavo.exporter.cv;

import java.util.Locale;
import java.util.Optional;

/// The formats that a list of publications is written in.
public enum CvFormat {
    TEXT,
    MARKDOWN,
    HTML,
    LATEX,
    TYPST,
    RTF;

    /// A list as a piece of a document, which ends with a line's end unless it is empty.
    public String write(CvDocument document) {
        return switch (this) {
            case TEXT -> CvText.of(document);
            case MARKDOWN -> CvMarkdown.of(document);
            case HTML -> CvHtml.of(document);
            case LATEX -> CvLatex.of(document);
            case TYPST -> CvTypst.of(document);
            case RTF -> CvRtf.of(document);
        };
    }

    /// The format that a file's name speaks of.
    public static Optional<CvFormat> ofFile(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return switch (ending) {
            case "txt" -> Optional.of(TEXT);
            case "md", "markdown" -> Optional.of(MARKDOWN);
            case "html", "htm" -> Optional.of(HTML);
            case "tex" -> Optional.of(LATEX);
            case "typ" -> Optional.of(TYPST);
            case "rtf" -> Optional.of(RTF);
            default -> Optional.empty();
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
