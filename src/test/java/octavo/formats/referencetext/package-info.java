@NullMarked
package octavo.formats.referencetext;

import org.jspecify.annotations.NullMarked;
