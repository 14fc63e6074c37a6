@NullMarked
package octavo.servers.jsonrpc;

import org.jspecify.annotations.NullMarked;
