package octavo.merge;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Conflict copies: files that sync programs create when a file was changed in two places,
/// recognised by their names.
public final class ConflictCopies {
    /// Dropbox's term for a conflicted copy in its languages; other programs' terms follow.
    private static final List<String> WORDS =
            List.of(
                    "conflict",
                    "in Konflikt stehende Kopie",
                    "Konfliktkopie",
                    "en conflit",
                    "en conflicto",
                    "in conflitto",
                    "em conflito",
                    "de conflito",
                    "conflicterende",
                    "konfliktkopia",
                    "motstridende kopi",
                    "kopi i konflikt",
                    "конфликтующая копия",
                    "конфліктна копія",
                    "冲突",
                    "衝突",
                    "競合コピー",
                    "충돌");

    /// Text in brackets, which may contain a number in brackets.
    private static final String INNER = "(?:[^()\\[\\]]|\\(\\d+\\))*";

    /// Suffixes after the library's name that are unambiguous.
    private static final List<Pattern> CERTAIN =
            List.of(
                    // Dropbox, ownCloud, Nextcloud, Seafile, Tresorit, pCloud:
                    // papers (Mai's conflicted copy 2024-05-01), papers (SFConflict mai 2024-05-01)
                    suffix(" ?[(\\[]" + INNER + "(?:" + words() + ")" + INNER + "[)\\]]"),
                    // older ownCloud and Nextcloud: papers_conflict-20240501-101500
                    suffix("_conflict-[\\d-]+"),
                    // Syncthing: papers.sync-conflict-20240501-101500-ABCDEFG
                    suffix("\\.sync-conflict-\\d{8}-\\d{6}(?:-\\w+)?"),
                    // Resilio Sync: papers.Conflict
                    suffix("\\.conflict"),
                    // papers_conf(2024-05-01)
                    suffix("_conf\\([^()]*\\)"),
                    // Synology Drive: papers_Andys-PC_Jan-03-0901-2013_Conflict
                    suffix("_[^_]+_[A-Z][a-z]{2}-\\d\\d-\\d{4}-\\d{4}_\\w*Conflict(?:_\\d+)?"));

    /// Suffixes that mark a copy only if the original file is next to it.
    private static final List<Pattern> LIKELY =
            List.of(
                    // Google Drive, Box: papers (1)
                    suffix(" ?\\(\\d{1,2}\\)"),
                    // iCloud Drive: papers 2
                    suffix(" [2-9]"),
                    // OneDrive: papers-DESKTOP-A1B2C3D
                    suffix("-(?:DESKTOP|LAPTOP)-[A-Z0-9]{7}(?:-\\d+)?"));

    private ConflictCopies() {}

    private static String words() {
        return WORDS.stream().map(Pattern::quote).collect(Collectors.joining("|"));
    }

    private static Pattern suffix(String pattern) {
        return Pattern.compile("(?iu)(.+?)" + pattern + "(\\.[^.]+)");
    }

    /// The name of the file that a file is a conflict copy of; empty if it is not one. For a copy
    /// of a copy it is the first file.
    ///
    /// @param names the files in its folder: they decide where the name alone is ambiguous
    public static Optional<String> original(String name, Collection<String> names) {
        Optional<String> certain = first(CERTAIN, name);
        if (certain.isPresent()) {
            return Optional.of(original(certain.get(), names).orElse(certain.get()));
        }
        return first(LIKELY, name).filter(names::contains);
    }

    private static Optional<String> first(List<Pattern> patterns, String name) {
        return patterns.stream()
                .map(pattern -> pattern.matcher(name))
                .filter(Matcher::matches)
                .map(copy -> copy.group(1) + copy.group(2))
                .findFirst();
    }

    /// The conflict copies of a file among the files of its folder, sorted by name.
    public static List<String> of(String name, Collection<String> names) {
        int dot = name.lastIndexOf('.');
        String stem = dot < 0 ? name : name.substring(0, dot);
        return names.stream()
                .filter(each -> each.startsWith(stem) && !each.equals(name))
                .filter(each -> original(each, names).equals(Optional.of(name)))
                .sorted()
                .toList();
    }
}
