@NullMarked
package octavo.formats.citavi;

import org.jspecify.annotations.NullMarked;
