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
/// @param name of a file without its ending; empty if files keep their names
/// @param folder relative to the library's; empty if files stay in their folders
public record FileNaming(Optional<KeyFormula> name, Optional<KeyFormula> folder) {
    /// The usual formula for names: the entry's key.
    public static final String USUAL = "[citationkey]";

    /// What some system forbids in names.
    private static final Pattern FORBIDDEN = Pattern.compile("[\\p{Cntrl}\\\\/:*?\"<>|]+");

    private static final Pattern EDGES = Pattern.compile("^[\\s.]+|[\\s.]+$");
    private static final Pattern RESERVED =
            Pattern.compile("(?i)(?:con|prn|aux|nul|com\\d|lpt\\d)(?:\\..*)?");
    private static final Pattern ENDING = Pattern.compile("(?<=.)\\.[A-Za-z0-9]{1,5}$");

    /// Systems allow 255 bytes.
    private static final int LONGEST = 180;

    /// Names by formulas of the settings.
    ///
    /// @param name the usual one if empty
    /// @param folder files stay in their folders if empty
    public static FileNaming of(String name, String folder) {
        return new FileNaming(
                Optional.of(KeyFormula.parseFileName(name.isEmpty() ? USUAL : name).value()),
                Optional.of(folder)
                        .filter(it -> !it.isEmpty())
                        .map(it -> KeyFormula.parseFileName(it).value()));
    }

    /// The path for a file of a work; empty if a formula yields nothing for it.
    ///
    /// @param number 1, or higher if the path is taken
    Optional<Path> target(Work work, Path from, Path library, int number) {
        String own = String.valueOf(from.getFileName());
        var found = ENDING.matcher(own);
        String ending = found.find() ? found.group() : "";
        String stem = own.substring(0, own.length() - ending.length());
        String named = name.map(it -> legal(it.generateKey(work, false).key())).orElse(stem);
        Optional<Path> parent = folder(work, from, library);
        String behind = number > 1 ? "-" + number : "";
        return named.isEmpty()
                ? Optional.empty()
                : parent.map(it -> it.resolve(named + behind + ending));
    }

    private Optional<Path> folder(Work work, Path from, Path library) {
        if (folder.isEmpty()) {
            return Optional.ofNullable(from.getParent());
        }
        KeyFormula.GeneratedKey made = folder.get().generateKey(work, false);
        List<String> names = new ArrayList<>();
        for (String name : made.key().split("/", -1)) {
            String legal = legal(name);
            if (!legal.isEmpty()) {
                names.add(legal);
            }
        }
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(library.resolve(String.join("/", names)));
    }

    /// A name that every system allows, neither hidden nor leading out of its folder.
    private static String legal(String name) {
        String plain = EDGES.matcher(FORBIDDEN.matcher(name).replaceAll("_")).replaceAll("");
        String whole = RESERVED.matcher(plain).matches() ? "_" + plain : plain;
        return whole.substring(0, Math.min(whole.length(), LONGEST));
    }

    /// How file systems that ignore case compare names.
    static String folded(Path path) {
        return AttachmentCheck.folded(path.toString());
    }
}
