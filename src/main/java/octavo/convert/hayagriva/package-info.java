/// Works as Typst's hayagriva.
@NullMarked
package octavo.convert.hayagriva;

import org.jspecify.annotations.NullMarked;
