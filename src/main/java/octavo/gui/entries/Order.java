package octavo.gui.entries;

/// A column to sort by, and which way.
public record Order(Column column, boolean descending) {}
