package octavo.officedocuments.codes;

import octavo.officedocuments.codes.ZoteroCode.WrittenText;

import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Optional;

/// What a code says.
///
/// @param cites in order; none for a bibliography, and for a code that cannot be read
/// @param formattedText the text that the manager wrote last; empty if the code does not say
/// @param keepsText whether somebody asked for the text to stay as it is
/// @param json the code's own JSON, if it is in the form that Zotero and Mendeley share
public record CitationCode(
        CitationManager manager,
        CodeKind kind,
        List<CodedCite> cites,
        Optional<String> formattedText,
        boolean keepsText,
        Optional<ObjectNode> json) {
    public CitationCode {
        cites = List.copyOf(cites);
    }

    /// What a code stands for.
    public enum CodeKind {
        CITATION,
        BIBLIOGRAPHY
    }

    static CitationCode citation(CitationManager manager, List<CodedCite> cites) {
        return new CitationCode(
                manager, CodeKind.CITATION, cites, Optional.empty(), false, Optional.empty());
    }

    static CitationCode bibliography(CitationManager manager, Optional<ObjectNode> json) {
        return new CitationCode(
                manager, CodeKind.BIBLIOGRAPHY, List.of(), Optional.empty(), false, json);
    }

    /// Whether this text was written last, with this number of its note.
    public boolean hasWritten(WrittenText text) {
        return formattedText.equals(Optional.of(text.plainText()))
                && json.filter(code ->
                                code.path("properties").path("noteIndex").asInt(0)
                                        == text.noteNumber())
                        .isPresent();
    }

    /// Whether a text that is there now differs from what was written last.
    public boolean isChangedByHand(String presentText) {
        return formattedText.filter(written -> !isSameText(written, presentText)).isPresent();
    }

    /// Whether a text is what was written. Blanks do not count: programs change them.
    public static boolean isSameText(String written, String present) {
        return withoutBlanks(written).equals(withoutBlanks(present));
    }

    private static String withoutBlanks(String text) {
        return text.replaceAll("(?U)[\\s\\u00A0\\u200B\\u2060]+", "");
    }

    public boolean isBibliography() {
        return kind == CodeKind.BIBLIOGRAPHY;
    }
}
