/// Completes entries and brings them up to date by what services know: missing fields, wrong ones,
/// the published version of a preprint, the preprint of a published work. Every change is a
/// proposal with its source and date. A value is taken only from a record that is certainly of the
/// edition which the entry describes.
@NullMarked
package octavo.enrichment;

import org.jspecify.annotations.NullMarked;
