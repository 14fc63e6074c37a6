@NullMarked
package octavo.exporter.csl;

import org.jspecify.annotations.NullMarked;
