@NullMarked
package octavo.jsonrpc;

import org.jspecify.annotations.NullMarked;
