@NullMarked
package octavo.formats.crossrefxml;

import org.jspecify.annotations.NullMarked;
