/// Word processors that ask for citations while somebody writes, over the protocol by which
/// LibreOffice asks Zotero.
///
/// The document asks for one thing, such as a citation at the cursor; then this side asks the
/// document, one question at a time, what it contains and tells it what to write. Whose extension
/// asks makes no difference: ours and Zotero's speak the same protocol, which Zotero's client
/// documentation describes. Nothing is ever written to a library.
@NullMarked
package octavo.integrations.wordprocessors;

import org.jspecify.annotations.NullMarked;
