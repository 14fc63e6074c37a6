@NullMarked
package octavo.projects.sources;

import org.jspecify.annotations.NullMarked;
