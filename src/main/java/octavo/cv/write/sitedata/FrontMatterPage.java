package octavo.cv.write.sitedata;

import octavo.text.YamlText;
import octavo.text.YamlText.YamlMapping;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A page of a website: metadata between two lines of hyphens, followed by whatever the user writes
/// there. A line at its top identifies it as ours; a file without it is the user's.
public final class FrontMatterPage {
    private static final String MATTER_FENCE = "---\n";
    private static final String OWNERSHIP_MARK = "Written by Octavo";
    private static final String OWNERSHIP_LINE =
            OWNERSHIP_MARK
                    + ", which keeps it up to date. Take this line out to keep it yourself.\n";
    private static final int SEARCHED_LENGTH = 200;

    /// The two lines and everything between them.
    private static final Pattern FRONT_MATTER =
            Pattern.compile(
                    "---[ \\t]*\\R(?:(?!---[ \\t]*(?:\\R|\\z)).*+\\R)*+---[ \\t]*(?:\\R|\\z)");

    private FrontMatterPage() {}

    static String of(YamlMapping matter) {
        return MATTER_FENCE + "# " + OWNERSHIP_LINE + YamlText.toDocument(matter) + MATTER_FENCE;
    }

    /// A BibTeX file next to a page.
    static String bibtexFile(String text) {
        return "% " + OWNERSHIP_LINE + "\n" + text;
    }

    /// Whether a file was written by us and is still ours to write.
    public static boolean isOurs(String fileText) {
        return fileText.substring(0, Math.min(SEARCHED_LENGTH, fileText.length()))
                .lines()
                .limit(2)
                .anyMatch(FrontMatterPage::isOwnershipLine);
    }

    private static boolean isOwnershipLine(String line) {
        return line.matches("[#%] " + OWNERSHIP_MARK + ".*");
    }

    /// The new content of a file when a page is written to it; empty if it is not ours.
    public static Optional<String> mergePage(String fileText, String pageText) {
        if (!isOurs(fileText)) {
            return Optional.empty();
        }
        if (!pageText.startsWith(MATTER_FENCE)) {
            return Optional.of(pageText);
        }
        Matcher matterMatcher = FRONT_MATTER.matcher(fileText);
        return matterMatcher.lookingAt()
                ? Optional.of(pageText + fileText.substring(matterMatcher.end()))
                : Optional.empty();
    }
}
