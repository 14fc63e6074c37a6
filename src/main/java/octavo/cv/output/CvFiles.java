package octavo.cv.output;

import octavo.cv.configuration.CvFormat;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The files of a list in a format. Deterministic: the same list gives the same bytes.
///
/// @param contentsByPath by path, with `/` as separator, relative to the target's folder. The
///   target is the first; if it is a folder, the paths of all files start with it
/// @param losses what the format had no place for, in words
public record CvFiles(SequencedMap<String, byte[]> contentsByPath, List<String> losses) {
    public CvFiles {
        losses = List.copyOf(losses);
        contentsByPath = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(contentsByPath));
    }

    /// Files without losses.
    public CvFiles(SequencedMap<String, byte[]> contentsByPath) {
        this(contentsByPath, List.of());
    }

    /// The names of a format's files for a target, the target first; for a folder, only that.
    static List<String> fileNames(CvFormat format, String targetName) {
        return format == CvFormat.LATEX_BIBLATEX
                ? List.of(targetName, bibliographyName(targetName))
                : List.of(targetName);
    }

    static String bibliographyName(String targetName) {
        return targetName.replaceFirst("(?<=[^.])[.][^.]*$", "") + ".bib";
    }

    /// The text of the first file.
    public String firstText() {
        return new String(contentsByPath.firstEntry().getValue(), StandardCharsets.UTF_8);
    }
}
