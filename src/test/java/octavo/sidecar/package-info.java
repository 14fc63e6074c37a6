@NullMarked
package octavo.sidecar;

import org.jspecify.annotations.NullMarked;
