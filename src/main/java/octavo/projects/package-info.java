/// Papers that people write: what they cite, and the references that lie beside them.
@NullMarked
package octavo.projects;

import org.jspecify.annotations.NullMarked;
