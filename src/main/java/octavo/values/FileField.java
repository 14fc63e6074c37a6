package octavo.values;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// The field `file`, link by link, each in the syntax of the program that wrote it. Links are
/// added, moved or removed in that syntax, and all others keep their characters.
///
/// @param pieces the texts between the semicolons
public record FileField(List<String> pieces) {
    /// JabRef's syntax for a link.
    private static final String USUAL = ":paper.pdf:PDF";

    /// The syntax of a link.
    public enum Dialect {
        /// `papers/mai.pdf`, as of Better BibTeX.
        BARE,
        /// `:papers/mai.pdf:PDF`, as of JabRef and Mendeley.
        TYPED,
        /// `mai.pdf:papers/mai.pdf:application/pdf`, as of Zotero.
        MEDIA_TYPED;

        public static Dialect of(String piece) {
            List<String> parts = FileLink.split(piece, ':');
            if (isBare(piece, parts)) {
                return BARE;
            }
            return parts.size() > 2 && parts.getLast().contains("/") ? MEDIA_TYPED : TYPED;
        }
    }

    public FileField {
        pieces = List.copyOf(pieces);
    }

    public static FileField parse(String field) {
        return new FileField(field.isBlank() ? List.of() : FileLink.split(field, ';'));
    }

    /// The text of the field.
    public String text() {
        return String.join(";", pieces);
    }

    /// The link of a piece; empty if it is blank.
    public Optional<FileLink> link(int piece) {
        return FileLink.parse(pieces.get(piece)).stream().findFirst();
    }

    /// The pieces that link to a path.
    public List<Integer> piecesOf(String path) {
        return IntStream.range(0, pieces.size())
                .filter(i -> link(i).filter(it -> it.path().equals(path)).isPresent())
                .boxed()
                .toList();
    }

    /// The field with a link changed to another path; empty if its syntax cannot express it.
    public Optional<FileField> moved(int piece, String path) {
        List<String> changed = new ArrayList<>(pieces);
        changed.set(piece, moved(pieces.get(piece), path, isLatex()));
        return checked(new FileField(changed), piece, path);
    }

    /// The field with one more link.
    ///
    /// @param like a piece of another such field in the library, to imitate if this field is empty
    public Optional<FileField> with(String path, Optional<String> like) {
        String model = pieces.isEmpty() ? like.orElse(USUAL) : pieces.getLast();
        boolean latex = isLatex() || FileLink.LATEX.matcher(model).find();
        List<String> changed = new ArrayList<>(pieces);
        changed.add(retyped(moved(model, path, latex), path));
        return checked(new FileField(changed), pieces.size(), path);
    }

    public FileField without(int piece) {
        List<String> left = new ArrayList<>(pieces);
        left.remove(piece);
        return new FileField(left);
    }

    /// The result is parsed again: a link that would read back differently is rejected.
    private static Optional<FileField> checked(FileField field, int piece, String path) {
        boolean isWhole = FileField.parse(field.text()).equals(field);
        boolean isRight = field.link(piece).filter(it -> it.path().equals(path)).isPresent();
        return isWhole && isRight ? Optional.of(field) : Optional.empty();
    }

    /// Mendeley writes paths as LaTeX.
    private boolean isLatex() {
        String all = text();
        return all.contains(FileLink.LATEX_BACKSLASH) || FileLink.LATEX.matcher(all).find();
    }

    private static String moved(String piece, String path, boolean latex) {
        List<String> parts = new ArrayList<>(FileLink.split(piece, ':'));
        String written = escaped(path, latex);
        if (isBare(piece, parts)) {
            int blanks = piece.length() - piece.stripLeading().length();
            return piece.substring(0, blanks) + written;
        }
        String type = parts.size() > 2 ? ":" + parts.getLast() : "";
        return parts.getFirst() + ":" + written + type;
    }

    private static boolean isBare(String piece, List<String> parts) {
        return parts.size() == 1
                || FileLink.isDrive(parts.getFirst(), parts.get(1))
                || FileLink.parse(piece).stream()
                        .anyMatch(it -> it.isAddress() && it.description().isEmpty());
    }

    private static String escaped(String path, boolean latex) {
        String escaped = path.replace("\\", "\\\\").replace(":", "\\:").replace(";", "\\;");
        if (!latex) {
            return escaped;
        }
        return escaped.replaceAll("([_&%#$])", "{\\\\$1}")
                .replace("\\:", FileLink.LATEX_BACKSLASH + ":");
    }

    /// A link modelled on another gets the type of its own file and no description.
    private static String retyped(String piece, String path) {
        List<String> parts = new ArrayList<>(FileLink.split(piece, ':'));
        if (parts.size() <= 2 || FileLink.isDrive(parts.getFirst(), parts.get(1))) {
            return piece;
        }
        String ending = path.replaceFirst("(?s)^.*\\.(?=[^./\\\\]+$)", "");
        String name = path.replaceFirst("(?s)^.*[/\\\\](?=.)", "");
        String model = parts.getLast().strip();
        boolean isMime = model.contains("/");
        boolean isLower = model.equals(model.toLowerCase(Locale.ROOT));
        String type =
                isMime
                        ? "application/" + ending.toLowerCase(Locale.ROOT)
                        : isLower
                                ? ending.toLowerCase(Locale.ROOT)
                                : ending.toUpperCase(Locale.ROOT);
        boolean named = !parts.getFirst().isBlank();
        parts.set(0, named ? escaped(name, false) : "");
        parts.set(parts.size() - 1, type);
        return String.join(":", parts);
    }
}
