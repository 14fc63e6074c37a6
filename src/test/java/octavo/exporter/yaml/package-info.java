@NullMarked
package octavo.exporter.yaml;

import org.jspecify.annotations.NullMarked;
