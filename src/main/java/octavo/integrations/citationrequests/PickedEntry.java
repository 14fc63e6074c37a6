package octavo.integrations.citationrequests;

import octavo.library.Work;

/// An entry that somebody picked, with what is said about it where it is cited.
///
/// @param prefix such as “see”; empty for none
/// @param locator a page or pages; empty for none
/// @param suffix such as “and elsewhere”; empty for none
/// @param hidesAuthor whether only the year is wanted
public record PickedEntry(
        Work work, String prefix, String locator, String suffix, boolean hidesAuthor) {
    /// An entry alone.
    public static PickedEntry of(Work work) {
        return new PickedEntry(work, "", "", "", false);
    }

    String key() {
        return work.key();
    }

    boolean isPlain() {
        return prefix.isEmpty() && locator.isEmpty() && suffix.isEmpty();
    }

    /// Its locator as words: page 3 is “p. 3”.
    String pageLocator() {
        if (locator.isEmpty() || !locator.matches("[\\d].*")) {
            return locator;
        }
        return (locator.matches("\\d+") ? "p. " : "pp. ") + locator;
    }
}
