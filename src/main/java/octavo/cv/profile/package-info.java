/// What a publication list should look like, as a profile says it: sections, names, numbering, the
/// template of an entry, and the rules of whoever asked for the list.
@NullMarked
package octavo.cv.profile;

import org.jspecify.annotations.NullMarked;
