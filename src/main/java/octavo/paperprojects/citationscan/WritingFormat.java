package octavo.paperprojects.citationscan;

import octavo.officedocuments.DocumentKind;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The formats of papers, and of the files in which TeX records their citations.
public enum WritingFormat {
    TEX,
    TYPST,
    MARKDOWN,
    ORG,
    AUX,
    BCF,
    /// A word processor's document, which is not text: its citations are read from its bytes.
    DOCUMENT;

    /// The format for a file name; empty if it is none of these.
    public static Optional<WritingFormat> of(String fileName) {
        int dot = fileName.lastIndexOf('.');
        return switch (fileName.substring(Math.max(dot, 0)).toLowerCase(Locale.ROOT)) {
            case ".tex", ".ltx" -> Optional.of(TEX);
            case ".typ" -> Optional.of(TYPST);
            case ".md", ".markdown", ".qmd", ".rmd" -> Optional.of(MARKDOWN);
            case ".org" -> Optional.of(ORG);
            case ".aux" -> Optional.of(AUX);
            case ".bcf" -> Optional.of(BCF);
            default -> DocumentKind.ofName(fileName).map(_ -> DOCUMENT);
        };
    }

    /// The extension implied when a file is named without one.
    public String extension() {
        return switch (this) {
            case TYPST -> "typ";
            case MARKDOWN -> "md";
            case DOCUMENT -> "docx";
            case TEX, ORG, AUX, BCF -> name().toLowerCase(Locale.ROOT);
        };
    }

    /// Whether it is text that is written by people rather than programs.
    public boolean isWritten() {
        return this != AUX && this != BCF && this != DOCUMENT;
    }

    /// The citations in a source. Never fails.
    public SourceCitations read(String text) {
        return switch (this) {
            case TEX -> TexCitations.read(text);
            case TYPST -> TypstCitations.read(text);
            case MARKDOWN -> MarkdownCitations.readCitations(text);
            case ORG -> OrgCitations.read(text);
            case AUX -> AuxCitations.read(text);
            case BCF -> BcfCitations.read(text);
            case DOCUMENT -> SourceCitations.NONE;
        };
    }

    /// All places with keys, including comments: those that renaming keys changes.
    public List<CitedKey> mentions(String text) {
        return this == TEX ? TexCitations.mentionsIn(text) : read(text).citedKeys();
    }
}
