@NullMarked
package octavo.formats.zotero;

import org.jspecify.annotations.NullMarked;
