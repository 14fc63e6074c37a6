/// What styles render, as a tree: its boxes with affixes, formatting and quotation marks, and the
/// merging of punctuation between them.
@NullMarked
package octavo.csl.rendered;

import org.jspecify.annotations.NullMarked;
