package octavo.files.attachments;

import octavo.editing.keys.KeyFormula;
import octavo.library.Work;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Makes the paths of files by formulas, in the language of citation keys.
///
/// @param nameFormula of a file without its ending; empty if files keep their names
/// @param folderFormula relative to the library's; empty if files stay in their folders
public record FileNaming(Optional<KeyFormula> nameFormula, Optional<KeyFormula> folderFormula) {
    /// The usual formula for names: the entry's key.
    public static final String USUAL_FORMULA = "[citationkey]";

    /// What some system forbids in names.
    private static final Pattern FORBIDDEN = Pattern.compile("[\\p{Cntrl}\\\\/:*?\"<>|]+");

    private static final Pattern EDGES = Pattern.compile("^[\\s.]+|[\\s.]+$");
    private static final Pattern RESERVED =
            Pattern.compile("(?i)(?:con|prn|aux|nul|com\\d|lpt\\d)(?:\\..*)?");
    private static final Pattern ENDING = Pattern.compile("(?<=.)\\.[A-Za-z0-9]{1,5}$");

    /// Systems allow 255 bytes.
    private static final int MAX_LENGTH = 180;

    /// Names by formulas of the settings.
    ///
    /// @param name the usual one if empty
    /// @param folder files stay in their folders if empty
    public static FileNaming of(String name, String folder) {
        return new FileNaming(
                Optional.of(
                        KeyFormula.parseFileName(name.isEmpty() ? USUAL_FORMULA : name).value()),
                Optional.of(folder)
                        .filter(it -> !it.isEmpty())
                        .map(it -> KeyFormula.parseFileName(it).value()));
    }

    /// The path for a file of a work; empty if a formula yields nothing for it.
    ///
    /// @param number 1, or higher if the path is taken
    Optional<Path> targetPath(Work work, Path sourcePath, Path library, int number) {
        String ownName = String.valueOf(sourcePath.getFileName());
        var endingMatcher = ENDING.matcher(ownName);
        String ending = endingMatcher.find() ? endingMatcher.group() : "";
        String stem = ownName.substring(0, ownName.length() - ending.length());
        String newStem =
                nameFormula.map(it -> toLegal(it.generateKey(work, false).key())).orElse(stem);
        Optional<Path> parentFolder = targetFolder(work, sourcePath, library);
        String numberSuffix = number > 1 ? "-" + number : "";
        return newStem.isEmpty()
                ? Optional.empty()
                : parentFolder.map(it -> it.resolve(newStem + numberSuffix + ending));
    }

    private Optional<Path> targetFolder(Work work, Path sourcePath, Path library) {
        if (folderFormula.isEmpty()) {
            return Optional.ofNullable(sourcePath.getParent());
        }
        KeyFormula.GeneratedKey generatedKey = folderFormula.get().generateKey(work, false);
        List<String> names = new ArrayList<>();
        for (String name : generatedKey.key().split("/", -1)) {
            String legalName = toLegal(name);
            if (!legalName.isEmpty()) {
                names.add(legalName);
            }
        }
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(library.resolve(String.join("/", names)));
    }

    /// A name that every system allows, neither hidden nor leading out of its folder.
    private static String toLegal(String name) {
        String plainName = EDGES.matcher(FORBIDDEN.matcher(name).replaceAll("_")).replaceAll("");
        String unreservedName = RESERVED.matcher(plainName).matches() ? "_" + plainName : plainName;
        return unreservedName.substring(0, Math.min(unreservedName.length(), MAX_LENGTH));
    }

    /// How file systems that ignore case compare names.
    static String foldPath(Path path) {
        return AttachmentCheck.foldName(path.toString());
    }
}
