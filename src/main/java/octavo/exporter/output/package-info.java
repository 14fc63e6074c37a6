/// A list of publications as files, in each of its formats.
@NullMarked
package octavo.exporter.output;

import org.jspecify.annotations.NullMarked;
