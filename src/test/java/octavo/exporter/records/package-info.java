@NullMarked
package octavo.exporter.records;

import org.jspecify.annotations.NullMarked;
