@NullMarked
package octavo.lsp;

import org.jspecify.annotations.NullMarked;
