package octavo.values;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// The field `file`, link by link, each in the syntax of the program that wrote it. Links are
/// added, moved or removed in that syntax, and all others keep their characters.
///
/// @param linkTexts the texts between the semicolons
public record FileField(List<String> linkTexts) {
    /// JabRef's syntax for a link.
    private static final String DEFAULT_LINK = ":paper.pdf:PDF";

    /// The syntax of a link.
    public enum FileLinkDialect {
        /// `papers/mai.pdf`, as of Better BibTeX.
        BARE,
        /// `:papers/mai.pdf:PDF`, as of JabRef and Mendeley.
        TYPED,
        /// `mai.pdf:papers/mai.pdf:application/pdf`, as of Zotero.
        MEDIA_TYPED;

        public static FileLinkDialect of(String linkText) {
            List<String> linkParts = FileLink.splitAt(linkText, ':');
            if (isBarePath(linkText, linkParts)) {
                return BARE;
            }
            return linkParts.size() > 2 && linkParts.getLast().contains("/") ? MEDIA_TYPED : TYPED;
        }
    }

    public FileField {
        linkTexts = List.copyOf(linkTexts);
    }

    public static FileField parse(String fieldText) {
        return new FileField(fieldText.isBlank() ? List.of() : FileLink.splitAt(fieldText, ';'));
    }

    /// The text of the field.
    public String text() {
        return String.join(";", linkTexts);
    }

    /// The link of a piece; empty if it is blank.
    public Optional<FileLink> linkAt(int linkIndex) {
        return FileLink.parse(linkTexts.get(linkIndex)).stream().findFirst();
    }

    /// The pieces that link to a path.
    public List<Integer> indexesOf(String path) {
        return IntStream.range(0, linkTexts.size())
                .filter(i -> linkAt(i).filter(fileLink -> fileLink.path().equals(path)).isPresent())
                .boxed()
                .toList();
    }

    /// The field with a link changed to another path; empty if its syntax cannot express it.
    public Optional<FileField> moveLink(int piece, String path) {
        List<String> changedLinks = new ArrayList<>(linkTexts);
        changedLinks.set(piece, moveLink(linkTexts.get(piece), path, isInLatex()));
        return rereadField(new FileField(changedLinks), piece, path);
    }

    /// The field with one more link.
    ///
    /// @param sampleLink a piece of another such field in the library, to imitate if this field is
    ///   empty
    public Optional<FileField> addLink(String path, Optional<String> sampleLink) {
        String modelLink =
                linkTexts.isEmpty() ? sampleLink.orElse(DEFAULT_LINK) : linkTexts.getLast();
        boolean usesLatex = isInLatex() || FileLink.LATEX_ESCAPE.matcher(modelLink).find();
        List<String> changedLinks = new ArrayList<>(linkTexts);
        changedLinks.add(withOwnType(moveLink(modelLink, path, usesLatex), path));
        return rereadField(new FileField(changedLinks), linkTexts.size(), path);
    }

    public FileField withoutLink(int linkIndex) {
        List<String> remainingLinks = new ArrayList<>(linkTexts);
        remainingLinks.remove(linkIndex);
        return new FileField(remainingLinks);
    }

    /// The result is parsed again: a link that would read back differently is rejected.
    private static Optional<FileField> rereadField(
            FileField fileField, int linkIndex, String path) {
        boolean isUnchanged = FileField.parse(fileField.text()).equals(fileField);
        boolean hasPath =
                fileField
                        .linkAt(linkIndex)
                        .filter(fileLink -> fileLink.path().equals(path))
                        .isPresent();
        return isUnchanged && hasPath ? Optional.of(fileField) : Optional.empty();
    }

    /// Mendeley writes paths as LaTeX.
    private boolean isInLatex() {
        String fieldText = text();
        return fieldText.contains(FileLink.LATEX_BACKSLASH)
                || FileLink.LATEX_ESCAPE.matcher(fieldText).find();
    }

    private static String moveLink(String piece, String path, boolean usesLatex) {
        List<String> linkParts = new ArrayList<>(FileLink.splitAt(piece, ':'));
        String writtenPath = escapePath(path, usesLatex);
        if (isBarePath(piece, linkParts)) {
            int blankCount = piece.length() - piece.stripLeading().length();
            return piece.substring(0, blankCount) + writtenPath;
        }
        String fileType = linkParts.size() > 2 ? ":" + linkParts.getLast() : "";
        return linkParts.getFirst() + ":" + writtenPath + fileType;
    }

    private static boolean isBarePath(String linkText, List<String> linkParts) {
        return linkParts.size() == 1
                || FileLink.isDriveLetter(linkParts.getFirst(), linkParts.get(1))
                || FileLink.parse(linkText).stream()
                        .anyMatch(fileLink -> fileLink.isUrl() && fileLink.description().isEmpty());
    }

    private static String escapePath(String path, boolean usesLatex) {
        String escapedPath = path.replace("\\", "\\\\").replace(":", "\\:").replace(";", "\\;");
        if (!usesLatex) {
            return escapedPath;
        }
        return escapedPath
                .replaceAll("([_&%#$])", "{\\\\$1}")
                .replace("\\:", FileLink.LATEX_BACKSLASH + ":");
    }

    /// A link modelled on another gets the type of its own file and no description.
    private static String withOwnType(String linkText, String path) {
        List<String> linkParts = new ArrayList<>(FileLink.splitAt(linkText, ':'));
        if (linkParts.size() <= 2
                || FileLink.isDriveLetter(linkParts.getFirst(), linkParts.get(1))) {
            return linkText;
        }
        String fileExtension = path.replaceFirst("(?s)^.*\\.(?=[^./\\\\]+$)", "");
        String fileName = path.replaceFirst("(?s)^.*[/\\\\](?=.)", "");
        String modelType = linkParts.getLast().strip();
        boolean isMediaType = modelType.contains("/");
        boolean isLower = modelType.equals(modelType.toLowerCase(Locale.ROOT));
        String fileType =
                isMediaType
                        ? "application/" + fileExtension.toLowerCase(Locale.ROOT)
                        : isLower
                                ? fileExtension.toLowerCase(Locale.ROOT)
                                : fileExtension.toUpperCase(Locale.ROOT);
        boolean hasDescription = !linkParts.getFirst().isBlank();
        linkParts.set(0, hasDescription ? escapePath(fileName, false) : "");
        linkParts.set(linkParts.size() - 1, fileType);
        return String.join(":", linkParts);
    }
}
