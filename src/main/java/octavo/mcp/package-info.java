/// The Model Context Protocol: tools for assistants.
@NullMarked
package octavo.mcp;

import org.jspecify.annotations.NullMarked;
