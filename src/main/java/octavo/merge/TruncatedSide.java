package octavo.merge;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibText;

import java.util.OptionalInt;
import java.util.regex.Pattern;

/// Recognises a side of a merge that was cut off: it has not removed the entries that it lacks.
public final class TruncatedSide {
    private static final Pattern STARTED_BLOCK = Pattern.compile("(?m)^[ \\t]*@\\w*\\s*\\z");

    private TruncatedSide() {}

    /// Whether nothing at all is left of a file that had content.
    public static boolean isEmptied(BibFile baseFile, BibFile sideFile) {
        return sideFile.items().isEmpty() && !baseFile.items().isEmpty();
    }

    /// Whether a file ends within a block, as its ancestor did not.
    public static boolean endsEarly(BibFile baseFile, BibFile sideFile) {
        return unfinishedIndex(sideFile).isPresent() && unfinishedIndex(baseFile).isEmpty();
    }

    /// The index of the item within which a file ends; white space after it does not count.
    public static OptionalInt unfinishedIndex(BibFile file) {
        for (int i = file.items().size() - 1; i >= 0; i--) {
            BibItem item = file.items().get(i);
            if (!(item instanceof BibText) || !item.slice().text().isBlank()) {
                return isUnfinished(item) ? OptionalInt.of(i) : OptionalInt.empty();
            }
        }
        return OptionalInt.empty();
    }

    private static boolean isUnfinished(BibItem lastItem) {
        return lastItem instanceof BibText
                ? STARTED_BLOCK.matcher(lastItem.slice().text()).find()
                : !lastItem.isClosed();
    }
}
