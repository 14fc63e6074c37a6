/// The language server: completes, explains, renames and checks citations in any editor.
@NullMarked
package octavo.servers.lsp;

import org.jspecify.annotations.NullMarked;
