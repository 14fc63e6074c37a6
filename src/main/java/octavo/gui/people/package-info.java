/// The people page: candidates, persons and their co-authors.
@NullMarked
package octavo.gui.people;

import org.jspecify.annotations.NullMarked;
