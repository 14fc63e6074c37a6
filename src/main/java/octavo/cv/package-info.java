/// Publication lists for CVs: profiles, the document that a profile makes of a library, and output
/// formats.
@NullMarked
package octavo.cv;

import org.jspecify.annotations.NullMarked;
