/// Receipts: which service confirmed a value of an entry, or which person accepted it, and when.
/// They are kept beside the library.
///
/// A receipt belongs to what a value means, not to its key or its form, and ends with the value.
@NullMarked
package octavo.receipts;

import org.jspecify.annotations.NullMarked;
