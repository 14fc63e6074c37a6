package octavo.gui.palette;

/// An item of the palette.
///
/// @param itemText its name
/// @param detailText further searchable text, shown after it
/// @param hint its shortcut or location
/// @param year of equal ones, those of later years come first
public record PaletteItem(
        ItemSort itemSort,
        String itemText,
        String detailText,
        String hint,
        int year,
        Runnable action) {
    public PaletteItem(ItemSort sort, String text, String more, String hint, Runnable action) {
        this(sort, text, more, hint, 0, action);
    }

    /// The sort of an item. With equal scores, earlier ones come first.
    public enum ItemSort {
        COMMAND,
        SETTING,
        ENTRY
    }
}
