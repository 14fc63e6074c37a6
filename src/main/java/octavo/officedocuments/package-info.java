/// Word processors' documents with live citations: what they cite, and the citations rendered anew.
///
/// `container` is the archive, `xmlscan` the XML of a part, `word` and `writer` find marked ranges
/// in `.docx` and `.odt`, `codes` reads what each citation manager writes there. All of it takes
/// bytes and gives bytes; nothing is laid out anew.
@NullMarked
package octavo.officedocuments;

import org.jspecify.annotations.NullMarked;
