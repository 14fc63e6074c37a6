/// Word processors' documents with live citations: what they cite, and the citations rendered anew.
///
/// `documents.container` is the archive, `documents.markup` the XML of a part, `documents.word` and
/// `documents.writer` find marked ranges in `.docx` and `.odt`, `documents.codes` reads what each
/// citation manager writes there. All of it takes bytes and gives bytes; nothing is laid out anew.
@NullMarked
package octavo.documents;

import org.jspecify.annotations.NullMarked;
