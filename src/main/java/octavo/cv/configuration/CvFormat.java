package octavo.cv.configuration;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The output formats of publication lists.
public enum CvFormat {
    TEXT(FormatShape.PIECE, "txt"),
    MARKDOWN(FormatShape.PIECE, "md markdown"),
    HTML(FormatShape.PIECE, "html htm"),
    HTML_PAGE(FormatShape.WHOLE, ""),
    LATEX(FormatShape.PIECE, "tex"),
    LATEX_ETAREMUNE(FormatShape.PIECE, ""),
    LATEX_MODERNCV(FormatShape.PIECE, ""),
    LATEX_BIBLATEX(FormatShape.PIECE, ""),
    TYPST(FormatShape.PIECE, "typ"),
    RTF(FormatShape.WHOLE, "rtf"),
    JSON_RESUME(FormatShape.WHOLE, ""),
    RENDERCV(FormatShape.WHOLE, "yaml yml"),
    HUGOBLOX(FormatShape.FOLDER, ""),
    HUGOBLOX_FLAT(FormatShape.FOLDER, ""),
    AL_FOLIO(FormatShape.WHOLE, ""),
    ACADEMICPAGES(FormatShape.FOLDER, ""),
    CSL_JSON(FormatShape.WHOLE, "json"),
    HAYAGRIVA(FormatShape.WHOLE, ""),
    ORCID(FormatShape.WHOLE, ""),
    BIBTEX(FormatShape.WHOLE, "bib"),
    DOCX(FormatShape.BINARY, "docx"),
    PDF(FormatShape.BINARY, "pdf");

    private final FormatShape shape;
    private final String fileExtensions;

    /// @param fileExtensions file extensions that imply this format; empty for none
    CvFormat(FormatShape shape, String fileExtensions) {
        this.shape = shape;
        this.fileExtensions = fileExtensions;
    }

    /// What a format produces.
    public enum FormatShape {
        /// A text fragment for a user's document.
        PIECE,
        /// A complete text document.
        WHOLE,
        /// A binary document.
        BINARY,
        /// A folder of files.
        FOLDER
    }

    public FormatShape shape() {
        return shape;
    }

    /// The format implied by a file name: the first with that extension, and plain text without
    /// one; empty if no format has that extension.
    ///
    /// @param file the name, with or without folders
    public static Optional<CvFormat> ofFileName(String file) {
        String fileName = file.replaceFirst(".*[/\\\\]", "");
        int dotIndex = fileName.lastIndexOf('.');
        if (dotIndex <= 0) {
            return Optional.of(TEXT);
        }
        String extension = fileName.substring(dotIndex + 1).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> List.of(format.fileExtensions.split(" ", -1)).contains(extension))
                .filter(_ -> !extension.isEmpty())
                .findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
