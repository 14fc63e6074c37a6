package octavo.cv.write.records;

import octavo.convert.yaml.YamlText;
import octavo.convert.yaml.YamlText.Mapping;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A page of a website: metadata between two lines of hyphens, followed by whatever the user writes
/// there. A line at its top identifies it as ours; a file without it is the user's.
public final class FrontMatterPage {
    private static final String FENCE = "---\n";
    private static final String OURS = "Written by Octavo";
    private static final String SAID =
            OURS + ", which keeps it up to date. Take this line out to keep it yourself.\n";
    private static final int TOP = 200;

    /// The two lines and everything between them.
    private static final Pattern MATTER =
            Pattern.compile(
                    "---[ \\t]*\\R(?:(?!---[ \\t]*(?:\\R|\\z)).*+\\R)*+---[ \\t]*(?:\\R|\\z)");

    private FrontMatterPage() {}

    static String of(Mapping matter) {
        return FENCE + "# " + SAID + YamlText.document(matter) + FENCE;
    }

    /// A BibTeX file next to a page.
    static String bibtex(String text) {
        return "% " + SAID + "\n" + text;
    }

    /// Whether a file was written by us and is still ours to write.
    public static boolean isOurs(String file) {
        return file.substring(0, Math.min(TOP, file.length()))
                .lines()
                .limit(2)
                .anyMatch(FrontMatterPage::says);
    }

    private static boolean says(String line) {
        return line.matches("[#%] " + OURS + ".*");
    }

    /// The new content of a file when a page is written to it; empty if it is not ours.
    public static Optional<String> written(String file, String page) {
        if (!isOurs(file)) {
            return Optional.empty();
        }
        if (!page.startsWith(FENCE)) {
            return Optional.of(page);
        }
        Matcher matter = MATTER.matcher(file);
        return matter.lookingAt()
                ? Optional.of(page + file.substring(matter.end()))
                : Optional.empty();
    }
}
