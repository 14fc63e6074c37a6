/// The content of a publication list: the works of each section, in order and numbered, with their
/// people, marks and formatted entries. Independent of output formats.
@NullMarked
package octavo.cv.list;

import org.jspecify.annotations.NullMarked;
