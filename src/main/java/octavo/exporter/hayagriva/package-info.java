/// Works as Typst's hayagriva.
@NullMarked
package octavo.exporter.hayagriva;

import org.jspecify.annotations.NullMarked;
