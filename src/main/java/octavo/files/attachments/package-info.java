/// The files that a library's entries link to: where they are, and problems with the links.
@NullMarked
package octavo.files.attachments;

import org.jspecify.annotations.NullMarked;
