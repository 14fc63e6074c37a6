/// Papers in progress: what they cite, and the bibliography files next to them.
@NullMarked
package octavo.projects;

import org.jspecify.annotations.NullMarked;
