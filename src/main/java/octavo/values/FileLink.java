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
    static final Pattern LATEX = Pattern.compile("\\{\\\\([_&%#$])\\}|(?<=[^:/\\\\])\\\\([_&%#$])");
    static final String LATEX_BACKSLASH = "$\\backslash$";

    /// The number of parts of a JabRef link: description, path and type.
    private static final int WHOLE = 3;

    /// The files in a field, in its order.
    public static List<FileLink> parse(String field) {
        String text = unescaped(field);
        // Some paths have a semicolon that nothing escapes.
        return split(text, ';').stream()
                .map(FileLink::one)
                .filter(link -> !link.path.isBlank())
                .toList();
    }

    /// Mendeley writes paths as LaTeX.
    private static String unescaped(String field) {
        String plain = field.replace(LATEX_BACKSLASH + ":", "\\:").replace(LATEX_BACKSLASH, "\\");
        return LATEX.matcher(plain).replaceAll("$1$2");
    }

    private static FileLink one(String text) {
        List<String> parts = split(text, ':');
        if (parts.size() == 1 || ADDRESS.matcher(text.strip()).matches()) {
            return new FileLink("", bare(text));
        }
        if (isDrive(parts.getFirst(), parts.get(1))) {
            return new FileLink("", bare(text));
        }
        int end = parts.size() < WHOLE ? parts.size() : parts.size() - 1;
        return new FileLink(bare(parts.getFirst()), bare(String.join(":", parts.subList(1, end))));
    }

    /// `C:\papers`: a Windows drive letter, whose colon is not escaped.
    static boolean isDrive(String first, String next) {
        return first.strip().matches("[A-Za-z]") && next.matches("[/\\\\].*");
    }

    /// The pieces between separators; a backslash escapes one.
    static List<String> split(String text, char separator) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == separator) {
                pieces.add(text.substring(from, i));
                from = i + 1;
            }
        }
        pieces.add(text.substring(from));
        return pieces;
    }

    /// Removes escaping backslashes. Others belong to a Windows path.
    private static String bare(String text) {
        return text.strip().replaceAll("\\\\([:;\\\\])", "$1");
    }

    /// Whether it is a URL rather than a file.
    public boolean isAddress() {
        return ADDRESS.matcher(path).matches();
    }

    /// The name of the file itself.
    public String name() {
        return path.replaceFirst("(?s)^.*[/\\\\](?=.)", "");
    }
}
