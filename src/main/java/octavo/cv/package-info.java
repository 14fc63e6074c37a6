/// Publication lists for CVs: profiles, the document that a profile makes of a library, and output
/// formats. The types are in the packages below.
@NullMarked
package octavo.cv;

import org.jspecify.annotations.NullMarked;
