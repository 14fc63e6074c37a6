/// Understands the buttons of browsers: Zotero's Connector and JabRef's extension.
@NullMarked
package octavo.integrations.zotero;

import org.jspecify.annotations.NullMarked;
