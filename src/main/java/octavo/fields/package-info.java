/// The fields and types that entries have: what each is called, holds and hands down. A new field
/// is one row of `fields.tsv`.
@NullMarked
package octavo.fields;

import org.jspecify.annotations.NullMarked;
