/// Word's documents: fields, content controls and bookmarks in the parts of a `.docx` (ISO/IEC
/// 29500-1, 17.16).
///
/// Fields are found by their characters, wherever runs and paragraphs begin: a run may hold the end
/// of one field, text, and the beginning of the next. Text boxes are written twice, for new
/// programs and for old ones; both are rewritten, one is read.
@NullMarked
package octavo.officedocuments.word;

import org.jspecify.annotations.NullMarked;
