package octavo.gui.pagecontract;

/// The view of a page with a search of its own, which *Find* leads to.
public interface SearchablePage {
    /// Focuses its search.
    void focusSearch();
}
