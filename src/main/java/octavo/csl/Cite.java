package octavo.csl;

/// A reference to an item in a citation. `label` says what kind of place `locator` names; empty
/// means a page.
public record Cite(
        String id, String locator, String label, String prefix, String suffix, Mode mode) {

    public static Cite of(String id) {
        return new Cite(id, "", "", "", "", Mode.NORMAL);
    }

    /// What of an item is shown.
    public enum Mode {
        NORMAL,
        SUPPRESS_AUTHOR,
        AUTHOR_ONLY
    }
}
