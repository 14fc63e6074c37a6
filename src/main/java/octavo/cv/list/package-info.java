/// What a publication list contains: the works of each section, in order and numbered, with their
/// people, marks and rendered entries. Nothing here knows an output format.
@NullMarked
package octavo.cv.list;

import org.jspecify.annotations.NullMarked;
