/// A library of papers: what its entries mean, how it changes, and how it is kept on disk.
@NullMarked
package octavo.library;

import org.jspecify.annotations.NullMarked;
