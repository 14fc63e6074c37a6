package octavo.gui.entries;

/// A column to sort by, and which way.
public record SortOrder(TableColumnKind column, boolean descending) {}
