package octavo.cv.write.records;

import octavo.convert.yaml.YamlText;
import octavo.convert.yaml.YamlText.Mapping;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A page of a website: what it is about between two lines of hyphens, and below whatever the user
/// writes there. A line at its top says that it is ours; a file without it is nobody's but the
/// user's.
public final class FrontMatterPage {
    private static final String FENCE = "---\n";
    private static final String OURS = "Written by Octavo";
    private static final String SAID =
            OURS + ", which keeps it up to date. Take this line out to keep it yourself.\n";
    private static final int TOP = 200;

    /// What stands between the two lines, with them.
    private static final Pattern MATTER =
            Pattern.compile(
                    "---[ \\t]*\\R(?:(?!---[ \\t]*(?:\\R|\\z)).*+\\R)*+---[ \\t]*(?:\\R|\\z)");

    private FrontMatterPage() {}

    static String of(Mapping matter) {
        return FENCE + "# " + SAID + YamlText.document(matter) + FENCE;
    }

    /// A file of BibTeX beside a page.
    static String bibtex(String text) {
        return "% " + SAID + "\n" + text;
    }

    /// Whether a file is one that we wrote, and that is still ours to write.
    public static boolean isOurs(String file) {
        return file.substring(0, Math.min(TOP, file.length()))
                .lines()
                .limit(2)
                .anyMatch(FrontMatterPage::says);
    }

    private static boolean says(String line) {
        return line.matches("[#%] " + OURS + ".*");
    }

    /// What a file shall hold after another page is written to it; nothing if it is not ours.
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
