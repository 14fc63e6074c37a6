package octavo.syncedfolders;

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
    private static final List<String> CONFLICT_WORDS =
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
    private static final String BRACKETED_TEXT = "(?:[^()\\[\\]]|\\(\\d+\\))*";

    /// Suffixes after the library's name that are unambiguous.
    private static final List<Pattern> CERTAIN_SUFFIXES =
            List.of(
                    // Dropbox, ownCloud, Nextcloud, Seafile, Tresorit, pCloud:
                    // papers (Mai's conflicted copy 2024-05-01), papers (SFConflict mai 2024-05-01)
                    suffixPattern(
                            " ?[(\\[]"
                                    + BRACKETED_TEXT
                                    + "(?:"
                                    + joinConflictWords()
                                    + ")"
                                    + BRACKETED_TEXT
                                    + "[)\\]]"),
                    // older ownCloud and Nextcloud: papers_conflict-20240501-101500
                    suffixPattern("_conflict-[\\d-]+"),
                    // Syncthing: papers.sync-conflict-20240501-101500-ABCDEFG
                    suffixPattern("\\.sync-conflict-\\d{8}-\\d{6}(?:-\\w+)?"),
                    // Resilio Sync: papers.Conflict
                    suffixPattern("\\.conflict"),
                    // papers_conf(2024-05-01)
                    suffixPattern("_conf\\([^()]*\\)"),
                    // Synology Drive: papers_Andys-PC_Jan-03-0901-2013_Conflict
                    suffixPattern(
                            "_[^_]+_[A-Z][a-z]{2}-\\d\\d-\\d{4}-\\d{4}_\\w*Conflict(?:_\\d+)?"));

    /// Suffixes that mark a copy only if the original file is next to it.
    private static final List<Pattern> LIKELY_SUFFIXES =
            List.of(
                    // Google Drive, Box: papers (1)
                    suffixPattern(" ?\\(\\d{1,2}\\)"),
                    // iCloud Drive: papers 2
                    suffixPattern(" [2-9]"),
                    // OneDrive: papers-DESKTOP-A1B2C3D, papers-Mais-MacBook-Air
                    suffixPattern("-(?:DESKTOP|LAPTOP)-[A-Z0-9]{7}(?:-\\d+)?"),
                    suffixPattern("-WIN-[A-Z0-9]{11}(?:-\\d+)?"),
                    suffixPattern(
                            "-[\\p{L}\\p{N}’'-]*(?:MacBook(?:-(?:Pro|Air))?|iMac|Mac-mini)(?:-\\d+)?"));

    private ConflictCopies() {}

    private static String joinConflictWords() {
        return CONFLICT_WORDS.stream().map(Pattern::quote).collect(Collectors.joining("|"));
    }

    private static Pattern suffixPattern(String pattern) {
        return Pattern.compile("(?iu)(.+?)" + pattern + "(\\.[^.]+)");
    }

    /// Whether a name says that the file is a conflict copy, whatever lies beside it.
    static boolean isCertainCopy(String fileName) {
        return firstOriginal(CERTAIN_SUFFIXES, fileName).isPresent();
    }

    /// The name of the file that a file is a conflict copy of; empty if it is not one. For a copy
    /// of a copy it is the first file.
    ///
    /// @param folderFiles the files in its folder: they decide where the name alone is ambiguous
    public static Optional<String> originalOf(String fileName, Collection<String> folderFiles) {
        Optional<String> certainOriginal = firstOriginal(CERTAIN_SUFFIXES, fileName);
        if (certainOriginal.isPresent()) {
            return Optional.of(
                    originalOf(certainOriginal.get(), folderFiles).orElse(certainOriginal.get()));
        }
        return firstOriginal(LIKELY_SUFFIXES, fileName).filter(folderFiles::contains);
    }

    private static Optional<String> firstOriginal(List<Pattern> patterns, String fileName) {
        return patterns.stream()
                .map(pattern -> pattern.matcher(fileName))
                .filter(Matcher::matches)
                .map(copyMatcher -> copyMatcher.group(1) + copyMatcher.group(2))
                .findFirst();
    }

    /// The conflict copies of a file among the files of its folder, sorted by name.
    public static List<String> copiesOf(String fileName, Collection<String> folderFiles) {
        int dotIndex = fileName.lastIndexOf('.');
        String baseName = dotIndex < 0 ? fileName : fileName.substring(0, dotIndex);
        return folderFiles.stream()
                .filter(candidate -> candidate.startsWith(baseName) && !candidate.equals(fileName))
                .filter(candidate ->
                        originalOf(candidate, folderFiles).equals(Optional.of(fileName)))
                .sorted()
                .toList();
    }
}
