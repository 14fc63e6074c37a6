@NullMarked
package octavo.exporter.csv;

import org.jspecify.annotations.NullMarked;
