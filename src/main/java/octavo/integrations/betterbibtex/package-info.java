/// Citations and libraries that programs ask for as they ask Better BibTeX.
@NullMarked
package octavo.integrations.betterbibtex;

import org.jspecify.annotations.NullMarked;
