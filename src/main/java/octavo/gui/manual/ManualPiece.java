package octavo.gui.manual;

/// A piece of text with one look.
///
/// @param target what it links to: a page, an anchor or an address; empty for none
record ManualPiece(String text, Look look, String target) {
    /// How it looks.
    enum Look {
        PLAIN,
        BOLD,
        ITALIC,
        CODE
    }
}
