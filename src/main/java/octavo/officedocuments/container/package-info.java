/// Word processors' files: zip archives with parts, read within bounds and rewritten part by part.
///
/// `java.util.zip` compresses every part anew. Here the bytes of all parts that are not replaced
/// are copied as they are, with their headers, so that whatever a program has put there stays.
/// Parts are read in memory only; no name in an archive is ever a path on disk.
@NullMarked
package octavo.officedocuments.container;

import org.jspecify.annotations.NullMarked;
