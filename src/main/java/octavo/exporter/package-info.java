/// What leaves a library, by kind of output.
@NullMarked
package octavo.exporter;

import org.jspecify.annotations.NullMarked;
