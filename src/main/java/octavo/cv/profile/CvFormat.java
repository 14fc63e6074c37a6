package octavo.cv.profile;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The output formats of publication lists.
public enum CvFormat {
    TEXT(Shape.PIECE, "txt"),
    MARKDOWN(Shape.PIECE, "md markdown"),
    HTML(Shape.PIECE, "html htm"),
    HTML_PAGE(Shape.WHOLE, ""),
    LATEX(Shape.PIECE, "tex"),
    LATEX_ETAREMUNE(Shape.PIECE, ""),
    LATEX_MODERNCV(Shape.PIECE, ""),
    LATEX_BIBLATEX(Shape.PIECE, ""),
    TYPST(Shape.PIECE, "typ"),
    RTF(Shape.WHOLE, "rtf"),
    JSON_RESUME(Shape.WHOLE, ""),
    RENDERCV(Shape.WHOLE, "yaml yml"),
    HUGOBLOX(Shape.FOLDER, ""),
    HUGOBLOX_FLAT(Shape.FOLDER, ""),
    AL_FOLIO(Shape.WHOLE, ""),
    ACADEMICPAGES(Shape.FOLDER, ""),
    CSL_JSON(Shape.WHOLE, "json"),
    HAYAGRIVA(Shape.WHOLE, ""),
    ORCID(Shape.WHOLE, ""),
    BIBTEX(Shape.WHOLE, "bib"),
    DOCX(Shape.BINARY, "docx"),
    PDF(Shape.BINARY, "pdf");

    private final Shape shape;
    private final String endings;

    /// @param endings file extensions that imply this format; empty for none
    CvFormat(Shape shape, String endings) {
        this.shape = shape;
        this.endings = endings;
    }

    /// What a format produces.
    public enum Shape {
        /// A text fragment for a user's document.
        PIECE,
        /// A complete text document.
        WHOLE,
        /// A binary document.
        BINARY,
        /// A folder of files.
        FOLDER
    }

    public Shape shape() {
        return shape;
    }

    /// The format implied by a file name: the first with that extension, and plain text without
    /// one; empty if no format has that extension.
    ///
    /// @param file the name, with or without folders
    public static Optional<CvFormat> ofFile(String file) {
        String name = file.replaceFirst(".*[/\\\\]", "");
        int dot = name.lastIndexOf('.');
        if (dot <= 0) {
            return Optional.of(TEXT);
        }
        String ending = name.substring(dot + 1).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> List.of(format.endings.split(" ", -1)).contains(ending))
                .filter(_ -> !ending.isEmpty())
                .findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
