@NullMarked
package octavo.exporter;

import org.jspecify.annotations.NullMarked;
