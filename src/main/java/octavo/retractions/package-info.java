/// Works that were retracted or corrected after publication: what agencies and Retraction Watch's
/// table say of a DOI. The table is imported by the user and read from the cache folder.
@NullMarked
package octavo.retractions;

import org.jspecify.annotations.NullMarked;
