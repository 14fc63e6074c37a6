/// Citations that go into an editor at a person's command.
@NullMarked
package octavo.pushing;

import org.jspecify.annotations.NullMarked;
