/// The page of people: who may be one person, who is who, and what they wrote together.
@NullMarked
package octavo.gui.people;

import org.jspecify.annotations.NullMarked;
