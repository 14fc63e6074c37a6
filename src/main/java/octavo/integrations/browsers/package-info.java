/// Understands the buttons of browsers: Zotero's Connector and JabRef's extension.
@NullMarked
package octavo.integrations.browsers;

import org.jspecify.annotations.NullMarked;
