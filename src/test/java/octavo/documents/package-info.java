@NullMarked
package octavo.documents;

import org.jspecify.annotations.NullMarked;
