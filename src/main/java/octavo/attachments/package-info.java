/// The files that the entries of a library link to: where they are, and what is wrong with the
/// links.
@NullMarked
package octavo.attachments;

import org.jspecify.annotations.NullMarked;
