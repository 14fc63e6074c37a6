/// Three-way merge of libraries, and the differences between two: pure functions of file trees.
@NullMarked
package octavo.merge;

import org.jspecify.annotations.NullMarked;
