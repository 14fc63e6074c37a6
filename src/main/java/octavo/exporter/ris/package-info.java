/// Works as RIS, the tagged format of reference managers.
@NullMarked
package octavo.exporter.ris;

import org.jspecify.annotations.NullMarked;
