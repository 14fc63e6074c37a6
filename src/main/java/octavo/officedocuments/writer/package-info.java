/// LibreOffice's documents: reference marks, bookmarks, sections and the fields of Word that it
/// keeps, in the parts of an `.odt` (OpenDocument 1.3, part 3).
@NullMarked
package octavo.officedocuments.writer;

import org.jspecify.annotations.NullMarked;
