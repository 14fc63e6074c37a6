/// The documents that a library links to, and their words.
@NullMarked
package octavo.documents;

import org.jspecify.annotations.NullMarked;
