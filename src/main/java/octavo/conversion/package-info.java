/// What exporters share: works whose fields are tracked, and what a format has no place for.
@NullMarked
package octavo.conversion;

import org.jspecify.annotations.NullMarked;
