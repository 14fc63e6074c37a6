/// Exports of libraries and entries, one package per format.
@NullMarked
package octavo.convert;

import org.jspecify.annotations.NullMarked;
