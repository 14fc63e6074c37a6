package octavo.values;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A file named by the field `file`, in the syntax of any program that writes one: JabRef and
/// Mendeley (`description:path:PDF`), Zotero (`description:path:application/pdf`), Better BibTeX
/// (`path;path`), or a bare path.
///
/// @param path as in the field: relative to the library or another folder, or a URL
public record FileLink(String description, String path) {
    private static final Pattern ADDRESS = Pattern.compile("(?i)[a-z][a-z0-9+.-]+://.+");
    static final Pattern LATEX_ESCAPE =
            Pattern.compile("\\{\\\\([_&%#$])\\}|(?<=[^:/\\\\])\\\\([_&%#$])");
    static final String LATEX_BACKSLASH = "$\\backslash$";

    /// The number of parts of a JabRef link: description, path and type.
    private static final int JABREF_PARTS = 3;

    /// The files in a field, in its order.
    public static List<FileLink> parse(String fieldText) {
        String unescapedText = unescapeLatex(fieldText);
        // Some paths have a semicolon that nothing escapes.
        return splitAt(unescapedText, ';').stream()
                .map(FileLink::parseOne)
                .filter(link -> !link.path.isBlank())
                .toList();
    }

    /// Mendeley writes paths as LaTeX.
    private static String unescapeLatex(String fieldText) {
        String plainText =
                fieldText.replace(LATEX_BACKSLASH + ":", "\\:").replace(LATEX_BACKSLASH, "\\");
        return LATEX_ESCAPE.matcher(plainText).replaceAll("$1$2");
    }

    private static FileLink parseOne(String linkText) {
        List<String> linkParts = splitAt(linkText, ':');
        if (linkParts.size() == 1 || ADDRESS.matcher(linkText.strip()).matches()) {
            return new FileLink("", unescape(linkText));
        }
        if (isDriveLetter(linkParts.getFirst(), linkParts.get(1))) {
            return new FileLink("", unescape(linkText));
        }
        int pathEnd = linkParts.size() < JABREF_PARTS ? linkParts.size() : linkParts.size() - 1;
        return new FileLink(
                unescape(linkParts.getFirst()),
                unescape(String.join(":", linkParts.subList(1, pathEnd))));
    }

    /// `C:\papers`: a Windows drive letter, whose colon is not escaped.
    static boolean isDriveLetter(String firstPart, String nextPart) {
        return firstPart.strip().matches("[A-Za-z]") && nextPart.matches("[/\\\\].*");
    }

    /// The pieces between separators; a backslash escapes one.
    static List<String> splitAt(String text, char separator) {
        List<String> pieces = new ArrayList<>();
        int pieceStart = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '\\') {
                i++;
            } else if (character == separator) {
                pieces.add(text.substring(pieceStart, i));
                pieceStart = i + 1;
            }
        }
        pieces.add(text.substring(pieceStart));
        return pieces;
    }

    /// Removes escaping backslashes. Others belong to a Windows path.
    private static String unescape(String text) {
        return text.strip().replaceAll("\\\\([:;\\\\])", "$1");
    }

    /// Whether it is a URL rather than a file.
    public boolean isUrl() {
        return ADDRESS.matcher(path).matches();
    }

    /// The name of the file itself.
    public String fileName() {
        return path.replaceFirst("(?s)^.*[/\\\\](?=.)", "");
    }
}
