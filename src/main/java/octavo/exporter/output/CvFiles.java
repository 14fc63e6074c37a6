package octavo.exporter.output;

import octavo.exporter.cv.CvDocument;
import octavo.exporter.cv.CvFormat;
import octavo.exporter.cv.CvHtml;
import octavo.exporter.cv.CvLatex;
import octavo.exporter.cv.CvMarkdown;
import octavo.exporter.cv.CvRtf;
import octavo.exporter.cv.CvText;
import octavo.exporter.cv.CvTypst;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// The files that a format makes of a list. The same list makes the same bytes.
///
/// @param contents by path, with `/` between names, relative to the folder that the target lies in.
///   The target itself is the first; where it is a folder, the paths of all files start with it
public record CvFiles(SequencedMap<String, byte[]> contents) {
    public CvFiles {
        contents = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(contents));
    }

    /// Writes a list.
    ///
    /// @param target the name of the file or folder that it goes to, without the path to it
    public static CvFiles of(CvFormat format, CvDocument document, String target) {
        return switch (format) {
            case TEXT -> text(target, CvText.of(document));
            case MARKDOWN -> text(target, CvMarkdown.of(document));
            case HTML -> text(target, CvHtml.of(document));
            case LATEX -> text(target, CvLatex.of(document));
            case TYPST -> text(target, CvTypst.of(document));
            case RTF -> text(target, CvRtf.of(document));
        };
    }

    /// One file of text, in UTF-8.
    private static CvFiles text(String target, String text) {
        return texts(Map.of(target, text));
    }

    private static CvFiles texts(Map<String, String> texts) {
        SequencedMap<String, byte[]> contents = new LinkedHashMap<>();
        texts.forEach((path, text) -> contents.put(path, text.getBytes(StandardCharsets.UTF_8)));
        return new CvFiles(contents);
    }

    /// The text of the first file.
    public String text() {
        return new String(contents.firstEntry().getValue(), StandardCharsets.UTF_8);
    }
}
