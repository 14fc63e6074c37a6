@NullMarked
package octavo.exporter.ris;

import org.jspecify.annotations.NullMarked;
