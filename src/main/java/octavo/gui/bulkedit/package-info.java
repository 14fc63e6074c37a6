/// Changes of many entries at once: the form of a selection, find and replace.
///
/// Several selected rows have a form of their own, which shows what all share, what differs and how
/// many have it. Typing changes nothing by itself: it becomes an operation of
/// `octavo.editing.bulk`, as in `octavo edit`, whose plan shows each value before and after.
/// Removing a tag needs no plan: it says what it did and offers *Undo*.
@NullMarked
package octavo.gui.bulkedit;

import org.jspecify.annotations.NullMarked;
