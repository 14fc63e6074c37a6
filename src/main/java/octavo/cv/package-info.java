/// The publication sections of a CV: profiles, the document that they make of a library, and its
/// formats.
@NullMarked
package octavo.cv;

import org.jspecify.annotations.NullMarked;
