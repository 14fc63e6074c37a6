package octavo.csl;

/// A cited item. `locatorLabel` is the kind of `locator`; empty means a page.
public record Cite(
        String itemId,
        String locator,
        String locatorLabel,
        String prefix,
        String suffix,
        CiteMode mode) {

    public static Cite of(String id) {
        return new Cite(id, "", "", "", "", CiteMode.NORMAL);
    }

    /// The term for the kind of locator.
    String locatorTerm() {
        return locatorLabel.isEmpty() ? "page" : locatorLabel.replace("sub-verbo", "sub verbo");
    }

    /// Which part of an item is shown.
    public enum CiteMode {
        NORMAL,
        SUPPRESS_AUTHOR,
        AUTHOR_ONLY
    }
}
