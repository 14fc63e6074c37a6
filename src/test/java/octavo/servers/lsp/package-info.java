@NullMarked
package octavo.servers.lsp;

import org.jspecify.annotations.NullMarked;
