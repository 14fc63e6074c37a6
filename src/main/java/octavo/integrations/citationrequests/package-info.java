/// Citations and libraries that programs ask for as they ask Better BibTeX.
@NullMarked
package octavo.integrations.citationrequests;

import org.jspecify.annotations.NullMarked;
