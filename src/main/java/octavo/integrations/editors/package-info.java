/// Programs that run at a person's command: editors take citations, the desktop opens addresses.
@NullMarked
package octavo.integrations.editors;

import org.jspecify.annotations.NullMarked;
