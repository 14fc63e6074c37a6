/// The documents that a library links to: which of them are read, and what words they have.
@NullMarked
package octavo.documents;

import org.jspecify.annotations.NullMarked;
