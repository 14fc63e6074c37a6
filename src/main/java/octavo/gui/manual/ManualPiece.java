package octavo.gui.manual;

/// A piece of text with one look.
///
/// @param target what it links to: a page, an anchor or an address; empty for none
record ManualPiece(String text, PieceStyle pieceStyle, String target) {
    /// How it looks.
    enum PieceStyle {
        PLAIN,
        BOLD,
        ITALIC,
        CODE
    }
}
