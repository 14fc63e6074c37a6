/// What a field's text means, where it is neither a name nor a title: dates, pages, identifiers,
/// links.
///
/// Every type here has a `parse` that takes any text, never throws, takes time linear in the text's
/// length and says what it could not trust. `toString` is the value's normal form, which reads as
/// the same value again.
@NullMarked
package octavo.values;

import org.jspecify.annotations.NullMarked;
