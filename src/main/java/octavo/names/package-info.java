/// The names of people and bodies, as BibTeX and biblatex write them.
@NullMarked
package octavo.names;

import org.jspecify.annotations.NullMarked;
