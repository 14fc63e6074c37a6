@NullMarked
package octavo.paperprojects.citationscan;

import org.jspecify.annotations.NullMarked;
