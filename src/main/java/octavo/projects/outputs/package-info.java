/// Files of references that are kept in step with a library or a paper.
@NullMarked
package octavo.projects.outputs;

import org.jspecify.annotations.NullMarked;
