/// What a page of an open library receives and provides.
///
/// A `Page` is an id, a name, an icon and a function from an `OpenLibrary`, which is all that a
/// page may know and do. Pages know neither each other nor the window. They are built when first
/// shown, since building all at once costs the first window a second, and then hidden rather than
/// removed: adding one back recomputes its styles, 150 to 260 ms. The state that a hidden page sees
/// does not change, so it does no work; it catches up when shown.
@NullMarked
package octavo.gui.pagecontract;

import org.jspecify.annotations.NullMarked;
