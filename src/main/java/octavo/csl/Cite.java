package octavo.csl;

/// A cited item. `label` is the kind of `locator`; empty means a page.
public record Cite(
        String id, String locator, String label, String prefix, String suffix, Mode mode) {

    public static Cite of(String id) {
        return new Cite(id, "", "", "", "", Mode.NORMAL);
    }

    /// The term for the kind of locator.
    String term() {
        return label.isEmpty() ? "page" : label.replace("sub-verbo", "sub verbo");
    }

    /// Which part of an item is shown.
    public enum Mode {
        NORMAL,
        SUPPRESS_AUTHOR,
        AUTHOR_ONLY
    }
}
