package octavo.csl;

import octavo.richtext.Run;
import octavo.richtext.TextLook;

/// What opens or closes at a place of a text that is laid out; a quotation mark stands there,
/// `length` long. Events are changed rather than made anew, as there are as many as pieces of text.
final class LayoutEvent {
    Kind kind = Kind.CLOSE;
    int at;
    int length;

    /// How many looks end just before it.
    int looks;

    TextLook look = TextLook.UPRIGHT;
    Run.Place place = Run.Place.BLOCK;
    RenderedNode.Named name = RenderedNode.Named.NOBODY;

    /// The first run within.
    int first;

    enum Kind {
        OPEN_QUOTE,
        CLOSE_QUOTE,
        OPEN_LOOK,
        OPEN_NAME,
        OPEN_BLOCK,
        CLOSE,
        CLOSE_BLOCK
    }
}
