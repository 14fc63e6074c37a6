/// What a test would not notice: a measurement, that the build does not run.
@NullMarked
package octavo.mutation;

import org.jspecify.annotations.NullMarked;
