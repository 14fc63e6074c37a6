/// The fields and types of entries: what each is called, holds and inherits. A new field is one row
/// of `fields.tsv`.
@NullMarked
package octavo.fields;

import org.jspecify.annotations.NullMarked;
