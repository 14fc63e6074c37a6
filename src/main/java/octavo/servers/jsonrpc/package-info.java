/// JSON-RPC 2.0 over a pair of streams: what editors and assistants speak with a server.
@NullMarked
package octavo.servers.jsonrpc;

import org.jspecify.annotations.NullMarked;
