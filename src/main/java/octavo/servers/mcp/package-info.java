/// The Model Context Protocol: tools for assistants.
@NullMarked
package octavo.servers.mcp;

import org.jspecify.annotations.NullMarked;
