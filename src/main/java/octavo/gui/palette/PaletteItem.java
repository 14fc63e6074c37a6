package octavo.gui.palette;

/// Something that the palette can find.
///
/// @param text what it is called
/// @param more what else it is found by, and what is shown behind it
/// @param hint its shortcut, or where it lies
public record PaletteItem(Sort sort, String text, String more, String hint, Runnable action) {

    /// What sort of thing it is. Of equals, the earlier one comes first.
    public enum Sort {
        COMMAND,
        SETTING,
        ENTRY
    }
}
